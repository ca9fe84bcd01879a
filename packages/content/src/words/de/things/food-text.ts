/** Key, name, with an article as an object, with "the", what it is like. */
export const foodText = `\
Meat|Fleisch|ein Stück Fleisch|das Fleisch|Schlicht, ehrlich und weg, bevor es den Teller berührt.
Milk|Milch|einen Krug Milch|die Milch|Von einer Kuh, die man vorher gefragt hat.
Potatoe|Kartoffel|eine Kartoffel|die Kartoffel|Mitsamt der Schale ausgegraben. Sie wuchs im Sand; schneeweiße Tiere lassen sie liegen, aber sandfarbene tanzen.
Strawberry|Erdbeere|eine Erdbeere|die Erdbeere|Die letzte in der Schüssel, und noch warm von der Sonne.
Chocolate|Schokolade|eine Tafel Schokolade|die Schokolade|So dunkel, dass man sich darin verstecken kann.
Fish|Fisch|einen Fisch|den Fisch|Heute früh gefangen. Achte auf die Gräten, es sei denn, du magst sie.
RottenMeat|Gammelfleisch|einen Klumpen Gammelfleisch|das Gammelfleisch|Irgendwer hält das irgendwo für eine Delikatesse. Halt es weit von dir und warte auf das Stöhnen.
CottonCandyPink|Rosa Zuckerwatte|einen Stab mit rosa Zuckerwatte|die rosa Zuckerwatte|Eine Wolke am Stiel, bei Sonnenaufgang gefangen.
CottonCandyBlue|Blaue Zuckerwatte|einen Stab mit blauer Zuckerwatte|die blaue Zuckerwatte|Eine Wolke am Stiel, am Mittag gefangen.
Honey|Honig|ein Glas Honig|den Honig|Flüssiges Gold mit einer überraschten Ameise darin.
Saddle|Sattel|einen Sattel|den Sattel|Leg ihn einem Haustier auf, und es ist sofort ein Reittier. Wie der Sattel das macht, hat noch keiner herausgefunden.
Cake_Skeleton|Knochentorte|ein Stück Knochentorte|die Knochentorte|Rippen aus Baiser auf einem Rückgrat aus Keks. Knusprig durch und durch.
Cake_Base|Rührkuchen|ein Stück Rührkuchen|den Rührkuchen|Keine Sahne, keine Kirschen, keine Allüren. Auf jedem Fest ist er als Erster weg.
Cake_CottonCandyBlue|Blaue Wolkentorte|ein Stück blaue Wolkentorte|die blaue Wolkentorte|Man muss sie am Teller festbinden.
Cake_CottonCandyPink|Rosa Wolkentorte|ein Stück rosa Wolkentorte|die rosa Wolkentorte|Iss sie, bevor sie davonschwebt.
Cake_Shade|Mitternachtstorte|ein Stück Mitternachtstorte|die Mitternachtstorte|So viel Schokolade, dass die Kerzen nervös werden.
Cake_White|Schneesahnetorte|ein Stück Schneesahnetorte|die Schneesahnetorte|Kokos auf Sahne auf Sahne, mit den Fußspuren einer Gabel.
Cake_Golden|Honigkuchen|ein Stück Honigkuchen|den Honigkuchen|Sieben Schichten, und er besteht auf jeder.
Cake_Zombie|Schimmeltorte|ein Stück Schimmeltorte|die Schimmeltorte|Vom vorletzten Geburtstag. Der Zuckerguss feiert inzwischen seinen eigenen.
Cake_Desert|Sandkuchen|ein Stück Sandkuchen|den Sandkuchen|Trocken, sagen manche. Genau richtig, sagen alle mit Pfoten in den Dünen.
Cake_Red|Rote Samttorte|ein Stück rote Samttorte|die rote Samttorte|Sie wird rot, wenn man sie anschneidet.
Candy_Skeleton|Knochenbonbon|ein Knochenbonbon|das Knochenbonbon|Es klickt gegen die Zähne wie ein kleines Gespräch.
Candy_Base|Sahnebonbon|ein Sahnebonbon|das Sahnebonbon|Das, von dem jede Großmutter welche in der Schublade hat.
Candy_CottonCandyBlue|Saurer Blauer|einen sauren Blauen|den sauren Blauen|Er zieht ein Auge zu. Immer das linke.
Candy_CottonCandyPink|Saurer Rosaroter|einen sauren Rosaroten|den sauren Rosaroten|Einen Augenblick lang süß, dann fällt es ihm wieder ein.
Candy_Shade|Lakritz|eine Lakritzschnecke|die Lakritze|Schwarz, salzig und nicht für jeden, wie sie selbst gern sagt.
Candy_White|Vanillekaramell|einen Würfel Vanillekaramell|das Vanillekaramell|Es schmilzt schon beim Gedanken an dich.
Candy_Golden|Honigbonbon|ein Honigbonbon|das Honigbonbon|Es reicht genau für eine gute Geschichte.
Candy_Zombie|Schleimkaugummi|ein Schleimkaugummi|das Schleimkaugummi|Zu deiner Bequemlichkeit schon einmal gekaut.
Candy_Desert|Brausesand|eine Tüte Brausesand|den Brausesand|Er prickelt zwischen den Zähnen und gerät ins Bett.
Candy_Red|Zimtherz|ein Zimtherz|das Zimtherz|Es fängt sanft an. Dabei bleibt es nicht.
Pie_Skeleton|Rippenpastete|ein Stück Rippenpastete|die Rippenpastete|Die Kruste ist ein Käfig, und die Füllung klappert darin.
Pie_Base|Apfelkuchen|ein Stück Apfelkuchen|den Apfelkuchen|Er stand zum Abkühlen auf der Fensterbank. Du hast mich nicht gesehen, sagt er.
Pie_CottonCandyBlue|Heidelbeerkuchen|ein Stück Heidelbeerkuchen|den Heidelbeerkuchen|Wer davon hatte, den erkennt man an den Zähnen.
Pie_CottonCandyPink|Rhabarberkuchen|ein Stück Rhabarberkuchen|den Rhabarberkuchen|Rosa, sauer und am besten mit Nachsicht.
Pie_Shade|Matschkuchen|ein Stück Matschkuchen|den Matschkuchen|Der mit Schokolade. Du hast hoffentlich nachgesehen.
Pie_White|Kokoskuchen|ein Stück Kokoskuchen|den Kokoskuchen|Weiß wie ein Strand, auf dem noch niemand gesessen hat.
Pie_Golden|Zitronentarte|ein Stück Zitronentarte|die Zitronentarte|Sie leuchtet durch die Schachtel.
Pie_Zombie|Pastete von gestern|ein Stück Pastete von gestern|die Pastete von gestern|Keiner fragt, was drin ist, und sie erzählt es nicht.
Pie_Desert|Dattelkuchen|ein Stück Dattelkuchen|den Dattelkuchen|Klebrig, braun und über viele Dünen getragen.
Pie_Red|Kirschkuchen|ein Stück Kirschkuchen|den Kirschkuchen|Ein Kern ist darin. Viel Glück.
`;
