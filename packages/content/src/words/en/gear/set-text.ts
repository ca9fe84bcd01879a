/** Names of armoire sets whose key does not make a good one. */
export const armoireSetText = `\
aceOfSpades|Ace of Spades
admiralsSet|Admiral’s
alchemist|Alchemist’s
antiProcrastination|Against Later
astronomer|Astronomer’s
autumnEnchanter|Autumn Enchanter’s
barrister|Barrister’s
basicArcher|Archer’s
beekeepersSet|Beekeeper’s
blacksmith|Blacksmith’s
blueArcher|Iron Blue Archer’s
bonnieBagpiper|Bonnie Bagpiper’s
bookbinder|Bookbinder’s
candlestickMaker|Candlestick Maker’s
cannoneer|Cannoneer’s
chef|Chef’s
clown|Clown’s
coachDriver|Coach Driver’s
cobbler|Cobbler’s
corsairSet|Corsair’s
detective|Detective’s
dragonKnightSet|Dragon Knight’s
dragonTamer|Dragon Tamer’s
falconer|Falconer’s
farrier|Farrier’s
festiveHelperSet|Festive Helper’s
fiddler|Fiddler’s
funnyFoolSet|Funny Fool’s
gardenerSet|Gardener’s
gildedKnightSet|Gilded Knight’s
gladiator|Gladiator’s
glassblower|Glassblower’s
graduate|Graduate’s
grazerGuardian|Grazer Guardian’s
hatterSet|Hatter’s
herald|Herald’s
herbalist|Herbalist’s
jester|Jester’s
jeweledArcher|Jewelled Archer’s
jewelers|Jeweller’s
kingOfDiamonds|King of Diamonds
lamplighter|Lamplighter’s
lifeguard|Lifeguard’s
loneCowpoke|Lone Cowpoke’s
matchMaker|Match Maker’s
medievalLaunderers|Medieval Launderers’|Everything for the great wash of the year twelve hundred, his, hers and the heap.
merchant|Merchant’s
miner|Miner’s
mushroomDruid|Mushroom Druid’s
ogre|Ogre’s
oldTimeyBasketball|Old-Time Basketball
optimistSet|Optimist’s
painters|Painter’s
paperKnight|Cardboard Knight’s
pirate|Pirate’s
petFood|Pet Food|All ten foods, in a size that no pet could ask for, out of the armoire.
piraticalPrincess|Piratical Princess’s
plagueDoctor|Plague Doctor’s
pottersSet|Potter’s
queenOfHearts|Queen of Hearts
ramBarbarian|Ram Barbarian’s
rancher|Rancher’s
scribe|Scribe’s
shadowMaster|Shadow Master’s
shepherd|Shepherd’s
snowyTrapperSet|Snowy Trapper’s
stormKnightSet|Storm Knight’s
swanDancer|Swan Dancer’s
verdantPage|Verdant Page’s
vermilionArcher|Vermilion Archer’s
viking|Viking’s
weaver|Weaver’s
hatchingPotions|Hatching Potion|All ten standard potions, far too large to hatch with, out of the armoire.
karateSet|Karate|A white suit, and nine belts to grow into.
woodElf|Wood Elf’s
`;
