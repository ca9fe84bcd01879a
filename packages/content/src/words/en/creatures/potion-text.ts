/** Key, its word, what the potion is like, and what a creature hatched with it looks like. */
export const potionText = `\
Base|Plain|Clear as water and just as honest: it makes a creature what it was going to be.|It wears the colours nature thought of first.
White|White|Tastes of snow before anybody has walked on it.|Its coat is as white as a page on which nothing has been crossed out.
Desert|Desert|Dry, with a hint of horizon. Shake well, it is mostly sand.|It is the colour of dunes and has sand in places you would not think of.
Red|Red|Cherry, chilli and a little temper.|It glows like a brick wall in the evening sun.
Shade|Shade|Poured from the north side of a tree. Keep it out of the light or it sulks.|It is hard to see at dusk and impossible at night, but it comes when you call.
Skeleton|Skeleton|Chalky, but surprisingly moreish. Rattles when you uncork it.|It is all bones, clean ones, and it clatters with joy.
Zombie|Zombie|Green, lumpy and a day past its date, exactly as it should be.|It is a bit green and missing a bit of ear, and it will never leave you.
CottonCandyPink|Cotton Candy Pink|Spun rather than stirred, and gone the moment it touches the tongue.|It is pink, it is fluffy, and it smells of the fair.
CottonCandyBlue|Cotton Candy Blue|Tastes of blue. Nobody has been able to say it any better.|It is fluffy and blue, like a sky that somebody has licked.
Golden|Golden|Heavy for its size. The last drop is always the best.|It shines so much that you can read by it.
RoyalPurple|Royal Purple|Comes with its own small cushion. Bow before you pour.|It is purple from nose to tail and knows that this used to be reserved for kings.
Cupid|Cupid|Smells of roses and letters with no name on them.|It has small wings, a blush, and a great deal of sympathy for everyone.
Shimmer|Shimmer|Never quite the same colour twice, like the inside of a shell.|It shimmers like petrol on a puddle, only on purpose.
Fairy|Fairy|One sip and you can hear the bluebells. They are gossiping.|It has gauzy wings and leaves a faint dust on the furniture.
Floral|Floral|Bees will follow you home with this one.|It blooms all over, and somebody should tell it about hay fever.
Aquatic|Aquatic|Salty, with a fish in it that only looks.|It has fins where you would least expect them, and dries slowly.
Ember|Ember|Do not drink it hot. It is always hot.|It glows at the edges like the last log of a long evening.
Thunderstorm|Thunderstorm|Rumbles in the bottle. Store it away from metal.|It crackles when stroked and hums before rain.
Spooky|Spooky|Black as a cat at midnight, orange as what the cat saw.|It is striped like a night full of lanterns and says boo to its own reflection.
Ghost|Ghost|The bottle looks empty. It is not, and it can hear you.|You can see the wall through it, but it is warm all the same.
Holly|Holly|Tastes of evergreen and of somebody singing next door.|It wears leaves and berries and pricks only those who deserve it.
Peppermint|Peppermint|Cool all the way down. Clears the head and the room.|It is striped red and white and squeaks faintly when licked.
StarryNight|Starry Night|Stir clockwise and you will see the north star.|It is dark blue, and there are constellations on it that nobody has named.
Rainbow|Rainbow|All flavours at once, in the right order.|It has every colour and will not be talked into choosing.
Glass|Glass|Clear, cold and fragile. Set it down gently.|It is made of glass, and the sun plays all over the room.
Glow|Glow|You can find this bottle in the dark. In fact that is the only place to find it.|It glows green at night, so that you always know who has got up.
Frost|Frost|Breathe on it first, as a courtesy.|It is covered with ice flowers and leaves a little cold patch where it slept.
IcySnow|Icy Snow|It falls out of the bottle in flakes and melts upwards.|It is as white as drifts and crunches when it walks.
RoseQuartz|Rose Quartz|A gentle pink that takes everybody’s side.|It is cut from pink crystal and has a calming effect on visitors.
Celestial|Celestial|Brewed on a mountain by someone who had run out of ground.|It carries its own small moon, which goes round it at mealtimes.
Sunshine|Sunshine|Best before sunset. Puts freckles on the glass.|It is as warm and yellow as a window sill at noon.
Watery|Watery|It is water, but it has heard about you.|It is made of water and holds together by being happy.
Shadow|Shadow|Only works if there is a light somewhere. There always is.|It is a shadow that has found something better to do than lie on the ground.
Aurora|Aurora|Ribbons of green and violet, folded very small.|Northern lights run across its back whenever it dreams.
BirchBark|Birch Bark|Sap, tannin and a love letter somebody carved.|It is wrapped in white bark, and there are initials on it.
SandSculpture|Sand Sculpture|Pat it firmly, turn it over, lift, and do not breathe.|It was built of sand by somebody patient, and looks at the tide with respect.
Vampire|Vampire|Red, and it will not say what of. Contains no garlic.|It sleeps upside down, has perfect manners, and asks before it comes in.
AutumnLeaf|Autumn Leaf|Mulled, spiced and a little melancholy.|It is red and brown and gold, and rustles when it turns over.
StainedGlass|Stained Glass|Pour it where the light comes through.|Every piece of it is another colour, and it goes very quiet when somebody sings.
PolkaDot|Polka Dot|Bubbly. The bubbles stay on.|It is covered with dots and was delighted when you counted them.
Sunset|Sunset|To be taken slowly, with somebody, outdoors.|It is orange below and violet above, and at its best for about ten minutes.
Moonglow|Moonglow|Collected from ponds with a very fine sieve.|It shines as softly as a lamp left on for somebody.
Porcelain|Porcelain|To be lifted with both hands and the little finger out.|It is white china with a blue pattern, and careful on the stairs.
RoseGold|Rose Gold|Gold that has heard a compliment.|It gleams in a warm pink that goes with everything.
Koi|Koi|A pond in a bottle. Something orange turns over at the bottom.|It is patterned in orange and white, and follows your finger along the edge.
Gingerbread|Gingerbread|Smells like the kitchen in the week before the feast.|It is made of gingerbread with icing for trimmings, and is doing very well not to nibble.
Balloon|Balloon|Hold the bottle down while you open it.|It is light, it is shiny, and it should be kept away from the cactus.
Bronze|Bronze|Warm, brown and a little old-fashioned.|It is cast in bronze and rings when it is happy.
Silver|Silver|Polish the bottle and you see yourself on a good day.|It is silver all over and appreciates a soft cloth.
Amber|Amber|Slow to pour. There is a very old mosquito in it.|It is clear amber, and time goes a bit more slowly beside it.
Ruby|Ruby|Deep red, and it catches fire in candlelight.|It is cut like a gem and blushes when looked at.
Fluorite|Fluorite|Green, violet, green, like somebody breathing.|It glows in cubes of green and violet when the lamps go out.
Windup|Wind-up|One part oil, two parts clockwork. Tastes of both.|It has a key in its back; eleven turns last until supper.
Turquoise|Turquoise|A chip of sky, dissolved.|It is as blue as a hole in the clouds.
BlackPearl|Black Pearl|Took a thousand years and one grain of sand.|It is dark and shimmers in all the colours that black has.
MossyStone|Mossy Stone|Cool, damp and in no hurry.|It is stone beneath and moss on top, and likes the rain.
SolarSystem|Solar System|Nine drops, each at the right distance from the first.|Small planets go around it, and it keeps count of them all.
Onyx|Onyx|Blacker than the ink you would write it down with.|It is black and polished, and the night looks grey next to it.
PinkMarble|Pink Marble|Crushed, sifted and wept over.|It is marble with a flush in it, as if it had just run up the stairs.
Jade|Jade|Grassy, cool, with a leaf at the bottom that means luck.|It is carved from green jade and sits very still when there are guests.
Opal|Opal|Everybody sees another colour in it, and everybody is right.|It is white until it moves, and then it is everything.
Veggie|Veggie|Five a day, in one gulp.|It is grown entirely of vegetables, and the carrots are the ears.
Dessert|Dessert|Not before supper. Well, perhaps a sip.|It is mostly cream, with a cherry where it counts.
VirtualPet|Virtual Pet|It beeps when you shake it.|It has sharp corners, nine pixels of face and one request.
TeaShop|Tea Shop|Steep for four minutes and use the good cup.|It is made of teapots and scones, and four o’clock is its hour.
Fungi|Fungi|Found in a ring after the rain.|It has a spotted cap, gills, and a quiet way of being everywhere.
Cryptid|Cryptid|The label is blurred, and so is the photograph of it.|It was seen by the lake at dusk, by one witness, who was you.
Alien|Alien|Contents: unknown. Origin: up.|It has too many elbows and brings greetings from very far away.
`;
