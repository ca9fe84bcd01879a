/** Classes: key, name, what they are good at. */
export const classText = `\
warrior|Krieger|Du schlägst hart zu und stehst fest. Krieger lieben Bosse und große rote Aufgaben und machen das meiste aus Stärke und Ausdauer.
rogue|Schurke|Du findest, woran andere vorbeigehen. Schurken bringen Gold und Beute heim und machen das meiste aus Wahrnehmung und Stärke.
healer|Heiler|Du hältst alle auf den Beinen, dich eingeschlossen. Heiler stecken schlechte Tage weg und machen das meiste aus Ausdauer und Intelligenz.
wizard|Magier|Du lernst schnell und hast für alles einen Zauber. Magier steigen rasch auf, teilen ihr Mana und machen das meiste aus Intelligenz und Wahrnehmung.
`;

/** Quest bundles. */
export const bundleText = `\
featheredFriends|Drei im Flug|Der Falke, die Harpyie und die Eule, mit einem langen Band und viel Geschrei zusammengebunden.
splashyPals|Eimerweise|Das Seepferdrennen, die Schildkröte und der Wal. Lieferung im Eimer.
farmFriends|Rund um den Hof|Die Kuh, das Pferd und das Schaf. Mach das Tor hinter dir zu.
witchyFamiliars|Was ein Kessel so anzieht|Die Ratte, die Spinne und der Frosch. Der Kessel ist einzeln erhältlich.
winterQuests|Geschichten für lange Nächte|Der Mann mit dem falschen Sack, das Fest für einen und die Pinguine. Am besten am Feuer zu lesen.
hugabug|Klein und verkannt|Die Schnecke, der Käfer und der Schmetterling. Sie haben mehr Angst vor dir und würden gern umarmt.
cuddleBuddies|Ein Arm voll Flausch|Der Hase, das Frettchen und die Meerschweinchen. So viel Weiches hat selten so viel Ärger gemacht.
aquaticAmigos|Alle Arme an Deck|Der Axolotl, der Krake und der Oktopus, mit mehr Armen, als für den Preis üblich ist.
forestFriends|Unter Bäumen|Der Geisterhirsch, der Igel und der ausgerissene Setzling. Trag feste Schuhe.
oddballs|Genau genommen keine Tiere|Der Schleim, der Fels und die Wolle. Gefragt werden möchten sie trotzdem.
birdBuddies|Stolziert und gewatschelt|Der Pfau, der Pinguin und der Hahn. Nur einer von den dreien kann singen, und es ist nicht der, der es tut.
mythicalMarvels|Es gibt sie also doch|Das Einhorn, die Seeschlange und der Greif, alle drei vollkommen echt.
rockingReptiles|Kaltes Blut, laute Trommeln|Der Alligator, die Schlange und die Velociraptoren. Ihr Schlagzeug bringen sie mit.
delightfulDinos|Lange nicht gesehen|Die Flugechse, der Triceratops und der Tyrann, den man wieder ausgegraben hat. Sechsundsechzig Millionen Jahre Vorbereitung.
jungleBuddies|Oben im Blätterdach|Der Affe, das Faultier und der Setzling. Bring eine Liane mit.
sandySidekicks|Überall Sand|Das Gürteltier, die Schlange und die Spinne. Schüttle morgens die Stiefel aus.
`;

/** Gem packs and subscriptions. */
export const payText = `\
gemPacks 4gems|Eine Prise Edelsteine|Vier Edelsteine, in ein Stück Papier gedreht.
gemPacks 21gems|Eine Handvoll Edelsteine|Einundzwanzig Edelsteine. Sie passen gerade so in eine Hand.
gemPacks 42gems|Ein Hut voll Edelsteine|Zweiundvierzig Edelsteine, und manche sagen, das sei die Antwort.
gemPacks 84gems|Eine Schubkarre Edelsteine|Vierundachtzig Edelsteine. Heb sie aus den Knien.
subscriptions basic_earned|Ein Monat|Du zahlst jeden Monat und kannst jederzeit aufhören.
subscriptions basic_3mo|Drei Monate|Du zahlst viermal im Jahr, für jede Jahreszeit einmal.
subscriptions basic_6mo|Sechs Monate|Du zahlst zweimal im Jahr und vergisst es dazwischen.
subscriptions google_6mo|Sechs Monate, ermäßigt|Ein halbes Jahr zum Preis für alte Freunde.
subscriptions basic_12mo|Zwölf Monate|Du zahlst einmal im Jahr. Die Zeitreisenden finden das gut und bedanken sich mit Sanduhren.
subscriptions group_monthly|Gruppenplan|Ein Monatsplan für einen Haushalt, ein Team oder jede andere Schar von Abenteurern.
subscriptions group_plan_auto|Mitglied eines Gruppenplans|Deine Gruppe zahlt, und die Vorteile hast du, solange du bleibst.
`;

/** Sound themes. */
export const audioText = `\
danielTheBard|Der Barde|Laute, und zwischen den Strophen ein fröhliches Hüsteln.
gokulTheme|Gokul|Glocken, ein Stück entfernt, und eine Flöte, die den Weg kennt.
luneFoxTheme|Mondfuchs|Weiche Pfoten auf einem gläsernen Klavier.
wattsTheme|Watts|Warm, brummend und leicht elektrisch.
rosstavoTheme|Rosstavo|Eine Blaskapelle zu dritt, in bester Laune.
dewinTheme|Dewin|Eine Harfe in einer Höhle mit gutem Klang.
airuTheme|Airu|Ein Windspiel an einem hellen Tag.
beatscribeNesTheme|Beatscribe|Rechteckwellen wie früher, und gerade deshalb schön.
arashiTheme|Arashi|Trommeln vor dem Sturm.
maflTheme|MAFL|Eine Spieluhr, der jemand Manieren beigebracht hat.
pizildenTheme|Pizilden|Gezupfte Saiten auf Zehenspitzen.
farvoidTheme|Ferne Leere|Lange Töne aus sehr großer Entfernung.
spacePenguinTheme|Weltraumpinguin|Watscheln in der Schwerelosigkeit, mit Synthesizer.
lunasolTheme|Lunasol|Halb Tag, halb Nacht, und in der Mitte ein Akkord.
triumphTheme|Triumph|Fanfaren für alles, auch für den Abwasch.
`;

/** Challenge categories. */
export const categoryText = `\
habitica_official|Offiziell|Von den Leuten, die das hier betreiben.
academics|Studium|Vorlesungen, Hausarbeiten und die Woche vor der Prüfung.
advocacy_causes|Gute Zwecke|Für alle, die mehr ändern wollen als sich selbst.
creativity|Kreatives|Farbe, Wörter, Wolle und was sonst noch am Ärmel hängen bleibt.
entertainment|Unterhaltung|Bücher zum Lesen, Spiele zum Durchspielen, Filme zum Mitreden.
finance|Geld|Sparen, zählen, behalten.
health_fitness|Gesundheit und Fitness|Beine, Lunge und Salat.
hobbies_occupations|Hobbys und Berufe|Was du aus Liebe tust, für Geld oder beides.
location_based|Orte|Für Leute aus derselben Ecke der Karte.
mental_health|Seelische Gesundheit|Nett sein zu dem Menschen, der deine Aufgaben erledigt.
getting_organized|Ordnung schaffen|Schubladen, Listen und Listen von Schubladen.
recovery_support_groups|Genesung und Beistand|Ein Tag nach dem anderen, und nicht allein.
self_improvement|Besser werden|Ein bisschen besser als am Montag.
spirituality|Spirituelles|Für stille Räume und große Fragen.
time_management|Zeitplanung|Alles unterbringen, und wissen, was man weglässt.
`;
