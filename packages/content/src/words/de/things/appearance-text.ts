/** Appearance options: path, name, a remark. Numbered ones are named after what the art draws. */
export const appearanceText = `\
hair.color.white|Weißes Haar|Du hast schon einiges gesehen oder willst so aussehen.
hair.color.brown|Braunes Haar|Kastanie, Haselnuss, guter starker Tee.
hair.color.blond|Blondes Haar|Die Farbe von Stoppelfeldern.
hair.color.red|Rotes Haar|In einer Menge findet man dich leicht.
hair.color.black|Schwarzes Haar|Es passt zu allem und verschluckt Haarnadeln.
hair.color.candycane|Zuckerstangenhaar|Gestreift, süß und nur zur Saison.
hair.color.frost|Frosthaar|Beim Bürsten knistert es ein wenig.
hair.color.winternight|Winternachthaar|Dunkelblau, mit einem Scheitel aus Sternen.
hair.color.holly|Stechpalmenhaar|Dunkelgrün, mit Beeren für die Mutigen.
hair.color.pblue|Pastellblaues Haar|Als hätte jemand den Himmel ausgespült.
hair.color.pgreen|Pastellgrünes Haar|Wie das Innere einer Pistazie.
hair.color.porange|Pastelloranges Haar|Brausepulver, gut geschüttelt.
hair.color.ppink|Pastellrosa Haar|Es wird rot, damit du es nicht musst.
hair.color.ppurple|Pastelllila Haar|Flieder, in der einen Woche, auf die es ankommt.
hair.color.pyellow|Pastellgelbes Haar|Butter, ganz leise.
hair.color.rainbow|Regenbogenhaar|Du konntest dich nicht entscheiden, und warum auch.
hair.color.yellow|Gelbes Haar|Nicht blond. Gelb.
hair.color.green|Grünes Haar|Frösche werden dich nach dem Weg fragen.
hair.color.purple|Lila Haar|Pflaume, mit Absicht.
hair.color.blue|Blaues Haar|Du wolltest nur die Spitzen schneiden lassen.
hair.color.TRUred|Knallrotes Haar|So rot wie eine rote Aufgabe, nur viel fröhlicher.
hair.color.pblue2|Schimmernd blaues Haar|Es kräuselt sich, wenn du nickst.
hair.color.pgreen2|Schimmernd grünes Haar|Meerjungfrauen wüssten gern deine Marke.
hair.color.porange2|Schimmernd oranges Haar|Glut, auf die gerade jemand gepustet hat.
hair.color.ppink2|Schimmernd rosa Haar|Morgenröte auf Zehenspitzen.
hair.color.ppurple2|Schimmernd lila Haar|Es fängt das Licht ein und sagt nicht, wo es das behält.
hair.color.pyellow2|Schimmernd gelbes Haar|Gesponnenes Gold, auch wenn der Spinner ungenannt bleiben möchte.
hair.color.sunset|Abendrothaar|Am schönsten von Westen aus gesehen.
hair.color.sunlitwaves|Sonnenwellenhaar|Es riecht nach Salz, was du auch tust.
hair.color.seasprite|Wassergeisthaar|Blaugrün und eigenwillig.
hair.color.sandnsea|Sand-und-Meer-Haar|Blond bis zur Wasserlinie.
hair.color.orchid|Orchideenhaar|Es gedeiht in hellen Badezimmern.
hair.color.lava|Lavahaar|Bitte keine Hüte.
hair.color.candycorn|Maiskonfekthaar|Drei Farben, in der überlieferten Reihenfolge.
hair.color.ghostwhite|Geisterweißes Haar|Das kam über Nacht, in einem interessanten Haus.
hair.color.halloween|Laternennachthaar|Orange und schwarz, und darin raschelt etwas.
hair.color.midnight|Mitternachtshaar|Wenn du es herunterlässt, schlagen die Uhren.
hair.color.pumpkin|Kürbishaar|Vorsichtig schnitzen.
hair.color.zombie|Zombiehaar|Es wird schon, büschelweise.
hair.color.aurora|Polarlichthaar|Grün und violett, in langsamer Bewegung.
hair.color.festive|Festtagshaar|Du darfst etwas daran aufhängen.
hair.color.hollygreen|Ilexgrünes Haar|Immergrün, wie auf der Flasche versprochen.
hair.color.peppermint|Pfefferminzhaar|Kühl ist es da oben.
hair.color.snowy|Schneehaar|Du schüttelst den Kopf, und es legt sich wieder.
hair.color.winterstar|Wintersternhaar|Blassgold, mit einem Funkeln obendrauf.
hair.base.0|Keine Haare|Das spart Shampoo und glänzt in Gesellschaft.
hair.base.1|Kurzhaarschnitt|Er trocknet im Wind und übersteht Hüte.
hair.base.2|Seitenzopf|Über einem Ohr gebunden, mit Schleife, damit er schwingt, wenn du anderer Meinung bist.
hair.base.3|Lang und glatt|Sie fallen, wie sie sollen. Man wird dich fragen, wie du das machst.
hair.base.4|Pagenkopf|Auf Kinnhöhe geschnitten, mit Lineal und angehaltenem Atem.
hair.base.5|Lockenkopf|Er hat mehr Ansichten als du Kämme.
hair.base.6|Zwei Schwänzchen|Eins für jede Seite des Streits.
hair.base.7|Langer Zopf|Über die Schulter, am Ende gebunden und gut zum Draufkauen beim Denken.
hair.base.8|Stacheln|Die stehen von allein, sagst du. Den Topf mit dem Wachs kennt keiner.
hair.base.9|Irokese|Die Mitte ist geblieben. Die Seiten sind in die Welt gezogen.
hair.base.10|Dutt|Alles nach oben und aus der Suppe.
hair.base.11|Große Wolke|Rund, weich und prächtig. Türen haben gelernt, breiter zu sein.
hair.base.12|Lange Wellen|So kamen sie vom Meer zurück, und niemand hat ihnen gesagt, sie sollen aufhören.
hair.base.13|Zwei Knoten|Zwei Knoten, für jeden ein Mond.
hair.base.14|Winziger Dutt|Unten rasiert, oben gebunden, und nicht größer als eine Nadel.
hair.base.15|Tiefer Seitenzopf|Er liegt auf deiner Schulter wie ein wohlerzogenes Eichhörnchen.
hair.base.16|Locs|Langsam gewachsen, eine Gewohnheit nach der anderen.
hair.base.17|Bodenlanges Haar|Seit Dienstag hast du dich nicht mehr daraufgesetzt, und so soll es bleiben.
hair.base.18|Stufenschnitt|Stufe auf Stufe, und alle gerade erst aufgestanden.
hair.base.19|Zwei Zöpfe|Zwei Seile mit Schleifen, falls jemand aus einem Turm gerettet werden muss.
hair.base.20|Hohe Tolle|Sie kommt vor dir ins Zimmer und hält dir die Tür auf.
hair.bangs.0|Kein Pony|Du siehst der Welt gerade in die Augen.
hair.bangs.1|Voller Pony|Er hört knapp über den Augen auf, Ehrenwort.
hair.bangs.2|Seitlicher Pony|Mit einer Hand hinübergestrichen, als hättest du noch etwas vor.
hair.bangs.3|Seitenscheitel|Er fällt zurück, sobald du ihn wegschiebst.
hair.bangs.4|Fransiger Pony|Du hast ihn selbst geschnitten, und es ging gut.
hair.flower.0|Keine Blume|Die Bienen kommen darüber hinweg.
hair.flower.1|Rosa Blüte|Eine Hecke hat sie dir angeboten.
hair.flower.2|Weißes Gänseblümchen|Es liebt dich. Du musstest es dafür nicht einmal zerpflücken.
hair.flower.3|Veilchen|Da oben ist es weniger schüchtern als unter den Blättern.
hair.flower.4|Vergissmeinnicht|Für alle mit langen Listen.
hair.flower.5|Ringelblume|Sie dreht sich nach der Sonne und du dich mit.
hair.flower.6|Mohnblume|So rot wie eine aufgeschobene Aufgabe, und viel netter im Kopf zu haben.
hair.flower.7|Zwei rosa Blüten|Eine ist für dich. Die andere ist mitgekommen.
hair.flower.8|Korallenblüte|Heute Morgen gepflückt, mitsamt dem Blatt.
hair.flower.9|Rose|Die Dornen zeigen in die andere Richtung. Du hast nachgesehen.
hair.flower.10|Rosa Blumenkranz|Er hat eine ganze Wiese gekostet und fast den ganzen Nachmittag.
hair.flower.11|Gänseblümchenkette|Du hast sie in einer Besprechung im Freien geflochten.
hair.flower.12|Goldener Stern|Du hast ihn dir verdient. Wofür, braucht niemand zu wissen.
hair.flower.13|Rosa Schleife|Von jemandem gebunden, dem die Schlaufen wichtig waren.
hair.flower.14|Stechpalmenzweig|Zwei Blätter, eine Beere, und frisch bis zum Tauwetter.
hair.flower.15|Blauer Schmetterling|Er hat sich von allein dort niedergelassen. Geh sachte.
hair.flower.16|Perlenkamm|Er schimmert, wenn du den Kopf drehst, also drehst du ihn ziemlich oft.
hair.beard.0|Kein Bart|Du spürst den Wind am Kinn.
hair.beard.1|Vollbart|Ringsum gepflegt, und er kitzelt den Kinnriemen.
hair.beard.2|Spitzbart|Du streichst darüber, wenn du nicht weiterweißt.
hair.beard.3|Langer Bart|Er gibt allem Gewicht, was du sagst. Vielleicht ist ein Krümel darin.
hair.mustache.0|Kein Schnurrbart|Deine Suppe gehört dir allein.
hair.mustache.1|Gestutzter Schnurrbart|Zweimal am Tag gekämmt und einmal um Rat gefragt.
hair.mustache.2|Prächtiger Schnurrbart|Du kannst ihn zwirbeln, und er ist vor dir da.
shirt.black|Schwarzes Hemd|Suppe verzeiht es.
shirt.blue|Blaues Hemd|Passt zu Jeans und zu guten Nachrichten.
shirt.green|Grünes Hemd|Du siehst darin ausgeruht aus.
shirt.pink|Rosa Hemd|Selbstbewusst getragen, mit einem halben Lächeln.
shirt.white|Weißes Hemd|Suppe verzeiht es nicht.
shirt.yellow|Gelbes Hemd|Man sieht dich von der Fähre aus.
shirt.convict|Sträflingshemd|Man hat dich hereingelegt.
shirt.cross|Gekreuztes Hemd|Ein altes Muster, vergriffen.
shirt.fire|Feuerhemd|Flammen bis unter die Achseln.
shirt.horizon|Horizonthemd|Halb Himmel, halb Land, und dazwischen kommt der Gürtel.
shirt.ocean|Meereshemd|Darauf ist ein Fisch, und er kommt herum.
shirt.purple|Lila Hemd|Schlicht, aber königlich.
shirt.rainbow|Regenbogenhemd|Alle.
shirt.redblue|Rot-blaues Hemd|Du bist für beide Mannschaften.
shirt.thunder|Donnerhemd|Es blitzt, wenn du die Arme hebst.
shirt.tropical|Tropenhemd|Du hast das Büro verlassen und womöglich auch das Land.
shirt.zombie|Zombiehemd|Es war ein gutes Hemd, als man es begrub.
size.slim|Schmale Figur|Du schlüpfst zwischen den Regentropfen durch.
size.broad|Breite Figur|Du hältst den Schirm für zwei.
skin.915533|Umbrabraune Haut|Warm und tief wie gute Erde.
skin.ddc994|Sandfarbene Haut|Hell und ein wenig golden.
skin.f5a76e|Pfirsichfarbene Haut|Ein Leuchten wie am Morgen.
skin.ea8349|Aprikosenfarbene Haut|Du warst im Garten.
skin.c06534|Kupferfarbene Haut|Sie glänzt, wenn du gerannt bist.
skin.98461a|Kastanienbraune Haut|Ein sattes Braun mit einem Hauch Rot.
skin.c3e1dc|Geisterblasse Haut|Du bist blass, mit einer Spur Seenebel.
skin.6bd049|Koboldgrüne Haut|Ein fröhliches Grün, von Ohr zu Ohr.
skin.eb052b|Scharlachrote Haut|Niemand merkt, wenn dir etwas peinlich ist.
skin.f69922|Orange Haut|Du hast die eine oder andere Möhre gegessen.
skin.f5d70f|Gelbe Haut|Für Bienen gehörst du zur Familie.
skin.0ff591|Meergrüne Haut|Unter Wasser leuchtest du ein bisschen.
skin.2b43f6|Tiefblaue Haut|So blau wie die letzte Seite eines Atlas.
skin.d7a9f7|Lavendelfarbene Haut|Neben dir schläft man gut.
skin.800ed0|Violette Haut|Du kamst vom anderen Ende des Regenbogens.
skin.rainbow|Regenbogenhaut|Du könntest irgendwer sein, und du bist alle.
skin.bear|Bärenfell|Du hast es den ganzen Winter warm.
skin.cactus|Kaktushaut|Aus der Entfernung zu bewundern.
skin.fox|Fuchsfell|Es ist rot und glatt und führt etwas im Schilde.
skin.lion|Löwenfell|Golden, und gebürstet werden möchte es auch.
skin.panda|Pandafell|Schwarz und weiß, wie die meisten guten Pläne.
skin.pig|Schweinshaut|Rosa, sauber und stolz darauf.
skin.tiger|Tigerfell|Keine zwei deiner Streifen sind sich einig.
skin.wolf|Wolfsfell|Grau wie die Stunde vor Sonnenaufgang.
skin.pastelPink|Pastellrosa Haut|Wie Mäusespeck, und genauso weich.
skin.pastelOrange|Pastellorange Haut|Eine Melone in Bestform.
skin.pastelYellow|Pastellgelbe Haut|Eine Zitrone, der jemand etwas Nettes gesagt hat.
skin.pastelGreen|Pastellgrüne Haut|Minze, frisch gepflückt.
skin.pastelBlue|Pastellblaue Haut|Du passt zu den Vergissmeinnicht.
skin.pastelPurple|Pastelllila Haut|Blauregen in leichtem Wind.
skin.pastelRainbowChevron|Pastellwinkelhaut|Du gehst deinen Weg, in Streifen.
skin.pastelRainbowDiagonal|Pastellschräghaut|Du legst dich in die Farben.
skin.monster|Monsterhaut|Ein paar Nähte hat sie, aber die halten.
skin.pumpkin|Kürbishaut|Du bist rund, orange und von innen beleuchtet.
skin.skeleton|Skelett|In dir kann man lesen wie in einem Buch.
skin.zombie|Zombiehaut|Nicht mehr ganz taufrisch, aber noch zu allem bereit.
skin.ghost|Gespensterhaut|Du gehst durch deinen Kleiderschrank, wörtlich.
skin.shadow|Schattenhaut|Bei Lampenlicht bist du um einiges mehr da.
skin.candycorn|Maiskonfekthaut|Das Süße daran ist der Hut.
skin.ogre|Ogerhaut|Dick, grün und darunter empfindsam.
skin.pumpkin2|Geschnitzte Kürbishaut|Jemand hat dir ein Lächeln gegeben.
skin.reptile|Reptilienhaut|Du magst warme Steine.
skin.shadow2|Tiefe Schattenhaut|Von der Sorte, die sich unter Treppen sammelt.
skin.skeleton2|Altes Skelett|Du warst im Schrank, und das sieht man.
skin.transparent|Durchsichtige Haut|Du hast nichts zu verbergen und nichts, wohinter du es verbergen könntest.
skin.zombie2|Frische Zombiehaut|Gerade aufgestanden und furchtbar hungrig.
skin.clownfish|Clownfischhaut|Orange, weiß, orange, und aus Versehen komisch.
skin.deepocean|Tiefseehaut|Dunkel, mit einem Licht hier und da.
skin.merblue|Blaue Nixenhaut|Du musst dich mit der Flut eincremen.
skin.mergold|Goldene Nixenhaut|Seeleute halten dich für die Sonne.
skin.mergreen|Grüne Nixenhaut|Im Tang verschwindest du, und gern.
skin.merruby|Rubinrote Nixenhaut|Rot wie Korallen und genauso geduldig.
skin.shark|Haihaut|In der einen Richtung ist sie glatt und in der anderen nicht.
skin.tropicalwater|Tropenwasserhaut|Man sieht bis hinunter auf den Sand.
skin.aurora|Polarlichthaut|In kalten Nächten leuchtest du auf.
skin.dapper|Schneemannhaut|Kohle und eine Möhre, und du bist angezogen.
skin.festive|Festtagshaut|Man hat dich vorsichtig ausgepackt.
skin.holly|Stechpalmenhaut|Grün und glänzend, und Vorsicht an den Rändern.
skin.polar|Polarhaut|Weiß wie eine leere Landkarte.
skin.sugar|Zuckerhaut|Du glitzerst und gehst nicht in den Regen.
skin.snowy|Schneehaut|Hier ist noch niemand gegangen.
skin.winterstar|Wintersternhaut|Blassblau und von weit her beleuchtet.
chair.none|Kein Stuhl|Du stehst auf eigenen Füßen.
chair.black|Schwarzer Rollstuhl|Er dreht auf dem Fleck und sieht dabei gut aus.
chair.blue|Blauer Rollstuhl|Bergab schnell, bergauf geduldig.
chair.green|Grüner Rollstuhl|Für Kies, Gras und große Anlässe.
chair.pink|Rosa Rollstuhl|Er beißt sich mit nichts und stößt noch seltener an.
chair.red|Roter Rollstuhl|Rot ist schneller, das weiß jeder.
chair.yellow|Gelber Rollstuhl|Du rollst herein wie gutes Wetter.
chair.handleless_black|Schwarzer Rollstuhl ohne Griffe|Niemand schiebt dich herum, und das ganz in Schwarz.
chair.handleless_blue|Blauer Rollstuhl ohne Griffe|Du lenkst, du bremst, du kommst an.
chair.handleless_green|Grüner Rollstuhl ohne Griffe|Für alle, die den Weg kennen.
chair.handleless_pink|Rosa Rollstuhl ohne Griffe|Außer dir hat niemand die Hand daran.
chair.handleless_red|Roter Rollstuhl ohne Griffe|Griffe gibt es nicht, ein Tempolimit auch nicht.
chair.handleless_yellow|Gelber Rollstuhl ohne Griffe|So hell wie deine eigene Idee, wohin es geht.
`;
