/** Words of potion quests, time travel quests and world quests; `read/quests.ts` documents the grammar. */
export const otherText = `\
# amber
n Älter, als man denkt
s Am Strand von Ravelin liegt ein Stück Bernstein, so groß wie ein Haus, und mittendrin sitzt jemand, ganz unversehrt, und lässt sich Zeit. Wenn die Sonne daraufscheint, wird die ganze Küste langsam: Wellen hängen in der Luft, der Tee wird nicht kalt, und die Kinder hat seit Sonntag keiner hereingerufen. Es ist golden, es ist schön, und es wird fest.
e Du wärmst ihn mit den Händen, nur an einer Stelle, bis dich etwas Klebriges und sehr Altes anblinzelt und fragt, welches Jahr es sei. Du sagst es. Darüber denkt es nach, ungefähr eine Woche, dann steht es auf und geht ins Meer. Was aus dem Loch tropft, riecht nach Harz und nach Sommern, und es füllt drei Flaschen.
b Bernsteinsitzer
# blackPearl
n Das Sandkorn
s Es war nur ein Sandkorn. Die Auster kam nicht darüber hinweg. Sie legte eine Schicht darum und noch eine, und so ging es tausend Jahre, und jetzt liegt in der Bucht eine schwarze Perle wie ein versunkener Mond, und um sie herum eine Auster, die sich immer noch ärgert. Schiffe, die in die Nähe kommen, fangen an zu grübeln. Du tauchst mit so leichtem Herzen, wie du eins finden kannst.
e „Darf ich sehen?“, fragst du, und zum allerersten Mal geht die Auster auf und sieht selbst nach, was sie da gemacht hat. Lange sagt sie nichts. „Schön ist sie geworden“, sagt sie endlich. Gut möglich, dass sie vergessen hatte hinzusehen. Vom Rand darfst du etwas abschaben, und der Staub, in Wasser gerührt, schillert in allen Farben, die Schwarz hat.
b Grübelnde Auster
# bronze
n In einem Stück gegossen
s Das Standbild des Gründers ist vom Sockel gestiegen. Mit schweren Schritten geht es durch die Stadt und stellt alles wieder so hin, wie es war: den Markt auf die Wiese, die Schule in den Stall, die Frauen in die Küche, wo sie mit Pfannen nach ihm werfen. Die Pfannen hinterlassen keine Spur. Bronze gibt nicht nach. Aber wer in der Schule aufgepasst hat, weiß: Wenn sie warm wird, wird sie weich.
e Du lockst ihn in die Gießerei und heizt ein. Er schmilzt nicht, er wird nur warm, bis ins Herz, und auf seine Wangen tritt etwas Farbe. „Ich war einmal ein junger Mann“, murmelt der Gründer. „Ich wollte, dass alles anders wird.“ Dann klettert er wieder hinauf und nimmt den Hut ab. Die Späne aus der Aschenlade ergeben drei prächtige Tränke.
b Gründer aus Bronze
# fluorite
n In Schacht neun leuchtet etwas
s Seit zwanzig Jahren war niemand mehr in Schacht neun, aber da ist ein Licht: grün, violett, grün, als atme jemand. Wer nachsehen geht, kommt mit leuchtenden Händen wieder und erzählt immer denselben Witz. Tief unten, zwischen den Kristallen, ist die ganze Zeit ein Riese gewachsen, Würfel um Würfel, und hat aus Langeweile das Klopfen gelernt. An deine Tür klopft er auch, spät in der Nacht, von unten.
e Er wollte Gesellschaft, und er bekam dich, fünf Bergleute, ein Schachspiel und eine Lampe zum Lesen. Er versprach, leiser zu klopfen. Für das Licht, das die Motten verrückt macht, gibst du ihm eine Decke. Auf dem Weg nach oben sind deine Taschen voller Splitter, grün, violett, grün, und sie reichen gerade für drei Flaschen.
b Riese von Schacht neun
# onyx
n Schwärzer geht es nicht
s Die Kartenzeichnerin braucht Schwarz. Kein Dunkelgrau, kein Mitternacht, nein, das echte, für die Stelle auf ihrem Globus, über die niemand etwas weiß. Im Steinbruch hinter dem Friedhof gibt es Onyx, aber nur, wenn du die Runen von Pluto und Löwe bei dir trägst: die eine, um hineinzukommen, die andere, um dich zu trauen. Es eilt nicht. Allerdings summt da etwas.
e Du schüttest alles auf ihren Tisch. Die Kartenzeichnerin mahlt, rührt, taucht die Feder ein und füllt den weißen Fleck, und als sie fertig ist, seht ihr ihn beide an und spürt, wie gut es tut, dass noch etwas übrig ist. Gesummt hat übrigens ein Maulwurf. Was im Mörser geblieben ist, schenkt sie dir, verkorkt.
c onyxStone|Onyxsteine
c plutoRune|Plutorunen
c leoRune|Löwenrunen
# pinkMarble
n Ein Herz aus Stein
s Der Bildhauer schuf sie aus rosa Marmor und verliebte sich, und dann rief man ihn zum Essen. Er ist seit dreihundert Jahren tot. Sie aber wartet noch immer, und vor ihrem Museum streiten Paare, schmilzt Konfekt, zerfallen Liebesbriefe halb gelesen. Liebe, das steht für sie fest, ist etwas, das nie zurückkommt. An ihr kommt keiner vorbei zum Ausgang.
e Du erzählst ihr, wie es wirklich war: die Gräte, das Begräbnis, und dass er sich beeilt hatte. Das wusste sie nicht. Etwas läuft über die rosa Wange und hinterlässt eine Furche, und draußen auf der Treppe bittet jemand um Verzeihung und dann noch jemand. Den Marmorstaub auf dem Boden fegt die Aufseherin zusammen, die Leute kennt, die so etwas brauchen können.
b Marmorbraut
r Alles zerbröckelt|Sie wendet den Kopf ab, und die Hälfte von dem, was ihr geschafft hattet, zerfällt zu Pulver.
# ruby
n Ein Trinkspruch ohne Wein
s Morgen heiratet die Königstochter, und in dem Kelch, aus dem seit neunhundert Jahren jedes Brautpaar trinkt, ist ein Loch, wo der Rubin war. Ohne ihn könnte man nur Wasser trinken, und darauf singt niemand. Such an den Hängen nach Rubinen, in den Obstgärten nach den Runen der Venus und am Brunnen nach denen des Wassermanns. Danach darfst du tanzen.
e Der Kelch leuchtet, dass der Saal bis in die Balken rot wird. Darum, wer zuerst daraus trinkt, gibt es ein kleines Gerangel, und dann sehen zwei, die sich nur von Bildern kannten, einander über den Rand hinweg an und müssen lachen. Du bekommst die Splitter und das Rezept deiner Großmutter, das anfängt mit: zerstoßen.
c rubyGem|Rubine
c venusRune|Venusrunen
c aquariusRune|Wassermannrunen
# silver
n Der stille Löffel
s Im Haus der tauben Uhrmacherin ist alles Silber verstummt. Die Löffel klirren nicht mehr, die Glocken läuten nicht, die Spiegel zeigen alles nur von hinten. So einen Zauber bessert man vom Barren her aus: mit Silber aus dem Fluss, mit Runen des Mondes und mit Runen des Krebses, die sich beide gern unter Steinen verstecken und nachts seitwärts davongehen.
e Als im Tiegel alles geschmolzen ist, lässt du einen Tropfen in ein Glas Wasser fallen, und es macht ting. Wer sich umdreht, ist die Uhrmacherin. Sie hat es in den Zähnen gespürt. Sie lacht, bis die Löffel einfallen. Mit dem Rest in der Kelle versilbert sie dir drei Flaschen, von innen und von außen.
c silverIngot|Silberbarren
c moonRune|Mondrunen
c cancerRune|Krebsrunen
# stone
n Wo niemand geht
s Um den Klostergarten läuft eine Mauer, und die Mauer hat das Interesse verloren. Jeden Tag legen sich ein paar Steine mehr ins Gras und überlassen sich dem Moos. „Jemand müsste mal“, sagt die Äbtissin, die neunzig ist, und sieht dich an. Du sammelst Steine. Du suchst die Runen des Mars, die Kraft geben, und die des Steinbocks, die Sturheit geben; von der zweiten brauchst du mehr.
e Die Mauer steht. Sie steht ein bisschen schief, und zwar so, dass das Moos bleiben kann, wo es war; darauf besteht die Äbtissin. „Es musste sich nur jemand kümmern“, sagt sie und klopft an einen Stein, wie man ein Pferd klopft. Im Keller braut sie dir aus dem Abgeschabten etwas Grünes. Es schmeckt nach Regen und nach viel Zeit.
c mossyStone|Moossteine
c marsRune|Marsrunen
c capricornRune|Steinbockrunen
# turquoise
n Der Himmel hat ein Loch
s Über Saltmere ist ein Stück aus dem Himmel gefallen, etwa so groß wie ein Tisch. Seitdem verfliegen sich die Schwalben, und es zieht. Die Glaserin ist hinaufgestiegen und hat nachgesehen. Türkis muss es sein, ruft sie herunter, gute Qualität, und mit Runen befestigt: Schütze für die Reichweite und Neptun für das Blau. „Und beeilt euch“, setzt sie hinzu. „Ich sehe hier oben jemanden.“
e Das letzte Stück sitzt mit einem Plopp wie ein Stöpsel. Der Jemand wollte nur fragen, ob es da unten immer so laut sei. Es wird Abend, und die Naht sieht man nur, wenn man weiß, wo sie ist. Du weißt es. Die Glaserin verteilt die Krümel aus ihrer Schürze an alle, die geholfen haben, und das füllt drei Flaschen mit Wetter.
c turquoiseGem|Türkise
c sagittariusRune|Schützenrunen
c neptuneRune|Neptunrunen
# jade
n Der Wächter, der freihatte
s Tausend Jahre lang hielt der Jadelöwe vor dem Tempel von Lang Wache. Eines Nachts wollte er nur nachsehen, was hinter der Ecke ist. Es war ein Nudelstand. Seitdem sitzt er da, er ist bei der vierzigsten Schüssel, und im Tempel gehen Diebe, Zugluft und eine Wandertruppe ein und aus. Er weiß, dass er zurücksollte. Er schämt sich, und dann knurrt er.
e „Es wurde nichts gestohlen, was sich nicht ersetzen ließe“, sagst du und schiebst ihm die letzte Schüssel hin. Er blinzelt, grün von oben bis unten. Langsam gehst du mit ihm zurück, und er setzt sich auf seinen Sockel wie in ein sehr heißes Bad. Der Koch schickt jetzt jeden Abend eine Portion hinauf. Für unterwegs bekommst du drei Fläschchen, in denen Blätter schwimmen, oder Schnurrhaare.
b Jadelöwe
# opal
n Alle Farben, ein Stein
s Zwei Schwestern haben einen Opal geerbt, und jede schwört auf eine andere Farbe. Seitdem reden sie nicht mehr miteinander. Die Richterin hat ihn sich angesehen, und sie sah eine dritte; von dir hätte sie gern ein Gutachten. Dazu brauchst du andere Opale zum Vergleichen, Runen der Waage für die Gerechtigkeit und Runen des Merkur für das Tempo, denn die Schwestern haben angefangen, das Haus durchzusägen.
e Du legst alles auf den Tisch, führst die Lampe einmal darum herum und sagst nichts. Grün läuft durch Rot, Blau durch Gold. „Oh“, sagt die ältere. „Warte, noch mal“, sagt die jüngere. Am Ende bekommt das zersägte Haus über dem Spalt ein Glasdach, und das ist mit Abstand sein schönstes Zimmer. Der Staub vom Polieren schillert in drei Flaschen, in jeder Farbe, die den beiden gefällt.
c opalGem|Opale
c libraRune|Waagerunen
c mercuryRune|Merkurrunen
# waffle
n Das Frühstück steht auf
s Dem Koch kann man keinen Vorwurf machen. Er wollte nur ein einziges Mal ein Frühstück machen, an das man sich erinnert. Jetzt geht die Waffel durch die Straßen von Marmalade Row, vier Stockwerke goldene Kästchen mit Sirup in jedem, und wer in ihre Spur tritt, bleibt kleben und überlegt es sich anders: Tee, Kaffee, nein, Tee. Sie kann sich auch nicht entscheiden. Nach links? Nach rechts? Sie nimmt das Haus.
e „Links“, sagst du mit fester Stimme. Da seufzt sehr viel Butter. Es musste nur jemand sagen. Links ist der See, die Waffel geht bis zur Mitte hinein, wird weich und füttert bis zum Herbst die Enten. Mit rotem Gesicht kommt der Koch auf dich zu, ein Tablett in der Hand. Er hat wieder etwas gemacht, und es ist klein und in Flaschen.
b Wandelnde Waffel
r Zweite Gedanken|Über alles, was ihr getan habt, läuft Sirup, und die Hälfte davon muss noch einmal entschieden werden.
# virtualpet
n Piep
s Es kam in einem Ei aus Plastik, von irgendwo in der Zukunft, und es piept. Füttere mich, piep. Streichle mich, piep. Es piept nachts, es piept im Tempel, und in Pixelton laufen alle mit winzigen Knöpfen in der Hand im Kreis, ungewaschen und hohläugig, während am Zaun ihre echten Ziegen stehen und gucken. Auf dem Marktplatz ist das größte davon aufgewacht. Sein Gesicht hat neun Pixel, und sieben sind wütend.
e Du drehst es um. Auf dem Rücken hat es eine kleine Klappe. „Wenn ich dich ausschalte“, sagst du, „dann kannst du schlafen.“ Die Pixel verschieben sich: zwei Augen, ein Strich. Von Schlafen wusste es nichts; niemand hatte es gelassen. Das letzte Piep ist ganz leise. In drei Flaschen hat es eine Anzeige hinterlassen, auf der ab und zu ein Herz erscheint.
b Neunpixeltier
r Batterie schwach|Es piept so kläglich, dass alle hinlegen, was sie gerade tun, und auf einen Knopf drücken.
# fungi
n Pilze mit Plan
s Nach dem Regen standen sie da im Ring, klein und braun und höflich. Nach dem zweiten Regen waren sie höher als der Zaun. Die Pilze haben dem Dorf ein Angebot gemacht: Niemand braucht mehr zu denken, das geht auch gemeinsam, von unten, es hängt ja alles zusammen. Das Angebot reicht schon bis zu den Knien, es ist ziemlich weich, und mittendrin erhebt sich ein roter Hut mit weißen Punkten, der auch mit dir etwas vorhat.
e Du bedankst dich und lehnst ab. Du hast nun einmal deinen eigenen Kopf, und aufgeräumt ist der nicht immer, aber du weißt, wo alles liegt. Der Hut wackelt. Ein Nein in der Einzahl hat er noch nie gehört. Dann kommt die Sonne heraus, und damit ist, wie jeder Pilz weiß, die Sache erledigt. Was im Gras zurückblieb, kann man sammeln, trocknen und in Flaschen füllen. Es ist essbar. Sogar zweimal.
b Roter Hut
r Sporen|Feiner Staub steigt auf, alle fangen an, dasselbe zu denken, und ein Zauberspruch ist es nicht.
# alien
n Bringt mich zu eurer Wäsche
s Es ist auf dem Parkplatz des Gasthauses gelandet, obwohl das Gasthaus keinen Parkplatz hat; den hat es mitgebracht. Aus der Untertasse steigt etwas Grünes mit elf Ellbogen und einem Fragebogen. Es will erforschen, wie wir leben, und nimmt Proben: einen Stuhl, einen Mittwoch, den Ehrgeiz des Stalljungen. Was es untersucht hat, stellt es verkehrt herum zurück. Es hat noch sehr viele Seiten vor sich.
e Du beantwortest alle. Das dauert die ganze Nacht, und bei Frage neuntausend, „warum macht ihr das alles, wenn es morgen wieder gemacht werden muss?“, weißt du nicht weiter und lachst. Das schreibt es auf. Es fragt, ob es das lernen darf. Als die Untertasse bei Sonnenaufgang abhebt, macht sie ein Geräusch, das sehr nach Kichern klingt. Im Gras stehen drei Flaschen, beschriftet mit „Proben: zurück“.
b Landvermesser von anderswo
r Probe zurück|Es hält einen Schlauch an die Untertasse, atmet etwas Grünes tief ein, und alle Ellbogen sind wieder gerade.
# robot
n Selbst zusammenzubauen
s Die Zeitmaschine hustet, und die Werkstatt, in der du aussteigst, ist ein paar Hundert Jahre entfernt. Auf der Werkbank liegt ein Roboter in Teilen, daneben ein Zettel: „Bin zu Tisch.“ Auf dem Zettel liegt Staub. Ein Auge leuchtet noch, und es folgt dir. „Schrauben“, sagt der Roboter. „Zahnräder. Federn. Ich habe es nicht eilig. Ich habe es seit neunzig Jahren nicht eilig.“ Sie liegen auf dem ganzen Boden der Zeit verstreut.
e Die letzte Feder springt an ihren Platz, mit einem Pling, das nach Guten Morgen klingt. Der Roboter steht auf, probiert die Knie aus und isst den Zettel. Er hat auch nicht geglaubt, dass noch jemand zurückkommt. In der Schublade unter der Bank findet er, woran sein Erbauer vor Tisch gearbeitet hatte: drei Eier mit einer Naht um die Mitte. „Familie“, erklärt der Roboter.
c bolt|Schrauben
c gear|Zahnräder
c spring|Federn
# solarSystem
n Ein kleines Ding am Rand
s Von hier oben siehst du alles: die Sonne, die Planeten auf ihren Runden und am Rand ein kleines dunkles Ding, das zieht. An allem zieht es ein bisschen. Der Mars ist drei Tage im Rückstand, der Saturn hat einen Ring verlegt, und auf allen Monden wundert man sich, warum man sich nicht konzentrieren kann. In den Büchern hat es keinen Namen. Als du näher kommst, sagt es ohne jede Hoffnung: „Ich war einmal einer von euch.“
e Du zählst es wieder mit. Eine große Feier ist das nicht, du sagst einfach die Reihe der Namen auf, laut, in der Stille, und hörst nach dem letzten nicht auf. Etwas ruckt. Dann dreht sich alles, wie es soll. Das kleine Ding am Rand glänzt wie eine wiedergefundene Münze. Es gibt dir drei Tropfen Nacht, mit den Planeten darin.
b Ungezählter Planet
# windup
n Jemand hat den Schlüssel
s In der Stadt der Spielzeugmacherin laufen sie: Bäcker, Bischöfe, der Mann mit den drei Gänsen, alle mit einem Schlüssel im Rücken, der sich dreht. Läuft er ab, bleiben sie mitten im Wort stehen. Immer war jemand da, der sie aufzog. Aber dann hat der Zinnsoldat gemerkt, dass er an den eigenen Schlüssel kommt, und ihn seitdem nicht mehr stillstehen lassen. Er ist rasend schnell, er ist rot glühend, und er hat das Kommando.
e Du bekommst den Schlüssel zu fassen und drehst ihn nicht; du hältst ihn nur fest, mit beiden Händen, bis das Zinn nicht mehr glüht. Klick, klack, klick. In der Stille hören alle den Springbrunnen, zum ersten Mal. „Läuft der immer?“, fragt der Soldat. Jetzt zieht ihr euch gegenseitig auf, paarweise, vor dem Frühstück. Etwas Öl hat er dir in Flaschen gefüllt.
b Überdrehter Soldat
# bewilder
n Weltquest: Der Bewilder
s Angefangen hat alles mit einer Abkürzung. Dann drehte jemand den Wegweiser um, bis er auf sich selbst zeigte. Mittags lagen die Straßen kreuz und quer, und abends war mittendrin ein Untier, gemacht aus allen falschen Abzweigungen, die je genommen wurden. Der Bewilder ernährt sich von Plänen. Wer ihn ansieht, vergisst, welche Aufgabe als Nächste dran war. Für eine Party ist er zu groß, für hundert auch. Alle im Land müssen wissen, was sie tun, zur selben Zeit und so lange, wie es eben dauert.
e Die letzte falsche Abzweigung endet auf einer Wiese. Wo der Bewilder war, sind nur noch Bienen, Tausende, die schnurgerade summen, und eine davon ist bei dir geblieben. Die Wegweiser sind heruntergestiegen und fragen die Leute nach dem Weg.
b Bewilder
t Durcheinander|Jede Tagesaufgabe, die irgendwo im Land versäumt wird, füllt diesen Balken. Ist er voll, stülpt der Bewilder einen vertrauten Ort von innen nach außen.
w bailey|Der Bewilder fällt über die Ausruferin her! Jede Nachricht, die sie ausruft, ist von gestern, und sie hat so lange um Aufmerksamkeit geläutet, dass sie nicht mehr weiß, wofür.
w stables|Der Bewilder windet sich um den Stall! Der Wärter öffnet die Tür zu den Wölfen und findet die Schildkröten, dahinter eine Treppe und am oberen Ende seinen eigenen Rücken.
w market|Der Bewilder ist auf dem Markt! Der Händler verkauft sich selbst etwas, zu steigenden Preisen, und bekommt langsam den Verdacht, dass man ihn betrügt.
x Der Bewilder ist weg! Die Straßen liegen gerade, mehr oder weniger, und die Ausruferin hat wieder die Nachrichten von heute. Wer geholfen hat, bekommt eine Biene mit ungewöhnlichen Talenten, zum Halten und zum Reiten, und einen Fresskorb für beide.
# burnout
n Weltquest: Burnout
s Am Anfang war es ein Kompliment. Wie sie glühen, sagte man von den Fleißigen. Dann schliefen sie nicht mehr, dann fingen sie an zu rauchen, und an einem Herbstmorgen stand auf, was von ihnen übrig war: Burnout, eine Säule aus weißem Feuer in einem guten Anzug. Wo er vorbeikommt, schaffen die Leute sehr viel und danach gar nichts mehr. Mit mehr Arbeit lässt er sich nicht löschen. Ihm muss ein ganzes Land begegnen, das sein Tagwerk tut und dann nach Hause geht.
e Er explodiert nicht, er kühlt ab; am Ende sitzt ein müder Mann im angesengten Anzug im Gras, und jemand bringt ihm Suppe. Aus der Asche steigt ein Vogel, der sich schüttelt und genau in der richtigen Größe brennt.
b Burnout
t Überarbeitung|Jede Tagesaufgabe, die irgendwo im Land versäumt wird, füllt diesen Balken. Ist er voll, saugt Burnout jemandem die Kraft aus, den alle kennen.
w quests|Burnout hat nach dem Hüter der Quests gegriffen! Er verteilt Questrollen mit beiden Händen, schneller und schneller, und wo sein Lächeln war, flackert es nur noch.
w seasonalShop|Burnout hat nach dem Saisonladen gegriffen! Die Schneiderin strickt für alle vier auf einmal und sieht nicht mehr auf, denn die Nadeln glühen.
w tavern|Burnout hat nach der Taverne gegriffen! Der Wirt wischt dasselbe Glas, wischt es wieder und wieder, und kein einziger Gast setzt sich hin.
x Burnout ist abgekühlt! Alle, die er leer gesaugt hat, haben drei Tage geschlafen und fragen nach Frühstück. Wer geholfen hat, bekommt einen Phönix, zum Halten und zum Reiten, und Süßes für die Reise.
# dilatory
n Weltquest: Die Flut des Aufgeschobenen
s Draußen vor Dilatory ist der Horizont aufgestanden. Er kommt herein. Was du in der Welle siehst, wenn du genau hinsiehst, ist alles, was irgendwer gleich machen wollte: all die Anrufe, die Dachrinnen, die Klavierstunden, ein ganzes Meer davon, und ihm sind ein Kopf gewachsen, Zähne und die Geduld von Wasser. Der Sog braucht sich nicht zu beeilen; er war noch nie etwas anderes als später. Für Sandsäcke ist nicht genug Sand da. Da sind nur das Heute und ihr alle.
e Die Welle legt sich dir zu Füßen und ist eine Welle, eine kleine, mit einer Muschel darin. Am Strand stehen Leute mit tropfenden Briefen in der Hand, die sie seit Jahren beantworten wollten, und fangen an.
b Sog
t Rückstau|Jede Tagesaufgabe, die irgendwo im Land versäumt wird, füllt diesen Balken. Ist er voll, bricht der Sog über den Deich.
w tavern|Der Sog ist durch den Keller der Taverne heraufgekommen! Der Wirt bedient in Wathosen, und die Stammgäste haben bisher nichts bemerkt, was ihm noch mehr Sorgen macht.
w stables|Der Sog steht im Stall bis zum Heu! Der Wärter schwimmt von Box zu Box, ein Kätzchen auf dem Kopf, und ruft, es sei alles in Ordnung.
w market|Der Sog hat den Markt fortgespült! Der Händler klammert sich an seinen Stand, der aufs Meer hinaustreibt, und bietet den Fischen Rabatt.
x Der Sog ist besiegt! Das Meer ist wieder, wo es hingehört, und Dilatory trocknet seine Bücher auf der Leine. Wer geholfen hat, bekommt einen Fangschreckenkrebs mit prachtvollem Schlag, zum Halten und zum Reiten, und Proviant für ihn.
# dysheartener
n Weltquest: Der Dysheartener
s Er kam am Valentinstag angeflogen, als die Post sich verspätete. An jedem Fenster saß er einen Augenblick und sagte einen Satz: Das merkt keiner. Es macht keinen Unterschied. Fang lieber gar nicht erst an. Er ist so groß wie ein Dom und hat Flügel wie eine Motte, und unter ihm lässt ein ganzes Land die Arme hängen. Ein Mittel dagegen gibt es, und es klingt nach viel zu wenig. Tu etwas Gutes, ein kleines. Dann sag jemandem, dass seins gesehen wurde.
e Am Ende knallt es nicht. Es sind nur so viele Lampen in so vielen Fenstern, dass für die Motte nichts Dunkles mehr übrig ist, auf das sie sich setzen könnte. Sie faltet sich zusammen, kleiner und kleiner, und was danach in deiner Hand klopft, hat Federn, einen Schnabel und Hoffnung.
b Dysheartener
t Schwere Herzen|Jede Tagesaufgabe, die irgendwo im Land versäumt wird, füllt diesen Balken. Ist er voll, zerbricht der Dysheartener etwas, das die Leute gern hatten.
w seasonalShop|Der Dysheartener hat sich auf den Saisonladen gesetzt! Die Schneiderin hat die Girlanden abgenommen. Wozu denn, sagt sie, es wird ja doch wieder Winter.
w market|Der Dysheartener hat sich auf den Markt gesetzt! Der Händler hat alles auf nichts heruntergesetzt und sitzt unter dem Tresen.
w quests|Der Dysheartener hat sich auf den Questladen gesetzt! Der Hüter der Quests erzählt den Leuten, dass wahrscheinlich der Drache gewinnt, und macht ganz leise die Tür zu.
x Der Dysheartener ist weg! In den Läden hängen die Girlanden wieder, schief und in Eile aufgehängt. Wer geholfen hat, bekommt einen hoffnungsvollen Hippogreif, zum Halten und zum Reiten, und einen Tisch voller Kuchen und Süßem.
# stressbeast
n Weltquest: Das Stressbeast
s In der hohen Steppe hat sich eine Lawine auf die Füße gestellt. Sie besteht aus allem, was Leute niederdrückt: dem Ding bis Freitag, dem Ding bis heute Abend, dem Ding, für das es schon zu spät ist. Sie stampft, und in den Tälern hüpfen die Teller im Schrank. Wenn du das Stressbeast schubst, schubst es zurück; es wächst, wenn man in Panik gerät. Dafür braucht es viele, und jeder tut eine Sache, in Ruhe, und danach die nächste.
e Es setzt sich in den Schnee, atmet lange aus und stellt sich als größtenteils Fell heraus. Wo sein Herz war, steht ein junges Mammut und sieht dich an, und nichts, nirgends, muss bis Freitag fertig sein.
b Stressbeast
t Druck|Jede Tagesaufgabe, die irgendwo im Land versäumt wird, füllt diesen Balken. Ist er voll, heilt sich das Stressbeast und fällt über einen Ort her, an dem man sonst Luft holte.
w stables|Das Stressbeast ist über den Stall hergefallen! Die Haustiere verstecken sich unter dem Wärter, soweit sie darunterpassen, und wer nicht darunterpasst, versteckt sich hintereinander.
w bailey|Das Stressbeast ist über die Ausruferin hergefallen! Die Nachrichten kommen zu schnell, sie schnappt nach Luft, sie kann nicht mehr alles ausrufen und setzt sich auf ihre Glocke.
w guide|Das Stressbeast ist über den Führer hergefallen! Er, der sonst die Neuen herumführt, steht an der Kreuzung und weiß nicht mehr, welcher Weg der schnellste ist.
d Das Stressbeast steht mit dem Rücken zur Wand! Es bäumt sich auf und wird härter und lauter. Wer heute noch etwas zu tun hat: Tu es jetzt, und tu es in Ruhe. Das hält es nicht aus.
x Das Stressbeast sitzt! Über der Steppe ist es so still, dass man den Schnee hört. Wer geholfen hat, bekommt ein junges Mammut, zum Halten und zum Reiten, und eine anständige Mahlzeit dafür.
`;
