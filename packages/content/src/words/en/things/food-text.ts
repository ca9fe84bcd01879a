/** Key, name, with an article, with "the", what it is like. */
export const foodText = `\
Meat|Meat|a piece of meat|the meat|Plain, honest and gone before it touches the plate.
Milk|Milk|a jug of milk|the milk|From a cow who was asked first.
Potatoe|Potato|a potato|the potato|Dug up with its jacket on. It grew in sand, and white pets leave it, but desert ones dance.
Strawberry|Strawberry|a strawberry|the strawberry|The last one in the bowl, and it is still warm from the sun.
Chocolate|Chocolate|a bar of chocolate|the chocolate|Dark enough to hide in.
Fish|Fish|a fish|the fish|Fresh this morning. Mind the bones, unless you are fond of those.
RottenMeat|Rotten Meat|a lump of rotten meat|the rotten meat|Somebody, somewhere, thinks that this is a delicacy. Hold it at arm’s length and wait for the groan.
CottonCandyPink|Pink Cotton Candy|a stick of pink cotton candy|the pink cotton candy|A cloud on a stick, caught at sunrise.
CottonCandyBlue|Blue Cotton Candy|a stick of blue cotton candy|the blue cotton candy|A cloud on a stick, caught at noon.
Honey|Honey|a jar of honey|the honey|Liquid gold with one surprised ant in it.
Saddle|Saddle|a saddle|the saddle|Put it on a pet and it is a mount at once. Nobody has ever found out how the saddle does it.
Cake_Skeleton|Bare Bones Cake|a slice of bare bones cake|the bare bones cake|Meringue ribs on a biscuit spine. It is crunchy all the way through.
Cake_Base|Plain Sponge Cake|a slice of plain sponge cake|the plain sponge cake|No cream, no cherries, no pretence. It is gone first at every party.
Cake_CottonCandyBlue|Blue Cloud Cake|a slice of blue cloud cake|the blue cloud cake|It has to be tied to the plate.
Cake_CottonCandyPink|Pink Cloud Cake|a slice of pink cloud cake|the pink cloud cake|Eat it before it drifts off.
Cake_Shade|Midnight Cake|a slice of midnight cake|the midnight cake|So much chocolate that the candles look nervous.
Cake_White|Snow Cream Cake|a slice of snow cream cake|the snow cream cake|Coconut on cream on cream, with footprints of a fork.
Cake_Golden|Honey Cake|a slice of honey cake|the honey cake|Seven layers, and it holds you to every one.
Cake_Zombie|Mouldy Cake|a slice of mouldy cake|the mouldy cake|From the birthday before last. The icing has grown a birthday of its own.
Cake_Desert|Sand Cake|a slice of sand cake|the sand cake|Dry, say some. Just right, says everyone with paws in the dunes.
Cake_Red|Red Velvet Cake|a slice of red velvet cake|the red velvet cake|It blushes when you cut it.
Candy_Skeleton|Bone Candy|a piece of bone candy|the bone candy|It clicks against the teeth like a small conversation.
Candy_Base|Butterscotch|a piece of butterscotch|the butterscotch|The one that everybody’s grandmother keeps in a drawer.
Candy_CottonCandyBlue|Sour Blue Drop|a sour blue drop|the sour blue drop|It pulls one eye shut. Always the left.
Candy_CottonCandyPink|Sour Pink Drop|a sour pink drop|the sour pink drop|Sweet for a moment, and then it remembers.
Candy_Shade|Liquorice|a twist of liquorice|the liquorice|Black, salty, and not for everybody, as it likes to say itself.
Candy_White|Vanilla Fudge|a cube of vanilla fudge|the vanilla fudge|It melts at the very thought of you.
Candy_Golden|Honey Drop|a honey drop|the honey drop|It lasts exactly as long as a good story.
Candy_Zombie|Slimy Gum|a piece of slimy gum|the slimy gum|Chewed once already, for your convenience.
Candy_Desert|Sand Sugar|a bag of sand sugar|the sand sugar|It fizzes between the teeth and gets into the bed.
Candy_Red|Cinnamon Heart|a cinnamon heart|the cinnamon heart|It starts gently. It does not stay that way.
Pie_Skeleton|Rib Pie|a slice of rib pie|the rib pie|The crust is a cage, and the filling rattles in it.
Pie_Base|Apple Pie|a slice of apple pie|the apple pie|It was cooling on a sill. You did not see me, it says.
Pie_CottonCandyBlue|Blueberry Pie|a slice of blueberry pie|the blueberry pie|Everyone who has had some can be told by the teeth.
Pie_CottonCandyPink|Rhubarb Pie|a slice of rhubarb pie|the rhubarb pie|Pink, sharp, and best with forgiveness.
Pie_Shade|Mud Pie|a slice of mud pie|the mud pie|The kind with chocolate. You did check.
Pie_White|Coconut Pie|a slice of coconut pie|the coconut pie|White as a beach on which nobody has sat yet.
Pie_Golden|Lemon Curd Pie|a slice of lemon curd pie|the lemon curd pie|It shines through the box.
Pie_Zombie|Mince of Yesterday Pie|a slice of mince of yesterday pie|the mince of yesterday pie|Nobody asks what is in it, and it does not tell.
Pie_Desert|Date Pie|a slice of date pie|the date pie|Sticky, brown and carried over many dunes.
Pie_Red|Cherry Pie|a slice of cherry pie|the cherry pie|There is one stone in it. Good luck.
`;
