/** Mystery sets: key, theme, nouns of the items in catalogue order, a sentence about the set. */
export const mysteryText = `\
201402|Clockmender|Waistcoat;Bowler;Winding Key|Everything about you ticks, and nothing about you is late.
201403|Mossback|Shell;Feelers|You have stood still so long that something is nesting on you.
201404|Kite Flyer|Kite;Goggles|One good gust, and you can skip the stairs.
201405|Glowworm|Lantern Coat;Lantern Cap|You are the reason why the path is not dark.
201406|Lighthouse Keeper|Oilskin;Sou’wester|You blink slowly and at regular intervals.
201407|Sponge Fisher|Net Suit;Cork Hat|You soak up everything, and have to be wrung out in the evening.
201408|Sunflower|Petal Suit;Great Bloom|You turn towards whoever is being kind.
201409|Orchard Thief|Patched Vest;Stem and Leaf|There are nine apples on you, and you are innocent.
201410|Chimney Bat|Sooty Waistcoat;Sooty Wings|You come out at dusk and ask if anybody has lost their evening.
201411|Gravy Knight|Ladle;Tureen|You will not rest while there is someone without a second helping.
201412|Snow Hare|Winter Coat;Long Ears|You are white on white, and gone.
201501|Comet Chaser|Trailing Robe;Bright Head|You come round rarely, and people make appointments for it.
201502|Letter Carrier|Quill;Winged Band|Neither rain nor love can keep you from your round.
201503|Tide Pool|Rock-Pool Robe;Limpet Glasses|Twice a day you are quite alone with your crabs.
201504|Garden Sprite|Leaf Tunic;Seed Wings|You live under the rhubarb and mend what the mice have broken.
201505|Toadstool|Spotted Staff;Spotted Cap|Whoever sits down on you hears stories.
201506|Bubble Blower|Soapy Suit;Round Glasses|It all floats, for a moment, and that is the point of it.
201507|Pelican|Wide Wings;Harbour Glasses|You look before you leap and swallow afterwards.
201508|Thistledown|Quilted Coat;Down Crown|A breath, and you are in the next county.
201509|Harvest Fox|Russet Coat;Russet Mask|You were seen near the grapes, and they were sour.
201510|Barn Owl|Heart Wings;Ear Tufts|You hear the mouse think.
201511|Acorn Squire|Bark Mail;Acorn Cap|You will be an oak one day, and you already stand like one.
201512|Hearthkeeper|Ember Robe;Ember Hood|Where you sit down, it gets cosy.
201601|Fresh Start|Blank Helm;Blank Shield|Nothing is written on it so far. Mind what you put down first.
201602|Love Letter|Envelope Hat;Sealing Cape|It is signed with a blot, and you know who it is from.
201603|Gambler’s Sunday|Best Coat;Best Hat|You have turned over the last card, and it was the recipe for pancakes.
201604|April Shower|Raincoat;Cloud Hat|You make everything grow, and no one takes you along on picnics.
201605|Bandstand|Striped Blazer;Straw Boater|You play on Sundays from three to five, and the ducks have learned the tune.
201606|Coral Dancer|Reef Dress;Reef Crown|You sway with it and are never pushed over.
201607|Ship’s Cat|Striped Jersey;Sailor’s Cap|The rats have gone over to another line.
201608|Cloudherd|Fleecy Hat;Fleecy Cape|You drive them home in the evening, all pink, across the hills.
201609|Scarecrow’s Friend|Feathered Coat;Crow’s Beak|You were supposed to be frightened, and stayed for supper.
201610|Jack-in-the-Box|Spring Suit;Lid|Turn the handle.
201611|Pie Baker|Rolling Staff;Crust Crown|You can tell a good day by its smell.
201612|Chess Piece|Ivory Gown;Ivory Crown|You only move in certain ways, but you are hard to get round.
201701|New Moon|Dark Shield;Dark Lenses|You are there, even when one sees nothing of you.
201702|Turtle Dove|Hood;Wings|You are never seen alone, and never heard to complain of it.
201703|Rainmaker|Dripping Robe;Dripping Hat|You dance, and after a while people fetch their washing in.
201704|Moth Prince|Velvet Robe;Velvet Wings|You are on your way to a very important lamp.
201705|Weathercock|Copper Comb;Copper Breast|You know which way it blows and tell all the village.
201706|Mapmaker|Scale Collar;Rolled Charts|Where the paper is white, you draw a friendly monster.
201707|Paper Boat|Folded Sail;Folded Prow|You went down the gutter in April and have seen the sea.
201708|Sandstorm|Whirling Blade;Whirling Shield|You come up without warning and are in everything for days.
201709|Bookworm|Bookmark;Satchel|You have eaten your way from A to M, and it gets better and better.
201710|Hedge Witch|Bramble Robe;Bramble Hat|You know each plant by its name and by what it would rather be called.
201711|Street Sweeper|Broad Braces;Neckerchief|Behind you it is all a little better than it was.
201712|Snow Globe|Glass Suit;Glass Dome|Now and then somebody shakes you and then it is lovely.
201801|Frost Moth|Crystal Wings;Crystal Feelers|You settle on the window at night and leave drawings.
201802|Valentine Baker|Iced Apron;Iced Hat;Heart Tray|Everything that you bake is shaped like what you mean.
201803|Skylark|Song Crest;Song Wings|You go straight up, and it is all one verse.
201804|Robin Hoodlum|Brown Wings;Feathered Ear|You take from the rich worms.
201805|Cherry Blossom|Blossom Hat;Blossom Cape|It lasts for ten days, so cancel everything.
201806|Lamp Oil|Brass Tank;Glass Chimney|You are full of light, and only need somebody to ask.
201807|River Otter|Sleek Coat;Whiskered Hood|You have a favourite stone, and nobody else may hold it.
201808|Forge Spirit|Glowing Plate;Glowing Helm|You are at your best when struck.
201809|Mushroom Picker|Basket Coat;Broad Hat|You know a place, and you will not say where.
201810|Night Heron|Grey Cloak;Grey Crest|You stand in the shallows and let it come to you.
201811|Inkwright|Great Pen;Inkwell Hat|You write it down, and then it happens, and sometimes there is a blot.
201812|Winter Wren|Snug Wings;Snug Cap|You are very small and sing as if you were paying the rent.
201901|Snow Plough|Blade Brow;Flashing Collar|You are up at four, and nobody ever sees who did it.
201902|Secret Admirer|Bouquet;Half Mask|You were never here, and the roses are not from you.
201903|March Hare|Mad Waistcoat;Mad Ears|It is your month, and you mean to use it.
201904|Puddle Jumper|Yellow Coat;Yellow Hood|You are the reason for the splashes on the judge.
201905|Mayfly|Gauze Wings;Gauze Crown|You only have today, and it is a nice one.
201906|Lily Pond|Green Gown;White Bloom|Frogs come to you with their voices.
201907|Ice Cream Vendor|Striped Jacket;Paper Hat;Sunglasses|You ring the bell, and whole streets turn into children.
201908|Golden Hour|Amber Robe;Amber Horns|For one hour in the evening everybody looks good beside you.
201909|Quince|Downy Suit;Leafy Cap|You are hard, sour, and turn wonderful with a little time and sugar.
201910|Candle Ghost|Wax Gown;Wax Hood|You go out if someone opens the window, and then you come back in.
201911|Story Teller|Crook;Travelling Hat|You begin with once, and the fire leans closer.
201912|Snow Queen’s Page|Silver Cap;Silver Wings|You carry the train of winter and have cold fingers.
202001|Curling Stone|Granite Cap;Granite Cape|You slide slowly and surely to where you are wanted, with people sweeping in front of you.
202002|Valentine Archer|Heart Bow;Heart Sash|You never miss, and so look twice at whom you aim.
202003|Spring Tide|Foam Crown;Foam Collar|You come up to the very door, and leave a shell.
202004|Bumbler|Clear Wings;Striped Feelers|By the laws of nature you cannot fly, and nobody has the heart to tell you.
202005|Wind Rider|Paper Wings;Paper Horns|You were folded by someone who believed in you.
202006|Sandpiper|Beach Suit;Beach Cap|You run down after the wave and then run away from it, all day long.
202007|Harbour Seal|Slick Suit;Slick Hood|You clap when others do well.
202008|Firefly|Blinking Hat;Blinking Collar|On, off, on: this is a long conversation.
202009|Plum Wasp|Paper Wings;Wasp Feelers|You come to every coffee table in September and only want some jam.
202010|Cellar Spider|Eight-Eyed Hood;Silk Cape|You have the dark corner with the best connections.
202011|Marzipan|Sugared Hat;Sugared Shield|You look like a potato, a pig or a pear, and you are sweet all through.
202012|Midnight Sun|Bright Crown;Bright Wings|It is three in the morning, and you cannot see why one should go to bed.
202101|Mountain Hut|Shingle Coat;Chimney Cap|There is soup, there is a bunk, and nobody asks how fast you were.
202102|Lace Maker|Bobbin;Lace Gown;Lace Band|You are made up of holes, and each is in its right place.
202103|Paper Crane|Folded Robe;Folded Crown|A thousand of you, and there is one wish for free.
202104|Dandelion Knight|Seed Spear;Yellow Mail|You come up through the pavement.
202105|Swift|Sickle Wings;Swift Band|You eat, sleep and dream up there, and look in during May.
202106|Message in the Sand|Driftwood Dress;Driftwood Crown|You stay until the tide, and everyone who came by has read you.
202107|Picnic|Chequered Hat;Chequered Scarf|The ants march behind you in good order.
202108|Desert Lynx|Sand Hood;Sand Glasses|You hear the rain come, three days before it does.
202109|Vintner’s Autumn|Grape-Leaf Wings;Grape Crown|You were trodden upon and have come out of it better.
202110|Grave Digger|Earthy Coat;Earthy Hat|You take the long view of things, from below.
202111|Lantern Parade|Paper Lantern Staff;Paper Lantern Hat|You go round the houses, and sing the second verse with la la la.
202112|Ice Skater|Figure Suit;Bobble Cap|You write eights, and sign them.
202201|Toastmaster|Sparkling Cup;Sparkling Mask|You raise it, and they all go quiet, even the dragon.
202202|Rose Garden|Rosebud Hat;Rosebud Glasses|You are late for nothing that smells like this.
202203|Spring Cleaning|Curtain Wings;Kerchief|You open all the windows, and the year comes in.
202204|Dressed-Up Disguise|Trench Coat;Round Glasses with Moustache;Dark Glasses|No one will guess that you are three gnomes.
202205|Paper Dragonet|Tissue Wings;Cardboard Horns|Six people are under you, and two of them are out of step.
202206|Sea Breeze|Straw Boater;Billowing Cape|You bring in the smell of salt, and the curtains are on your side.
202207|Lemonade Stand|Lemon Suit;Paper Straw Cap|You are sour, sweet, and open until the ice runs out.
202208|Beach Cat|Straw Ears;Sea Glasses|You love fish and hate how they live.
202209|Star Reader|Star Chart;Brass Sextant|You know where you are, and when it gets cloudy you guess.
202210|Ink Octopus|Inky Suit;Inky Hood|You leave while they are still asking who you are.
202211|Church Organ|Pipe Staff;Pipe Crown|You pull out all of the stops, and the windows join in.
202212|Gingerbread House|Sugar Cane;Icing Robe;Gumdrop Crown|You are warm, you are sweet, and there is a window in your back.
202301|Courageous Hare|Winter Hood;Winter Cape|You tremble, and go first.
202302|Snow Drummer|Drum Straps;Felt Earmuffs|You fall as softly as the rest, but in time.
202303|Snail Express|Shell Hat;Feeler Glasses|You deliver, in the end, and it is always fresh lettuce.
202304|Garden Gnome|Red Waistcoat;Pointed Cap|You have been guarding the radishes and have seen a thing or two by night.
202305|Blue Hour|Dusk Wings;Dusk Horns|You come after the sun and before the lamps, and everybody lowers their voice.
202306|Street Painter|Chalk Staff;Chalk-Dust Smock|You have drawn a hole in the pavement, and someone has walked around it.
202307|Regatta|Spinnaker Jacket;Pennant|You lean out a long way, and the boat is good enough to lean back.
202308|Garden Party|Parasol Hat;Rosy Glasses|You have had a cucumber sandwich and are open to anything.
202309|Monarch|Orange Wings;Orange Crown|You have flown for two thousand miles and want to see the manager.
202310|Witch Light|Wisp Robe;Wisp Hat;Wisp Circlet|You hover over the marsh and mean it well; it is the bogs that do not.
202311|Winter Market|Cinnamon Ladle;Chestnut Hat|You are hot, in a paper bag, and everyone wants to hold you.
202312|Sledge Party|Bobble Helmet;Flurry Goggles|You were told to steer with your feet, but nobody said what to do with the tree.
202401|Snow Gardener|Frosted Apron;Frosted Wings|You have planted bulbs under the snow and talk to them.
202402|Carnival Float|Papier-Mâché Head;Streamer Cape|You are twelve feet high, nod to the mayor, and throw sweets.
202403|Rain Gutter|Copper Downpipe;Copper Spout|You carry it all off, and gurgle.
202404|Kite Festival|Painted Reel;Painted Hat|You let out a little more, and then a little more.
202405|Bell Founder|Bronze Wings;Bronze Horns|You ring truest when you have cooled down.
202406|Summer Pantomime|Painted Coat;Painted Tricorne;Painted Patch|He is behind you!
202407|Swimming Baths|Striped Bathrobe;Rubber Cap|You go in by the steps, one at a time, with a sharp breath at each of them.
202408|Beetle Guard|Horned Lance;Gleaming Shell|You are on your back, and you are still on duty.
202409|Harvest Wreath|Straw Crown;Straw Shield|You hang on the door, and say that the barn is full.
202410|Candy Bat|Toffee Wings;Toffee Ears|You hang from the ceiling, and children look up with hope.
202411|Storm Lantern|Smoked-Glass Hood;Wire Collar|The more it blows, the more people are glad of you.
202412|Fir Cone|Scaled Robe;Scaled Hat|You open when it gets warm and close when it is going to rain.
202501|First Footer|Soot-Black Hat;Lump of Coal|You are the first over the threshold, and bring luck, a coal, and cold feet.
202502|Puppet Master|Patchwork Suit;Bell Hat;Tiny Stage|Eleven people live on your fingers, and they are not all friends.
202503|Weather House|Shingle Hood;Window Glasses|If you come out on the left it will be fine.
202504|Egg Painter|Spattered Smock;Eggshell Cap|You have a steady hand and have been blowing since Tuesday.
202505|Meadow Choir|Reed Wings;Reed Crest|You are up at four, all parts, no conductor.
202506|Sundial|Dial Shield;Hour Wings|You count the bright hours only.
202507|Wave Jumper|Spray Hood;Spray Wings|You wait for the seventh, and go.
202508|Swimming Pool|Lane Rope;Cork Board|Length after length, and at the end of each there is a wall you know.
202509|Flea Market|Brocade Coat;Second-Best Scarf|You cost three and a half, you say, and are a bargain.
202510|Attic Wind|Dust-Sheet Wings;Keyhole Eyes|You go through old trunks and read the letters under your breath.
202511|Frozen Fountain|Water-Jet Sword;Basin Shield|You stopped in mid-leap, and since then people have come to look.
202512|Biscuit Tin|Spoon;Tin Suit;Tin Lid|You are full of needles and thread; people are always disappointed.
202601|Night Express|Signal Lamp;Steam Cape|You pull into January on time, with all the sleepers warm.
202602|Soft Landing|Cushion Hat;Cushion Wings|You have fallen often, and it has become a style.
202603|Meadow Mage|Clover Staff;Clover Hat|Bees ask you for directions.
202604|Cloud Nine|Fluffy Robe;Fluffy Crown|You are up there, and the view is as they say.
202605|May Beetle|Chestnut Shield;Chestnut Wings|You fly into lamps with great good humour.
301404|Aether Engineer|Pressure Lance;Boiler Coat;Valve Helm;Gauge Goggles|You come from a future that runs on steam and good manners.
301405|Cloud Cartographer|Pilot’s Cap;Folding Map;Antenna;Flight Goggles|In your century one draws the weather before it happens.
301703|Clockwork Duchess|Geared Gown;Plumed Hat;Lorgnette|You are wound up every evening by a man called Perkins.
301704|Clockwork Duke|Geared Coat;Tall Hat;Strongbox|You tick, sir, and you tock.
wondercon|Costume Fair|Ruby Collar;Gold Collar;Ebony Collar;Ruby Cape;Ebony Cape;Ruby Mask;Ebony Mask|You were there, in disguise, among thousands in disguise.
`;
