from ludoteka.games import ORDER
from ludoteka.lab.deal import Deal as Deal
from ludoteka.lab.library import Comparison as Comparison
from ludoteka.lab.library import Simulation as Simulation
from ludoteka.lab.library import simulate as simulate
from ludoteka.lab.library import tournament as tournament
from ludoteka.rules.contract import Illegal as Illegal

__version__: str
__all__: list[str]
GAMES = ORDER
