/** Appearance sets. */
export const appearanceSetText = `\
baseHair1|Hair Styles, First Drawer|Six cuts from the hairdresser’s first drawer, all of which need a comb.
baseHair2|Hair Styles, Second Drawer|Six more, for when the first drawer has been seen.
baseHair3|Hair Styles, Third Drawer|The last six. She keeps them at the back, and they are the bold ones.
facialHair|Beards and Moustaches|Three beards, two moustaches, and no shaving for a week.
specialShirts|Special Shirts|Ten shirts which nobody would wear to an interview.
legacyShirts|Old Shirts|They are no longer made. Those who have one keep it in tissue paper.
winterHairColors|Winter Hair Colours|Four colours from a winter of long ago.
pastelHairColors|Pastel Hair Colours|Six colours, each with a spoonful of cream.
rainbowHairColors|Rainbow Hair Colours|Six strong colours for heads that know what they want.
shimmerHairColors|Shimmering Hair Colours|Six pastels that catch the light. They come with the spring.
summerHairColors|Summer Hair Colours|Six colours from beach and reef. They come with the summer.
hauntedHairColors|Haunted Hair Colours|Six colours that go bump. They come with the autumn.
winteryHairColors|Frosty Hair Colours|Six colours for snow and candlelight. They come with the winter.
rainbowSkins|Rainbow Skins|Eight skins from the paint box.
animalSkins|Animal Skins|Eight coats, furs, and one with spikes.
pastelSkins|Pastel Skins|Eight gentle skins. They come with the spring.
spookySkins|Spooky Skins|Six skins from an autumn of long ago.
supernaturalSkins|Supernatural Skins|Eight skins for the darker evenings. They come with the autumn.
splashySkins|Splashy Skins|Eight skins with and without scales. They come with the summer.
winterySkins|Wintry Skins|Eight skins that look best in snow. They come with the winter.
`;
