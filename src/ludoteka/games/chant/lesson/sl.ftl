# What the coach says, as the script counts it. $seat-b and $seat-c: the two opponents.

lesson-1 = Karte se obračajo ena za drugo in pri vsaki se napove vino. Če je karta prav to vino, udari!
lesson-2 = Besede krožijo: rdeče, belo, peneče, rdeče … Pri prvi karti je beseda vedno rdeče, kdor koli jo obrne.
lesson-3 = Beseda je rdeče in karta tudi. Udari!
lesson-4 = Tvoj udarec je bil prvi. { $seat-c } ima zadnjo roko in vzame kup. Samo to šteje: naj zadnja roka ne bo tvoja.
lesson-5 = Beseda je belo in karta tudi. Udari!
lesson-6 = Zmaga, kdor prvi ostane brez kart. Poglejmo, kaj se zgodi, če zamujaš.
lesson-7 = Beseda je peneče in se ujema. Roki drugih dveh sta že na kupu. Vseeno udari.
lesson-8 = Tvoja roka je bila zadnja: vzameš kup. Naslednja karta je past – glej.
lesson-9 = Beseda je bila rdeče, karta pa peneče. { $seat-b } napačno udari in vzame kup. Če se ne ujema: roke stran!
lesson-10 = Beseda je belo in karta tudi: udari!
lesson-11 = To je vsa igra. Takt ne čaka in nihče ti ne pove, kdaj se ujema.
