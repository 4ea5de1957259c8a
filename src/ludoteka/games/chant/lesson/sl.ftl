# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte se obračajo ena za drugo in pri vsaki se izreče vino. Če je karta prav to vino, udari!
lesson-2 = Besede krožijo: rdeče, belo, peneče, rdeče … Pri prvi karti je beseda rdeče, kdor koli jo obrne.
lesson-3 = Beseda je rdeče in karta je rdeča. Udari!
lesson-4 = Udarec je bil prvi. { $seat-c } ima zadnjo roko in vzame kup. Samo to šteje: ne bodi zadnji.
lesson-5 = Beseda je belo in karta je bela. Udari!
lesson-6 = Zmaga, kdor prvi ostane brez kart. Poglejmo, kaj se zgodi, če zamujaš.
lesson-7 = Peneče in ujema se. Roki drugih sta že spodaj. Vseeno udari.
lesson-8 = Tvoja roka je bila zadnja: kup je tvoj. Naslednja karta je past – glej.
lesson-9 = Beseda je bila rdeče, karta pa peneče vino. { $seat-b } udari narobe in vzame kup. Če se ne ujema: roke stran!
lesson-10 = Belo in karta je bela: udari!
lesson-11 = To je vsa igra. Takt ne čaka in nihče ti ne pove, kdaj se ujema.
