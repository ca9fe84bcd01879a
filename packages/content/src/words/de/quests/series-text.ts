/** Words of the quest series and the quests that everyone gets; `read/quests.ts` documents the grammar. */
export const seriesText = `\
# basilist
n Eine Liste mit Zähnen
s Du rollst eine Liste auf, um eine Kleinigkeit dazuzuschreiben, und sie rollt weiter: zur Tür hinaus, den Hügel hinunter, zweimal um den Brunnen. Am anderen Ende öffnen sich zwei gelbe Augen. „Punkt eins“, zischt der Basilist, „sieh mich an, bis du dich nicht mehr rühren kannst.“ Der halbe Markt steht schon da, steif vor lauter guten Vorsätzen. Er besteht nur aus Unerledigtem, also weißt du, wovor er sich fürchtet. Ruf deine Party, lies eine Zeile nach der anderen und streich sie durch.
e Die letzte Zeile ist durchgestrichen, und der Basilist schrumpft auf einen Zettel, nicht länger als dein Daumen. „Milch kaufen“, flüstert er. Du kaufst Milch. Überall auf dem Markt strecken Leute die steifen Hälse und machen da weiter, wo sie waren, eins nach dem anderen. Deine Party teilt die Münzen, die unter Punkt vierzig versteckt waren.
b Basilist
# dustbunnies
n Etwas Graues unter dem Bett
s Es begann mit einem Niesen. Dann hüpfte etwas hinter den Vorhang, und hinter dem hüpfte noch etwas. Du hast das Fegen gerade so lange aufgeschoben, dass der Staub Meinungen hat und Ohren. Nachts klopft er. Von jedem Paar Socken hat er eine gefressen. Du brauchst dich nicht zu schämen, das kommt in den besten Häusern vor, aber in der Ecke steht ein Besen, und heute Abend habt ihr beide zu tun.
e Eine große graue Wolke, und der Boden ist wieder ein Boden. Unter dem Bett findest du neun Socken, ein paar Münzen und einen Zettel, den du dir im Frühling geschrieben hast. Der kleinste Staubhase entkommt über das Fensterbrett und sieht noch einmal zurück, beinahe zärtlich. Du lässt das Fenster offen. Morgen genügt eine Minute Fegen.
b Staubhasen
# atom1
n Staub und Seife, Teil 1: Ein Fleck
s Auf dem Fenster deines Turms ist ein Fleck. Er ist so klein, dass er die Mühe nicht lohnt. Am nächsten Morgen lohnt er sie immer noch nicht, aber es sind elf. Am Ende der Woche kommt die Sonne braun herein, und in den anderen Türmen zündet man mittags Kerzen an. „Das ist nur Staub“, sagen alle, jeder für sich. Die Seifensiederin hat mangels Kundschaft gepackt und ist gegangen, und ihre Ware liegt die Straße entlang verstreut. Geh und heb sie auf.
e Zwanzig Stück Seife, eins davon in Form eines Fischs. Du hauchst die Scheibe an, reibst einen Kreis frei, so groß wie eine Münze, und siehst hinaus. So siehst du es als Erstes von allen: Die Flecken sitzen nicht still. Sie gehen, und zwar alle in dieselbe Richtung.
c soapBars|Stücke Seife
# atom2
n Staub und Seife, Teil 2: Das Grau sammelt sich
s Im alten Badehaus am Stadtrand treffen sich die Flecken. Allein war jeder von ihnen nichts. Jetzt liegen sie aufeinander wie Filz, und der Filz hat Schultern. Der Schmierfilm greift nicht an; er legt sich nur auf dich, ganz weich, auf Lider und Lautensaiten und angefangene Briefe, bis es sich nicht mehr lohnt, sich zu rühren. Du drehst jeden Hahn im Haus auf.
e Der Schmierfilm läuft mit einem Geräusch großer Enttäuschung in den Abfluss. Da unten aber sind die Rohre alt, und alle führen zum selben Ort. Du legst das Ohr an die Kacheln. Unter dir hat jemand gerade den Dreck eines Jahres aus vierhundert Türmen bekommen und sagt danke.
b Schmierfilm
# atom3
n Staub und Seife, Teil 3: Die Summe aller Krümel
s Sie sitzt in der großen Zisterne: die Summe, gebaut aus allem, was die Mühe nicht lohnte. Du siehst die winzige Rechnung darin, den losen Knopf, den Brief von zwei Zeilen, das Danke, das nur einen Augenblick gedauert hätte und nie gesagt wurde. Niemand hat ihr je etwas getan. Inzwischen ist sie so groß, dass die Straßen durchhängen. So etwas kann man nicht heben, aber man kann einen Krümel wegnehmen und dann noch einen, und du hast Seife dabei.
e Es endet ohne Knall. Am Ende ist ein Krümel übrig, er lohnt die Mühe nicht, und du machst sie dir. Oben in den Türmen putzt man die Fenster und winkt sich mit den Lappen zu. In der leeren Zisterne findest du einen Helm, den irgendjemand später aufheben wollte. Du hebst ihn auf.
b Summe aller Krümel
# goldenknight1
n Vergoldeter Stolz, Teil 1: Wer bürgt für dich?
s Auf der Brücke zum Tal von Sorrel steht ein Ritter in Gold und lässt niemanden hinüber. „Wer bürgt für dich?“, fragt er. Du zeigst ihm deine Hände, deine Narben, deine Listen, auf denen alles durchgestrichen ist. Er schüttelt den Kopf. „Sich selbst loben kann jeder.“ Er steht hier seit dreißig Jahren, weil es niemanden gibt, der ein gutes Wort für ihn einlegt, nur sagt er das nicht. Du brauchst sechzig Zeugnisse. Du wirst staunen, wie viele sich an etwas Nettes erinnern, das du getan hast.
e Sechzig Zeugnisse. Die Frau, deren Karren du geschoben hast, der Junge, den du beim Murmeln gewinnen ließest; die meisten hattest du vergessen. Der Ritter liest sie bis zum Ende, zweimal, mit dem Finger unter der Zeile. Dann faltet er sie sehr sorgfältig zusammen und zieht sein Schwert. „Ich beneide dich“, sagt er. „En garde.“
c testimony|Zeugnisse
# goldenknight2
n Vergoldeter Stolz, Teil 2: Duell auf der Brücke
s Er ist gut, und wie auch nicht; er hat seit dreißig Jahren nichts anderes getan. Jeder deiner Hiebe hinterlässt einen Kratzer im Gold, und jeder Kratzer scheint ihn mehr zu schmerzen als der Hieb. „Sie war makellos“, keucht er. „Eines Tages hätten alle zu ihr aufgesehen.“ Unter der Brücke läuft der Fluss weiter und klingt wie Leute, die sehr weit weg klatschen.
e Das Schwert fliegt in einem schönen Bogen und bleibt im Uferschlamm stecken. Er setzt sich auf die Steine und wartet darauf, ausgelacht zu werden. Du setzt dich neben ihn. Hinter euch steht, ohne jemanden darin und ohne ihn zu brauchen, die Rüstung vom Boden auf und strafft die Schultern.
b Goldener Ritter
# goldenknight3
n Vergoldeter Stolz, Teil 3: Niemand zu Hause
s Das bleibt vom Stolz, wenn niemand mehr darin ist: eine Rüstung aus Gold, acht Fuß hoch und hohl wie eine Glocke. Sie will niemanden hinüberlassen, in keine Richtung, nie. Über dem Kopf schwingt sie einen Morgenstern, sieht prächtig aus und nützt überhaupt nichts. Der Ritter steht im Hemd neben dir und friert. „Ich kenne jeden Kratzer daran“, sagt er. „Ziel auf den über dem Herzen. Den habe ich selbst gemacht, am ersten Tag.“
e Sie geht zu Boden wie eine Küche voller Töpfe. Aus dem Tal kommen die Leute von Sorrel, die seit dreißig Jahren gern hinübergegangen wären, und als Erstes bringen sie dem Mann eine Jacke. Aus dem Helm macht er einen Blumentopf. Den Morgenstern gibt er dir, und dazu, mit roten Ohren, ein einundsechzigstes Zeugnis.
b Hohle Rüstung
# moonstone1
n Die Mondsteinstraße, Teil 1: Die schlaflose Stadt
s In Umberwick hat seit der Ernte niemand geschlafen. Sie sitzen an den hellen Fenstern und machen nur noch schnell eine Sache. Bis zwei sind sie großartig, bis vier schlecht gelaunt, und um sechs tun sie Salz in den Kaffee. Früher lag an jedem Bett ein Mondstein, ein Kiesel mit etwas Nacht darin. Jemand hat sie alle eingesammelt und an der Straße durchs Moor weggeworfen. Es waren hundert Betten. Du gähnst und machst dich auf den Weg.
e Hundert Steine in einem Sack, der mit jedem schwerer und weicher wird, wie ein schlafendes Kind. Du hältst dir einen vor die Augen und riechst einen Atemzug lang frische Wäsche. Dann flammen in der Stadt alle Lampen auf einmal auf. Jemand hat bemerkt, dass du die Nacht zurückgebracht hast.
c moonstone|Mondsteine
# moonstone2
n Die Mondsteinstraße, Teil 2: Die Überwache
s Sie war die Nachtschwester von Umberwick. Ein einziges Mal blieb sie auf, um etwas fertig zu machen, und es ging so gut, dass sie nie wieder aufhörte. Jetzt gleitet sie auf schlaflosen Füßen von Haus zu Haus und kürzt die Dochte, selbst so dünn wie einer, mit Augen wie Untertassen. „Nur noch eins“, sagt sie zärtlich und nimmt den Stein aus der Wiege, in die du ihn gerade gelegt hast. Du musst schneller sein. Du musst auch sanft bleiben, denn sie hatte kein leichtes Jahrhundert.
e Den letzten Stein legst du ihr selbst in die Hand und schließt ihre Finger darum. Die Überwache sagt „oh“, setzt sich auf die Treppe und ist weg, bevor ihr Kopf die Wand berührt. Über Umberwick senkt sich Frieden. Er hält so lange, wie eine große Glocke im Moor braucht, um dreizehn zu schlagen.
b Überwache
# moonstone3
n Die Mondsteinstraße, Teil 3: Die dreizehnte Stunde
s Eine dreizehnte Stunde gibt es nicht. Jemand hat trotzdem eine gebaut, aus Stunden, die dem Schlaf gestohlen wurden, und er wohnt darin wie ein König in seinem Turm. Alle, die je gesagt haben, schlafen könnten sie, wenn sie tot seien, sind bei ihm und arbeiten, und tot sind sie schon eine Weile. „Bleib“, sagt der Herr der dreizehnten Stunde. „Überleg nur, was du alles schaffen könntest.“ Die Mondsteine werden in deiner Faust weiß glühend. Du bist so furchtbar müde. Gut: Das ist deine Waffe.
e Du lehnst die Stirn an seine und gähnst. Es steckt an. Es geht durch die toten Schreiber wie Wind durch die Gerste, und einer nach dem anderen legt den Kopf auf seine Papiere und ist endlich entschuldigt. Der Turm klappt zusammen. Du schläfst bis mittags in einer Rüstung, die du sehr bequem findest, und in Umberwick macht niemand auch nur ein Geräusch.
b Herr der dreizehnten Stunde
# vice1
n Ein Laster im Dunkeln, Teil 1: Die samtene Tür
s Im Hügel ist eine Tür, die sich jedem öffnet, und dahinter ist Musik. Man kann fünf Minuten bleiben. Das sagen alle, und manche sagen es seit dem letzten Winter. Davor steht der Türsteher mit einer Liste in der Hand, und darauf stehst auch du, mit einem goldenen Herzchen neben dem Namen. Deine Freunde sind da drin. Er lässt dich mit Vergnügen hinein. Schwierig wird er erst, wenn es ums Hinausgehen geht.
e Der Türsteher fällt wie ein Vorhang und ist einer, roter Samt und nichts dahinter. Du stehst in der Halle, deine Party im Rücken. Sie hat keine Uhren. Sie hat keine Fenster. Lampen gab es einmal, Hunderte, und jemand hat sich viel Mühe gegeben, dass keiner merkt, wie sie ausgingen.
b Türsteher
# vice2
n Ein Laster im Dunkeln, Teil 2: Dreißig kleine Lichter
s Die Räume nehmen kein Ende, und jeder ist etwas netter als der letzte und etwas dunkler. Im Dunkeln sieht alles nach Spaß aus. Also kriechst du unter Tische und tastest hinter Kissen nach den Lichtkristallen, die aus den Leuchtern gefallen sind. Wo du einen einschraubst, blinzelt jemand am Spieltisch, sieht auf die Uhr und sagt ein Wort, das man nicht drucken kann. Setz dich dabei nicht hin. Dafür sind die Sessel berühmt.
e Dreißig Kristalle. Hell ist es nicht, aber hell genug, um zu sehen, wie staubig der Samt ist und dass in den Gläsern nur Wasser steht. Leute suchen ihre Mäntel. Aus dem allerletzten Raum hörst du jemanden klatschen, langsam, mit großen und schuppigen Händen.
c lightCrystal|Lichtkristalle
# vice3
n Ein Laster im Dunkeln, Teil 3: Der Gastgeber
s Vice ist charmant. Er weiß, was du magst; er hat Buch geführt. Er sitzt zwischen Haufen von Abenden, denn damit bezahlt man hier, Tausende von Abenden, gebündelt, und jetzt, da Licht auf ihn fällt, siehst du auch die Flügel. „Du kränkst mich“, sagt der Gastgeber. „Habe ich je einen gezwungen?“ Hat er nicht. Das ist ja das Schlimme, und darum lässt er auch nicht mit sich reden. Zuoberst auf dem Haufen liegt ein Abend, der dir gehört. Du hättest ihn gern zurück.
e Als der Drache fällt, fällt der Hügel mit ihm ein, und die Abende steigen daraus auf wie Lerchen und fliegen zu ihren Besitzern. Deiner setzt sich dir auf die Schulter. Ein Spaziergang war darin und Sterne. In den Trümmern des Weinkellers liegen ein Speer und zwei warme Eier. Bisher kommen sie nach niemandem.
b Vice
# moon1
n Stücke vom Mond, Teil 1: Er fiel in die Gerste
s Sieben Tage lang hast du Wort gehalten, und in der siebten Nacht antwortet etwas: ein Sprung quer über den Mond, ganz leise, und dann ein Regen aus Silber. Die Stücke liegen in der Gerste und summen. Hunde gehen nicht in ihre Nähe. Alte Frauen sagen, der Mond zerbreche immer dann, wenn da oben etwas großen Hunger hat. Sammle auf, was gefallen ist, bevor die Flut vergisst, wohin sie soll.
e Zwanzig Stücke in deiner Schürze, und sie ziehen, alle, nach oben und ein bisschen nach links. Du hältst sie gegen den Himmel, und die Kanten passen. Ein Bissen fehlt. Man sieht die Zähne.
c shard|Splitter vom Mond
# moon2
n Stücke vom Mond, Teil 2: Der Krümel
s Zweiundzwanzig Tage hast du Wort gehalten, und im silbernen Licht siehst du, wer da geknabbert hat: ein Ding, nicht größer als eine Katze und aus Nacht gemacht, das Mondlicht vom Teich leckt. Böse ist es nicht. Es ist der Krümel von etwas Größerem und tut, was Krümel tun. Aber solange es frisst, werden in deinem Beutel die Splitter matt. Verjag es, bevor das Große kommt und es sucht.
e Der Krümel zerplatzt in einer Wolke aus Sternen und lässt eine Rüstung aus Mondlicht zurück, dünn wie Papier und stärker als Eisen. Du ziehst sie an. Von oben grollt es, als erinnere sich ein Magen von der Größe eines Landes, dass er leer ist.
b Krümel der Nacht
# moon3
n Stücke vom Mond, Teil 3: Was den Himmel fraß
s Am vierzigsten Tag beugt es sich über die Hügel, und wo es ist, sind keine Sterne. Der Nachtschlund brüllt nicht. Er geht nur auf. Straßen fallen hinein, und Dienstage, und der Name deiner ersten Lehrerin. In deinen Händen werden die zwanzig Splitter zu einer Klinge, gebogen wie ein Lächeln. Du bist hierhergekommen, einen Tag nach dem anderen, vierzigmal. Tu es noch einmal.
e Du schneidest die Dunkelheit vom Kinn bis zur Stirn auf, und heraus strömt alles, was sie je genommen hat: Licht, Dienstage, ein verirrter Komet, der Name. Der Mond schließt sich wie eine gut gepflegte Wunde und hängt da, ein bisschen vernarbt, und gerade darum heller. Die Sense bleibt bei dir. In klaren Nächten summt sie manchmal.
b Nachtschlund
# dilatoryDistress1
n Tief unten vor Dilatory, Teil 1: Die langsame Glocke
s Wenn unter den Wellen die Glocke von Dilatory läutet, nehmen die Fischer auf der Mole die Mützen ab. Früher läutete sie jede Stunde. Dann läutete sie jede zweite; heute läutete sie einmal und entschuldigte sich. Sie machen alles langsam da unten in der versunkenen Stadt, und in letzter Zeit sind sie zu langsam zum Atmen. Jemand sollte nach ihnen sehen. Für den Anzug brauchst du Feuerkorallen, gegen die Kälte, und blaue Flossen, für das Tempo, und du brauchst sie, bevor die Glocke stehen bleibt.
e Genäht, geklebt und recht streng im Geruch, sitzt der Anzug, als wärst du mit Schuppen geboren. Du trittst von der Mole. Es wird grün, dann blau, und dann schwingen irgendwo unter dir die Lampen von Dilatory hin und her, viel zu langsam.
c fireCoral|Feuerkorallen
c blueFins|Blaue Flossen
# dilatoryDistress2
n Tief unten vor Dilatory, Teil 2: Die Ankeregel
s Auf jedem Rücken in Dilatory sitzt einer: ein Egel, so groß wie ein Kissen, mit einem Anker als Schwanz. Sie sind bequem. So machen sie das. „Ich nehme ihn gleich ab“, sagt der Bürgermeister aus seinem Sessel, und eine Blase nach der anderen steigt von ihm auf. Von gleich ernähren sie sich. Seit Jahren bekommen sie nichts anderes. Du ziehst ein Messer aus Koralle und fängst beim Bürgermeister an, der dagegen ist.
e Der letzte Egel lässt los und sinkt, den Anker voran. In der ganzen Stadt steigen die Leute an ihre Zimmerdecken, denn sie haben vergessen, wie leicht sie sind. Der Bürgermeister überreicht dir einen Reif, auf der Stelle, und das gab es noch nie. Erst jetzt siehst du, woher die Egel kamen: Im Boden des Marktes ist ein Riss, und der Riss atmet.
b Ankeregel
r Alle machen es sich bequem|Die Egel finden die warmen Stellen wieder, und die müden werden fett.
# dilatoryDistress3
n Tief unten vor Dilatory, Teil 3: Ihre Majestät die Flut
s Der Riss geht auf, und eine Königin steigt heraus, mit Wracks gekrönt. Dreihundert Jahre lang hat sie ihrem Volk versprochen, es ans Licht zu führen, und jeden Morgen war sie müde. Jetzt hängen die Versprechen an ihr wie Tang, und lieber ertränkt sie die Küste, als auch nur eins zu halten. „Sie können warten“, sagt die Königin der Flut. „Das konnten sie immer.“ Hinter dir hat sich ganz Dilatory versammelt, und zum ersten Mal sagt keiner morgen.
e Der Tang reißt, und die Königin treibt im klaren Wasser, klein und blinzelnd. Die Leute nehmen sie bei den Händen und schwimmen hinauf, noch am selben Nachmittag. Du stehst mitten unter ihnen, als der Erste das Gesicht in die Luft hält. Sie schenken dir einen Dreizack und einen Schild aus Perlmutt. Beides liefern sie am selben Tag.
b Königin der Flut
# mayhemMistiflying1
n Nebel über Mistiflying, Teil 1: Neunhundert Drachen
s Hoch auf ihrer Klippe lebt die Stadt Mistiflying von Drachen an Schnüren: Sie tragen die Post, trocknen die Wäsche und zeigen die Zeit. Heute früh sind die Möwen gekommen. Man nennt sie Schwatzmöwen, und wer sie hört, verliert den Faden; so wurden mitten im Satz neunhundert Drachenschnüre losgelassen. Du stopfst dir Wolle in die Ohren. Da oben wirst du an eine Sache auf einmal denken müssen, mit einer Schnur zwischen den Zähnen.
e Die letzte Möwe vergisst, was sie sagen wollte, und fliegt los, um nachzufragen. Du steckst inzwischen in einem Botengewand, jemand hat es dir einfach übergezogen, und aus allen Taschen gucken Briefe. Dann kommt der Nebel die Klippe herauf. Das Wetter dafür ist es nicht. Außerdem summt er, und zwar dreistimmig.
b Schwatzmöwen
r Wo war ich?|Alle Möwen reden auf einmal, und keiner weiß mehr, welche schon getroffen war.
# mayhemMistiflying2
n Nebel über Mistiflying, Teil 2: Nebel in drei Farben
s Der Nebel lebt. Er besteht aus Nebelfliegen, roten, blauen und grünen, aus deren Flügelstaub die Drachenmacher ihre Farben reiben, und etwas hat sie aus ihren Stöcken gescheucht. Sie kommen zu jedem, der stillhält. Das klingt einfach. Stell dich mit einem Netz auf einen Sims und halt still, während dir die Nase juckt und eine ganze Stadt aus allen Fenstern fragt, ob du schon welche hast.
e Fünfzig Gläser, drei Farben. Eine Färberin wirft dir eine Kapuze um die Schultern, an Ort und Stelle getaucht und noch tropfnass. Als die Sicht klar wird, siehst du endlich, wer an den Stöcken gerüttelt hat: Er sitzt auf der Wetterfahne, sehr blass und sehr groß, und als er merkt, dass du hinsiehst, winkt er.
c mistifly1|Rote Nebelfliegen
c mistifly2|Blaue Nebelfliegen
c mistifly3|Grüne Nebelfliegen
# mayhemMistiflying3
n Nebel über Mistiflying, Teil 3: Der große Zwischenruf
s „Ich wollte nur etwas fragen“, sagt der Zwischenruf. Er sieht aus wie ein Mensch, so lange er dafür braucht, dann wie eine Wolke, dann wie jemand, mit dem du dringend reden musst. Neunhundert Sätze hat er heute angefangen und keinen zu Ende gebracht. Irgendwo hat er etwas zu sagen, da ist er sicher. Du wirst ihn ausreden lassen müssen, und er wird alles tun, um dich daran zu hindern.
e Du lässt ihn ausreden. Das ist der ganze Trick, und er dauert bis zum Abend. „Das war es also“, sagt der Zwischenruf verblüfft, aus einem Mund, der schon halb Dunst ist. „Ich war einsam.“ Die Stadt gibt ihm eine Stelle auf der Wetterfahne, mit Blick auf alles. Du bekommst für jede Hand eine Regenbogenbotschaft, eine zum Abschicken und eine zum Antworten.
b Großer Zwischenruf
# stoikalmCalamity1
n Der lange Frost von Stoikalm, Teil 1: Ein Schauder unter dem Schnee
s In den Steppen von Stoikalm reitet man Mammuts und sagt wenig. In diesem Winter sagt man noch weniger, denn der Boden hat angefangen zu zwicken. Zwischen den Hufen kommen Frostmaulwürfe herauf, blind und voller Zähne, und beißen in alles, was warm ist: eine Hand, eine Lampe, eine gute Laune. „Es ist nichts“, sagt die Reiterin, die dich holt, an jedem Stiefel einen Maulwurf. Unter so viel Ruhe sind die Herden der Panik nahe. Du spürst es im Schnee.
e Der letzte Maulwurf ergreift die Flucht und hinterlässt einen Gang, aus dem es kalt bläst. Die Reiterin mustert dich lange. „Gut“, sagt sie, und da das die längste Rede ist, die hier seit dem Herbst gehalten wurde, bekommst du auf der Stelle eine Reiterrüstung. Im Norden knackt etwas Großes mit den Fingern.
b Frostmaulwürfe
r Taub|Die Kälte kriecht weiter, und die betäubten Maulwürfe wachen auf und strecken sich.
# stoikalmCalamity2
n Der lange Frost von Stoikalm, Teil 2: Der Zoll der Kälte
s Im Gletscher ist ein Tor, und davor sitzt ein Zöllner aus Raureif. Er nimmt Eiszapfenmünzen und sonst nichts. Sie liegen überall dort, wo in Stoikalm jemand ein Wort hinuntergeschluckt hat, statt es zu sagen; der Wind prägt sie. Es sind, wie du feststellst, sehr viele. Sie tragen sich kalt, und wenn du dir eine ans Ohr hältst, sagt sie: Ich habe Angst um die Herde.
e Vierzig Münzen klimpern auf dem Tresen. Der Zöllner hört jede an, nickt und weint einen kleinen Eiszapfen. „Ich hätte sie umsonst durchgelassen“, sagt er, „wenn nur jemand gefragt hätte.“ Gegen das Tropfen leiht er dir einen Helm. Das Tor geht auf und klingt dabei wie ein lange angehaltener Atem.
c icicleCoin|Eiszapfenmünzen
# stoikalmCalamity3
n Der lange Frost von Stoikalm, Teil 3: Das Ungesagte
s Unter dem Gletscher liegt, was Stoikalm für sich behalten hat, und ist fett davon geworden. Seine Arme sind Entschuldigungen, die nie ausgesprochen wurden. Sein Bauch sind Tränen, die nie geweint wurden, durch und durch gefroren. Wenn das Ungesagte aufsteht, liegt die ganze Steppe darunter begraben. Hinter dir kommen die Reiterinnen auf ihren Mammuts heran. Eine räuspert sich. „Ich“, sagt sie, „habe mir ziemliche Sorgen gemacht.“ Ein Riss läuft durchs Eis.
e Jetzt reden alle auf einmal, und darunter schmilzt es, schneller und schneller, bis nichts mehr da ist als warmer Regen und sehr viele Leute mit nassen Gesichtern, die lachen. Man setzt dir ein Horn an die Lippen und drückt dir einen Speer in die Hand. Die Mammuts, die niemand gefragt hat, sind sichtlich erleichtert.
b Ungesagtes
# taskwoodsTerror1
n Feuer im Aufgabenwald, Teil 1: Funken
s Im Aufgabenwald steht jeder Baum für eine Aufgabe, und jemand hat sie alle auf einmal angezündet. „Ich wollte nur vorankommen“, sagt der Waldhüter, schwarz vor Ruß. Aus den brennenden Kronen stoßen Aschekrähen herab und krächzen: erst das, nein, erst das, nein, das! Wer auf sie hört, rennt im Kreis, bis er umfällt. Du wickelst dir ein nasses Tuch um den Kopf und fängst mit dem nächsten Baum an.
e Der Rauch wird dünner. Das Tuch um deinen Kopf ist zu etwas recht Vornehmem gebacken, und der Waldhüter salutiert davor. Hinter den verkohlten Stämmen piepsen Stimmen, dünn und verängstigt. Das Feuer hat das kleine Volk aus seinen Löchern getrieben, und keiner hat daran gedacht, es zu zählen.
b Aschekrähen
r Alles auf einmal|Die Krähen fächeln mit den Flügeln die Glut an und schlüpfen frisch aus den Flammen.
# taskwoodsTerror2
n Feuer im Aufgabenwald, Teil 2: Das kleine Volk
s Sie sind es, die hier in Wahrheit die Arbeit machen: Wichtel, die erinnern, Kobolde, die aufräumen, Dryaden, die etwas zu Ende bringen. Jetzt sitzen sie verstreut in der Asche, jedes in einem anderen Loch, und jedes ist überzeugt, an allem schuld zu sein. Du musst sie finden und zum Fluss tragen. Sie beißen ein bisschen. Das tätest du auch.
e Fünfzig kleine Leute sitzen am Ufer und lassen die Füße ins Wasser hängen. Jemand hat zweimal gezählt. Eine Dryade hüllt dich in ein Gewand, das nicht brennt, gewebt aus Blättern, die das alles schon einmal gesehen haben. „Mitten im Wald ist jemand“, sagt sie. „Sie hat seit Montag nicht aufgehört.“
c pixie|Wichtel
c brownie|Kobolde
c dryad|Dryaden
# taskwoodsTerror3
n Feuer im Aufgabenwald, Teil 3: Sie kann nicht aufhören
s Im Herzen des Waldes steht die Gluthexe und arbeitet. Zwölf Arme aus Flammen hacken, stapeln, schreiben, rühren; alles, was fertig ist, fängt Feuer am Nächsten. Sie würde liebend gern aufhören. Sie hat vergessen, wo das Aufhören liegt. „Zieh eine Nummer“, keucht sie. Du ziehst keine Nummer. Du nimmst sie an einem brennenden Handgelenk und dann am nächsten.
e Arm für Arm erlischt sie, bis eine Frau mit zwei Händen auf einem Baumstumpf sitzt und sie ansieht. „Eins nach dem anderen“, sagt sie, als wäre es eine Fremdsprache. Durch die Asche kommt schon das erste Grün. Sie schenkt dir ihre Laterne: ein Feuer, das genau groß genug ist und auf dich wartet.
b Gluthexe
# lostMasterclasser1
n Der leere Stuhl, Teil 1: Ein herausgeschnittenes Wort
s Im Ratssaal stehen fünf Stühle, und es gibt vier Meister: Krieger, Schurke, Magier, Heiler. Fragst du nach dem fünften, sehen alle vier zum Fenster. Niemand erinnert sich; das ist es ja. Die Egel, die Möwen, die Maulwürfe und die Krähen trugen alle dasselbe Zeichen, und dasselbe Zeichen ist in den leeren Stuhl geschnitzt. Die Bibliothek hat einen Flügel für alte Bücher, einen für versteckte und einen für verbotene. Du wirst alle drei brauchen.
e Hundertzwanzig Bücher, und in jedem ist mit feiner Klinge ein Wort herausgeschnitten. Du legst die Seiten vor der Lampe übereinander. Die Löcher passen. Sie ergeben ein Gesicht, und einen Augenblick später sieht das Gesicht dich an.
c ancientTome|Uralte Bücher
c forbiddenTome|Verbotene Bücher
c hiddenTome|Versteckte Bücher
# lostMasterclasser2
n Der leere Stuhl, Teil 2: Die Lücke
s Die Lücke tritt aus dem Lampenschein: eine leere Stelle in Form eines Umhangs. Wer sie ansieht, hat gerade an etwas anderes gedacht. Sie hütet das Geheimnis für jemanden, der unbedingt vergessen werden wollte, und sie kämpft, indem sie nie das ist, worum es geht. Du musst bei der Sache bleiben. Schreib dir ihren Namen in die Hand. Und weshalb bist du noch mal hereingekommen?
e Endlich reißt sie auf wie ein Umschlag, den man sich nicht zu öffnen getraut hatte. Eine Maske ist darin, und durch die Augen der Maske siehst du den Ratssaal, wie er einmal war: fünf Stühle, fünf Leute darauf, und eine davon weint. Die anderen vier sehen weg, auf genau dieselbe Art.
b Lücke
# lostMasterclasser3
n Der leere Stuhl, Teil 3: Die Meisterin von allem
s Sie hatte alle vier Wege gemeistert; sie war die Beste von ihnen, und eines Tages scheiterte sie vor aller Augen. Nicht schlimm. Aber sie bat den Äther, es zurückzunehmen, und der Äther nahm alles zurück: den Tag, ihren Namen, sie selbst. Was von ihr übrig ist, sitzt unter der Stadt, und darum herum singt ein Chor aus allem, was je einem misslungen ist, Strophe um Strophe. Du bindest dir die Maske um und gehst in das Singen hinein.
e Hinter der letzten Stimme sitzt sie auf dem nackten Boden. „Du erinnerst dich an mich“, sagt sie. Es klingt wie ein Vorwurf. Bevor du antworten kannst, schließt sich der Äther um sie wie eine Hand, denn er hat sie lieb gewonnen und will sie behalten. Dir fällt ein Amulett vor die Füße. Es ist noch warm.
b Chor der Pannen
r Noch mal von vorn|Der Chor geht zurück zur ersten Strophe, und jede verstummte Stimme fällt wieder ein.
# lostMasterclasser4
n Der leere Stuhl, Teil 4: In Erinnerung
s Du stehst im Äther, in den alles geht, was je zurückgenommen wurde. Es ist voll hier. Nicht abgeschickte Briefe treiben vorbei, ungesagte Worte, ganze ungelebte Nachmittage. Mittendrin kämpft sie, mit dir oder gegen dich, das weiß sie selbst nicht. „Wenn ich zurückkomme“, ruft die fünfte Meisterin, „wissen alle, was ich getan habe!“ Ja. Und dann wird es Donnerstag, und es gibt Suppe. Erzähl ihr von der Suppe.
e Sie nimmt deine Hand. So einfach ist das, und es hat sechzehn Quests gedauert. Im Saal erheben sich vier alte Leute von ihren Stühlen, und alle sagen nacheinander: Ich hätte hinsehen sollen. Der fünfte Stuhl knarrt. Die Suppe ist gut. Der Äther, der jetzt leer ist und ziemlich einsam, ist dir nach Hause gefolgt, in Gestalt eines Reittiers, das niemand sehen kann; pass beim Aufstehen auf deinen Kopf auf.
b Fünfte Meisterin
r Zurückgenommen|Der Äther verschluckt alle Magie in Reichweite, als wäre sie nie gewirkt worden.
`;
