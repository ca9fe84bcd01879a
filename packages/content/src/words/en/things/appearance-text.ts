/** Appearance options: path, name, a remark. Numbered ones are named after what the art draws. */
export const appearanceText = `\
hair.color.white|White Hair|You have seen things, or you like to look as if you had.
hair.color.brown|Brown Hair|Chestnut, hazel, good strong tea.
hair.color.blond|Blond Hair|The colour of stubble fields.
hair.color.red|Red Hair|You are easy to find in a crowd.
hair.color.black|Black Hair|It goes with everything and swallows hairpins.
hair.color.candycane|Candy Cane Hair|Striped, sweet, and seasonal.
hair.color.frost|Frost Hair|It crackles a little when you brush it.
hair.color.winternight|Winter Night Hair|Dark blue, with a parting of stars.
hair.color.holly|Holly Hair|Dark green, with berries for the brave.
hair.color.pblue|Pastel Blue Hair|As if somebody had rinsed the sky.
hair.color.pgreen|Pastel Green Hair|Like the inside of a pistachio.
hair.color.porange|Pastel Orange Hair|Sherbet, well shaken.
hair.color.ppink|Pastel Pink Hair|It blushes so that you need not.
hair.color.ppurple|Pastel Purple Hair|Lilac, in the week when it matters.
hair.color.pyellow|Pastel Yellow Hair|Butter, softly.
hair.color.rainbow|Rainbow Hair|You could not decide, and why should you.
hair.color.yellow|Yellow Hair|Not blond. Yellow.
hair.color.green|Green Hair|Frogs will ask you for directions.
hair.color.purple|Purple Hair|Plum, with intent.
hair.color.blue|Blue Hair|You went in for a trim.
hair.color.TRUred|True Red Hair|As red as a red task, and far more cheerful.
hair.color.pblue2|Shimmering Blue Hair|It ripples if you nod.
hair.color.pgreen2|Shimmering Green Hair|Mermaids would like to know your brand.
hair.color.porange2|Shimmering Orange Hair|Embers, after somebody has blown on them.
hair.color.ppink2|Shimmering Pink Hair|Rosy dawn, on tiptoe.
hair.color.ppurple2|Shimmering Purple Hair|It catches the light and will not say where it keeps it.
hair.color.pyellow2|Shimmering Yellow Hair|Spun gold, although the spinner would like to stay unnamed.
hair.color.sunset|Sunset Hair|It is best seen from the west.
hair.color.sunlitwaves|Sunlit Waves Hair|It smells of salt, whatever you do.
hair.color.seasprite|Sea Sprite Hair|Green-blue, with a will of its own.
hair.color.sandnsea|Sand and Sea Hair|Blond down to the waterline.
hair.color.orchid|Orchid Hair|It does well in a bright bathroom.
hair.color.lava|Lava Hair|Please, no hats.
hair.color.candycorn|Candy Corn Hair|Three colours, in the traditional order.
hair.color.ghostwhite|Ghost White Hair|It turned that way overnight, in an interesting house.
hair.color.halloween|Lantern Night Hair|Orange and black, and something rustles in it.
hair.color.midnight|Midnight Hair|Clocks strike when you let it down.
hair.color.pumpkin|Pumpkin Hair|Carve with care.
hair.color.zombie|Zombie Hair|It is coming along nicely, in clumps.
hair.color.aurora|Aurora Hair|Green and violet, moving slowly.
hair.color.festive|Festive Hair|You may hang things on it.
hair.color.hollygreen|Holly Green Hair|Evergreen, as promised on the bottle.
hair.color.peppermint|Peppermint Hair|It is cool up there.
hair.color.snowy|Snowy Hair|You shake your head, and it settles again.
hair.color.winterstar|Winter Star Hair|Pale gold, with a glint on top.
hair.base.0|No Hair|It saves on shampoo and shines in company.
hair.base.1|Short Crop|It dries in the wind and survives hats.
hair.base.2|Side Tail|Gathered over one ear, with a ribbon, so that it swings when you disagree.
hair.base.3|Long and Straight|It falls where it should. You will be asked how you do it.
hair.base.4|Bob|Cut level at the chin with the help of a ruler and a held breath.
hair.base.5|Curly Mop|It has more opinions than you have combs.
hair.base.6|Pigtails|One for each side of the argument.
hair.base.7|Long Plait|Over the shoulder, tied at the end, and good for chewing on while you think.
hair.base.8|Spikes|They stand up by themselves, you say. Nobody has met the pot of wax.
hair.base.9|Mohawk|The middle stayed. The sides went to seek their fortune.
hair.base.10|Top Knot|Everything up and out of the soup.
hair.base.11|Big Cloud|Round, soft and magnificent. Doorways have learned to be wider.
hair.base.12|Long Waves|It came back from the sea like that and was never told to stop.
hair.base.13|Space Buns|Two knots, one moon each.
hair.base.14|Tiny Topknot|Shaved below, tied above, and no more than a pin’s worth of it.
hair.base.15|Low Side Tail|It rests on your shoulder like a well-behaved squirrel.
hair.base.16|Locs|Grown slowly, one habit at a time.
hair.base.17|Floor-Length Hair|You have not sat on it since Tuesday, and you would like to keep it that way.
hair.base.18|Shag|Layers upon layers, all of them just out of bed.
hair.base.19|Twin Plaits|Two ropes with ribbons, in case somebody must be rescued from a tower.
hair.base.20|Tall Quiff|It enters the room first and holds the door for you.
hair.bangs.0|No Fringe|You look the world straight in the eye.
hair.bangs.1|Full Fringe|It stops just short of your eyes, on its honour.
hair.bangs.2|Side-Swept Fringe|Brushed across with one hand, as if you had somewhere to be.
hair.bangs.3|Parted to One Side|It falls back as soon as you have pushed it away.
hair.bangs.4|Choppy Fringe|You cut it yourself, and it went well.
hair.flower.0|No Flower|The bees will get over it.
hair.flower.1|Pink Blossom|It was offered by a hedge.
hair.flower.2|White Daisy|It loves you. You did not even have to pull it apart to find out.
hair.flower.3|Violet|It is less shy up there than it was under the leaves.
hair.flower.4|Forget-Me-Not|For those with long lists.
hair.flower.5|Marigold|It turns with the sun, and you with it.
hair.flower.6|Poppy|As red as a task you have put off, and much nicer to have on your mind.
hair.flower.7|Two Pink Blossoms|One is for you. The other came along.
hair.flower.8|Coral Blossom|Picked this morning, leaf and all.
hair.flower.9|Rose|The thorns point the other way. You checked.
hair.flower.10|Pink Garland|It took a whole meadow and most of an afternoon.
hair.flower.11|Daisy Chain|You made it in a meeting out of doors.
hair.flower.12|Golden Star|You earned it. Nobody needs to know for what.
hair.flower.13|Pink Bow|Tied by somebody who cared about the loops.
hair.flower.14|Holly Sprig|Two leaves, one berry, and it stays fresh till the thaw.
hair.flower.15|Blue Butterfly|It settled there by itself. Walk gently.
hair.flower.16|Pearl Comb|It gleams when you turn your head, so you turn it rather often.
hair.beard.0|No Beard|You feel the wind on your chin.
hair.beard.1|Full Beard|Neat all round, and it tickles the chinstrap.
hair.beard.2|Goatee|You stroke it when you do not know.
hair.beard.3|Long Beard|It lends weight to whatever you say. There may be a crumb.
hair.mustache.0|No Moustache|Your soup is all yours.
hair.mustache.1|Trim Moustache|Combed twice a day and consulted once.
hair.mustache.2|Grand Moustache|You can twirl it, and it arrives before you do.
shirt.black|Black Shirt|It forgives soup.
shirt.blue|Blue Shirt|Good with denim and good news.
shirt.green|Green Shirt|You look well rested in it.
shirt.pink|Pink Shirt|Worn with confidence and half a smile.
shirt.white|White Shirt|It will not forgive soup.
shirt.yellow|Yellow Shirt|You can be seen from the ferry.
shirt.convict|Striped Prison Shirt|You were framed.
shirt.cross|Crossed Shirt|An old pattern, out of print.
shirt.fire|Fire Shirt|Flames up to the armpits.
shirt.horizon|Horizon Shirt|It is half sky, half land, and the belt goes between.
shirt.ocean|Ocean Shirt|There is a fish on it, and it gets around.
shirt.purple|Purple Shirt|Plain, but royal.
shirt.rainbow|Rainbow Shirt|All of them.
shirt.redblue|Red and Blue Shirt|You are on both teams.
shirt.thunder|Thunder Shirt|It flashes when you raise your arms.
shirt.tropical|Tropical Shirt|You have left the office and possibly the country.
shirt.zombie|Zombie Shirt|It was a good shirt, when it was buried.
size.slim|Slim Build|You slip between raindrops.
size.broad|Broad Build|You hold the umbrella for two.
skin.915533|Umber Skin|Warm and deep, like good earth.
skin.ddc994|Sand Skin|Light, and a little golden.
skin.f5a76e|Peach Skin|A morning sort of glow.
skin.ea8349|Apricot Skin|You have been in the garden.
skin.c06534|Copper Skin|It shines when you have been running.
skin.98461a|Chestnut Skin|A rich brown with a touch of red.
skin.c3e1dc|Ghostly Skin|You are pale, with a hint of sea mist.
skin.6bd049|Goblin Skin|A cheerful green, from ear to ear.
skin.eb052b|Scarlet Skin|Nobody can tell when you are embarrassed.
skin.f69922|Orange Skin|You have eaten a carrot or two.
skin.f5d70f|Yellow Skin|Bees consider you family.
skin.0ff591|Sea Green Skin|You glow a bit under water.
skin.2b43f6|Deep Blue Skin|As blue as the last page of an atlas.
skin.d7a9f7|Lavender Skin|People sleep well near you.
skin.800ed0|Violet Skin|You came from the other end of the rainbow.
skin.rainbow|Rainbow Skin|You could be anyone, and you are everyone.
skin.bear|Bear Fur|You are warm all winter.
skin.cactus|Cactus Skin|Admire from a distance.
skin.fox|Fox Fur|It is red, sleek and up to something.
skin.lion|Lion Fur|Golden, and it would like to be brushed.
skin.panda|Panda Fur|Black and white, like most good plans.
skin.pig|Pig Skin|Pink, clean, and proud of it.
skin.tiger|Tiger Fur|No two of your stripes agree.
skin.wolf|Wolf Fur|Grey as the hour before dawn.
skin.pastelPink|Pastel Pink Skin|Like marshmallow, and as soft.
skin.pastelOrange|Pastel Orange Skin|A melon at its best.
skin.pastelYellow|Pastel Yellow Skin|A lemon that has been told a kind word.
skin.pastelGreen|Pastel Green Skin|Mint, freshly picked.
skin.pastelBlue|Pastel Blue Skin|You match the forget-me-nots.
skin.pastelPurple|Pastel Purple Skin|Wisteria, in a light wind.
skin.pastelRainbowChevron|Pastel Chevron Skin|You are going somewhere, in stripes.
skin.pastelRainbowDiagonal|Pastel Diagonal Skin|You lean into the colours.
skin.monster|Monster Skin|There are some stitches, but they hold.
skin.pumpkin|Pumpkin Skin|You are round, orange, and lit from within.
skin.skeleton|Skeleton|You can be read like a book.
skin.zombie|Zombie Skin|A bit past your best, and still up for it.
skin.ghost|Ghost Skin|You go through your wardrobe, literally.
skin.shadow|Shadow Skin|You are rather more there when the lamp is lit.
skin.candycorn|Candy Corn Skin|Your hat is the sweet bit.
skin.ogre|Ogre Skin|Thick, green, and sensitive beneath it.
skin.pumpkin2|Carved Pumpkin Skin|Someone has given you a smile.
skin.reptile|Reptile Skin|You like a warm stone.
skin.shadow2|Deep Shadow Skin|It is the kind that gathers under stairs.
skin.skeleton2|Old Skeleton|You have been in the cupboard and it shows.
skin.transparent|Transparent Skin|You have nothing to hide, and nothing to hide it behind.
skin.zombie2|Fresh Zombie Skin|Just up, and terribly hungry.
skin.clownfish|Clownfish Skin|Orange, white, orange, and funny by accident.
skin.deepocean|Deep Ocean Skin|Dark, with a light here and there.
skin.merblue|Blue Merfolk Skin|You have to moisturise with the tide.
skin.mergold|Golden Merfolk Skin|Sailors mistake you for the sun.
skin.mergreen|Green Merfolk Skin|You vanish in the kelp, and like it.
skin.merruby|Ruby Merfolk Skin|Red as coral and as patient.
skin.shark|Shark Skin|It is smooth one way, and not the other.
skin.tropicalwater|Tropical Water Skin|You can see straight down to the sand.
skin.aurora|Aurora Skin|You light up on cold nights.
skin.dapper|Snowman Skin|You need only coal and a carrot to be dressed.
skin.festive|Festive Skin|You were unwrapped with care.
skin.holly|Holly Skin|Green and glossy, and mind the edges.
skin.polar|Polar Skin|White as an empty map.
skin.sugar|Sugar Skin|You sparkle, and stay out of the rain.
skin.snowy|Snowy Skin|Nobody has walked here yet.
skin.winterstar|Winter Star Skin|Pale blue and lit from far away.
chair.none|No Chair|You stand on your own two feet.
chair.black|Black Wheelchair|It turns on a penny and looks sharp doing it.
chair.blue|Blue Wheelchair|Fast downhill, patient uphill.
chair.green|Green Wheelchair|For gravel, grass and great occasions.
chair.pink|Pink Wheelchair|It clashes with nothing and crashes into less.
chair.red|Red Wheelchair|Red is faster, as everyone knows.
chair.yellow|Yellow Wheelchair|You roll in like good weather.
chair.handleless_black|Black Wheelchair without Handles|Nobody pushes you about, and it is all in black.
chair.handleless_blue|Blue Wheelchair without Handles|You steer, you brake, you arrive.
chair.handleless_green|Green Wheelchair without Handles|Built for those who know the way.
chair.handleless_pink|Pink Wheelchair without Handles|Nobody has a hand on it but you.
chair.handleless_red|Red Wheelchair without Handles|There are no handles, and no speed limit either.
chair.handleless_yellow|Yellow Wheelchair without Handles|As bright as your own idea of where to go.
`;
