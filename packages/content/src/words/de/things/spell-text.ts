/** Class skills and special items: key, name, what they do. The figures are in rules-play-and-shops. */
export const spellText = `\
fireball|Feuerball|Du steckst eine Aufgabe in Brand. Sie verbrennt zu Erfahrung, umso mehr, je besser du bei ihr drangeblieben bist, und versengt den Boss deiner Quest. Je mehr Intelligenz du hast, desto heißer.
mpheal|Geteilte Quelle|Du lässt dein Mana steigen wie eine Quelle, und alle anderen in der Party dürfen davon trinken. Andere Magier bringen ihr eigenes Wasser mit und bekommen keins. Intelligenz macht sie tiefer.
earth|Fester Grund|Unter deiner Party summt der Boden, und alle denken für den Rest des Tages klarer. Das leiht ihnen Intelligenz, umso mehr, je mehr du selbst hast.
frost|Frost|Du frierst deine Serien über Nacht ein. Was du heute liegen lässt, kostet dich trotzdem etwas, aber keine Serie reißt.
smash|Wuchtiger Hieb|Du schlägst mit allem zu, was du hast. Die Aufgabe wird sofort ein wenig besser, und der Boss deiner Quest spürt es auch. Was zählt, ist Stärke.
defensiveStance|Fester Stand|Du stemmst die Füße in den Boden und wartest auf das Schlimmste. Bis dein nächster Tag beginnt, leiht es dir Ausdauer, und was du versäumst, tut weniger weh.
valorousPresence|Heldenmut|Du stehst so tapfer da, dass es ansteckt. Die ganze Party bekommt Stärke geliehen, bis ihr nächster Tag beginnt.
intimidate|Böser Blick|Du siehst den Ärger an, bis er wegsieht. Die ganze Party bekommt Ausdauer geliehen, bis ihr nächster Tag beginnt.
pickPocket|Taschendiebstahl|Du greifst einer Aufgabe in die Tasche und kommst mit Gold zurück. Je besser du drangeblieben bist und je schärfer deine Wahrnehmung, desto mehr klimpert.
backStab|Hinterhalt|Du erwischst eine dumme Aufgabe von hinten. Das bringt Gold und Erfahrung, und mit Glück noch um einiges mehr. Stärke gibt den Nachdruck.
toolsOfTrade|Gutes Werkzeug|Du verteilst Dietriche, Laternen und gute Ratschläge. Die ganze Party bekommt Wahrnehmung geliehen, bis ihr nächster Tag beginnt.
stealth|Schleichen|Du ziehst die Kapuze hoch, und ein paar Tagesaufgaben, die du heute liegen lässt, gehen nachts einfach an dir vorbei. Sie richten keinen Schaden an und brechen keine Serie. Wie viele, entscheidet die Wahrnehmung.
heal|Heilende Hände|Du legst die Hand dahin, wo es wehtut. Etwas von deiner eigenen Gesundheit kommt sofort zurück; wie viel, entscheiden Ausdauer und Intelligenz.
brightness|Heller Morgen|Du stößt für alle deine Aufgaben auf einmal die Läden auf. Jede eigene sieht danach etwas besser aus; die von Wettbewerben und Gruppen lassen die Vorhänge zu. Intelligenz ist das Licht.
protectAura|Schützende Flügel|Du breitest etwas Warmes über die ganze Party, und das leiht ihr Ausdauer, bis ihr nächster Tag beginnt.
healAll|Eine Runde für alle|Du segnest die ganze Party, dich eingeschlossen, und in euch alle kehrt Gesundheit zurück. Wie viel, entscheiden Ausdauer und Intelligenz.
snowball|Schneeball|Wirf ihn auf jemanden in deiner Party, und er wird für den Tag zum Schneemann. Freundschaft ist manchmal kalt.
salt|Salz|Drüberstreuen, und der Schnee, mit dem man dich beworfen hat, ist weg.
spookySparkles|Spukglitzer|Puste ihn über jemanden in deiner Party, und man sieht den ganzen Tag durch ihn hindurch.
opaquePotion|Blickdichter Trank|Trink ihn, und niemand sieht mehr die Tapete durch dich hindurch.
shinySeed|Glänzender Samen|Pflanz ihn jemandem aus deiner Party ein, und er ist für den Tag eine Blume. Vielleicht gefällt es ihm sogar.
petalFreePotion|Trank gegen Blütenblätter|Trink ihn, und die Bienen verlieren das Interesse an dir.
seafoam|Meeresschaum|Schleuder ihn auf jemanden in deiner Party, und er ist für den Tag ein Seestern. Am besten bei Flut.
sand|Trockener Sand|Reib dich damit ab, und du hast wieder Beine.
nye|Neujahrskarte|Schick jemandem in deiner Party gute Wünsche fürs neue Jahr, am besten noch vor dem Feuerwerk.
valentine|Valentinskarte|Sag jemandem in deiner Party, dass er dir wichtig ist. Unterschreiben ist freiwillig.
greeting|Grußkarte|Sag jemandem in deiner Party Hallo, ohne jeden Grund. Es gibt keinen besseren.
thankyou|Dankeskarte|Dank jemandem in deiner Party für das, wovon er dachte, es habe keiner bemerkt.
birthday|Geburtstagskarte|Wünsch jemandem in deiner Party alles Gute, wann auch immer der Tag ist.
congrats|Glückwunschkarte|Jemand in deiner Party hat es geschafft! Sag ihm, dass du es gesehen hast.
getwell|Karte zur Besserung|Streichle jemandem in deiner Party über den Kopf, aus sicherer Entfernung.
goodluck|Viel-Glück-Karte|Jemand in deiner Party hat einen großen Tag vor sich. Drück schriftlich die Daumen.
`;

/** Messages inside the cards: key, then the choices. */
export const cardMessageText = `\
greeting|Hallo! Ich war gerade in der Gegend, per Post.|Nur ein Winken über den Tisch. Was macht deine Liste?|Ich habe heute eine gute Wolke gesehen und an dich gedacht.|Es ist nichts passiert. Ich wollte es dir als Erstem erzählen.
nye|Mögen deine Serien lang und deine Montage kurz sein.|Eine neue Seite, und noch ist nichts darauf durchgestrichen. Frohes neues Jahr!|Mein Vorsatz: öfter mit dir gesehen werden.|Auf das Jahr: Möge es hinter sich selbst aufräumen.|Nächstes Jahr um dieselbe Zeit? Ich bringe die Raketen mit.
thankyou|Danke! Ohne dich hätte ich das nicht geschafft, oder nur mit viel mehr Fluchen.|Du hast es bemerkt, du hast geholfen, du hast nichts gesagt. Jetzt sage ich etwas.|Ich schulde dir was. Es steht auf meiner To-do-Liste, also ist es amtlich.|Für alles, und ganz besonders für das am Dienstag: danke.
valentine|Rosen sind rot, und jeder Boss ist besiegbar: Mit dir an der Seite ist Montag erträgbar.|Du bist mein liebster Termin, der sich wiederholt.|Wärst du eine Aufgabe, ich würde dich nie abhaken.|Mein Herz ist eine Stufe aufgestiegen, und alle Punkte gehen an dich.
birthday|Alles Gute zum Geburtstag! Du bist im echten Leben aufgestiegen. Alle Attribute plus eins, Knie minus eins.
congrats|Du hast es geschafft! Ich habe es immer gesagt, dafür gibt es Zeugen.|Gut gemacht! Nimm bitte diesen unsichtbaren Orden und trag ihn gut sichtbar.|Irgendwo erzählt gerade ein Drache einem anderen, er solle sich von dir fernhalten.|Das war ein großes Stück. Leg die Füße hoch; das ist ein Befehl.|Die Barden haben zu tun, also singe ich es selbst: hurra!
getwell|Gute Besserung! Deine Aufgaben können warten. Sie haben es mir selbst gesagt.|Ich schicke dir Suppe. Es ist eine gemalte Suppe, aber sie ist mit Liebe gekocht.|Ausruhen ist eine Tagesaufgabe, und heute ist es die einzige.|Wir halten dir am Tisch einen Platz warm, und niemand darf sich daraufsetzen.
goodluck|Viel Glück! Du bist vorbereitet, und der Rest ist nur der Teil, bei dem die anderen zusehen.|Ich drücke alles, was ich doppelt habe.|Los, hol es dir. Wir sind die, die den ganzen Lärm machen.
`;
