/** Words of potion quests, time travel quests and world quests; parse.ts documents the grammar. */
export const otherText = `\
# amber
n Older Than You Think
s On the beach at Ravelin lies a lump of amber as big as a house, and in the middle of it, quite unharmed, somebody is sitting and taking his time. When the sun shines on it the whole coast slows down: waves hang in the air, tea does not cool, and the children have not been called in since Sunday. It is golden, it is lovely, and it is setting.
e You warm it with your hands, just at one spot, until something sticky and very old blinks at you and asks what year it is. You tell it. It thinks that over, for a week or so, and then gets up and goes into the sea. What drips from the hole smells of resin and summers, and it fills three bottles.
b The Sitter in the Amber
# blackPearl
n The Grain of Sand
s It was only a grain of sand. The oyster could not get over it. It laid a layer round it, and another, and went on for a thousand years, and now there is a black pearl in the bay like a sunken moon, and around it an oyster who still is not done being annoyed. Ships that come close begin to brood. You dive down with your lightest heart.
e “May I see?” you ask, and for the very first time the oyster opens, and looks itself at what it has been doing. It is silent for a long time. “It has become beautiful,” it says at last. It may well be that it had forgotten to look. It lets you scrape the rim, and the dust, stirred in water, shimmers in all the colours that black has.
b The Brooding Oyster
# bronze
n Cast in One Piece
s The statue of the founder has got down from its plinth. It walks through the town with heavy steps and puts everything back to how it was: the market in the meadow, the school in the stable, women into the kitchen, where they throw pans at it. The pans do not leave a mark. Bronze does not give. It does, if one remembers one’s lessons, soften when it gets warm.
e You lure it into the foundry and stoke. It does not melt, it only gets warm, down to the heart, and a blush spreads over its cheeks. “I was a young man once,” murmurs the founder. “I wanted everything to be different.” Then it climbs back up and takes off its hat. The filings out of the ash tray make three splendid potions.
b The Founder
# fluorite
n Something Glows in Shaft Nine
s Nobody has been down in shaft nine for twenty years, but there is a light: green, violet, green, like someone breathing. Whoever goes to look comes back with shining hands and tells the same joke. Deep down, between the crystals, a giant has been growing all this time, cube by cube, and out of boredom has learned to knock. It knocks on your door, too, late at night, from below.
e It wanted company, and it got you, five miners, a chess set and a lamp with which it could read. It agreed to knock more softly. For the light, which makes the moths mad, you give it a blanket. On the way up your pockets are full of splinters, green, violet, green, and they are just about enough for three bottles.
b The Giant of Shaft Nine
# onyx
n As Black as It Gets
s The mapmaker needs black. Not dark grey, not midnight, no, the real thing, for the place on her globe about which nobody knows anything. Onyx has it, in the quarry behind the cemetery, and only if you carry the runes of Pluto and Leo with you: the one so as to get in, the other so as to have the courage to. There is no rush. There is, however, something there which hums.
e You pour it all on to her table. The mapmaker grinds, stirs, dips her pen and fills in the blank patch, and when she has finished you both look at it and feel how good it is that there is something left. It was a mole that hummed, by the way. What was left in the mortar she gives to you, corked.
c onyxStone|Onyx Stones
c plutoRune|Runes of Pluto
c leoRune|Runes of Leo
# pinkMarble
n A Heart of Stone
s The sculptor made her out of pink marble and fell in love, and then he was called to dinner. He has been dead for three hundred years. She, however, is still waiting, and in front of her museum couples quarrel, chocolates melt, love letters fall apart half-read. Love, she has made up her mind, is something that never comes back. Nobody gets past her to the exit.
e You tell her how it really was: the fish bone, the funeral, and that he had hurried. She had not known. Something runs down the pink cheek and leaves a furrow, and outside on the steps somebody says sorry, then somebody else. The marble dust on the floor is swept up by the attendant, who knows of people who have a use for such things.
b The Marble Bride
r Everything Crumbles|She turns her head away, and half of what you had achieved falls to powder.
# ruby
n A Toast Without Wine
s The king’s daughter is getting married tomorrow, and in the cup from which bride and groom have drunk for nine hundred years there is a hole where the ruby was. Without it they could only drink water, and nobody sings on that. Go and look for rubies on the slopes, for the runes of Venus in the orchards and for those of Aquarius at the well. You may dance afterwards.
e The cup shines so that the hall goes red to the rafters. As to who drank out of it first there is a small scuffle, and then two people who had known one another only from portraits look at each other over the rim and have to laugh. You are given the splinters, and the recipe of your grandmother’s that begins with: crush them.
c rubyGem|Ruby Gems
c venusRune|Runes of Venus
c aquariusRune|Runes of Aquarius
# silver
n The Quiet Spoon
s In the house of the deaf clockmaker, all the silver has gone silent. The spoons do not clink any more, the bells do not ring, the mirrors show things only from behind. A spell like that is mended from the ingot up: silver from the river, runes of the Moon and runes of Cancer, both of which like to hide under stones and walk off sideways at night.
e When it has all melted in the crucible you let one drop fall into a glass of water, and it says ting. It is the clockmaker who turns round. He has felt it in his teeth. He laughs until the spoons join in. With what remains in the ladle he silvers three bottles for you, inside and out.
c silverIngot|Silver Ingots
c moonRune|Runes of the Moon
c cancerRune|Runes of Cancer
# stone
n Where Nobody Walks
s There is a wall round the abbey garden, and the wall has lost interest. Every day a few more stones lie down in the grass and let the moss have them. “Somebody ought to,” says the abbess, who is ninety and looks at you. You gather stones. You look for the runes of Mars, which give strength, and those of Capricorn, which give stubbornness; you will need the second more.
e The wall stands. It stands a bit crooked, and so that the moss may stay where it was; the abbess insists on that. “It only wanted somebody to bother,” she says, and knocks on a stone as one pats a horse. In the cellar she brews something green for you out of the scrapings. It tastes of rain, and of having time.
c mossyStone|Mossy Stones
c marsRune|Runes of Mars
c capricornRune|Runes of Capricorn
# turquoise
n The Sky Has a Hole
s A piece has fallen out of the sky over Saltmere, about as big as a table. Since then the swallows have been getting lost, and there is a draught. The glazier has gone up to look. It must be turquoise, she calls down, a good quality, and fixed with runes of Sagittarius for the reach and of Neptune for the blue. “And be quick,” she adds. “I can see somebody up here.”
e The last piece goes in with a plop like a stopper. The somebody had only wanted to ask if it is always so loud down there. Evening comes, and one can see the seam only if one knows where it is. You know. The glazier shares out the crumbs from her apron among her helpers, and it fills three bottles with weather.
c turquoiseGem|Turquoise Gems
c sagittariusRune|Runes of Sagittarius
c neptuneRune|Runes of Neptune
# jade
n The Guardian Who Was Off Duty
s For a thousand years the jade lion kept watch in front of the temple of Lang. One night he just went to see what was behind the corner. It was a noodle stall. Since then he has been sitting there, he has had forty bowls, and in the temple thieves, draughts and a touring company come and go. He knows that he should go back. He is ashamed, and then he growls.
e “Nothing was stolen that could not be replaced,” you say, and slide him the last bowl. He blinks, green all over. You walk back with him slowly, and he sits down on his plinth as though it were a very hot bath. The cook sends up a portion every evening now. For the road you get three flasks, in which leaves float, or whiskers.
b The Jade Lion
# opal
n All the Colours, One Stone
s Two sisters have inherited an opal, and each swears that it is a different colour. They have not spoken since. The judge has looked at it, and she saw a third one; she has asked for an expert opinion from you. You need other opals to compare, runes of Libra for fairness and runes of Mercury for speed, since the sisters have begun to saw the house in two.
e You lay it all out on the table, turn the lamp once round it, and say nothing. Green runs through red, blue through gold. “Oh,” says the elder. “Wait, again,” says the younger. In the end the sawn house gets a glass roof over the gap, which is by far its best room. The dust from the polishing shimmers in three bottles, in every colour both of them like.
c opalGem|Opal Gems
c libraRune|Runes of Libra
c mercuryRune|Runes of Mercury
# waffle
n Breakfast Gets Up
s You cannot blame the chef. He had only wished for once to make a breakfast that people would remember. Now the Waffle is walking through the streets of Marmalade Row, four storeys of golden squares with syrup in every one, and whoever steps into its track sticks there and changes his mind: tea, coffee, no, tea. It cannot decide either. To the left? To the right? It takes the house.
e “Left,” you say firmly. There is a great sigh of butter. It just needed someone to say it. On the left is the lake, there the Waffle goes in up to its middle, gets soft, and feeds the ducks until autumn. The chef comes up to you with a tray, red in the face. He has made something again, and it is small, and in bottles.
b The Walking Waffle
r Second Thoughts|Syrup runs over everything you had done, and half of it has to be decided again.
# virtualpet
n Beep
s It came in a plastic egg from somewhere in the future, and it beeps. Feed me, beep. Pet me, beep. It beeps at night, beeps in temple, and everyone in Pixelton runs in circles with tiny buttons in hand, unwashed and hollow-eyed, while their real goats stand at the fence and look. In the town square the biggest of them has woken up. Its face has nine pixels, and seven are angry.
e You turn it round. On its back there is a small flap. “If I switch you off,” you say, “then you can sleep.” The pixels shift: two eyes, a line. It did not know about sleeping; nobody had let it. Its last beep is quite a soft one. It has a display in each of three bottles left behind that now and then shows a heart.
b The Nine-Pixel Pet
r Low Battery|It beeps so pitifully that everyone puts down what he has been doing and presses a button.
# fungi
n Mushroom for Improvement
s After the rain they stood there in a ring, small and brown and polite. After the second rain they were taller than the fence. The mushrooms have made the village an offer: nobody needs to think any more, one can do so jointly, from below, it is all connected. The offer reaches up to the knees already, it is rather soft, and in its midst a red hat with white spots is rising, and has a plan for you too.
e You thank it, and you decline. You do have your own head, and it is not always tidy, but you know where things are. The hat wobbles. It has never heard a no in the singular. Then the sun comes out, and that, as any mushroom knows, is that. What stayed behind in the grass can be gathered, dried and bottled. It is edible. Twice, even.
b The Red Hat
r Spores|A fine dust rises, everyone begins to think the same thing, and it is not a spell.
# alien
n Take Me to Your Laundry
s It has landed in the car park of the inn, although the inn has no car park; it brought that along too. Out of the saucer climbs something green with eleven elbows and a questionnaire. It has come to study how we live, and takes samples: a chair, a Wednesday, the ambition of the stable boy. Whatever it has examined it puts back the wrong way round. It has a great many pages left.
e You answer all of it. It takes the entire night, and at question nine thousand, “why do you do it all, if it has to be done again tomorrow?”, you do not know what to say, and laugh. It writes that down. It asks if it may learn that. When the saucer lifts off at dawn it makes a noise very like giggling. On the grass there are three bottles, labelled “samples: returned”.
b The Surveyor from Elsewhere
r Sample Returned|It puts a hose to the saucer, takes a deep breath of something green, and all its elbows stand straight again.
# robot
n Some Assembly Required
s The time machine coughs, and the workshop in which you step out is several hundred years away. On the bench lies a robot in parts with a note on it: “Gone for lunch.” There is dust on the note. The robot has one eye which still glows, and it follows you. “Bolts,” it says. “Gears. Springs. I am not in a hurry. I have been not in a hurry for ninety years.” They lie all over the floor of time.
e The last spring jumps into its place with a ping that sounds like a good morning. The robot gets up, tests its knees, and eats the note. It did not think he was coming back either. In the drawer beneath the bench it finds something which its maker had been working on before lunch: three eggs with a seam around the middle. “Family,” the robot explains.
c bolt|Bolts
c gear|Gears
c spring|Springs
# solarSystem
n One Small Thing at the Edge
s From up here you can see all of it: the sun, the planets in their rounds, and at the edge a small dark thing that pulls. It pulls a little at everything. Mars has fallen three days behind, Saturn has mislaid a ring, and on all the moons people wonder why they cannot concentrate. In the books it has no name. When you come closer it says, without any hope: “I used to be one of you.”
e You count it back in. It is no large ceremony, you simply say the row of names, in order, out loud, in the silence, and do not stop after the usual one. Something jolts. Then everything turns as it should. The small thing at the edge shines like a coin that has been found. It gives you three drops of night with the planets in them.
b The Uncounted Planet
# windup
n Somebody Has the Key
s In the toy maker’s city they run: bakers, bishops, the man with the three geese, every one of them with a key in his back that turns. If it runs down, they stop in the middle of a word. There was always somebody there to wind them up. But then the tin soldier found that he was able to reach his own key, and he has not let it stand still since. He is extremely fast, he is red hot, and he is in charge.
e You get hold of the key and do not turn it; you just hold on, with both hands, until the tin has stopped glowing. Click, click, click. In the stillness everyone hears the fountain, for the first time. “Does that always go?” asks the soldier. You wind each other up now, in pairs, before breakfast. He has filled some oil into bottles for you.
b The Overwound Soldier
# bewilder
n World Quest: The Bewilder
s It all began with a short cut. Then somebody turned the signpost, so that it pointed to itself. By noon the streets were lying crosswise, and by evening there was a beast in the middle of it made out of every wrong turning ever taken. The Bewilder feeds on plans. Whoever looks at it forgets which task came next. It is too large for one party, or for a hundred. Everybody in the land will have to know what they are doing, at the same time, for as long as it takes.
e The last wrong turning comes out in a meadow. Where the Bewilder was there is nothing but bees, thousands of them, humming in a perfectly straight line, and one of them has stayed with you. The signposts have got down and are asking people the way.
b The Bewilder
t Disarray|Every daily that is missed anywhere in the land fills this bar. When it is full, the Bewilder turns a familiar place inside out.
w bailey|The Bewilder turns on the town crier! Every piece of news she calls out is yesterday’s, and she has rung the bell so long for attention that she does not remember what for.
w stables|The Bewilder winds itself round the stables! The keeper opens the door to the wolves and finds the tortoises, and behind the tortoises a staircase, and at the top of it his own back.
w market|The Bewilder has come to the market! The merchant is selling things to himself, at rising prices, and is beginning to suspect that he is being cheated.
x The Bewilder is gone! The streets lie straight, more or less, and the town crier has today’s news again. Everyone who helped receives a bee of uncommon talents, to keep and to ride, and a hamper for the two of them.
# burnout
n World Quest: Burnout
s At first it was a compliment. How they glow, one said of the busy. Then they stopped sleeping, then they began to smoke, and one morning in autumn all that was left of them was up and walking: Burnout, a column of white fire in a good suit. Where it goes people get a great deal done and then nothing any more. It cannot be put out by working harder. It has to be met by a whole land that does its day’s work, and goes home.
e It does not explode, it cools down; at the end a tired man in a scorched suit sits in the grass, and someone brings him soup. Out of the ashes climbs a bird, that shakes itself and burns at exactly the right size.
b Burnout
t Overwork|Every daily that is missed anywhere in the land fills this bar. When it is full, Burnout draws the strength out of someone whom everybody knows.
w quests|Burnout has reached for the keeper of the quests! He hands out scrolls with both hands, faster and faster, and where his smile was there is only a flicker.
w seasonalShop|Burnout has reached for the seasonal shop! The seamstress is knitting for all four seasons at once and does not look up any more, for the needles are glowing.
w tavern|Burnout has reached for the tavern! The innkeeper wipes the same glass, wipes it and wipes it, and not one of the guests sits down.
x Burnout has cooled! Those whom it drained have slept for three days and are asking for breakfast. Everyone who helped receives a phoenix, to keep and to ride, and sweets for the journey.
# dilatory
n World Quest: The Tide of Put-Off Things
s Out there, off Dilatory, the horizon has got up. It is coming in. What you see in the wave, if you look closely, is everything that anyone ever wanted to do in a minute: all the calls, the gutters, the piano lessons, a whole sea of them, and they have grown a head, teeth, and the patience of water. The Undertow does not need to hurry; it was never anything else but later. There is not enough sand for sandbags. There is only today, and all of you.
e The wave lays itself down at your feet and is a wave, a small one, with a shell in it. On the beach people stand about with dripping letters in their hands that they ought to have answered years ago, and begin.
b The Undertow
t Backwater|Every daily that is missed anywhere in the land fills this bar. When it is full, the Undertow breaks over the sea wall.
w tavern|The Undertow has come up through the cellar of the tavern! The innkeeper is serving in waders, and the regulars have noticed nothing so far, which worries him more.
w stables|The Undertow stands in the stables up to the hay! The keeper is swimming from box to box with a kitten on his head, and calls out that it is all fine.
w market|The Undertow has washed the market away! The merchant is holding on to his stall, which is drifting out to sea, and offers the fish a discount.
x The Undertow is beaten! The sea is back where it belongs, and Dilatory dries its books on a line. Everyone who helped receives a mantis shrimp with a magnificent punch, to keep and to ride, and provisions for it.
# dysheartener
n World Quest: The Dysheartener
s It flew in on Valentine’s Day, when the post was late. At each window it sat for a moment and said a sentence: nobody notices. It makes no difference. You would be better off not starting. It is as big as a cathedral and has the wings of a moth, and below it a whole land is letting its arms hang. There is a cure for it, and it sounds like far too little. Do one small good thing. Then tell someone that theirs has been seen.
e There is no bang at the end. There are just so many lamps in so many windows that the moth has nothing dark left to sit on. It folds itself up, smaller and smaller, and what beats there in your hand after that has feathers and a beak, and hope.
b The Dysheartener
t Heavy Hearts|Every daily that is missed anywhere in the land fills this bar. When it is full, the Dysheartener breaks something that people loved.
w seasonalShop|The Dysheartener has settled on the seasonal shop! The seamstress has taken down the bunting. What is the use, she says, it will only be winter again.
w market|The Dysheartener has settled on the market! The merchant has marked down everything to nothing, and sits under the counter.
w quests|The Dysheartener has settled on the quest shop! The keeper of the quests is telling people that the dragon will probably win, and shuts the door quite softly.
x The Dysheartener is gone! In the shops they are hanging the bunting back up, crooked and in a hurry. Everyone who helped receives a hopeful hippogriff, to keep and to ride, and a table full of cake and sweets.
# stressbeast
n World Quest: The Stressbeast
s In the high steppes an avalanche has got to its feet. It is made of all that presses down on people: the thing by Friday, the thing by tonight, the thing for which it is too late already. It stamps, and in the valleys plates jump in their cupboards. If you push the Stressbeast, it pushes back; it grows when one panics. It takes many, who do one thing each, calmly, and after that the next one.
e It sits down in the snow, breathes out for a long time, and turns out to be mostly fur. In the place where it had its heart a young mammoth stands and looks at you, and nothing, anywhere, has to be done by Friday.
b The Stressbeast
t Pressure|Every daily that is missed anywhere in the land fills this bar. When it is full, the Stressbeast heals and falls on a place where people used to catch their breath.
w stables|The Stressbeast has fallen on the stables! The pets are hiding under the keeper, as far as they fit, and those who do not fit are hiding behind one another.
w bailey|The Stressbeast has fallen on the town crier! The news comes too fast, she gasps, she cannot call it all out any more, and sits down on her bell.
w guide|The Stressbeast has fallen on the guide! He who shows the new ones round stands at the crossroads and no longer knows which way is the quickest.
d The Stressbeast has its back to the wall! It rears up and grows harder, and louder. Whoever still has something to do today: do it now, and do it calmly. It cannot stand that.
x The Stressbeast has sat down! Over the steppes it is so quiet that one hears the snow. Everyone who helped receives a young mammoth, to keep and to ride, and a decent meal for it.
`;
