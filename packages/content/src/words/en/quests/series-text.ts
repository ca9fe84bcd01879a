/** Words of the quest series and the quests that everyone gets; parse.ts documents the grammar. */
export const seriesText = `\
# basilist
n A List with Teeth
s You unroll a list to add one small thing, and it keeps unrolling: out of the door, down the hill, twice around the well. At its far end two yellow eyes open. “Item one,” hisses the Basilist, “look at me until you cannot move.” Half the market stands there already, stiff with good intentions. It is only made of undone things, so you know what it fears. Call your party, read one line at a time, and strike it out.
e The last line is crossed out, and the Basilist shrinks to a slip of paper no longer than your thumb. “Buy milk,” it whispers. You buy milk. All over the market people stretch their stiff necks and go back to what they were doing, one thing after another. Your party divides the coins that were hidden under item forty.
b The Basilist
# dustbunnies
n Something Grey Under the Bed
s It began with a sneeze. Then something hopped behind the curtain, and something else hopped behind that. You have put off sweeping for just long enough that the dust has opinions and ears. It thumps at night. It has eaten one sock of every pair. There is no shame in it, it happens to the best houses, but there is a broom in the corner, and tonight the two of you have business.
e A great grey puff, and the floor is a floor again. Under the bed you find nine socks, a coin or two, and a note you wrote to yourself in spring. The smallest bunny escapes over the sill and looks back, almost fond. You leave the window open. Tomorrow a minute of sweeping will do.
b The Dust Bunnies
# atom1
n Dust and Soap, Part 1: A Speck
s There is a speck on the window of your tower. It is too small to bother with. The next morning it is still too small to bother with, but there are eleven. By the end of the week the sun comes in brown, and your neighbours in the other towers light candles at noon. “It is only dust,” everybody says, each for himself. The soap boiler has packed up and left for want of customers, and her stock lies scattered along the road. Go and pick it up.
e Twenty bars of soap, one of them in the shape of a fish. You breathe on the pane, rub a circle the size of a coin, and look out. That is how you come to be the first who sees it: the specks are not sitting still. They are walking, all in the same direction.
c soapBars|Bars of Soap
# atom2
n Dust and Soap, Part 2: The Gathering Grey
s In the old bath house at the edge of town the specks meet. Alone, each of them was nothing. Now they lie on each other like felt, and the felt has shoulders. The Smudge does not attack; it merely settles on you, softly, on eyelids and lute strings and unfinished letters, until it is no longer worth the trouble of moving. You turn on every tap in the house.
e The Smudge runs down the drain with a sound of great disappointment. Down there, though, the pipes are old, and all of them lead to the same place. You put your ear to the tiles. Below you something has just been handed a year’s worth of dirt from four hundred towers, and it says thank you.
b The Smudge
# atom3
n Dust and Soap, Part 3: The Sum of All Crumbs
s It sits in the great cistern: the Sum, built out of everything that was too small to bother with. You see the tiny bill in there, the loose button, the letter of two lines, the thank-you that took only a moment and was never said. Nobody ever did it any harm. It is so big by now that the streets are sagging. You cannot lift a thing like that, but you can take one crumb away, and then another, and you have brought soap.
e It ends without a bang. There is one crumb left at the end, it is too small to bother with, and you bother with it. Up in the towers people are washing their windows and waving at each other with the rags. In the empty cistern you find a helmet that somebody meant to pick up later. You pick it up.
b The Sum of All Crumbs
# goldenknight1
n Gilded Pride, Part 1: Who Vouches for You?
s On the bridge to the valley of Sorrel stands a knight in gold and lets nobody across. “Who vouches for you?” he asks. You show him your hands, your scars, your lists with everything crossed off. He shakes his head. “Anyone can praise himself.” He himself has stood here for thirty years, for want of a person who would say a good word for him, only he does not mention that. You need sixty witnesses. You will be astonished how many remember something kind you did.
e Sixty testimonies. The woman whose cart you pushed, the boy you let win at marbles; you had forgotten nearly all of them. The knight reads them to the end, twice, with his finger under the line. Then he folds them up with great care and draws his sword. “I envy you,” he says. “En garde.”
c testimony|Testimonies
# goldenknight2
n Gilded Pride, Part 2: The Duel on the Bridge
s He is good, and why not; he has done nothing else for thirty years. Each of your blows leaves a scratch in the gold, and each scratch seems to hurt him more than the blow. “It was flawless,” he pants. “They would have looked up to it, one day.” Under the bridge the river carries on with the sound of people clapping very far away.
e The sword flies in a beautiful arc and sticks in the mud of the bank. He sits down on the stones and waits to be laughed at. You sit down next to him. Behind you both, without anyone inside it or any need of him, the armour gets up from the ground and squares its shoulders.
b The Golden Knight
# goldenknight3
n Gilded Pride, Part 3: Nobody Home
s Here is what is left of pride when nobody is in it any more: a suit of gold, eight feet tall and hollow as a bell. It does not want to let anyone across, to either side, ever. It swings a morning star over its head and looks magnificent, and it is of no use whatever. The knight stands beside you in his shirt, shivering. “I know every scratch on it,” he says. “Aim for the one over the heart. I made that one myself, on the first day.”
e It goes down like a kitchen full of pans. From the valley come the people of Sorrel, who would have liked to cross themselves these thirty years, and the first thing they do is bring the man a jacket. He makes a flower pot out of the helmet. He gives the morning star to you, and, blushing, a sixty-first testimony.
b The Hollow Armour
# moonstone1
n The Moonstone Road, Part 1: The Town That Cannot Sleep
s In Umberwick nobody has slept since harvest. They sit at their lit windows and do just one more thing. They are brilliant until two, cross until four, and by six they put salt in the coffee. Once every bed had a moonstone at its head, a pebble with a bit of night in it. Somebody has gathered them all and thrown them away along the marsh road. There were a hundred beds. You yawn, and set out.
e A hundred stones in a sack that grows heavier and softer with every one, like a sleeping child. You hold one against your eyes and for a breath you smell fresh linen. Then all the lamps of the town flare up at once. Somebody has noticed that you brought the night back.
c moonstone|Moonstones
# moonstone2
n The Moonstone Road, Part 2: The Wide-Awake
s She used to be the night nurse of Umberwick. She stayed awake a single time to finish something, and it worked so well that she never stopped. Now she glides from house to house on sleepless feet and trims the lamps, thin as a wick, with eyes like saucers. “Just one more,” she says tenderly, and takes the stone out of the cradle you have only just put it in. You must be quicker. You must also stay gentle, for she has not had an easy century.
e You put the last stone into her own hand and close her fingers over it. The Wide-Awake says “oh”, sits down on the stairs, and is gone before her head touches the wall. Peace settles over Umberwick. It lasts for as long as it takes a large bell in the marsh to strike thirteen.
b The Wide-Awake
# moonstone3
n The Moonstone Road, Part 3: The Thirteenth Hour
s There is no thirteenth hour. Somebody has built one all the same, out of hours that were stolen from sleep, and he lives in it as a king in his tower. Everyone who ever said he would rest when he was dead is in there with him and working, and they have been dead for some time. “Stay,” says the Lord of the Thirteenth Hour. “Think what you could get done.” The moonstones grow white-hot in your fist. You are so very tired. Good: that is your weapon.
e You lean your forehead against his and yawn. It catches. It goes through the dead clerks like wind through barley, and one after the other they lay their heads on their papers and are, finally, excused. The tower folds up. You sleep until noon in a suit of armour which you find very comfortable, and nobody in Umberwick makes a sound.
b The Lord of the Thirteenth Hour
# vice1
n A Vice in the Dark, Part 1: The Velvet Door
s There is a door in the hill that opens to anyone, and behind it there is music. You can stay for five minutes. Everybody says so, and some of them have been saying it since last winter. In front stands the Doorman with a list in his hand, on which you stand too, with a little gilt heart next to your name. Your friends are in there. He will let you in with pleasure. It is the coming out about which he gets difficult.
e The Doorman falls like a curtain and is one, red velvet with nothing behind it. You stand in the hall with the party at your back. It has no clocks. It has no windows. There were lamps once, hundreds, and someone has taken great pains to see that nobody noticed when they went out.
b The Doorman
# vice2
n A Vice in the Dark, Part 2: Thirty Small Lights
s The rooms go on for ever, and each is a little nicer than the last and a little darker. In the dark everything looks like fun. So you crawl under tables and feel behind cushions for the light crystals that fell from the chandeliers. Where you screw one in, somebody at a gaming table blinks, looks at his watch, and says a word you cannot print. Do not sit down while you are at it. The chairs are famous for it.
e Thirty crystals. It is not bright, but it is bright enough to see how dusty the velvet is, and that there is only water in the glasses. People are searching for their coats. From the room at the very end someone is clapping, slowly, with large and scaly hands.
c lightCrystal|Light Crystals
# vice3
n A Vice in the Dark, Part 3: The Host
s Vice is charming. He knows what you like; he has kept accounts. He sits among heaps of evenings, which is what one pays with here, thousands of evenings, tied in bundles, and now that the light falls on him you see the wings as well. “You wound me,” says the host. “Did I ever force anyone?” He did not. That is the worst of it, and that is why he will not be persuaded. On top of the heap lies an evening that is yours. You would like to have it back.
e When the dragon falls the hill falls in with him, and the evenings rise out of it like larks and fly to their owners. Yours settles on your shoulder. There had been a walk in it, and stars. In the rubble of the wine cellar lie a spear and two warm eggs. They have taken after nobody yet.
b Vice
# moon1
n Pieces of the Moon, Part 1: It Fell in the Barley
s You have kept faith for seven days, and on the seventh night something answers: a crack across the moon, quite soft, and then a rain of silver. The pieces lie in the barley, humming. Dogs will not go near them. Old women say that the moon breaks whenever something up there is very hungry. Gather what fell before the tide forgets where to go.
e Twenty pieces in your apron, and they pull, all of them, upwards and a bit to the left. You hold them against the sky and the edges fit. There is one bite missing. It has tooth marks.
c shard|Shards of the Moon
# moon2
n Pieces of the Moon, Part 2: The Crumb
s Twenty-two days of keeping faith, and in the silver light you see what has been nibbling: a thing no larger than a cat and made of night, licking moonlight off the pond. It is not wicked. It is the crumb of something bigger and does what crumbs do. But while it feeds, the shards grow dim in your bag. Chase it off before the big one comes to look for it.
e The Crumb bursts in a puff of stars and leaves an armour of moonlight behind, thin as paper and stronger than iron. You put it on. From above comes a rumble, as when a stomach the size of a country remembers that it is empty.
b The Crumb of Night
# moon3
n Pieces of the Moon, Part 3: What Ate the Sky
s On the fortieth day it stoops over the hills, and where it is there are no stars. The Night Maw does not roar. It only opens. Roads fall into it, and Tuesdays, and the name of your first teacher. In your hands the twenty shards turn into a blade that is curved like a smile. You have come here one day at a time, forty times over. Do it once more.
e You cut the dark from chin to brow, and out of it pours everything it ever took: light, Tuesdays, a stray comet, the name. The moon closes like a wound well tended and hangs there, a bit scarred, brighter for it. The scythe stays with you. Sometimes on clear nights it hums.
b The Night Maw
# dilatoryDistress1
n Deep Waters off Dilatory, Part 1: The Slow Bell
s When the bell of Dilatory rings under the waves, the fishermen on the pier take off their caps. It used to ring every hour. It then rang every other hour; today it rang once, and apologised. They do things slowly down there in the sunken town, and lately they have been too slow to breathe. Somebody should look in on them. For the suit you need fire coral, for warmth, and blue fins, for speed, and you need them before the bell stops.
e Stitched, glued and rather smelly, the suit fits as if you had been born with scales. You step off the pier. It is green, and then blue, and then somewhere below you the lamps of Dilatory swing to and fro, far too slowly.
c fireCoral|Fire Coral
c blueFins|Blue Fins
# dilatoryDistress2
n Deep Waters off Dilatory, Part 2: The Anchor Leeches
s Every citizen of Dilatory has one on his back: a leech the size of a cushion with an anchor for a tail. They are comfortable. That is how they do it. “I shall take it off directly,” says the mayor, from his armchair, and bubbles rise from him one by one. They feed on directly. They have had nothing else for years. You draw a knife made of coral and start with the mayor, who is against it.
e The last leech lets go and sinks, anchor first. All over town people rise up to their own ceilings, since they have forgotten how light they are. The mayor hands you a circlet, then and there, which has never happened before. It is only now that you see where the leeches came from: the floor of the market has a crack in it, and the crack is breathing.
b The Anchor Leeches
r All Settle Down|The leeches find the warm places again, and the tired ones grow fat.
# dilatoryDistress3
n Deep Waters off Dilatory, Part 3: Her Majesty the Tide
s The crack opens, and a queen rises out of it, crowned with wrecks. For three hundred years she has promised her subjects to lead them up to the light, and each morning she was tired. Now promises hang from her like weeds, and she would rather drown the coast than keep a single one. “They can wait,” says the Queen of Tides. “They always have.” Behind you all Dilatory has gathered, and for once nobody says tomorrow.
e The weeds tear, and the queen floats in the clear water, small and blinking. The people take her by the hands and swim, upwards, the same afternoon. You stand among them when the first one puts his face into the air. They give you a trident and a shield of pearl. They deliver both on the very day.
b The Queen of Tides
# mayhemMistiflying1
n Fog over Mistiflying, Part 1: Nine Hundred Kites
s High on its cliffs the town of Mistiflying lives by kites: they carry the post, dry the washing, and tell the time. This morning the gulls have come. They are called chatter gulls, and whoever hears them loses the thread, so that nine hundred kite strings have been let go of in the middle of a sentence. You stop your ears with wool. You shall need to think of one thing at a time, up there, with a string in your teeth.
e The last gull forgets what it was going to say and flies off to find out. You are in a messenger’s robe by now, somebody has simply put it over your head, and letters stick out of all its pockets. Then the fog comes up the cliff. It is not the weather for it. It hums, moreover, in three voices.
b The Chatter Gulls
r What Was I Saying?|All the gulls talk at once, and nobody knows any more which of them had been hit.
# mayhemMistiflying2
n Fog over Mistiflying, Part 2: Three Colours of Fog
s The fog is alive. It consists of mistiflies, red, blue and green, on whose wings the kite makers grind their dyes, and something has frightened them out of their hives. They come to anyone who keeps still. It sounds easy. Stand on a ledge with a net and keep still, while your nose itches and a whole town asks you from every window whether you have caught some yet.
e Fifty jars, three colours. A dyer throws a hood round your shoulders, dipped on the spot and still dripping. As the view clears you see at last who shook the hives: it is sitting on the weather vane, very pale and very large, and when it sees you looking it waves.
c mistifly1|Red Mistiflies
c mistifly2|Blue Mistiflies
c mistifly3|Green Mistiflies
# mayhemMistiflying3
n Fog over Mistiflying, Part 3: The Great Interruption
s “I only wanted to ask something,” says the Interruption. It looks like a person for as long as it takes to say so, then like a cloud, then like somebody you urgently need to speak to. It has started nine hundred sentences today and finished none. It has got a point somewhere, it feels sure of that. You will have to hear it out, and it will do everything to keep you from doing so.
e You let it finish. That is the whole trick, and it takes you until evening. “So that was it,” says the Interruption, astonished, from a mouth that is already half mist. “I was lonely.” The town finds it a post on the weather vane with a view of everything. You get a rainbow message for either hand, one to send and one to answer.
b The Great Interruption
# stoikalmCalamity1
n The Long Frost of Stoikalm, Part 1: A Shiver Under the Snow
s In the steppes of Stoikalm they ride mammoths and say little. This winter they say even less, because the ground has started to nip. Frost moles come up between the hooves, blind and all teeth, and bite into anything warm: a hand, a lamp, a good mood. “It is nothing,” says the rider who fetches you, with a mole on each boot. Under so much calm the herds are near panic. You can feel it in the snow.
e The last of the moles turns tail and leaves a tunnel that blows cold. The rider considers you for a long time. “Good,” she says, and since this is the longest speech anyone here has made since autumn, you are given a rider’s armour on the spot. To the north something large cracks its knuckles.
b The Frost Moles
r Numb|The cold creeps on, and the moles that were stunned wake up and stretch.
# stoikalmCalamity2
n The Long Frost of Stoikalm, Part 2: Paying the Cold
s There is a gate in the glacier, and before it sits a toll keeper made of hoarfrost. He takes icicle coins and nothing else. They lie about wherever somebody in Stoikalm has swallowed a word instead of saying it; the wind mints them. There are, you find, a great many. They are cold to carry, and when you hold one up to your ear it says: I am afraid for the herd.
e Forty coins clink on the counter. The keeper listens to each, nods, and weeps a small icicle. “I would have let them pass for free,” he says, “if only one of them had asked.” He lends you a helmet against the drip. The gate opens with a noise like a long-held breath.
c icicleCoin|Icicle Coins
# stoikalmCalamity3
n The Long Frost of Stoikalm, Part 3: The Unspoken
s Under the glacier lies what Stoikalm has kept to itself, and it has grown fat on it. Its arms are sorries that were never said. Its belly is tears that were never shed, frozen right through. If the Unspoken gets up, the whole steppe will be buried beneath it. The riders come up behind you on their mammoths. One of them clears her throat. “I,” she says, “have been quite worried.” A crack runs through the ice.
e Everyone speaks at once now, and it melts under that, faster and faster, until there is nothing left but a warm rain and a great many people with wet faces, laughing. They put a horn to your lips and a spear in your hand. The mammoths, who were never consulted, are visibly relieved.
b The Unspoken
# taskwoodsTerror1
n Fire in the Taskwoods, Part 1: Sparks
s In the Taskwoods every tree stands for a task, and somebody has set light to all of them at once. “I only wanted to get on,” says the woodward, black with soot. From the burning crowns swoop cinder crows, cawing: this first, no, this first, no, this! Whoever listens to them runs in circles until he falls over. You wind a wet cloth round your head and begin with the nearest tree.
e The smoke thins out. The cloth round your head has been baked into something quite distinguished, and the woodward salutes it. Behind the charred trunks voices are piping, thin and frightened. The fire has driven the little folk from their holes, and nobody thought of counting them.
b The Cinder Crows
r Everything at Once|The crows fan the embers with their wings and hatch fresh out of the flames.
# taskwoodsTerror2
n Fire in the Taskwoods, Part 2: The Little Folk
s They are the ones who really do the work in here: pixies who remind, brownies who tidy, dryads who see things through. Now they sit scattered in the ash, each in a different hole, and each convinced that all of this is their fault. You must find them and carry them to the river. They bite a little. You would too.
e Fifty little people sit on the bank and let their feet hang in the water. Someone has counted twice. A dryad wraps you in a robe that does not burn, woven out of leaves that have seen it all before. “There is somebody in the middle of the wood,” she says. “She has not stopped since Monday.”
c pixie|Pixies
c brownie|Brownies
c dryad|Dryads
# taskwoodsTerror3
n Fire in the Taskwoods, Part 3: She Who Cannot Stop
s In the heart of the wood stands the Ember Witch and works. Twelve arms of flame chop, stack, write, stir; every finished thing catches fire from the next. She would love to stop. She has forgotten where the stopping is kept. “Take a number,” she pants. You do not take a number. You take her by one burning wrist, and then by the next.
e Arm by arm she goes out, until a woman with two hands sits on a stump and looks at them. “One thing at a time,” she says, as if it were a foreign language. The first green is already coming through the ash. She gives you her lantern: a fire that is just large enough, and waits for you.
b The Ember Witch
# lostMasterclasser1
n The Empty Chair, Part 1: A Word Cut Out
s In the council hall there are five chairs and four masters: warrior, rogue, mage, healer. When you ask about the fifth, all four look at the window. Nobody remembers; that is the trouble. The leeches, the gulls, the moles and the crows all wore the same mark, and the same mark is carved into the empty chair. The library has a wing for old books, one for hidden ones and one for forbidden ones. You will need all three.
e A hundred and twenty books, and in each of them one word has been cut out with a fine blade. You lay the pages over each other against the lamp. The holes line up. They form a face, and a moment later the face looks at you.
c ancientTome|Ancient Tomes
c forbiddenTome|Forbidden Tomes
c hiddenTome|Hidden Tomes
# lostMasterclasser2
n The Empty Chair, Part 2: The Lacuna
s The Lacuna steps out of the lamplight: a gap in the shape of a cloak. Whoever looks at it has just been thinking about something else. It guards the secret for someone who wanted very badly to be forgotten, and it fights by never being the matter at hand. You must keep your mind on it. Write its name on your palm. Now what did you come in here for?
e It tears at last, like an envelope one had not dared to open. There is a mask inside, and through the eyes of the mask you see the council hall as it used to be: five chairs, five masters, and the fifth of them is in tears. The other four look away in just the same manner.
b The Lacuna
# lostMasterclasser3
n The Empty Chair, Part 3: The Master of Everything
s She had mastered all four paths; she was the best of them, and one day she failed before everyone. Not badly. But she asked the aether to take it back, and the aether took all of it back: the day, her name, herself. What is left of her sits under the city, and around it sings a choir of everything that ever went wrong for anyone, verse upon verse. You tie on the mask and walk into the singing.
e Behind the last voice she sits on the bare floor. “You remember me,” she says. It sounds like an accusation. Before you can answer, the aether closes around her like a hand, for it has grown fond of her and means to keep her. An amulet drops at your feet. It is still warm.
b The Choir of Blunders
r From the Beginning|The choir goes back to the first verse, and every voice that had fallen silent joins in again.
# lostMasterclasser4
n The Empty Chair, Part 4: To Be Remembered
s You stand in the aether, where everything goes that was ever taken back. It is crowded. Unsent letters drift by, unsaid words, whole unlived afternoons. In the middle of it she is fighting with you or against you, she does not know herself. “If I come back,” cries the fifth master, “they will all know what I did!” Yes. And then it is going to be Thursday, and there will be soup. Tell her about the soup.
e She takes your hand. It is as simple as that, and it took sixteen quests. In the hall four old people get up from their chairs, and one after the other says: I should have looked. The fifth chair creaks. The soup is good. The aether, being empty now and rather lonely, has followed you home in the shape of a mount that nobody can see; mind your head as you get up.
b The Fifth Master
r Taken Back|The aether swallows all the magic in reach, as if it had never been cast.
`;
