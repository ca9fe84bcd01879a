/** Sets of the armoire: key, name as it goes before „-Set“, and a sentence instead of the list of pieces. */
export const armoireSetText = `\
soothing|Sanftmond
rancher|Rancher
goldenToga|Goldtoga
hornedIron|Eisenhorn
shepherd|Hirten
crystalCrescent|Kristallmond
blueArcher|Eisenblaues Bogenschützen
barrister|Anwalts
jester|Narren
miner|Bergmanns
basicArcher|Bogenschützen
graduate|Doktoranden
seaside|Strandtag
cannoneer|Kanoniers
vermilionArcher|Zinnoberrotes Bogenschützen
ogre|Oger
woodElf|Waldelfen
queenOfHearts|Herzdamen
festivalAttire|Festtags
merchant|Händler
farrier|Hufschmied
weaver|Weber
lamplighter|Laternenanzünder
coachDriver|Kutscher
kingOfDiamonds|Karokönig
fluttery|Flatter
cobbler|Schuster
glassblower|Glasbläser
piraticalPrincess|Piratenprinzessinnen
jeweledArcher|Juwelenschützen
bookbinder|Buchbinder
aceOfSpades|Pik-Ass
scribe|Schreiber
chef|Koch
vernalVestments|Frühlingsgewand
nephrite|Nephrit
boating|Bootspartie
astronomer|Sterngucker
detective|Detektiv
shadowMaster|Schattenmeister
alchemist|Alchemisten
birthday|Geburtstags
matchMaker|Zündholzmacher
baseball|Baseball
paperKnight|Pappritter
fiddler|Fiedler
lifeguard|Bademeister
pirate|Piraten
grazerGuardian|Schafhüter
autumnEnchanter|Herbstzauber
jackOfClubs|Kreuzbuben
dressingGown|Morgenmantel
blueMoon|Blaumond
jadeWarrior|Jadekrieger
medievalLaunderers|Waschtag-|Alles für die große Wäsche des Jahres zwölfhundert: seins, ihres und der Haufen.
bath|Badewannen
herald|Herolds
hatchingPotions|Schlüpftrank|Alle zehn gewöhnlichen Tränke, zum Schlüpfen viel zu groß, aus dem Schrank.
regal|Prunk
shootingStar|Sternschnuppen
gardenerSet|Gärtner
musicalInstrumentOne|Hausmusik
kite|Drachensteige
cleaningSupplies|Kehrwochen
cookingImplements|Hexenküchen
jewelers|Juwelier
painters|Maler
cleaningSuppliesTwo|Großputz
somethingSpooky|Spuk
cookingImplementsTwo|Backstuben
schoolUniform|Schuluniform
hatterSet|Hutmacher
optimistSet|Optimisten
pottersSet|Töpfer
beachsideSet|Strandbad
corsairSet|Korsaren
dragonKnightSet|Drachenritter
funnyFoolSet|Spaßvogel
frightNightSet|Gruselnacht
stormKnightSet|Sturmritter
gildedKnightSet|Goldritter
beekeepersSet|Imker
blacksmith|Schmiede
musicalInstrumentTwo|Kammermusik
prettyInPink|Ganz-in-Rosa-
gladiator|Gladiatoren
plagueDoctor|Pestdoktor
royal|Königs
dragonTamer|Drachenbändiger
falconer|Falkner
redHairbow|Rotes Schleifen
ramBarbarian|Widderbarbaren
mushroomDruid|Pilzdruiden
viking|Wikinger
swanDancer|Schwanentanz
yellowHairbow|Gelbes Schleifen
antiProcrastination|Gegen-Später-
candlestickMaker|Leuchtermacher
blueHairbow|Blaues Schleifen
blueLoungewear|Blaues Faulenzer
greenLoungewear|Grünes Faulenzer
redLoungewear|Rotes Faulenzer
duffle|Dufflecoat
herbalist|Kräuter
pinkLoungewear|Rosa Faulenzer
clown|Clowns
bonnieBagpiper|Sackpfeifer
blackLoungewear|Schwarzes Faulenzer
violetLoungewear|Violettes Faulenzer
strawRaincoat|Strohregen
fancyPirate|Feines Piraten
teaParty|Teestunden
oldTimeyBasketball|Altmodisches Basketball
rainbow|Regenbogen
admiralsSet|Admirals
karateSet|Karate|Ein weißer Anzug und neun Gürtel zum Hineinwachsen.
greenTrapper|Grünpelz
whiteLoungeWear|Weißes Faulenzer
festiveHelperSet|Weihnachtshelfer
snowyTrapperSet|Schneepelz
springPetalSet|Frühlingsblüten
sillyTuxedoSet|Albernes Smoking
sillierTuxedoSet|Noch alberneres Smoking
flyFishingSet|Fliegenfischer
redWaistcoatSet|Rotes Westen
orangeLoungewear|Oranges Faulenzer
blackHairbow|Schwarzes Schleifen
loneCowpoke|Kuhhirten
yellowLoungewear|Gelbes Faulenzer
handstand|Handstand
fancyFloralSet|Blumenpracht
verdantPage|Grünes Pagen
petFood|Futter|Alle zehn Sorten Futter, so groß, wie es kein Haustier je verlangt hat, aus dem Schrank.
`;
