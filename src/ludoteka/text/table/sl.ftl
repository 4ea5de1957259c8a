# Zakaj miza zavrne, kar kdo od nje želi. Glej REASONS med kodami mize.

reason-not-seated = Samo gledaš; če želiš igrati, zasedi sedež.
reason-not-host = To lahko stori le, kdor vodi mizo.
reason-seat-taken = Ta sedež je zaseden.
reason-table-full = Vsa mesta so zasedena.
reason-seat-free = Tam ne sedi nihče.
reason-no-such-seat = Takšnega sedeža ni.
reason-not-in-lobby = Ne sredi partije.
reason-still-here = Ta igralec je še tu ali pa je pravkar odšel.
reason-no-such-option = Ta igra nima takšne izbire.
reason-no-such-setting = Miza nima takšne nastavitve.
reason-no-such-level = Ta igra nima takšnega bota.
reason-no-such-sign = Tega znaka tu ne poznamo.
reason-no-talk = Gostitelj tu dovoli samo znake.
reason-nothing-said = V tem ni ničesar za povedati.
reason-has-seen = Kdor je videl karte te partije, v njej ne dobi sedeža.
reason-too-few = Igralcev je še premalo.

reason-no-match = Nobena partija ne teče.
reason-paused = Igra stoji.
reason-too-late = Za to karto je bilo prepozno.
reason-no-undo = Za to mizo se poteze ne vračajo.
reason-undo-asked = Za vrnitev poteze je nekdo že prosil.
reason-nothing-asked = Nihče te ni ničesar vprašal.

reason-too-fast = Počasi: tega je bilo preveč naenkrat.
reason-too-many = Za to mizo ni več prostora.
reason-elsewhere = To mizo imaš odprto v drugem oknu.
reason-closed = Miza se zapira.
