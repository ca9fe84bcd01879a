/** Key, its word, what the potion is like, what a creature hatched with it looks like; `{er}` stands for a pronoun. */
export const potionText = `\
Base|Natur|Klar wie Wasser und genauso ehrlich: Das Tier wird, was es ohnehin werden wollte.|{Er} trägt die Farben, die der Natur als Erstes eingefallen sind.
White|Schneeweiß|Schmeckt nach Schnee, bevor jemand darübergelaufen ist.|{Sein} Fell ist so weiß wie ein Blatt, auf dem noch nichts durchgestrichen wurde.
Desert|Sand|Trocken, mit einem Hauch von Horizont. Gut schütteln, es ist vor allem Sand.|{Er} hat die Farbe von Dünen und Sand an Stellen, auf die du nicht gekommen wärst.
Red|Feuerrot|Kirsche, Chili und ein wenig Jähzorn.|{Er} leuchtet wie eine Ziegelmauer in der Abendsonne.
Shade|Schatten|An der Nordseite eines Baums gezapft. Im Hellen ist er beleidigt.|In der Dämmerung sieht man {ihn} schlecht und nachts gar nicht, aber wenn du rufst, kommt {er}.
Skeleton|Skelett|Kreidig, aber man nimmt doch noch einen Schluck. Klappert beim Entkorken.|{Er} besteht nur aus Knochen, sauberen, und klappert vor Freude.
Zombie|Zombie|Grün, klumpig und einen Tag über dem Datum, genau wie es sich gehört.|{Er} ist etwas grün, {ihm} fehlt ein Stück Ohr, und {er} wird dich nie verlassen.
CottonCandyPink|Zuckerrosa|Eher gesponnen als gerührt, und weg, sobald es die Zunge berührt.|{Er} ist rosa, {er} ist flauschig, und {er} riecht nach Jahrmarkt.
CottonCandyBlue|Zuckerblau|Schmeckt nach Blau. Besser hat es noch niemand sagen können.|{Er} ist flauschig und blau wie ein Himmel, an dem jemand geleckt hat.
Golden|Gold|Schwer für seine Größe. Der letzte Tropfen ist immer der beste.|{Er} glänzt so sehr, dass du dabei lesen kannst.
RoyalPurple|Königspurpur|Kommt mit einem eigenen Kissen. Vor dem Einschenken bitte verbeugen.|{Er} ist purpurn von der Nase bis zum Schwanz und weiß, dass das früher Königen vorbehalten war.
Cupid|Amor|Riecht nach Rosen und nach Briefen ohne Absender.|{Er} hat kleine Flügel, rote Backen und sehr viel Verständnis für alle.
Shimmer|Schimmer|Nie zweimal dieselbe Farbe, wie das Innere einer Muschel.|{Er} schillert wie Benzin auf einer Pfütze, nur mit Absicht.
Fairy|Feenstaub|Ein Schluck, und du hörst die Glockenblumen. Sie tratschen.|{Er} hat hauchdünne Flügel und hinterlässt feinen Staub auf den Möbeln.
Floral|Blüten|Damit folgen dir die Bienen bis nach Hause.|{Er} blüht von oben bis unten, und jemand sollte {ihm} von Heuschnupfen erzählen.
Aquatic|Korallen|Salzig, mit einem Fisch darin, der nur guckt.|{Er} hat Flossen, wo man sie am wenigsten erwartet, und trocknet langsam.
Ember|Glut|Nicht heiß trinken. Er ist immer heiß.|{Er} glimmt an den Rändern wie das letzte Scheit eines langen Abends.
Thunderstorm|Gewitter|Grummelt in der Flasche. Nicht neben Metall aufbewahren.|{Er} knistert, wenn man {ihn} streichelt, und brummt, bevor es regnet.
Spooky|Spuk|Schwarz wie eine Katze um Mitternacht, orange wie das, was die Katze sah.|{Er} ist gestreift wie eine Nacht voller Laternen und sagt Buh zu {seinem} Spiegelbild.
Ghost|Gespenster|Die Flasche sieht leer aus. Ist sie nicht, und sie hört dich.|Du siehst die Wand durch {ihn} hindurch, aber warm ist {er} trotzdem.
Holly|Ilex|Schmeckt immergrün und nach jemandem, der nebenan singt.|{Er} trägt Blätter und Beeren und sticht nur die, die es verdient haben.
Peppermint|Pfefferminz|Kühl bis ganz nach unten. Macht den Kopf frei und das Zimmer leer.|{Er} ist rot-weiß gestreift und quietscht leise, wenn man {ihn} leckt.
StarryNight|Sternennacht|Im Uhrzeigersinn rühren, dann siehst du den Polarstern.|{Er} ist dunkelblau und voller Sternbilder, die noch keiner benannt hat.
Rainbow|Regenbogen|Alle Geschmäcker auf einmal, in der richtigen Reihenfolge.|{Er} hat alle Farben und lässt sich nicht auf eine festlegen.
Glass|Glas|Klar, kalt und zerbrechlich. Sanft abstellen.|{Er} ist aus Glas, und die Sonne tanzt durch das ganze Zimmer.
Glow|Leuchtgrün|Diese Flasche findest du im Dunkeln. Eigentlich nur dort.|Nachts leuchtet {er} grün, damit du immer weißt, wer aufgestanden ist.
Frost|Frost|Aus Höflichkeit erst anhauchen.|{Er} ist mit Eisblumen bedeckt und hinterlässt einen kleinen kalten Fleck, wo {er} geschlafen hat.
IcySnow|Pulverschnee|Rieselt in Flocken aus der Flasche und schmilzt nach oben.|{Er} ist so weiß wie Verwehungen und knirscht beim Gehen.
RoseQuartz|Rosenquarz|Ein sanftes Rosa, das es mit allen gut meint.|{Er} ist aus rosa Kristall geschliffen und beruhigt den Besuch.
Celestial|Himmelslicht|Auf einem Berg gebraut, von jemandem, dem der Boden ausgegangen war.|{Er} hat einen eigenen kleinen Mond, der {ihn} zu den Mahlzeiten umkreist.
Sunshine|Sonnenschein|Vor Sonnenuntergang zu verbrauchen. Macht Sommersprossen aufs Glas.|{Er} ist so warm und gelb wie eine Fensterbank am Mittag.
Watery|Wasser|Es ist Wasser, aber es hat schon von dir gehört.|{Er} besteht aus Wasser und hält zusammen, weil {er} froh ist.
Shadow|Schemen|Wirkt nur, wenn irgendwo ein Licht brennt. Irgendwo brennt immer eins.|{Er} ist ein Schatten, der Besseres zu tun hat, als auf dem Boden zu liegen.
Aurora|Polarlicht|Bänder in Grün und Violett, sehr klein gefaltet.|Wenn {er} träumt, laufen {ihm} Nordlichter über den Rücken.
BirchBark|Birkenholz|Saft, Gerbstoff und ein Liebesbrief, den jemand geschnitzt hat.|{Er} ist in weiße Rinde gewickelt, und darauf stehen Initialen.
SandSculpture|Sandburg|Fest klopfen, umdrehen, abheben, Luft anhalten.|Jemand mit Geduld hat {ihn} aus Sand gebaut, und vor der Flut hat {er} Respekt.
Vampire|Vampir|Rot, und er sagt nicht, wovon. Enthält keinen Knoblauch.|{Er} schläft kopfüber, hat tadellose Manieren und fragt, bevor {er} hereinkommt.
AutumnLeaf|Herbstlaub|Heiß, gewürzt und ein wenig wehmütig.|{Er} ist rot, braun und golden und raschelt, wenn {er} sich umdreht.
StainedGlass|Buntglas|Dort einschenken, wo das Licht durchfällt.|Jedes Stück hat eine andere Farbe, und wenn jemand singt, wird {er} ganz still.
PolkaDot|Tupfen|Sprudelt. Die Bläschen bleiben dran.|{Er} ist voller Tupfen und war entzückt, als du sie gezählt hast.
Sunset|Abendrot|Langsam zu genießen, zu zweit, im Freien.|{Er} ist unten orange und oben violett und ungefähr zehn Minuten lang am schönsten.
Moonglow|Mondschein|Mit einem sehr feinen Sieb aus Teichen geschöpft.|{Er} scheint so sanft wie eine Lampe, die man für jemanden angelassen hat.
Porcelain|Porzellan|Mit beiden Händen anheben, kleiner Finger abgespreizt.|{Er} ist weiß mit blauem Muster und nimmt die Treppe sehr vorsichtig.
RoseGold|Roségold|Gold, dem jemand ein Kompliment gemacht hat.|{Er} glänzt in einem warmen Rosa, das zu allem passt.
Koi|Koi|Ein Teich in der Flasche. Am Grund dreht sich etwas Oranges um.|{Er} ist orange-weiß gemustert und folgt deinem Finger am Rand entlang.
Gingerbread|Lebkuchen|Riecht wie die Küche in der Woche vor dem Fest.|{Er} ist aus Lebkuchen mit Zuckerguss und hält sich tapfer davon ab, an sich zu knabbern.
Balloon|Luftballon|Beim Öffnen die Flasche festhalten.|{Er} ist leicht, {er} glänzt, und man sollte {ihn} vom Kaktus fernhalten.
Bronze|Bronze|Warm, braun und ein wenig altmodisch.|{Er} ist in Bronze gegossen und klingt, wenn {er} sich freut.
Silver|Silber|Polier die Flasche, und du siehst dich an einem guten Tag.|{Er} ist ganz aus Silber und weiß ein weiches Tuch zu schätzen.
Amber|Bernstein|Fließt langsam. Darin ist eine sehr alte Mücke.|{Er} ist aus klarem Bernstein, und neben {ihm} vergeht die Zeit etwas langsamer.
Ruby|Rubin|Tiefrot, und bei Kerzenlicht fängt er Feuer.|{Er} ist geschliffen wie ein Edelstein und errötet, wenn man hinsieht.
Fluorite|Fluorit|Grün, violett, wieder grün, als atme da jemand.|{Er} leuchtet in grünen und violetten Würfeln, wenn die Lampen ausgehen.
Windup|Uhrwerk|Ein Teil Öl, zwei Teile Zahnräder. Schmeckt nach beidem.|{Er} hat einen Schlüssel im Rücken; elf Umdrehungen reichen bis zum Abendbrot.
Turquoise|Türkis|Ein Splitter Himmel, aufgelöst.|{Er} ist so blau wie ein Loch in den Wolken.
BlackPearl|Perlschwarz|Hat tausend Jahre gedauert und ein Sandkorn gekostet.|{Er} ist dunkel und schillert in allen Farben, die Schwarz hat.
MossyStone|Moosstein|Kühl, feucht und kein bisschen in Eile.|Unten ist {er} Stein und oben Moos, und Regen mag {er} gern.
SolarSystem|Sonnensystem|Neun Tropfen, jeder im richtigen Abstand zum ersten.|Kleine Planeten kreisen um {ihn}, und {er} zählt sie alle nach.
Onyx|Onyx|Schwärzer als die Tinte, mit der du das aufschreiben würdest.|{Er} ist schwarz und poliert, und die Nacht sieht daneben grau aus.
PinkMarble|Rosenmarmor|Zerstoßen, gesiebt und beweint.|{Er} ist aus Marmor mit einem Hauch von Rot, als wäre {er} gerade die Treppe heraufgerannt.
Jade|Jade|Grasig, kühl, und am Boden liegt ein Blatt, das Glück bedeutet.|{Er} ist aus grüner Jade geschnitzt und sitzt ganz still, wenn Gäste da sind.
Opal|Opal|Alle sehen eine andere Farbe darin, und alle haben recht.|{Er} ist weiß, bis {er} sich bewegt, und dann ist {er} alles.
Veggie|Gemüse|Fünf Portionen am Tag, in einem Schluck.|{Er} ist ganz aus Gemüse gewachsen, und die Ohren sind die Möhren.
Dessert|Dessert|Nicht vor dem Essen. Na gut, vielleicht ein Schluck.|{Er} ist größtenteils Sahne, mit einer Kirsche dort, wo es darauf ankommt.
VirtualPet|Pixel|Piept, wenn man ihn schüttelt.|{Er} hat spitze Ecken, ein Gesicht aus neun Pixeln und einen einzigen Wunsch.
TeaShop|Teehaus|Vier Minuten ziehen lassen, und nimm die gute Tasse.|{Er} ist aus Teekannen und Gebäck, und um vier Uhr ist {seine} Stunde.
Fungi|Pilz|Nach dem Regen in einem Ring gefunden.|{Er} hat einen getupften Hut, Lamellen und eine stille Art, überall zu sein.
Cryptid|Rätsel|Das Etikett ist verwackelt, das Foto davon auch.|{Er} wurde in der Dämmerung am See gesehen, von einem einzigen Zeugen, und das warst du.
Alien|Alien|Inhalt: unbekannt. Herkunft: oben.|{Er} hat zu viele Ellbogen und bringt Grüße von sehr weit her.
`;
