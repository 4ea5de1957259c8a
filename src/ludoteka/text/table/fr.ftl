# Pourquoi une table refuse ce qu’on lui demande.

reason-not-seated = Tu regardes ; prends une place pour jouer.
reason-not-host = Seul l’hôte peut faire cela.
reason-seat-taken = Cette place est prise.
reason-table-full = Toutes les places sont prises.
reason-seat-free = Personne n’est assis là.
reason-no-such-seat = Cette place n’existe pas.
reason-not-in-lobby = Pas au milieu d’une partie.
reason-still-here = Cette personne est là, ou vient tout juste de partir.
reason-no-such-option = Ce jeu n’a pas cette option.
reason-no-such-setting = Une table n’a pas ce réglage.
reason-no-such-level = Ce jeu n’a pas ce robot.
reason-no-such-sign = Ce signe n’est pas connu ici.
reason-no-talk = Ici, l’hôte ne permet que les signes.
reason-nothing-said = Il n’y a rien à dire là-dedans.
reason-has-seen = Qui a vu des mains de cette partie n’y a plus de place.
reason-too-few = Il manque encore des joueurs.

reason-no-match = Aucune partie n’est en cours.
reason-paused = La partie est en pause.
reason-too-late = C’est arrivé trop tard pour cette carte.
reason-no-undo = Ici, on ne reprend pas ses coups.
reason-undo-asked = Quelqu’un a déjà demandé à reprendre un coup.
reason-nothing-asked = Personne ne t’a rien demandé.

reason-too-fast = Une chose à la fois : c’était trop d’un coup.
reason-too-many = Il n’y a plus de place à cette table.
reason-elsewhere = Cette table est ouverte dans une autre fenêtre.
reason-closed = La table est en train de fermer.
