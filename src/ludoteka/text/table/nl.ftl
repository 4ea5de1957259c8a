# Waarom een tafel iets weigert.

reason-not-seated = Je kijkt toe; ga zitten om mee te spelen.
reason-not-host = Dat mag alleen de spelleider.
reason-seat-taken = Die plaats is bezet.
reason-table-full = Alle plaatsen zijn bezet.
reason-seat-free = Daar zit niemand.
reason-no-such-seat = Die plaats bestaat niet.
reason-not-in-lobby = Niet midden in een spel.
reason-still-here = Die speler is er nog, of is nog maar net weg.
reason-no-such-option = Die optie heeft dit spel niet.
reason-no-such-setting = Die instelling heeft een tafel niet.
reason-no-such-level = Zo’n bot heeft dit spel niet.
reason-no-such-sign = Die roep kennen we hier niet.
reason-no-talk = Eigen woorden zijn hier niet toegestaan.
reason-nothing-said = Daar staat niets in.
reason-has-seen = Wie handen van dit spel heeft gezien, krijgt er geen plaats in.
reason-too-few = Er zijn nog niet genoeg spelers.

reason-no-match = Er is geen spel bezig.
reason-paused = Het spel staat op pauze.
reason-too-late = Dat kwam te laat voor deze kaart.
reason-no-undo = Hier wordt niets teruggenomen.
reason-undo-asked = Er heeft al iemand gevraagd een zet terug te nemen.
reason-nothing-asked = Niemand heeft je iets gevraagd.

reason-too-fast = Eén ding tegelijk: dat was te veel ineens.
reason-too-many = Er is geen plaats meer aan deze tafel.
reason-elsewhere = Je hebt deze tafel in een ander venster open.
reason-closed = De tafel wordt gesloten.
