/** Appearance sets. */
export const appearanceSetText = `\
baseHair1|Frisuren, erste Schublade|Sechs Schnitte aus der ersten Schublade der Friseurin, und alle brauchen einen Kamm.
baseHair2|Frisuren, zweite Schublade|Noch sechs, wenn du die erste Schublade gesehen hast.
baseHair3|Frisuren, dritte Schublade|Die letzten sechs. Sie hebt sie ganz hinten auf, und es sind die mutigen.
facialHair|Bärte und Schnurrbärte|Drei Bärte, zwei Schnurrbärte und eine Woche lang kein Rasieren.
specialShirts|Besondere Hemden|Zehn Hemden, in denen niemand zum Vorstellungsgespräch ginge.
legacyShirts|Alte Hemden|Sie werden nicht mehr gemacht. Wer eins hat, bewahrt es in Seidenpapier auf.
winterHairColors|Haarfarben von damals im Winter|Vier Farben aus einem Winter vor langer Zeit.
pastelHairColors|Pastellene Haarfarben|Sechs Farben, jede mit einem Löffel Sahne.
rainbowHairColors|Haarfarben des Regenbogens|Sechs kräftige Farben für Köpfe, die wissen, was sie wollen.
shimmerHairColors|Schimmernde Haarfarben|Sechs Pastelltöne, die das Licht einfangen. Sie kommen mit dem Frühling.
summerHairColors|Haarfarben des Sommers|Sechs Farben von Strand und Riff. Sie kommen mit dem Sommer.
hauntedHairColors|Spukende Haarfarben|Sechs Farben, bei denen nachts etwas poltert. Sie kommen mit dem Herbst.
winteryHairColors|Frostige Haarfarben|Sechs Farben für Schnee und Kerzenschein. Sie kommen mit dem Winter.
rainbowSkins|Hauttöne des Regenbogens|Acht Töne aus dem Malkasten.
animalSkins|Felle und Stacheln|Sieben Tiere zum Überziehen und ein Kaktus.
pastelSkins|Hauttöne in Pastell|Acht sanfte Töne. Sie kommen mit dem Frühling.
spookySkins|Schaurige Gestalten|Sechs Gestalten aus einem Herbst vor langer Zeit.
supernaturalSkins|Übernatürliche Gestalten|Acht Gestalten für die dunkleren Abende. Sie kommen mit dem Herbst.
splashySkins|Gestalten aus dem Wasser|Acht Gestalten mit und ohne Schuppen. Sie kommen mit dem Sommer.
winterySkins|Wintergestalten|Acht Gestalten, die im Schnee am besten aussehen. Sie kommen mit dem Winter.
`;
