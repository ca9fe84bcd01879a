/** Pets that hatch from no egg: key, name, what they are like. */
export const specialPetText = `\
Wolf-Veteran|Veteranenwolf|Ein alter Wolf mit einer Kerbe im Ohr, der schon vor den Mauern hier war. Den Welpen erzählt er, wie es früher war.
Wolf-Cerberus|Zerberuswelpe|Drei Köpfe, drei Zungen, ein Ball. Ein Geschenk an alle, von denen die ersten Steine stammen.
Dragon-Hydra|Kleine Hydra|Streich ein To-do, und zwei wachsen nach; sie kennt das Gefühl. Sie folgt denen, die hier mitbauen.
Turkey-Base|Truthahn|Er hat gehört, welcher Tag heute ist, und legt Wert darauf, ein Haustier zu sein.
BearCub-Polar|Eisbärjunges|Er gab im Winterwald ein Fest, und du bist gekommen. Das hat er nie vergessen.
MantisShrimp-Base|Fangschreckenkrebs|Er sieht sechzehn Farben und schlägt zu wie eine Kanone, aber dir winkt er nur.
JackOLantern-Base|Kürbislaterne|Ein Kürbis, die Kerze innen, das Grinsen außen. Er schläft im Kohl, schlecht versteckt.
Mammoth-Base|Wollmammut|Es kam aus dem Schnee, als das Stressbeast sich hingesetzt hatte, und findet seitdem alles spannend.
Tiger-Veteran|Veteranentiger|Seine Streifen sind um die Schnauze grau geworden. Er springt nicht mehr, er trifft ein.
Phoenix-Base|Phönix|Er brennt genau in der richtigen Größe und nimmt sich frei, wenn er es braucht.
Turkey-Gilded|Goldener Truthahn|Jemand hat ihn zum Fest vergoldet, und für weniger steht er jetzt nicht mehr Modell.
MagicalBee-Base|Zauberbiene|Sie blieb übrig, als der Bewilder zerfiel, und fliegt schnurgerade.
Lion-Veteran|Veteranenlöwe|Er brüllt hier seit so vielen Jahren, dass die Leute die Uhr danach stellen.
Gryphon-RoyalPurple|Königspurpur-Greif|Er kam zum Namenstag, setzte sich auf das Ortsschild und ist seitdem nicht herunterzubekommen.
JackOLantern-Ghost|Gespenster-Kürbislaterne|Die Kerze ist vor Jahren ausgegangen. Sie hat es nicht bemerkt.
Jackalope-RoyalPurple|Königspurpur-Wolpertinger|An ihn glaubt niemand, der kein Abo hat. Er glaubt an alle, die eins haben.
Orca-Base|Orca|Er wurde eines Sommers auf der Suche nach Applaus angespült und bekam ihn.
Bear-Veteran|Veteranenbär|Er hat hier mehr Winter verschlafen als alle anderen und schimpft über jeden einzelnen.
Hippogriff-Hopeful|Hoffnungsvoller Hippogreif|Er schlüpfte in einer Handfläche an dem Tag, als der Dysheartener fiel, und erwartet von dir das Beste.
Fox-Veteran|Veteranenfuchs|Er kennt jeden Trick und ist höflich genug, über deinen zu lachen.
JackOLantern-Glow|Leuchtgrüne Kürbislaterne|Sie leuchtet die ganze Nacht, aus reiner Gutmütigkeit. Wenn du schlafen willst, leg ein Geschirrtuch darüber.
Gryphon-Gryphatrice|Greifilisk|Halb Greif, halb Basilisk, von den Förderern des Jahres 2019 ausgesucht. Nicht anstarren, er ist schüchtern.
Gryphatrice-Jubilant|Jubelnder Greifilisk|Zum zehnten Geburtstag hat er sein bestes Band umgelegt und seitdem nicht mehr ab.
JackOLantern-RoyalPurple|Königspurpur-Kürbislaterne|Aus einem Kern gezogen, der von der königlichen Tafel fiel. Sie grinst mit Anstand.
Dragon-Veteran|Veteranendrache|Sein Feuer ist auf gute Kochhitze heruntergebrannt. Frag ihn nach früher und bring einen Stuhl mit.
Cactus-Veteran|Veteranenkaktus|Neun Generationen von Helden haben ihn gegossen, und er weiß noch, wer es vergessen hat.
`;

/** Mounts that no pet grows into: key, name, what they are like. */
export const specialMountText = `\
BearCub-Polar|Eisbär|Sie hat dem Mann in Rot gekündigt und bei dir angeheuert. Das Geschirr bleibt zu Hause.
Dragon-Hydra|Hydra|Sieben Köpfe, und jeder will lenken. Sie trägt die, die hier mitgebaut haben.
LionCub-Ethereal|Ätherischer Löwe|Ein Löwe aus Licht, für die großzügigsten Förderer. Spuren hinterlässt er keine, nur das Gefühl, übertroffen worden zu sein.
MantisShrimp-Base|Fangschreckenkrebs|Du sitzt hinter den Augen und vor dem Schlag, und das ist der einzige sichere Platz.
Turkey-Base|Truthahn|Ein Truthahn deiner Größe läuft schneller, als man denkt, vor allem im November.
Mammoth-Base|Wollmammut|Es ist in seine Füße hineingewachsen. Die Steppe bebt ein wenig, freundlich.
Orca-Base|Orca|Er springt, und für einen Augenblick bist du das Höchste auf See.
Gryphon-RoyalPurple|Königspurpur-Greif|Am Namenstag fliegt er mit dir einmal um die Stadt, und die Kinder werfen ihre Hüte hoch.
Phoenix-Base|Phönix|Zieh etwas an, das nicht brennt, und genieß das Licht.
JackOLantern-Base|Kürbislaterne|Sie war die größte auf dem Feld, und sie rollt.
MagicalBee-Base|Zauberbiene|Sie summt, dass dir die Zähne kribbeln, und findet immer nach Hause.
Turkey-Gilded|Goldener Truthahn|Auftritte sind seine Stärke. Abgänge auch.
Jackalope-RoyalPurple|Königspurpur-Wolpertinger|Halt dich am Geweih fest. Erst springt er, an den Boden glaubt er später.
Aether-Invisible|Unsichtbarer Äther|Niemand sieht ihn, nicht einmal du. Die Leute fragen sich nur, warum du da oben so bequem sitzt.
JackOLantern-Ghost|Gespenster-Kürbislaterne|Sie schwebt durch Wände. Du nicht, also duck dich.
Hippogriff-Hopeful|Hoffnungsvoller Hippogreif|Er fliegt, als läge hinter dem nächsten Hügel immer etwas Gutes, und oft stimmt das.
Gryphon-Gryphatrice|Greifilisk|Auf ihm durften die Förderer des Jahres 2019 reiten und sonst niemand, und er blickt stur geradeaus.
JackOLantern-Glow|Leuchtgrüne Kürbislaterne|Nachts brauchst du keine Lampe, und unbemerkt kommst du auch nirgends an.
JackOLantern-RoyalPurple|Königspurpur-Kürbislaterne|Sonst macht man daraus eine Kutsche. Du reitest ohne.
`;
