/** Seasonal sets: key, theme, nouns for weapon;armor;head;shield (others by slot), a sentence about the set. */
export const seasonalText = `\
yetiSet|Yeti|Club;Pelt;Mask;Snow Shield|Nobody has photographed you in it, and you like to keep it that way.
skiSet|Ski Sneak|Pole;Parka;Helmet;Second Pole|You were at the bottom before the alarm had finished saying so.
candycaneSet|Candy Cane|Staff;Robe;Hat;Twist|It is striped in red and white, and gets shorter if you are hungry.
snowflakeSet|Snowflake|Wand;Gown;Crown;Shield|There is no other like it, and there is no need for one.
stealthyKittySet|Stealthy Kitty|Claw;Suit;Mask;Second Claw|You land on your feet and act as if you had meant to jump.
mightyBunnySet|Mighty Bunny|Carrot;Armor;Helm;Shield|It has long ears and takes no nonsense.
magicMouseSet|Magic Mouse|Staff;Robe;Hat;Cheese|Small paws, large spells, and a fondness for cheddar.
lovingPupSet|Loving Pup|Bone;Suit;Hood;Shield|You wag when people come home.
roguishPirateSet|Roguish Pirate|Cutlass;Coat;Tricorne;Second Cutlass|It smells of tar and of other people’s rum.
daringSwashbucklerSet|Daring Swashbuckler|Sabre;Waistcoat;Feathered Hat;Buckler|It comes with a rope to swing from, but brings no chandelier.
emeraldMermageSet|Emerald Mermage|Coral Staff;Tail;Tiara;Pearl|It glitters green all over, and dries only reluctantly.
reefSeahealerSet|Reef Seahealer|Anemone Wand;Robe;Shell Crown;Scallop|Small fish swim up to you and tell you where it hurts.
vampireSmiterSet|Vampire Smiter|Stake;Longcoat;Broad Hat;Second Stake|You smell of garlic, and it is professional.
monsterOfScienceSet|Monster of Science|Bolt;Stitched Suit;Stitched Brow;Dynamo|It was put together by somebody with more talent than sleep.
witchyWizardSet|Witchy Wizard|Broomstick;Gown;Pointed Hat;Cauldron|A black cat has agreed to be seen with you.
mummyMedicSet|Mummy Medic|Ankh;Wrappings;Headwrap;Sarcophagus Lid|You are never short of bandages.
icicleDrakeSet|Icicle Drake|Icicle;Scales;Horns;Second Icicle|Where you breathe, flowers of frost come up.
gingerbreadSet|Gingerbread|Biscuit Axe;Armor;Helm;Shield|You leave a trail of crumbs and regret nothing.
northMageSet|Northern Mage|Compass Staff;Furs;Fur Hat;Chart|You always know where the cold comes from.
soothingSkaterSet|Soothing Skater|Ribbon Wand;Dress;Earmuffs;Muff|You glide up, say the right thing, and glide on.
sneakySqueakerSet|Sneaky Squeaker|Tooth;Suit;Mask;Second Tooth|You know each hole in every wall.
bewareDogSet|Beware of Dog|Bone Club;Collar Armor;Helm;Sign Shield|The sign says it all, and the tail says something else.
magicianBunnySet|Magician Bunny|Wand;Tailcoat;Hat;Curtain|You have pulled yourself out of it, which is the hard part.
comfortingKittySet|Comforting Kitty|Purring Wand;Robe;Bonnet;Cushion|You sit down on whatever hurts until it stops.
reefRenegadeSet|Reef Renegade|Hook;Rags;Bandanna;Second Hook|The lobsters owe you money.
sunfishWarriorSet|Sunfish Warrior|Fin Blade;Scales;Helm;Round Shield|It is large, flat, and improbably cheerful.
shipSoothsayerSet|Ship Soothsayer|Astrolabe;Robe;Turban;Spyglass|You see land long before the lookout does.
strappingSailorSet|Strapping Sailor|Mop of Mercy;Sailor Suit;Sailor Cap;Lifebelt|You have tied off many a wound and every one with a bow.
battleRogueSet|Bat-tle Rogue|Wing Blade;Wings;Mask;Second Wing Blade|You hang about, upside down, till it gets dark.
scarecrowWarriorSet|Scarecrow|Pitchfork;Straw Suit;Straw Hat;Crow|No bird has dared to come near, other than the one on your shoulder.
stitchWitchSet|Stitch Witch|Great Needle;Patchwork;Patched Hat;Thimble|A stitch in time, and everything else is in tatters by design.
potionerSet|Potioner|Ladle;Apron;Goggles;Flask|Something in the pocket is still bubbling.
cocoaSet|Cocoa|Spoon;Woollens;Whipped Hat;Second Spoon|It is warm, sweet, and hard to get out of the cuffs.
snowDaySet|Snow Day|Shovel;Jacket;Bobble Hat;Sledge|School is closed, the dragons are not.
snowboardingSet|Snowboarding|Board;Jacket;Goggles;Pass|You take the steep way and call it meditation.
festiveFairySet|Festive Fairy|Star Wand;Dress;Halo;Bauble|You belong on the top of the tree and have come down to help.
cleverDogSet|Clever Dog|Stick;Coat;Cap;Second Stick|You bring it back, and you know what it is worth.
braveMouseSet|Brave Mouse|Pin;Mail;Helm;Button|It is three inches tall on the inside and ten feet on the outside.
grandMalkinSet|Grand Malkin|Tail Staff;Robe;Whiskered Hat;Saucer|An old grey cat has taught you everything she saw fit.
springingBunnySet|Springing Bunny|Daisy Wand;Robe;Clover Cap;Clover|You arrive before the bad news does.
summer2016EelSet|Eel|Zapper;Skin;Hood;Second Zapper|It slips through any net and tingles.
summer2016SharkWarriorSet|Shark|Tooth Sword;Hide;Fin Helm;Jaw Shield|Bathers make room for you, with speed.
summer2016DolphinMageSet|Dolphin|Wave Staff;Robe;Beaked Hat;Ball|You laugh at your own spells, as they are funny.
summer2016SeahorseHealerSet|Seahorse|Reed Wand;Armor;Crest;Bubble|You go through the waves with perfect posture.
fall2016BlackWidowSet|Black Widow|Fang;Silks;Veil;Second Fang|You have eight very good reasons.
fall2016SwampThingSet|Swamp Thing|Root Club;Slime;Weed Wig;Lily Pad|It is dripping, and it does not care for doorsteps.
fall2016WickedSorcererSet|Wicked Sorcerer|Skull Staff;Robe;Horned Hat;Grimoire|You laugh last, and at some length.
fall2016GorgonHealerSet|Gorgon|Asp Wand;Chiton;Snake Hair;Mirror|You look your patients in the eye, but only the stony ones.
winter2017FrostyRogueSet|Frosty|Snow Dagger;Camouflage;Hood;Second Snow Dagger|Against a white wall you are a rumour.
winter2017IceHockeySet|Ice Hockey|Stick;Jersey;Helmet;Puck Stopper|You have lost a tooth and won the match.
winter2017WinterWolfSet|Winter Wolf|Moon Staff;Fur;Wolf Hat;Paw|You howl in tune with the wind.
winter2017SugarPlumSet|Sugar Plum|Sugar Wand;Tutu;Plum Crown;Plum|You dance where angels would put down salt.
spring2017SneakyBunnySet|Sneaky Bunny|Carrot Knife;Waistcoat;Mask;Second Carrot Knife|Somebody has been in the vegetables, and it was not you.
spring2017FelineWarriorSet|Feline|Claw Blade;Mail;Eared Helm;Yarn Shield|You have nine lives and plan to use each of them.
spring2017CanineConjurorSet|Canine Conjuror|Fetching Staff;Robe;Floppy Hat;Ball|You have taught an old dog all of the new tricks.
spring2017FloralMouseSet|Floral Mouse|Blossom Wand;Petal Dress;Bud Cap;Leaf|You live in a tulip and make house calls.
summer2017SeaDragonSet|Sea Dragon|Fin Knife;Scales;Crested Mask;Second Fin Knife|You look like seaweed, right until you do not.
summer2017SandcastleWarriorSet|Sandcastle|Spade;Ramparts;Turret;Drawbridge|It is at its best at low tide.
summer2017WhirlpoolMageSet|Whirlpool|Spout Staff;Robe;Eddying Hat;Plughole|People are drawn to you, in circles.
summer2017SeashellSeahealerSet|Seashell|Pearl Wand;Tail;Shell Coronet;Oyster|Hold it to a sore ear, and the sea will say what to do.
fall2017TrickOrTreatSet|Trick-or-Treat|Candy Hook;Costume;Pumpkin Hood;Loot Pail|You ring, you grin, you hold out the bag.
fall2017HabitoweenSet|All Hallows|Candy Sword;Armor;Lantern Helm;Candy Shield|The candles come on by themselves as you walk past.
fall2017MasqueradeSet|Masquerade|Fan Staff;Finery;Feathered Mask;Opera Glass|You are recognised by everybody and named by no one.
fall2017HauntedHouseSet|Haunted House|Candelabrum;Shutters;Gabled Hat;Front Door|It creaks at night, especially on the stairs.
winter2018ReindeerSet|Reindeer|Hoof Hook;Harness;Antlers;Second Hoof Hook|You have been up on the roof, and the tiles can prove it.
winter2018GiftWrappedSet|Gift-Wrapped|Bow Sword;Wrapping;Bow;Parcel Shield|Do not shake before the day.
winter2018ConfettiSet|Confetti|Popper;Robe;Paper Hat;Streamer|You will be finding bits of it in June.
winter2018MistletoeSet|Mistletoe|Twig Wand;Gown;Wreath;Berry|People stand close to you and get well for quite another reason.
spring2018DucklingRogueSet|Duckling|Bulrush;Down;Bill;Second Bulrush|You swim along in the row and nobody is counting.
spring2018SunriseWarriorSet|Sunrise|Ray Blade;Dawn Mail;Corona;Horizon Shield|You are up first, and so the day is yours.
spring2018TulipMageSet|Tulip|Stem Staff;Petal Robe;Cup Hat;Bulb|You open in the morning and close at night, and in between you are magnificent.
spring2018GarnetHealerSet|Garnet|Gem Rod;Gown;Diadem;Facet Shield|It is red and deep, and warms the hands that hold it.
summer2018FisherRogueSet|Fisher|Rod;Oilskins;Lucky Hat;Second Rod|You sit so still that the fish come to see whether you are all right.
summer2018BettaFishWarriorSet|Betta Fish|Fin Sabre;Veil Mail;Crest;Fan Shield|It is proud, flowing, and ready for a fight with its own reflection.
summer2018LionfishMageSet|Lionfish|Spine Staff;Stripes;Maned Hat;Spines|You are very much admired, from over there.
summer2018MerfolkMonarchSet|Merfolk Monarch|Trident;Royal Tail;Coral Crown;Conch|The crabs bow, sideways.
fall2018AlterEgoSet|Alter Ego|Stopper;Half-and-Half Coat;Other Face;Second Stopper|The left half of you has no idea what the right one is up to.
fall2018MinotaurWarriorSet|Minotaur|Labrys;Hide;Horns;Maze Shield|You always turn left, and it has served you well.
fall2018CandymancerMageSet|Candymancer|Lollipop Staff;Liquorice Robe;Bonbon Hat;Jawbreaker|Your magic rots the teeth.
fall2018CarnivorousPlantSet|Carnivorous Plant|Tendril;Pitcher;Flytrap;Leaf Trap|You are good to people and less so to wasps.
winter2019PoinsettiaSet|Poinsettia|Petal Knife;Bracts;Bloom;Second Petal Knife|It looks like a present and keeps like a secret.
winter2019BlizzardSet|Blizzard|Gale Blade;Whiteout Mail;Squall Helm;Drift Shield|They see you coming and cannot see anything else.
winter2019PyrotechnicSet|Pyrotechnic|Rocket Staff;Sparkling Robe;Fuse Hat;Catherine Wheel|Light, and stand well back.
winter2019WinterStarSet|Winter Star|Crystal Wand;Midnight Gown;Star Crown;North Star|Three people have followed you already, with presents.
spring2019CloudRogueSet|Cloud|Puff Blade;Fleece;Fog Hood;Second Puff Blade|You drift by, and later something is missing.
spring2019OrchidWarriorSet|Orchid|Thorn Sword;Petal Plate;Bloom Helm;Leaf Shield|It needs little water and a great deal of praise.
spring2019AmberMageSet|Amber|Resin Staff;Honeyed Robe;Drop Hat;Fossil|Something very old is looking out of it, and takes notes.
spring2019RobinHealerSet|Robin|Feather Wand;Red Breast;Beaked Hood;Nest|You turn up when somebody digs over their troubles.
summer2019HammerheadRogueSet|Hammerhead|Mallet;Grey Hide;Wide Mask;Second Mallet|You can look round two corners at once.
summer2019SeaTurtleWarriorSet|Sea Turtle|Flipper Blade;Plastron;Shell Helm;Carapace|You have come a long way with the current and can go all the way back.
summer2019WaterLilyMageSet|Water Lily|Bud Wand;Pad Robe;Bloom Hat;Lily Pad|It floats, and so do your thoughts.
summer2019ConchHealerSet|Conch|Spiral Wand;Mother-of-Pearl Gown;Spire;Conch|It listens first, and then it sings.
fall2019OperaticSpecterSet|Operatic Spectre|Candlestick;Evening Cloak;Half Mask;Second Candlestick|You know all the trapdoors, and the high notes too.
fall2019RavenSet|Raven|Talon;Black Plumes;Beaked Helm;Wing Shield|You say one word only, but to great effect.
fall2019CyclopsSet|Cyclops|Eye Staff;Goatskin;Single Eye;Sheep|You take the long view and miss the distance a bit.
fall2019LichSet|Lich|Bone Wand;Grave Robe;Tarnished Crown;Phylactery|You have been dead for a while and recommend a good night’s rest.
winter2020LanternSet|Lantern|Lamp Pole;Paper Robe;Lantern Hood;Second Lamp Pole|Moths follow you with petitions.
winter2020EvergreenSet|Evergreen|Pine Sword;Needle Mail;Fir Helm;Cone Shield|It has never lost its leaves, or its temper.
winter2020CarolOfTheMageSet|Carol|Song Staff;Choir Robe;Scarf and Hat;Hymn Book|Windows open wherever you go, and then purses.
winter2020WinterSpiceSet|Winter Spice|Cinnamon Wand;Clove Gown;Orange Peel;Star Anise|You smell of kitchens in which everything will be fine.
spring2020LapisLazuliRogueSet|Lapis Lazuli|Blue Blade;Flecked Coat;Veined Mask;Second Blue Blade|It is as blue as a good lie, with specks of gold.
spring2020BeetleWarriorSet|Beetle|Mandible;Wing Case;Horned Helm;Elytron|Turn it over once, and it will kick for a week.
spring2020PuddleMageSet|Puddle|Splash Staff;Raincoat;Sou’wester;Rubber Boot|You hold the sky in it, and then you jump.
spring2020IrisHealerSet|Iris|Flag Wand;Violet Gown;Fall and Standard;Leaf Blade|It grows at the water’s edge, where people sit when they are sad.
summer2020CrocodileRogueSet|Crocodile|Snap Knife;Hide;Jaws;Second Snap Knife|You weep a little beforehand, out of courtesy.
summer2020RainbowTroutWarriorSet|Rainbow Trout|Brook Sword;Spotted Mail;Gill Helm;Leap Shield|You go upstream, since that is where things are.
summer2020OarfishMageSet|Oarfish|Ribbon Staff;Long Robe;Red Crest;Sounding Line|When you come up there is going to be news.
summer2020SeaGlassHealerSet|Sea Glass|Frosted Wand;Tumbled Gown;Glass Crown;Bottle Bottom|It was broken once, and the sea has made it gentle.
fall2020TwoHeadedRogueSet|Two-Headed|Fork;Double Doublet;Other Head;Second Fork|You never eat alone, and the argument does not stop.
fall2020WraithWarriorSet|Wraith|Chill Blade;Tatters;Hollow Helm;Door Knocker|It goes through walls and leaves the wallpaper shivering.
fall2020ThirdEyeMageSet|Third Eye|Iris Staff;Seer’s Robe;Open Eye;Crystal|It is the one that stays open when you sneeze.
fall2020DeathsHeadMothHealerSet|Death’s-Head Moth|Feeler Wand;Dusty Wings;Skull Hood;Cocoon|You come to every lamp and mean well.
winter2021HollyIvyRogueSet|Holly and Ivy|Prickle;Leaf Coat;Berry Mask;Second Prickle|The one pricks, the other clings, and they have made up.
winter2021IceFishingWarriorSet|Ice Fishing|Ice Pick;Thermal Mail;Ear-Flap Helm;Stool|You wait by the hole, and something will come up.
winter2021WinterMoonMageSet|Winter Moon|Crescent Staff;Silver Robe;Moon Hat;Halo|It hangs low, and makes the snow blue.
winter2021ArcticExplorerHealerSet|Arctic Explorer|Flag Wand;Expedition Coat;Snow Goggles;Compass|You may be some time.
spring2021TwinFlowerRogueSet|Twin Flower|Left Bloom;Stem Suit;Double Bud;Right Bloom|You do everything twice and nobody can tell which one was you.
spring2021SunstoneWarriorSet|Sunstone|Glint Axe;Warm Plate;Bright Helm;Dial Shield|With that, the sailors knew where the sun was, fog or not.
spring2021SwanMageSet|Swan|Neck Staff;Plumage;Orange-Beaked Hat;Mirror Pond|It is all calm above, with a great deal of paddling below.
spring2021WillowHealerSet|Willow|Bough;Trailing Gown;Catkin Crown;Basket|It bends a long way and weeps only for show.
summer2021ClownfishRogueSet|Clownfish|Anemone Knife;Stripes;Painted Mask;Second Anemone Knife|Your friends sting, but you do not.
summer2021FlyingFishWarriorSet|Flying Fish|Fin Spear;Spray Mail;Winged Helm;Skimming Shield|It is only for a few seconds, but what seconds they are.
summer2021NautilusMageSet|Nautilus|Spiral Staff;Chambered Robe;Shell Hat;Siphon|You build on a room whenever you have learned something.
summer2021ParrotHealerSet|Parrot|Perch;Bright Feathers;Crest;Cracker|It repeats the good news until somebody believes it.
fall2021OozeRogueSet|Ooze|Drip;Slick;Bubble Hood;Second Drip|You come in under the door and leave a stain of yourself.
fall2021HeadlessWarriorSet|Headless|Horseman’s Sword;High Collar;Missing Head;Pumpkin Shield|You have lost your head and found it rather freeing.
fall2021BrainEaterMageSet|Brain Eater|Fork Staff;Napkin Robe;Tentacled Hat;Jar|You like to pick other people’s brains, politely, and with a side dish.
fall2021FlameSummonerHealerSet|Flame Summoner|Wick Wand;Smoky Gown;Flame Crown;Brazier|The fire comes when it is called and wipes its feet.
winter2022FireworksRogueSet|Fireworks|Sparkler;Black Powder Coat;Star-Shell Mask;Second Sparkler|Everybody looks up, and that is when you get on with it.
winter2022StockingWarriorSet|Stocking|Candy Sword;Knitted Mail;Toe Cap;Coal Shield|It hangs by the fire and bulges with intent.
winter2022PomegranateMageSet|Pomegranate|Seed Staff;Rind Robe;Crown Fruit;Six Seeds|Eat six, and stay for the winter.
winter2022IceCrystalHealerSet|Ice Crystal|Prism Wand;Rime Gown;Icicle Crown;Lattice|It is quite cold, quite clear, and good on bruises.
spring2022MagpieRogueSet|Magpie|Silver Spoon;Black and White;Bright Eye;Second Silver Spoon|It shone, so you looked after it.
spring2022RainstormWarriorSet|Rainstorm|Lightning Rod;Oilcloth Mail;Cloud Helm;Umbrella|You come down hard, and afterwards everything is greener.
spring2022ForsythiaMageSet|Forsythia|Blossom Staff;Golden Robe;Hedge Hat;Bright Branch|You are the first one out and entirely yellow.
spring2022PeridotHealerSet|Peridot|Olive Wand;Leaf-Green Gown;Spring Diadem;Green Facet|It is as green as the first day on which you need no coat.
summer2022CrabRogueSet|Crab|Pincer;Shell Suit;Stalk Eyes;Second Pincer|You get in by the side entrance.
summer2022WaterspoutWarriorSet|Waterspout|Twister;Swirling Mail;Funnel Helm;Spray Shield|It is half sea, half sky, and wholly in a hurry.
summer2022MantaRayMageSet|Manta Ray|Tail Staff;Wing Robe;Horned Hood;Shadow|You pass over the sand like a thought.
summer2022AngelfishHealerSet|Angelfish|Fin Wand;Striped Gown;Halo Fin;Bubble Ring|You are small, flat, and on the side of the good.
fall2022KappaRogueSet|Kappa|Cucumber;River Suit;Water Dish;Second Cucumber|Bow to it, and it has to bow back, and there goes the water.
fall2022OrcWarriorSet|Orc|Cleaver;Rivets;Tusked Helm;Spiked Door|It shouts first, and then it asks who has finished the biscuits.
fall2022HarpyMageSet|Harpy|Plume Staff;Ragged Wings;Screech Mask;Broken Egg|You have something to say about all of them, and from above.
fall2022WatcherHealerSet|Watcher|Many-Eyed Wand;Blinking Gown;Lidded Crown;Peephole|Somebody is always keeping an eye on you, and in this case it is kindly meant.
winter2023RibbonRogueSet|Ribbon|Curl;Satin Coat;Bow Mask;Second Curl|You are tied to nothing, least of all to a parcel.
winter2023WalrusWarriorSet|Walrus|Tusk;Blubber;Whiskers;Ice Floe|The time has come, it says, to talk of many things.
winter2023FairyLightsMageSet|Fairy Lights|Plug Staff;Twinkling Robe;Bulb Hat;Extension Reel|If one goes out, they all do, so mind the one.
winter2023CardinalHealerSet|Cardinal|Berry Wand;Red Plumage;Crest;Feeder|A red dot in all that white, just when somebody needed one.
spring2023CaterpillarRogueSet|Caterpillar|Leaf Knife;Many Sleeves;Feelers;Second Leaf Knife|You eat your way through it and change later.
spring2023HummingbirdWarriorSet|Hummingbird|Beak Rapier;Iridescent Mail;Long-Billed Helm;Blur|You stand in the air and hit three times before it is your turn.
spring2023MoonstoneMageSet|Moonstone|Glow Staff;Milky Robe;Moonlit Hat;Sleeping Stone|It has a bit of night in it, and sleep.
spring2023LilyHealerSet|Lily|Stamen Wand;White Gown;Trumpet Bloom;Petal|It smells so strong that trouble has to sit down.
summer2023GuppyRogueSet|Guppy|Tail Knife;Rainbow Skin;Fan Mask;Second Tail Knife|There were three of you this morning, and now there are forty.
summer2023GoldfishWarriorSet|Goldfish|Bowl Breaker;Golden Scales;Pop Eyes;Castle Shield|Each time round it is a new castle, and you fight for it as on the first day.
summer2023CoralMageSet|Coral|Branch Staff;Reef Robe;Polyp Hat;Living Rock|It has been growing for a thousand years, and is only getting started.
summer2023KelpHealerSet|Kelp|Frond Wand;Swaying Gown;Holdfast;Air Bladder|You give way to each wave and are still there afterwards.
fall2023WitchsBrewRogueSet|Witch’s Brew|Stirrer;Spattered Coat;Steam Mask;Second Stirrer|Eye of newt, they say. It was a peppercorn.
fall2023BogCreatureHealerSet|Bog Creature|Reed Wand;Moss Gown;Mud Crown;Lily Root|It rises, gurgles, and puts a cool hand on your brow.
fall2023ScaryMovieWarriorSet|Scary Movie|Prop Sword;Stunt Armor;Mask from the Poster;Screen|Do not go down there, everybody shouts, and down you go.
fall2023ScarletWarlockMageSet|Scarlet Warlock|Ember Staff;Scarlet Robe;Pact Hat;Contract|You have read the small print. You wrote it.
winter2024SnowyOwlRogueSet|Snowy Owl|White Talon;Down Coat;Round Eyes;Second White Talon|There was no sound, just a little less mouse.
winter2024FrozenHealerSet|Frozen|Frost Wand;Ice-Bound Gown;Frosted Crown;Pane|You have stopped in the middle of being kind, and it holds.
winter2024PeppermintBarkWarriorSet|Peppermint Bark|Shard Blade;Chocolate Plate;Cracked Helm;Slab|It snaps cleanly and clears the sinuses.
winter2024NarwhalWizardMageSet|Narwhal|Tusk Staff;Arctic Robe;Horn Hat;Breathing Hole|The unicorns of the sea keep quiet about it, and study.
spring2024FluoriteWarriorSet|Fluorite|Cube Axe;Banded Plate;Glowing Helm;Octahedron|Green, violet, green, and then your opponent sits down.
spring2024HibiscusMageSet|Hibiscus|Pistil Staff;Crimson Robe;Broad Bloom;Iced Tea|It opens for a single day and makes the most of it.
spring2024BluebirdHealerSet|Bluebird|Song Wand;Sky Plumage;Small Crest;Nest Box|It had been at home all the time.
spring2024MeltingSnowRogueSet|Melting Snow|Drip Blade;Slush Coat;Thaw Hood;Second Drip Blade|You were there a minute ago, and now there are just crocuses.
summer2024WhaleSharkWarriorSet|Whale Shark|Spotted Sword;Starry Hide;Wide Jaw;Plankton Shield|It is the biggest fish in the sea, and it would not hurt a shrimp. Well, a shrimp.
summer2024SeaAnemoneMageSet|Sea Anemone|Tentacle Staff;Fringed Robe;Waving Hat;Lodger|You stay where you are and everything comes floating by.
summer2024SeaSnailHealerSet|Sea Snail|Slow Wand;Foot Gown;Spire Shell;Door|You carry a house with you, in case anyone needs to lie down.
summer2024NudibranchRogueSet|Nudibranch|Frill Knife;Dazzle Suit;Gill Plumes;Second Frill Knife|Nobody ever sees what you do; they are looking at the colours.
fall2024FieryImpWarriorSet|Fiery Imp|Toasting Fork;Cinder Mail;Little Horns;Oven Door|You are in a hot temper, and it is very good for bread.
fall2024UnderworldSorcerorMageSet|Underworld Sorcerer|Obol Staff;Ferry Robe;Gate Hat;River Stone|You have been down there and back, and you did not turn round.
fall2024SpaceInvaderHealerSet|Space Invader|Beam Wand;Pixel Gown;Antenna;Bunker|You come down row by row, and patch people up as you go.
fall2024BlackCatRogueSet|Black Cat|Claw;Midnight Fur;Whiskers;Second Claw|You have crossed every path in town, from left to right.
winter2025MooseWarriorSet|Moose|Shovel Antler;Shaggy Mail;Antler Helm;Lake Shield|It stands in the road, and the road waits.
winter2025AuroraMageSet|Aurora|Ribbon Staff;Curtain Robe;Polar Hat;Green Glow|It runs across the sky without a sound, and then over your sleeves.
winter2025StringLightsHealerSet|String Lights|Bulb Wand;Glowing Gown;Garland;Spare Fuse|You are put up when it gets dark, and taken down too early.
winter2025SnowRogueSet|Snow|Flurry Blade;Powder Coat;Drift Hood;Second Flurry Blade|You fall so softly that the alarm bells nod off.
spring2025SunshineWarriorSet|Sunshine|Beam Sword;Golden Plate;Bright Visor;Sun Disc|You simply come in and open the curtains.
spring2025CrystalPointRogueSet|Crystal Point|Splinter;Faceted Coat;Clear Mask;Second Splinter|You come to the point at once.
spring2025PlumeriaHealerSet|Plumeria|Blossom Wand;Garland Gown;Flower Crown;Lei|One is put around your neck, and there you are on holiday.
spring2025MantisMageSet|Mantis|Foreleg Staff;Leaf Robe;Swivel Hat;Folded Wing|You hold your hands as if in prayer, and in effect it is.
summer2025ScallopWarriorSet|Scallop|Ribbed Blade;Fluted Plate;Fan Helm;Shell Shield|It claps itself together and away it goes.
summer2025SquidRogueSet|Squid|Arm Hook;Ink Suit;Mantle Mask;Second Arm Hook|There is a black cloud, and behind it there is nobody any more.
summer2025SeaAngelHealerSet|Sea Angel|Glass Wand;Clear Gown;Tiny Wings;Light|You are two inches tall, transparent, and merciful up to a point.
summer2025FairyWrasseMageSet|Fairy Wrasse|Flash Staff;Fin Robe;Sunset Hat;Bubble Nest|You put on more colours for a spell than other people own.
fall2025SasquatchWarriorSet|Sasquatch|Pine Trunk;Shag;Brow;Footprint Shield|The picture came out blurred, and so do you, if you move.
fall2025MaskedGhostMageSet|Masked Ghost|Sleeve Staff;Floating Robe;Carved Mask;Second Face|Behind the mask there is nothing, and it is well read.
fall2025KoboldHealerSet|Kobold|Candle Wand;Mine Gown;Stub-Horned Cap;Pot Lid|You live under the stairs and mend people’s things at night.
fall2025SkeletonRogueSet|Skeleton|Rib Knife;Bones;Skull;Second Rib Knife|You slip through the bars, one bone at a time.
winter2026RimeReaperWarriorSet|Rime Reaper|Frost Scythe;Hoar Plate;White Hood;Frozen Gate|You cut what is over, so that something may come up in spring.
winter2026MidwinterCandleMageSet|Midwinter Candle|Taper Staff;Wax Robe;Flame Hat;Candlestick|It burns on the longest night, and at both ends.
winter2026PolarBearHealerSet|Polar Bear|Seal-Song Wand;White Fur;Bear Hood;Floe|One of your hugs lasts until April.
winter2026SkiRogueSet|Alpine Ski|Carving Pole;Racing Suit;Goggles;Second Carving Pole|There are two lines in the snow, and no one at the end of them.
spring2026FrogWarriorSet|Frog|Cattail Mace;Slick Mail;Wide-Mouthed Helm;Lily Shield|You sit there, you sit there, you sit there, and hop.
spring2026BranchRogueSet|Branch|Twig Knife;Bark Coat;Leaf Mask;Second Twig Knife|You were a part of the tree, as far as anybody knew.
spring2026SnowdropHealerSet|Snowdrop|Bell Wand;White Petal Gown;Drooping Bloom;Green Shoot|You come up through the snow, without having been asked, and hang your head a little.
spring2026MaypoleMageSet|Maypole|Ribbon Pole;Plaited Robe;Flower Wheel;Green Ribbon|Everyone takes hold of an end and goes round you.
`;
