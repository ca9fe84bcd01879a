/** Words of the pet quests; parse.ts documents the grammar. */
export const petText = `\
# alligator
n Tears by the Bucket
s The bayou is rising, although it has not rained. On a half-drowned log lies an alligator and weeps: nobody likes it, nobody calls, and it is always the others who get the drumstick. Whoever wades in to console it comes back with no shoes and feeling dreadful. By now there are nine of them sobbing on the bank. Take a towel. Take a stick, too.
e “That sounds hard,” you say, and then you say nothing else, and you keep your shoes on. The alligator waits. It squeezes. The last tear is not even wet. “Well, it does help,” it admits, and the water goes down by a foot. On the log it leaves you some eggs, dry ones.
b The Weeping Alligator
# alpaca
n The Wool Over Your Eyes
s The alpacas of Highpasture are the softest creatures alive, and they know. They have told the shepherd that shearing can wait, told the weaver that Tuesday never comes, and now they stand about in coats so thick that the village has lost sight of its own church. The leader of the herd chews, looks you up and down, and spits.
e Snip by snip a rather small, rather embarrassed animal comes to light. “It was heavy,” admits the alpaca. The whole village knits. Under the last heap of wool somebody has been keeping eggs warm, and nobody can say for how long.
b The Overgrown Alpaca
r Second Fleece|The alpaca hums, shakes itself, and a whole new coat springs out on all sides.
# armadillo
n Rolled Up Tight
s Something large and round has rolled into the middle of the crossroads and will not come out of itself. It lets in no news, no light and no visitors. Carts queue up in all four directions. “There is too much of everything,” says a voice from inside the ball. You know the feeling. All the same, the fish is starting to smell.
e You do not force it. You knock, you name one single thing that can wait, and then another, and a plate of the shell moves aside for each. At last a long nose comes out. The armadillo trundles off to live in a quiet lane, and leaves you eggs with excellent armour.
b The Great Armadillo
# axolotl
n The Pond of Eternal Youth
s At the pond of Lessermere all who bathe in it feel like children again, which was charming until supper time. The whole council is down there now, making mud pies. In the reeds sits a pink creature with a ruff like a jester’s, beaming. It will not have anyone grow up on its watch, and it grows back whatever you throw at it.
e “Grown-ups may play too,” you tell it at last, quite out of breath. The axolotl’s jaw drops. Nobody had ever mentioned this. It lets the council go, on condition that there is an hour of mud pies every week, and the eggs it gives you giggle when tilted.
b The Axolotl of Lessermere
r Little Again|A leg is gone, a leg grows back: the axolotl counts them, and there is one too many.
# badger
n One More Question
s He only has one question. It is about what you did yesterday, and why not more, and he will walk beside you until he has the answer. He walks beside the miller as well, and the midwife, and nobody has finished a thought for days. Under the badger’s bench there are piles of notebooks. They are all about other people.
e Turned around and asked about his own day, the badger falls silent, for the first time since spring. “I dug a bit,” he says. You tell him that this is plenty. He closes his notebook, goes off to his sett, and hands you out a clutch of eggs without a single question.
b The Inquisitive Badger
# beetle
n Uphill with It
s It comes through the village every morning: a ball, higher than the houses by now, and behind it, head down and hind legs up, a beetle. It rolls other people’s worries. It does not even know whose. Everything sticks to the ball as it goes by, your gate, your aunt, the plan for the harvest, and at the top of the hill it always slips out of the beetle’s grasp.
e You do not stop the ball; you walk beside it, pull out worry after worry and carry it back to its owner. At noon there is only a core left, the size of a walnut. “This one is mine,” says the beetle, amazed, and puts it in its pocket. It has space for you in its burrow, and eggs.
b The Uphill Beetle
# bunny
n Hop, and Hop, and Hop Again
s On the hill above the farm sits a rabbit with soft ears and a look like a drawn knife. She starts something every time she blinks: one burrow, two burrows, a hundred burrows, none deeper than an inch. The hill is about to come down. The farmer went up to speak to her and has started forty-one new hobbies since.
e You chase her round the hill until she drops, and where she drops there is, at last, a proper hole. She looks into it. She puts her nose in. She stays. That evening, at the bottom of the only finished burrow in the county, there are eggs, for which nobody has an explanation.
b The Rabbit of Beginnings
# butterfly
n A Flutter in the Belly
s It was to be the night of your recital, and now there is a butterfly sitting in everybody’s stomach, the size of a barn door, if such a thing could be. It feeds on stage fright. The fiddler is green. The conductor is behind the curtain and cannot remember his hands. Someone has to go out there first.
e You go out there first. Your knees knock, and the butterfly drinks it in, turns bright orange, and bursts out through the roof in a rain of gold dust, since nobody can be that frightened and have gone out all the same. Applause. On the music stand lie three eggs.
b The Butterfly of Nerves
# cat
n The Cat Who Owned the House
s It began with the armchair. Then it was the bed, the table, the top of the warm stove, and yesterday the cat sat down on the front door. Inside, the family lives in the coal cellar and takes orders. It is not cruel. It merely sits, always on whatever you wanted to do next, and looks at you until you no longer remember what it was.
e In the end it is a box that does it, an empty one, quite small. The cat regards the box. The box regards the cat. The house is free. From time to time a paw comes out and pushes an egg across the floor towards you, for reasons of its own.
b The Cat on Everything
r The Long Stare|The cat looks at you, slowly closes both eyes, and your best spells curl up and go to sleep.
# chameleon
n Now You See It
s The orchard of Pippin Hollow agrees with everybody. It is green for the green faction and red for the red one, and in between it turns a nasty brown. In the branches hangs a chameleon as long as a street, wanting so badly to be liked by all that it has swallowed every opinion in the valley. Nobody can find their way home between so many yesses.
e “And you? What is your favourite colour?” you ask. It flickers, stutters, runs through the rainbow twice, and for the first time stops at one of its own. It is a very odd purple. Nobody likes it but the chameleon, and that is enough. It leaves you eggs in no particular shade.
b The Agreeable Chameleon
# cheetah
n Ahead of Yourself
s Something has been winning races that nobody entered. It was first at the well, first at the polls and first at a funeral. A yellow streak goes by, and everyone who sees it begins to run as well, without knowing where. Shoes are in short supply. You cannot catch it. You could, though, find out where it is going, and sit down there in good time.
e It comes to a stop in front of your folding chair, steaming. “How did you get here?” pants the cheetah. You say that you set out yesterday. There is a long silence, in which one hears it breathe out for the first time in years. The eggs it gives you may take as long as they like.
b The Cheetah
# cow
n The Cow on the Steeple
s On Sunday she grazed behind the church. On Monday she stood on its steeple. How she got up there is a question for another day; the point is that she has found out from there how big the world is, and moos it down to everybody, so that no one in Nether Clotting is content any more with a field and a fence. The rest of the herd is looking for ladders. You have been lent the good rope.
e When you reach the top it is evening, and you understand her. You look at it together: the sea, the other steeples, the cow on each of them. It is a while before you show her the way down, which is the stairs. The herd goes for a walk on Sundays now, and comes home. There were eggs in the belfry.
b The Cow on the Steeple
# crab
n One Step Sideways
s Everything on the coast is going sideways. The postman moves along the wall, the mayor answers another question, and the tide comes in from the left. Out on the mole sits a crab as big as a customs house and claws at anyone who means to go straight ahead. “Round about is safer,” it clacks. It has never arrived anywhere in its life.
e You walk towards it, quite straight, in spite of the claws. It dodges to the left and to the right and then falls over backwards into the harbour, where, drifting, it moves forward for the first time. “Oh!” says the crab. In the weeds where it sat there are eggs, neatly lined up sideways.
b The Sidling Crab
r Pinch of Salt|The claws snap shut on the thread of your magic and twist it to one side.
# dilatory_derby
n The Race Nobody Finished
s Off Dilatory the great seahorse race has been under way for eleven years. Nobody wants to be the first to cross the line; it would look so eager. In front, by half a nose, swims Old Foamflanks, and bites everyone who tries to get past and be done with it. The stands are overgrown with mussels. Finish it, somebody. The orchestra wants to go home.
e You cross the line, badly, on a borrowed mare, and the noise turns the sea white. It seems they were all only waiting for someone. Old Foamflanks comes in second and weeps for joy. The winner receives three eggs and a wreath which was fresh eleven years ago.
b Old Foamflanks
# dog
n Throw It Again
s He is a very good dog. He is also the size of the town hall, and he has a stick, and all the town has been throwing it since Friday. They cannot stop. Whenever someone lowers his arm, there are the eyes. The smithy is cold, the children are raising themselves, and there he comes again, wagging down the chimneys.
e You do what nobody has dared to do: you say no, kindly, and mean it. The eyes grow very large. Then the dog turns round three times, flattens the park, and falls asleep with his chin on your boots. He has buried something for you next to the fountain, and it turns out to be eggs.
b The Very Good Dog
r Once More|The dog lays the stick on your feet and looks up, and whatever you were about to cast is forgotten.
# dolphin
n Not Now, I Am Being Funny
s It was a nice trick, the first time. The dolphin leaps up beside the mail boat, squirts the postman with water and laughs. It does it again. It has done it four hundred times, and it has tied the anchor chains together, put a herring in the mayor’s hat, and last night it moved the lighthouse. Nobody on the island can finish a sentence. You sit down in a boat, with a very straight face.
e You do not laugh, not at the herring, not at the hat. Then the dolphin swims up close and asks what it has to do to be taken along for once instead of being laughed at. So that was it. It pulls the mail boat now, on time. Under the lighthouse, where it used to stand, there are eggs.
b The Dolphin
# falcon
n Eyes on the Small Print
s From up there it can see everything: the crumb in the beard, the missing stitch, the one wrong note in the mass. And it stoops on each of them with a scream. The people of Aerie’s Foot have begun to do nothing at all, for in nothing there is no fault to find. You take up a thick glove, and to be on the safe side you embroider a mistake on it.
e Again and again the falcon dives at your crooked flower, and each time it carries away a stitch, until at last it sits down on your fist from sheer exhaustion and looks at what remains. “It has something,” the bird says hoarsely. The eyrie is free. It holds three eggs, one of them with a dent.
b The Fault-Finding Falcon
# ferret
n Only Borrowed
s He will bring it back. He always says so, with one paw on his heart and the other in your pocket. The ferret of Latchkey Lane has borrowed the ladder, the big pan, both halves of the bridge, and lately your good mood, just for an hour. There is nothing left in the lane to be polite with. His den is under the steps. It is a narrow way in.
e Down there it all stands in a row, dusted and labelled with a name. He had truly meant to bring it back; he simply could not stand in front of a door with empty paws afterwards. You carry things out all afternoon. At the last door somebody asks him in. The eggs are labelled as well, and it says “for you” on them.
b The Ferret of Latchkey Lane
# frog
n A Frog in the Throat
s On the eve of the singing feast the whole choir of Reedham croaks. Each of them has a frog in his throat; it got in when he opened his mouth and then did not dare. On the pond sits the one who sent them, with a bow tie and a belly like a kettledrum, who sings very well indeed, and means to be the only one. You clear your throat. Ribbit.
e There is one way only. You sing all the same, with a frog, and horribly, at the top of your voice, and one after another the choir joins in, and the frogs jump out in sheer dismay. The fat one listens. There is no bass, he notes. He is right about that. On the feast day he stands in the back row, and there are eggs in his music case.
b The First Tenor
# ghost_stag
n The Stag Between the Seasons
s It should be spring. The calendar says so, and the bulbs have been told. But on the edge of the wood stands a stag of frost and mist, through whom one can see the trees, and where he looks nothing dares to begin. He has been king of the winter, and a good one. Nobody has ever shown him how one stops.
e You do not drive him off. You walk with him, all one long night, through everything that was; the snowball fight, the silence, the lamps. At daybreak the antlers begin to bud. There is a smell of earth, and a warm wind where he stood. In the first grass three eggs are lying.
b The Stag of Frost
# giraffe
n Head in the Clouds
s The giraffe of Langwold has had a wonderful idea. She has had it for some years now, up there, where the air is thin. From time to time she reports from it. Meanwhile her feet have stepped on two barns and a bandstand. “When it is perfect, I shall come down,” says a voice from the cloud. You are going to need a very long ladder, or very good arguments.
e You read aloud to her the list of what lies broken at her feet. A large head comes down through the drizzle, wet and appalled, with an idea in its teeth. Looked at from close to, it is a good one. It needs three nails and an afternoon. The eggs were up there all the time, in her left horn.
b The Lofty Giraffe
# gryphon
n Feathers and a Temper
s Half eagle, half lion, and wholly convinced that both halves are right, a gryphon has settled on your roof and argues with itself. It wants to soar, it wants to nap. When it cannot agree, it throws tiles. You call up from below that one could do first the one and then the other. Fourteen tiles come down in answer.
e By evening it lies on the ridge, tired out by you and itself, and finds that flying all day and sleeping all night leaves nobody out. Eagle and lion shake, in a manner of speaking. It takes off with an elegant somersault. In the gutter behind the chimney it has left you a nest.
b The Quarrelling Gryphon
# guineapig
n Small, Round and Organised
s They look like slippers, and that is their alibi. At night the guinea pigs go from door to door and take a little: one minute here, a handful of oats there, one candle out of each dozen. By now they own the mill. Their chairman sits on a cushion of stolen minutes, whistles through his teeth, and asks you what you will do about something so small.
e You do something small, too. You count. Minute by minute, oat by oat, you write down what is gone, and under the light of the list the cushion goes flat. The board whistles softly and resigns. They pay the difference in eggs, to the last crumb; they always were good at small amounts.
b The Slipper Brotherhood
# harpy
n The Voice at the Window
s She lands on the sill when the light goes out, and repeats. What you said at the feast. How they looked at you. That one letter from school. The harpy of Gallows Row has a perfect memory and no heart, and she goes from window to window and leaves nobody in the street unread to. Tonight she has your diary between her claws.
e “Yes,” you say, page after page, “so I did. And then?” Harpies do not know any And Then; they only have the one verse. She stammers, loses a feather, then all of them, and out of the plumage comes a shabby green parrot who would actually prefer to learn a song. You know several. The eggs in the gutter are hers.
b The Harpy of Gallows Row
# hedgehog
n Handle with Care
s No one has been hugged in Bramblewick since August. A hedgehog has moved into the town hall, as big as a haystack, and since then everyone has grown spines, a few at first, now quite a lot. “Keep your distance,” they say, and rattle. The hedgehog rattles the loudest. From close up you can see how much it trembles.
e It takes thick gloves and a saucer of milk, and you do not move at all while it drinks. Spine after spine lies down. Underneath everything the hedgehog is, as suspected, a belly. All over Bramblewick people are carefully falling round each other’s necks. It nudges three prickly eggs in your direction.
b The Rattling Hedgehog
# hippo
n Somebody in the Bath
s There is one bath house in Muckle, with one big pool, and on market day a hippo got in, only to soak his feet. That was in June. “I am nearly done,” he calls whenever someone knocks. The town has become a good deal easier to find with one’s eyes closed. He has used up all the soap, he has the good towel on his head, and he has very large teeth for when he is disturbed.
e You pull the plug. It takes four of you, and he howls as though the world were running out. When it has, he sits there, clean as a pebble and wrinkled all over, and says in quite a small voice that he had not known how one gets out. There are steps. Next to the steps were eggs, kept at a perfect temperature.
b The Hippo of Muckle
# horse
n Before the Horse
s On the road to Farrow a cart has overtaken its own horse. It rolls downhill, loaded with plans for the next ten years, and the horse, who ought to be pulling, gallops along behind, is pushed, is dragged, and kicks at everyone who comes to help. The whole county is beginning to do things in that order. You have already eaten pudding. You would now like to know how to stop a thing like that.
e You get in the way of the cart, not of the horse, and take off load after load: ten years, five, this summer, until only tomorrow is still lying in it. Then it stops all by itself. You put the horse in front. She snorts as if she had known all along. Under the seat you find eggs, packed first, and rightly so.
b The Overtaken Mare
# kangaroo
n It All Comes Back
s Whatever you throw away in the red country returns to you, in a curve, and hits you on the back of the head: the half-read book, the unanswered letter, the boomerang, naturally. That is the kangaroo. She collects it all in her pouch and hurls it after its owners, with a boxer’s arm, and by now half the town walks about with bumps.
e You catch the letter this time. You answer it then and there, with her glaring over your shoulder, and the next thing, and the next. When nothing else comes flying the kangaroo looks into her empty pouch in astonishment. Right at the bottom there were some eggs, which nobody had ever thrown away.
b The Kangaroo
# kraken
n Blots
s The kraken has opened its mouth and the sea has turned black, and the black has come up the river and into the inkwells. Since then not one written word in the land holds still. Marriage contracts blur into recipes, the map of the coast says “perhaps” in several places. Out there in the darkness ten arms write something on the clouds, cross it out, and write it again.
e It is a letter, and the kraken has been at it for a hundred years. You climb up on the biggest arm and read what is there. “Send it,” you say. “But the handwriting,” says the kraken. You send it. The ink ebbs out of the river overnight. The answer is here the very next morning, along with a nest of eggs: it says yes.
b The Kraken
# monkey
n Monkey See
s On the temple steps sits a great baboon with a face like a festival, and does what you do. You scratch yourself; it scratches. You reach for your sword. All around in the trees the little ones do it, too, and by noon the entire city has done nothing but copy its neighbour. Nobody knows any more who started yawning. Be careful what you do next.
e You pick up a broom and sweep. For a while there is only the scraping; then there is more scraping, and soon forty-one monkeys and a city are sweeping the steps. They have never shone like this. The baboon hands you three eggs. You hand them back. It hands them to you again, and this could go on until evening.
b The Mirroring Baboon
# nudibranch
n Too Pretty for Words
s Something has crept out of the sea at Coldharbour, and nobody is working. Frilled and flaming, blue, lemon, violet, the nudibranchs lie on quay and nets and rudders, and everyone stands around them in a circle and says “oh”. The fish are going off. Someone tried to push one from the slipway with a broom; now he is painting it, in oils, in his ninth week. Put on smoked glasses.
e You do not look. You hold out a bucket and wait for them to feel dry, as anyone does who has been admired for too long. One frill after another slips in. In the bucket they look like wet socks. You carry them out to the reef, where they are splendid among equals, and on the way home you are allowed to look into the bucket: eggs. Oh.
b The Dazzling Nudibranchs
# octopus
n Eight Helping Hands
s The octopus only wants to help. It has come up the harbour steps, taken the brush from the painter, the child from the mother, and the speech from the speaker, and does it all at once and almost well. Nobody here has finished anything himself in a week. They stand about with hanging arms, and when they object, it helps them with that. Now it has seen you. “Let me,” it says, eight times.
e “Will you show me how?” you ask. Eight arms stop in mid-air. Showing takes much longer than doing, and one has to keep one’s tentacles still while the other one fumbles. It is torture for the octopus. By evening all the harbour can tie a proper knot again. It gives you a clutch of eggs, and shows you how they are held.
b The Helpful Octopus
# otter
n Hold Hands and Drift
s Along the whole length of the Dribble people are lying on their backs in the water, holding hands and drifting. It looks blissful. It is also four days now, and below the next bend comes the weir. In their midst floats an enormous otter with a stone on her belly and smiles with her eyes closed. “Nothing needs doing,” she murmurs. Nothing, except for the weir.
e You have to swim against it with everybody holding on to your ankles. Then the otter hears the roaring at last, opens one eye and takes over; it appears she can steer, she had just not thought of it. On the bank you share a basket of mussels. With her favourite stone she taps three eggs out of the silt.
b The Drifting Otter
r Just Float|The otter rolls over, yawns, and the current carries all your trouble away, and hers too.
# owl
n According to Whom?
s In the reading room at Little Dusk sits an owl who has read everything. Whatever you say, she knows it better: it was not a Tuesday, it was not a lion, and strictly speaking one does not say “good morning”. The whole university has fallen silent for fear of footnotes. Above her perch the stacks go up into the dark. Somewhere up there is the book that she has not read.
e It takes you a night on a rolling ladder. It is a thin volume, it has pictures, and you put it in front of her without a word. She reads it. She reads it again. “I did not know that,” says the owl, and there is a rustle in the room as if all the books had breathed out. She asks for more. On the top shelf, behind the letter Z, was her nest.
b The Owl of Footnotes
# peacock
n Admire Me
s On the lawn of the manor a peacock turns its wheel, and a hundred eyes look at you and ask how they look. The gardener has been saying “magnificent” since May. When he stops, the bird screams, and then the roses die. It wants to see the house, too, and the library. You have brought a mirror, and after that, a second thought.
e You leave the mirror in its case and ask the bird what it likes to do when nobody is looking. It stops short. It folds its tail, slowly, like somebody who takes off tight shoes, and scratches a bit in the dirt for worms. It seems to be happy. Beneath the hedge the gardener shows you a nest he never dared to mention.
b The Peacock of a Hundred Eyes
# penguin
n A Waddle Too Far
s The south wind brought ice, and the ice brought penguins, and they brought one who wears a crown. Now the fountain in the square has frozen over, the stairs are a slide, and no official paper is valid unless it has been carried on somebody’s feet for two months. Nobody moves, for whoever moves lets the cold in. You put on your thickest socks.
e It ends in the biggest huddle this town has ever seen, with the king of the penguins in the middle and the mayor’s wife on his left foot, and when everyone is warm at last the ice has nothing to hold on to. They slide off, waving. On your feet, you notice only now, somebody has set down an egg. Three eggs.
b The Penguin King
# platypus
n Neither Fish nor Fowl
s It has a bill, it has fur, it has a spur with poison, and today it has had enough of being asked. At the edge of the registry pond the platypus has declared war on all forms. Wherever it paddles by, things mix: spoons have handles at both ends, the clerk has a tail. “Tick only one box!” cries the registrar, up to his neck in water.
e You take the pen and draw another box, next to all the others, and write “platypus” beside it. It reads that. It reads it again, and puts the spur away. The clerk keeps the tail, on reflection. From the drawer marked “other” you are allowed to take three eggs.
b The Unclassified Platypus
r None of the Above|The spur scratches across your spell book, and all the magic falls out between the lines.
# pterodactyl
n Something From Above
s It circles above the market and has the wingspan of the market. People say that it falls on those who feel safe. Since that time nobody has felt safe, and it has not fallen on anyone yet, and nobody sells turnips any more. Your neck hurts from looking up. Somebody will have to stand out there in the square, all alone, and wait for it.
e It does come down. It lands clumsily, folds up like an umbrella, and asks, in a creaking voice, for turnips. It has been circling for nine days and did not know how one queues. The shadow is gone from the square. The market women do not take any money from it, and in return it turns out its pockets: eggs.
b The Circling Pterodactyl
# raccoon
n The Midnight Inspector
s Somebody goes through the bins of the city at night, and then in the morning it stands on your doorstep, washed and sorted: the draft you threw out, the ring, the reason why you never called. The raccoon wears a mask and a sash. He thinks he is being useful. Since he came, nobody dares to throw anything away, and the rooms are filling up.
e You sit on the kerb with him and explain that some things are finished. He holds each of them up to the lamp once more and then, with both hands, tenderly, lets it go. By dawn the street is empty and he cries a little behind the mask. Three eggs he hides in your sleeve. Those he found, he says, and they are not finished at all.
b The Midnight Inspector
r Look What I Found|From the bottom of the bin comes something still quite good, and the raccoon bites into it, refreshed.
# rat
n The Knot Below the Streets
s In the drains below Cheesegate live the rats, and below them lives the knot: forty tails that once got tangled, then forty heads that now agree. It knows every short cut. It is your short cut that it sells, up through the grating: you need not, nobody checks, the others do it too. Whoever takes one wakes with a tail in his bed.
e You take the long way down, all four hundred steps, and then you sit there and undo knots. It is the most tedious fight of your life. When the last tail comes free the forty look at one another like strangers after a feast, and run off in forty directions. They have left you the eggs of a dynasty.
b The Knot of Tails
# rock
n It Will Not Budge
s There is a rock in your path. You push and it does not move. You shout at it and it seems to grow. By evening it has swallowed the path, and it has a mouth, and the mouth says: not today. The masons have gone home. On the rock’s back moss spells out every excuse that anyone ever leaned against it. You spit in your hands.
e In the end it is not the big blow that does it but a chisel and a lamp and the same place, again and again, on a number of evenings. Then a crack, no wider than a hair; then light. Out of the halves roll three round stones that are warm and, as you notice on the way home, follow you.
b The Not-Today Stone
# rooster
n Cock-a-Doodle-Don’t
s He crows at four. He also crows at twenty past, at five, and whenever somebody has just fallen asleep again. The farm of Overeasy is awake; it has been awake for eleven days and puts its trousers on over its head. On the dung heap stands the rooster, as high as a barn, and feels he is the only one here who is working.
e You climb up to him with a cup of tea and tell him that it is day. It really is, and he may sit down. “Who will see to the sun?” asks the rooster. You point. It is rising already, all on its own. He has never watched it before; he was always shouting. In the quiet somebody discovers three eggs in the straw.
b The Rooster of Overeasy
# sabretooth
n Old Habits, Long Teeth
s They dug it out of the ice and thought it dead. In the warmth of the museum the sabre-toothed cat has thawed, and so has the age around it: the curators hunt in packs, the secretary has painted the wall. “It was simpler then,” growls the cat, and sharpens two teeth that belong to another time on the door through which you have to pass.
e You cannot win by being older. You show it the central heating. The great head sinks on to the warm grating; there is a purr that shakes dust from the mammoth, and then the curators begin to feel for their glasses. The visitors are asked to walk on tiptoe. Thawed out of the same ice: eggs.
b The Thawed Sabretooth
# seaserpent
n It Goes On and On
s The lookout saw the head on Monday. On Wednesday it was still passing by. The sea serpent has no end, say the sailors, just like the voyage, just like the list of repairs, and one by one they lay down their ropes, since it is no use. Out of the water comes a coil as high as the mast. You look along it, to where it has to stop somewhere.
e You row. You row along its flank for two days and a night, and there it is, on a sandbank, pale and small, the tip of the tail. You touch it. A shiver runs away from you over the horizon. Far away a head turns round, astonished; it had never seen that either. Beside the tip lie eggs in a neat row.
b The Endless Serpent
# sheep
n After You
s There is a flock on the moor that has been walking in a circle since Whitsun. Each sheep follows the one in front. By now the postman is following as well, as are two hikers and a bride. It all looks as if it were going somewhere. You could talk to the leader, but there is none; there is only one very broad back after another, and they do not let anyone through who is going the other way.
e You stand still. It is harder than it sounds, with four hundred sheep bumping into you from behind. But the second one stands still after a while, since you do, and then the third, and the circle opens up like a hook and eye. They all look to you. You point to the valley, where there is grass. The last of them had carried eggs in her fleece.
b The Circling Flock
# slime
n A Wobble in the Cellar
s It came out of the jam cupboard, and it is not ambitious. It would just like things to be soft. It has already had the stairs, the cellar door and Thursday; whoever leans on something in this house leaves a dent. The slime calls it comfort. You have your sword, although the tip of it has begun to droop as well.
e You find the one thing it does not know: a shape. You pour it into the baking tins, the star, the crown, the heart, and it looks down at itself, deeply impressed by its own edges. “I am a star,” bubbles the slime. The stairs are firm again. From the last tin you take three eggs, which wobble of their own free will.
b The Comfortable Slime
# sloth
n Five More Minutes
s In the cloud forest hangs a sloth, and the closer you get the longer a minute takes. The expedition before you is still putting on its boots. Moss grows on their hats. “What is the rush?” asks the sloth, and before you have heard the last word it is autumn. You tie a rope to your waist and tell yourself to begin with your left foot.
e The last step takes until dusk. Then you are there, you put your hand on the mossy fur, and you say the only thing that matters: “Good night.” It closes its eyes. With a jolt, the forest catches up. The expedition shoots past you, in full sprint. In the fork of the branch three eggs have been waiting, without any impatience.
b The Sloth
# snail
n Return to Sender
s No post has reached the village of Slype in a year. It does come; one can see it from the steeple: a snail the size of a barn, with a sack on her shell, who left the town last spring and has already got to the linden tree. She will not give up the sack. She took an oath. She also eats a letter now and then, for strength. You go out to meet her. It takes five minutes.
e You cannot hurry her and you cannot carry her, but you can bring up the village to where she is. They come out with chairs and a lamp, and under the linden tree the snail hands out the post, one letter at a time, in the right order. She is very moved. There had been a small parcel on top the whole while, with holes in it. It was for you.
b The Snail with the Mail
# snake
n Seven Old Skins
s The snake of the salt road never throws anything away, its skins least of all. It wears seven, one over the other, each a size too small: the skin from when it was feared, the one from its great summer, the one that was a present. It can no longer bend. So it lies straight across the pass, quite hard, and nobody gets through, and when you knock it says: “That is how I am.”
e You start with the present, because that one pinches most. It takes vinegar and a good deal of persuasion. Out of the seventh skin slips something young and bright, which bends for the first time in years, and cannot stop laughing. The pass is clear. It makes you a gift of seven excellent pairs of boots, and of three eggs with soft shells.
b The Snake in Seven Skins
# spider
n Caught in the Corner
s You had put it in the corner, because you wanted to think about it later. A web has grown over it. In the web hang other things that were left in corners: a guitar, a half-learned language, a friendship. In the centre sits the spider, with her eight hands folded, and she would rather like to have you, too. Every thread you break rings softly.
e Thread by thread; she does not fight for long. “I was only keeping it for you,” says the spider. “It would all have been dusty.” You look at the guitar. It would have been. You leave her the corner by the window, where there is a view, and she leaves you three eggs wrapped in something finer than silk.
b The Spider in the Corner
# squirrel
n Where Did I Put It?
s The squirrel of the Old Beech has hidden things all over the town, for later. The mayor’s chain. Both of the ferry’s oars. The last page of every book in the library. It is safe, it is all very safe, and the squirrel does not remember where. It sits up in the tree, stuffs one more thing into its cheeks, and swears at anybody who comes near with a map.
e Your map is finished by the time it has run out of swear words. Together you dig: here, here, and there under the bandstand. The squirrel is beside itself. “Mine!” it keeps crying. “I was so clever!” The library knows how it all ends now. And under the last root lie three eggs that no one had hidden there.
b The Squirrel of the Old Beech
# treeling
n Out of Hand
s Somebody planted it in a cup. It was small, and sweet, and one could see to it later. It has grown through the sink since then, out of the window and along both sides of the alley; it has a nest of other people’s laundry and it holds the alderman by the ankle. The roots are in your kitchen. So is the watering can, incidentally, and you have got a pair of shears.
e You do not fell it. You cut back, a branch here, a branch there, and step back to look. When you are done it stands there, a little tree in its own right, and breathes. Its leaves have a rather sheepish rustle. The alderman is only slightly green. In the tray beneath the pot are three seeds, as big as eggs, and they are eggs.
b The Runaway Seedling
# trex
n Tiny Arms, Huge Plans
s He wants to reach the top shelf. That is all. He has a vast head, legs like towers and two arms with which nothing can be done, and each time he fails he roars so that the shelf falls down on the neighbours. “Nobody helps me,” howls the tyrant of Lower Fossil. Nobody has survived offering it. You bring a stool, and your shield.
e Bruised, you stand on the stool and hand him down what he wanted so badly. It is a jar of pickles. He cannot open it. You open it. Something in the great yellow eye gives way; it seems that this, and no other thing, has been wrong for sixty-six million years. Behind the jar was a nest.
b The Tyrant of Lower Fossil
# trex_undead
n Dug Up Again
s The professor only wished to see how the bones fitted together. They fitted very well. Now the skeleton is running around in the quarry with a lantern in its ribs, and whatever has long been settled gets up and runs along behind it: the boundary dispute, the business with the goose, the wedding. Half the valley is shouting at the other half about last century.
e One bone, one label, one box, that is how it must be done. You take it apart with all the care it was put together with, and to each piece you say when it was, and that it is over. The goose is forgiven. The professor writes the last label in her best hand. In the rock underneath there were eggs, unlabelled and entirely new.
b The Rattling Tyrant
r Old Bones|What had fallen off rolls up again, clicks into its socket, and has been offended all along.
# triceratops
n Head First
s She does not go round things. The triceratops of Broad Street has decided to get to the river, and between her and the river stands the town. One cannot reason with three horns and a neck shield. The walls have it worst. Behind her people wander about in the draught and find that there is nowhere left to lean anything.
e Against the fourth wall of your strength she finally stops, steaming, nose to nose with you. “What do you want at the river?” you ask. She snorts. She does not know. She was thirsty when she started. You bring a bucket, and there is peace. The masons are not ungrateful, by the way. In her tracks are three eggs with three little bumps each.
b The Triceratops of Broad Street
# turtle
n Moving House
s The old turtle is moving. She carries it all on her back: the house, the other house, a wardrobe, nine crates labelled “misc.”, and on top an umbrella stand. She started in the reign of the last king. Now she has got stuck between the town gates, nobody can get in or out, and she takes every remark about it as one about her furniture. Bring a cart, and tact.
e “And what is in here?” you ask, crate by crate. She does not know. You look together; it takes two days, and in the end there is one house left, and a photograph. The turtle walks through the gate with air on both sides. “I could dance,” she says, and does so. The crate with the eggs had been labelled “fragile”, after all.
b The Turtle with Two Houses
# unicorn
n The Last of Her Kind
s She believes that she is the last one, and so she takes no risks. In the silver wood a unicorn stands behind a hedge of thorns and lets no one in, since they might be careless, and nothing out, since it might get lost. The thorns have been growing for ninety years. They have reached the village by now. If you listen at night there is another hedge, far away behind the hills, growing as well.
e Bleeding from every finger you stand before her, and all you have with you is a hair, white, long, that you pulled out of the other hedge on the way. She smells it. The thorns let go all at once, and blossom. You are nearly run over. Later on two of them stand in the clearing and do not know what to do with their hooves, and later still there are eggs.
b The Unicorn Behind the Thorns
# velociraptor
n Something at the Door
s They have learned to open doors. First it was the hen house, then it was the larder; on Wednesday one of them sat in the mayor’s chair, and yesterday they opened something that had been closed inside the blacksmith since his youth. He will not stop talking. The velociraptors hunt in threes, they are terribly clever, and they cannot bear it if anything is shut.
e You let them in. All doors stand open, all the drawers as well, and you sit in the middle with your hands in your lap. They run through once. They run through again. Clever as they are they have understood by the third time that there is nothing here to find out but you, and lie down around your chair. In the hen house there are more eggs than before.
b The Three at the Door
# whale
n Room for Everyone
s The ship is gone, but no one has drowned; there is light in the belly of the whale, and music. Whole crews live down there, with curtains. It is warm, there is fish, and no one ever wants anything of you. Only the wives on the pier have begun to wear black. You let yourself be swallowed with a lantern and a list of names. The whale does not like to give away its guests.
e They do not want to leave, until you read out the letters. Then it goes fast. With two hundred pairs of boots stamping in time on the floor, the whale sneezes, and you all sail across the harbour in a high and shimmering arc. It looks in at the pier these days, on Sundays, when there is music. It does not swallow; it only brought some eggs.
b The Hospitable Whale
# yarn
n Where Does It Start?
s The ball of yarn in the attic was meant to be a scarf for somebody. Now it fills the stairwell. It has got into the clockwork, in the tale your uncle tells, in the argument with the neighbours, and you cannot find the end of anything in this house. It purrs and rolls after you. Look for the one loose thread. There has to be one.
e You found it: under your own left shoe. And now you wind, arm’s length by arm’s length, through every room, and behind you things are plain again. Uncle’s story, it transpires, was about a goat. You have scarves for the whole street by the end. In the very heart of the ball someone had knitted a nest.
b The Ball in the Attic
# evilsanta
n The Man with the Wrong Sack
s He wears red, he comes by night, and he has the right laugh. Only his sack is empty when he arrives and full when he leaves. He takes the warmth out of houses: straight down the chimney, into the sack, and away. Behind him the stoves go out, street by street. His sleigh is drawn by a white bear in a bell harness who looks as though she had imagined this job differently.
e You tie a knot in the chimney. It is an old trick, and it works: stuck up to the hips, he has to let go of the sack, and out of it the warmth pours down the street like bread. He is given soup and a talking-to. The bear, in the meantime, has slipped out of the harness. She stands in front of your door with all her things in a bundle, and asks whether you are hiring.
b The Man in Red
a Everyone who takes part receives the polar bear mount. It can be done again each winter, though a bear is a bear.
# evilsanta2
n A Party for One
s Someone is at large in the winter forest. Branches are missing, always at the height of a belt; the smokehouse is short of nine herrings; and in the morning there are tracks, small round ones, which stop where the snow is deep and begin again elsewhere. The forester is thinking of goblins. Your bear puts her nose into one of the tracks and says nothing, in a marked manner. Take the good lantern.
e The last track ends in a clearing. There stands a fir tree, or at any rate something like one, built out of stolen branches, hung with herrings; and beneath it sits a little white bear with a paper hat on who has been waiting since Tuesday for somebody to come to his party. You come. Everyone comes. When you leave, he is asleep in your left boot.
a Everyone who takes part receives the polar bear pet.
c tracks|Tracks in the Snow
c branches|Missing Branches
# egg
n Forty Eggs Before Breakfast
s Someone has gone through the land at night and laid eggs all over it: in hats, in hymn books, in the left boot of the captain of the guard. They are plain and speckled, and whatever you hatch from them wants to be found first. The children already have baskets. You have a longer reach and no dignity. On your marks.
e Forty eggs. There was one in your own pocket, to which you will not admit. The children allow that you can come along again next year. When you set the basket down it rustles, since now that they have been found, they all would like to know what they are going to be.
c plainEgg|Plain Eggs
`;
