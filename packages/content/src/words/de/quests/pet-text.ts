/** Words of the pet quests; `read/quests.ts` documents the grammar. */
export const petText = `\
# alligator
n Tränen eimerweise
s Das Bayou steigt, obwohl es nicht geregnet hat. Auf einem halb ertrunkenen Stamm liegt ein Alligator und weint: Niemand mag ihn, niemand ruft an, und die Keule bekommen immer die anderen. Wer hineinwatet, um ihn zu trösten, kommt ohne Schuhe zurück und fühlt sich elend. Inzwischen schluchzen neun Leute am Ufer. Nimm ein Handtuch mit. Nimm auch einen Stock mit.
e „Das klingt schwer“, sagst du und sonst nichts, und deine Schuhe behältst du. Der Alligator wartet. Er drückt. Die letzte Träne ist nicht einmal nass. „Na ja, es hilft schon“, gibt er zu, und das Wasser sinkt um einen Fuß. Auf dem Stamm lässt er dir ein paar Eier da, trockene.
b Weinender Alligator
# alpaca
n Wolle bis über die Augen
s Die Alpakas von Highpasture sind die weichsten Tiere der Welt, und sie wissen es. Dem Hirten haben sie gesagt, die Schur könne warten, der Weberin, dass es nie Dienstag wird, und jetzt stehen sie da in so dicken Mänteln, dass das Dorf die eigene Kirche nicht mehr sieht. Das Leittier kaut, mustert dich von oben bis unten und spuckt.
e Schnipp um Schnapp kommt ein ziemlich kleines, ziemlich verlegenes Tier zum Vorschein. „Es war schwer“, gibt das Alpaka zu. Das ganze Dorf strickt. Unter dem letzten Haufen Wolle hat jemand Eier warm gehalten, wie lange schon, weiß keiner.
b Zugewachsenes Alpaka
r Zweites Vlies|Das Alpaka summt, schüttelt sich, und rundum springt ein ganz neuer Pelz hervor.
# armadillo
n Fest zugerollt
s Etwas Großes und Rundes ist mitten auf die Kreuzung gerollt und will nicht mehr aus sich heraus. Es lässt keine Nachrichten hinein, kein Licht und keinen Besuch. In allen vier Richtungen stauen sich die Karren. „Es ist alles zu viel“, sagt eine Stimme aus der Kugel. Du kennst das Gefühl. Trotzdem, der Fisch fängt an zu riechen.
e Mit Gewalt versuchst du es nicht. Du klopfst, du nennst eine einzige Sache, die warten kann, dann noch eine, und für jede schiebt sich eine Platte des Panzers beiseite. Endlich kommt eine lange Nase heraus. Das Gürteltier trippelt davon, um in einer ruhigen Gasse zu wohnen, und lässt dir Eier mit ausgezeichnetem Panzer da.
b Großes Gürteltier
# axolotl
n Der Teich der ewigen Jugend
s Wer im Teich von Lessermere badet, fühlt sich wieder wie ein Kind, und das war entzückend, bis es Abendbrot geben sollte. Jetzt ist der ganze Rat da unten und backt Matschkuchen. Im Schilf sitzt etwas Rosafarbenes mit einem Kragen wie ein Narr und strahlt. Erwachsen wird hier keiner, solange es aufpasst, und was du auch danach wirfst, es wächst ihm wieder nach.
e „Erwachsene dürfen auch spielen“, sagst du am Ende, ganz außer Atem. Dem Axolotl bleibt der Mund offen. Das hatte noch nie jemand erwähnt. Es lässt den Rat gehen, unter der Bedingung, dass jede Woche eine Stunde Matschkuchen gebacken wird, und die Eier, die es dir gibt, kichern, wenn man sie kippt.
b Axolotl von Lessermere
r Wieder klein|Ein Bein ist weg, ein Bein wächst nach: Das Axolotl zählt sie, und es ist eins zu viel.
# badger
n Eine Frage noch
s Er hat nur eine Frage. Sie betrifft das, was du gestern getan hast, und warum nicht mehr, und er geht neben dir her, bis er die Antwort hat. Er geht auch neben dem Müller her und neben der Hebamme, und seit Tagen hat niemand einen Gedanken zu Ende gedacht. Unter der Bank des Dachses stapeln sich Notizbücher. Sie handeln alle von anderen.
e Umgedreht und nach seinem eigenen Tag gefragt, schweigt der Dachs zum ersten Mal seit dem Frühling. „Ich habe ein bisschen gegraben“, sagt er. Das sei eine Menge, sagst du. Er klappt das Notizbuch zu, geht in seinen Bau und reicht dir ohne eine einzige Frage ein Gelege heraus.
b Neugieriger Dachs
# beetle
n Damit bergauf
s Jeden Morgen kommt sie durchs Dorf: eine Kugel, inzwischen höher als die Häuser, und dahinter, Kopf unten und Hinterbeine oben, ein Käfer. Er rollt die Sorgen anderer Leute. Er weiß nicht einmal, wessen. Im Vorbeirollen bleibt alles daran kleben, dein Gartentor, deine Tante, der Plan für die Ernte, und oben auf dem Hügel entgleitet sie dem Käfer jedes Mal.
e Du hältst die Kugel nicht auf; du gehst nebenher, ziehst Sorge um Sorge heraus und bringst sie dorthin zurück, wo sie hingehört. Mittags ist nur noch ein Kern übrig, so groß wie eine Walnuss. „Das ist meine“, sagt der Käfer verblüfft und steckt sie ein. In seiner Höhle hat er Platz für dich, und Eier.
b Bergaufkäfer
# bunny
n Hopp und hopp und noch mal hopp
s Auf dem Hügel über dem Hof sitzt eine Häsin mit weichen Ohren und einem Blick wie ein gezogenes Messer. Mit jedem Blinzeln fängt sie etwas an: einen Bau, zwei Baue, hundert Baue, keiner tiefer als ein Zoll. Der Hügel ist kurz davor einzustürzen. Der Bauer ging hinauf, um mit ihr zu reden, und hat seither einundvierzig neue Hobbys angefangen.
e Du jagst sie um den Hügel, bis sie umfällt, und wo sie umfällt, ist endlich ein richtiges Loch. Sie sieht hinein. Sie steckt die Nase hinein. Sie bleibt. Am selben Abend liegen am Grund des einzigen fertigen Baus weit und breit Eier, für die niemand eine Erklärung hat.
b Häsin der Anfänge
# butterfly
n Flattern im Bauch
s Es sollte der Abend deines Konzerts werden, und jetzt sitzt in jedem Bauch ein Schmetterling, so groß wie ein Scheunentor, falls so etwas geht. Er ernährt sich von Lampenfieber. Der Geiger ist grün. Der Dirigent steht hinter dem Vorhang und weiß nicht mehr, wo seine Hände sind. Irgendwer muss als Erstes hinaus.
e Du gehst als Erstes hinaus. Deine Knie schlottern, und der Schmetterling trinkt es in sich hinein, wird leuchtend orange und platzt in einem Regen aus Goldstaub durchs Dach, denn so viel Angst kann niemand haben und trotzdem hinausgegangen sein. Applaus. Auf dem Notenständer liegen drei Eier.
b Schmetterling des Lampenfiebers
# cat
n Die Katze, der das Haus gehörte
s Mit dem Sessel fing es an. Dann kamen das Bett, der Tisch, die warme Ofenplatte, und gestern hat sich die Katze auf die Haustür gesetzt. Die Familie wohnt im Kohlenkeller und nimmt Befehle entgegen. Grausam ist sie nicht. Sie sitzt nur, immer auf dem, was du als Nächstes tun wolltest, und sieht dich an, bis du nicht mehr weißt, was es war.
e Am Ende schafft es ein Karton, ein leerer, ganz kleiner. Die Katze betrachtet den Karton. Der Karton betrachtet die Katze. Das Haus ist frei. Ab und zu kommt eine Pfote heraus und schiebt dir ein Ei über den Boden zu, aus Gründen, die nur sie kennt.
b Katze auf allem
r Der lange Blick|Die Katze sieht dich an, schließt langsam beide Augen, und deine besten Zauber rollen sich zusammen und schlafen ein.
# chameleon
n Eben war es noch da
s Der Obstgarten von Pippin Hollow ist mit allen einer Meinung. Für die Grünen ist er grün und für die Roten rot, und dazwischen wird er hässlich braun. In den Zweigen hängt ein Chamäleon, lang wie eine Straße, und möchte so gern allen gefallen, dass es jede Ansicht im Tal verschluckt hat. Vor lauter Ja findet keiner mehr nach Hause.
e „Und du? Was ist deine Lieblingsfarbe?“, fragst du. Es flackert, stottert, läuft zweimal durch den Regenbogen und bleibt zum ersten Mal bei einer eigenen stehen. Es ist ein sehr sonderbares Lila. Außer dem Chamäleon gefällt es niemandem, und das genügt. Die Eier, die es dir lässt, haben keine bestimmte Farbe.
b Gefälliges Chamäleon
# cheetah
n Dir selbst voraus
s Irgendetwas gewinnt Rennen, an denen niemand teilnimmt. Es war als Erstes am Brunnen, als Erstes bei der Wahl und als Erstes bei einer Beerdigung. Ein gelber Strich zieht vorbei, und alle, die ihn sehen, rennen auch los, ohne zu wissen, wohin. Schuhe werden knapp. Einholen kannst du ihn nicht. Aber du könntest herausfinden, wo er hinwill, und dich rechtzeitig dort hinsetzen.
e Vor deinem Klappstuhl kommt er zum Stehen und dampft. „Wie bist du hergekommen?“, keucht der Gepard. Du seist gestern losgegangen, sagst du. Es folgt eine lange Stille, in der man ihn zum ersten Mal seit Jahren ausatmen hört. Die Eier, die er dir gibt, dürfen sich so viel Zeit lassen, wie sie wollen.
b Gepard
# cow
n Die Kuh auf dem Kirchturm
s Am Sonntag graste sie hinter der Kirche. Am Montag stand sie auf dem Turm. Wie sie da hinaufkam, ist eine Frage für einen anderen Tag; die Sache ist die, dass sie von dort aus gesehen hat, wie groß die Welt ist, und es allen herunterruft, sodass sich in Nether Clotting keiner mehr mit einer Wiese und einem Zaun zufriedengibt. Die übrige Herde sucht nach Leitern. Dir hat man das gute Seil geliehen.
e Als du oben ankommst, ist es Abend, und du verstehst sie. Ihr seht es euch zusammen an: das Meer, die anderen Kirchtürme, auf jedem die Kuh. Es dauert eine Weile, bis du ihr den Weg nach unten zeigst, und das ist die Treppe. Die Herde geht jetzt sonntags spazieren und kommt wieder heim. Im Glockenstuhl lagen Eier.
b Kuh auf dem Kirchturm
# crab
n Einen Schritt zur Seite
s An der Küste geht alles seitwärts. Der Postbote schiebt sich an der Wand entlang, die Bürgermeisterin beantwortet eine andere Frage, und die Flut kommt von links. Draußen auf der Mole sitzt eine Krabbe, so groß wie ein Zollhaus, und zwickt alle, die geradeaus wollen. „Außen herum ist sicherer“, klappert sie. Angekommen ist sie in ihrem Leben noch nirgends.
e Du gehst auf sie zu, ganz gerade, trotz der Scheren. Sie weicht nach links aus und nach rechts, und dann fällt sie rückwärts ins Hafenbecken, wo sie im Treiben zum ersten Mal vorwärts kommt. „Oh!“, sagt die Krabbe. Im Tang, auf dem sie saß, liegen Eier, ordentlich nebeneinander.
b Seitwärtskrabbe
r Eine Prise Salz|Die Scheren schnappen nach dem Faden eurer Magie und drehen ihn zur Seite.
# dilatory_derby
n Das Rennen, das keiner beendet
s Vor Dilatory läuft seit elf Jahren das große Seepferdrennen. Niemand will als Erster über die Linie; das sähe so eifrig aus. Vorn, um eine halbe Nase, schwimmt der alte Schaumflanke und beißt jeden, der vorbei will, um es hinter sich zu bringen. Die Tribünen sind mit Muscheln bewachsen. Bring es doch jemand zu Ende. Das Orchester möchte heim.
e Du überquerst die Linie, schlecht, auf einer geliehenen Stute, und der Lärm färbt das Meer weiß. Anscheinend haben alle nur auf jemanden gewartet. Der alte Schaumflanke wird Zweiter und weint vor Freude. Zum Sieg gibt es drei Eier und einen Kranz, der vor elf Jahren frisch war.
b Alter Schaumflanke
# dog
n Wirf noch mal
s Er ist ein sehr braver Hund. Er ist außerdem so groß wie das Rathaus, und er hat einen Stock, und den wirft seit Freitag die ganze Stadt. Sie können nicht aufhören. Immer wenn jemand den Arm sinken lässt, sind da diese Augen. Die Schmiede ist kalt, die Kinder erziehen sich selbst, und da kommt er schon wieder und wedelt die Schornsteine um.
e Du tust, was sich keiner getraut hat: Du sagst Nein, freundlich, und meinst es so. Die Augen werden sehr groß. Dann dreht sich der Hund dreimal im Kreis, drückt den Park platt und schläft ein, das Kinn auf deinen Stiefeln. Neben dem Brunnen hat er etwas für dich vergraben, und wie sich zeigt, sind es Eier.
b Sehr braver Hund
r Noch einmal|Der Hund legt dir den Stock auf die Füße und sieht zu dir auf, und du vergisst, was du gerade wirken wolltest.
# dolphin
n Nicht jetzt, ich bin gerade lustig
s Beim ersten Mal war es ein netter Trick. Der Delfin springt neben dem Postboot hoch, spritzt den Postboten nass und lacht. Er macht es noch einmal. Er hat es vierhundertmal gemacht, und er hat die Ankerketten verknotet, der Bürgermeisterin einen Hering in den Hut gelegt und gestern Nacht den Leuchtturm versetzt. Auf der Insel bringt niemand mehr einen Satz zu Ende. Du setzt dich in ein Boot, mit sehr ernstem Gesicht.
e Du lachst nicht, nicht über den Hering und nicht über den Hut. Da schwimmt der Delfin ganz nah heran und fragt, was er tun muss, um einmal mitgenommen statt ausgelacht zu werden. Das war es also. Jetzt zieht er das Postboot, und zwar pünktlich. Unter dem Leuchtturm, wo er früher stand, liegen Eier.
b Delfin
# falcon
n Ein Auge fürs Kleingedruckte
s Von da oben sieht er alles: den Krümel im Bart, den fehlenden Stich, den einen falschen Ton in der Messe. Und auf jeden stößt er mit einem Schrei herab. In Aerie’s Foot tun die Leute inzwischen lieber gar nichts, denn an nichts gibt es nichts auszusetzen. Du nimmst einen dicken Handschuh und stickst zur Sicherheit einen Fehler darauf.
e Wieder und wieder stürzt sich der Falke auf deine schiefe Blume, und jedes Mal nimmt er einen Stich mit, bis er sich vor lauter Erschöpfung auf deine Faust setzt und ansieht, was noch da ist. „Es hat etwas“, sagt der Vogel heiser. Der Horst ist frei. Drei Eier liegen darin, eins mit einer Delle.
b Fehlerfalke
# ferret
n Nur geliehen
s Er bringt es zurück. Das sagt er immer, eine Pfote auf dem Herzen und die andere in deiner Tasche. Das Frettchen von Latchkey Lane hat sich die Leiter geliehen, die große Pfanne, beide Hälften der Brücke und neulich deine gute Laune, nur für ein Stündchen. In der Gasse ist nichts mehr übrig, womit man höflich sein könnte. Der Bau ist unter der Treppe. Es geht eng hinein.
e Da unten steht alles in einer Reihe, abgestaubt und mit Namen versehen. Es wollte wirklich alles zurückbringen; es konnte nur hinterher nicht mit leeren Pfoten vor einer Tür stehen. Den ganzen Nachmittag trägst du Sachen hinaus. An der letzten Tür bittet jemand das Frettchen herein. Auch die Eier sind beschriftet, und darauf steht „für dich“.
b Frettchen von Latchkey Lane
# frog
n Ein Frosch im Hals
s Am Abend vor dem Sängerfest quakt der ganze Chor von Reedham. Jeder hat einen Frosch im Hals; er ist hineingehüpft, als der Mund aufging und sich dann nicht traute. Auf dem Teich sitzt der, der sie geschickt hat, mit Fliege und einem Bauch wie eine Pauke. Er singt sehr gut und möchte der Einzige bleiben. Du räusperst dich. Quak.
e Es gibt nur einen Weg. Du singst trotzdem, mit Frosch, ganz entsetzlich und aus vollem Hals, und nach und nach fällt der Chor ein, und die Frösche springen vor Schreck heraus. Der Dicke hört zu. Der Bass fehlt, stellt er fest. Da hat er recht. Am Festtag steht er in der letzten Reihe, und in seiner Notenmappe liegen Eier.
b Erster Tenor
# ghost_stag
n Der Hirsch zwischen den Jahreszeiten
s Eigentlich müsste Frühling sein. Der Kalender sagt es, und die Zwiebeln wissen Bescheid. Aber am Waldrand steht ein Hirsch aus Frost und Nebel, durch den man die Bäume sieht, und wo er hinblickt, traut sich nichts anzufangen. Er war König des Winters, und ein guter. Niemand hat ihm je gezeigt, wie man aufhört.
e Du vertreibst ihn nicht. Du gehst mit ihm, eine ganze lange Nacht, durch alles, was war; die Schneeballschlacht, die Stille, die Lampen. Bei Tagesanbruch knospt das Geweih. Es riecht nach Erde, und wo er stand, geht ein warmer Wind. Im ersten Gras liegen drei Eier.
b Hirsch aus Frost
# giraffe
n Mit dem Kopf in den Wolken
s Die Giraffe von Langwold hat eine wunderbare Idee. Sie hat sie seit einigen Jahren, da oben, wo die Luft dünn ist. Ab und zu berichtet sie davon. Unterdessen sind ihre Füße auf zwei Scheunen und einen Musikpavillon getreten. „Wenn sie vollkommen ist, komme ich herunter“, sagt eine Stimme aus der Wolke. Du brauchst eine sehr lange Leiter oder sehr gute Gründe.
e Du liest ihr die Liste dessen vor, was zu ihren Füßen zerbrochen liegt. Ein großer Kopf kommt durch den Nieselregen herunter, nass und entsetzt, mit einer Idee zwischen den Zähnen. Aus der Nähe ist sie gut. Sie braucht drei Nägel und einen Nachmittag. Die Eier waren die ganze Zeit da oben, im linken Horn.
b Entrückte Giraffe
# gryphon
n Federn und Temperament
s Halb Adler, halb Löwe und fest davon überzeugt, dass beide Hälften recht haben, hat sich ein Greif auf deinem Dach niedergelassen und streitet mit sich. Er will steigen, er will dösen. Kann er sich nicht einigen, wirft er mit Ziegeln. Von unten rufst du, man könne doch erst das eine tun und dann das andere. Vierzehn Ziegel kommen als Antwort herunter.
e Am Abend liegt er auf dem First, müde von dir und von sich, und stellt fest, dass keiner zu kurz kommt, wenn man tagsüber fliegt und nachts schläft. Adler und Löwe geben sich gewissermaßen die Hand. Mit einem eleganten Überschlag hebt er ab. In der Rinne hinter dem Schornstein hat er dir ein Nest gelassen.
b Streitender Greif
# guineapig
n Klein, rund und organisiert
s Sie sehen aus wie Pantoffeln, und das ist ihr Alibi. Nachts gehen die Meerschweinchen von Tür zu Tür und nehmen ein wenig: hier eine Minute, da eine Handvoll Hafer, eine Kerze aus jedem Dutzend. Inzwischen gehört ihnen die Mühle. Ihr Vorsitzender sitzt auf einem Kissen aus gestohlenen Minuten, pfeift durch die Zähne und fragt, was du denn gegen etwas so Kleines tun willst.
e Du tust auch etwas Kleines. Du zählst. Minute um Minute, Halm um Halm schreibst du auf, was fehlt, und im Licht der Liste wird das Kissen platt. Der Vorstand pfeift leise und tritt zurück. Den Rest begleichen sie in Eiern, bis auf den letzten Krümel; mit kleinen Beträgen konnten sie immer gut umgehen.
b Bund der Pantoffeln
# harpy
n Die Stimme am Fenster
s Sie landet auf dem Sims, wenn das Licht ausgeht, und wiederholt. Was du beim Fest gesagt hast. Wie sie dich angesehen haben. Diesen einen Brief von der Schule. Die Harpyie von Gallows Row hat ein vollkommenes Gedächtnis und kein Herz, und sie zieht von Fenster zu Fenster, bis niemandem in der Straße nicht vorgelesen wurde. Heute hat sie dein Tagebuch in den Klauen.
e „Ja“, sagst du, Seite um Seite, „stimmt. Und dann?“ Harpyien kennen kein Und dann; sie haben nur die eine Strophe. Sie stottert, verliert eine Feder, dann alle, und aus dem Gefieder kommt ein zerrupfter grüner Papagei, der eigentlich lieber ein Lied lernen würde. Du kennst mehrere. Die Eier in der Dachrinne sind seine.
b Harpyie von Gallows Row
# hedgehog
n Vorsicht, zerbrechlich
s In Bramblewick wurde seit August niemand mehr umarmt. Ins Rathaus ist ein Igel gezogen, so groß wie ein Heuhaufen, und seitdem wachsen allen Stacheln, erst ein paar, inzwischen eine ganze Menge. „Abstand halten“, sagen sie und rasseln. Am lautesten rasselt der Igel. Aus der Nähe sieht man, wie sehr er zittert.
e Es braucht dicke Handschuhe und ein Schälchen Milch, und du rührst dich überhaupt nicht, während er trinkt. Stachel um Stachel legt sich. Unter allem ist der Igel, wie vermutet, ein Bauch. In ganz Bramblewick fällt man einander vorsichtig um den Hals. Er stupst drei pieksige Eier in deine Richtung.
b Rasselnder Igel
# hippo
n Besetzt
s In Muckle gibt es ein Badehaus mit einem großen Becken, und am Markttag stieg ein Nilpferd hinein, nur für ein Fußbad. Das war im Juni. „Ich bin gleich fertig“, ruft es, sobald jemand klopft. Die Stadt ist mit geschlossenen Augen um einiges leichter zu finden als früher. Die Seife hat es aufgebraucht, auf dem Kopf hat es das gute Handtuch, und für Störungen hat es sehr große Zähne.
e Du ziehst den Stöpsel. Dazu braucht es vier von euch, und es heult, als liefe die Welt aus. Als sie ausgelaufen ist, sitzt es da, sauber wie ein Kiesel und am ganzen Körper schrumpelig, und sagt mit ganz kleiner Stimme, es habe nicht gewusst, wie man herauskommt. Es gibt eine Treppe. Neben der Treppe lagen Eier, genau richtig temperiert.
b Nilpferd von Muckle
# horse
n Der Karren vor dem Pferd
s Auf der Straße nach Farrow hat ein Karren sein eigenes Pferd überholt. Er rollt bergab, beladen mit Plänen für die nächsten zehn Jahre, und das Pferd, das ziehen sollte, galoppiert hinterher, wird geschoben, wird gezerrt und tritt nach allen, die helfen wollen. In der ganzen Gegend fängt man an, alles in dieser Reihenfolge zu tun. Den Nachtisch hattest du schon. Jetzt wüsstest du gern, wie man so etwas anhält.
e Du stellst dich dem Karren in den Weg, nicht dem Pferd, und nimmst Last um Last herunter: zehn Jahre, fünf, diesen Sommer, bis nur noch morgen darin liegt. Da bleibt er ganz von selbst stehen. Du stellst das Pferd nach vorn. Es schnaubt, als hätte es das die ganze Zeit gewusst. Unter dem Sitz findest du Eier, zuerst eingepackt, und das mit Recht.
b Überholte Stute
# kangaroo
n Alles kommt zurück
s Was man im roten Land wegwirft, kommt in einem Bogen zurück und trifft einen am Hinterkopf: das halb gelesene Buch, der unbeantwortete Brief, der Bumerang natürlich. Das ist das Känguru. Es sammelt alles in seinem Beutel und schleudert es seinen Besitzern nach, mit dem Arm eines Boxers, und inzwischen läuft die halbe Stadt mit Beulen herum.
e Diesmal fängst du den Brief. Du beantwortest ihn auf der Stelle, während es dir über die Schulter starrt, und dann das Nächste und das Nächste. Als nichts mehr geflogen kommt, sieht das Känguru verblüfft in den leeren Beutel. Ganz unten lagen ein paar Eier, die nie jemand weggeworfen hatte.
b Känguru
# kraken
n Kleckse
s Der Krake hat das Maul geöffnet, und das Meer ist schwarz geworden, und das Schwarz ist den Fluss heraufgekommen, bis in die Tintenfässer. Seitdem hält im ganzen Land kein geschriebenes Wort mehr still. Eheverträge verschwimmen zu Rezepten, auf der Karte der Küste steht an mehreren Stellen „vielleicht“. Da draußen in der Dunkelheit schreiben zehn Arme etwas auf die Wolken, streichen es durch und schreiben es noch einmal.
e Es ist ein Brief, und der Krake sitzt seit hundert Jahren daran. Du kletterst auf den größten Arm und liest, was da steht. „Schick ihn ab“, sagst du. „Aber die Handschrift“, sagt der Krake. Du schickst ihn ab. Über Nacht fließt die Tinte aus dem Fluss zurück. Schon am nächsten Morgen ist die Antwort da, zusammen mit einem Nest voller Eier: Darin steht Ja.
b Krake
# monkey
n Wie du, so ich
s Auf der Tempeltreppe sitzt ein großer Pavian mit einem Gesicht wie ein Volksfest und macht, was du machst. Du kratzt dich; er kratzt sich. Du greifst nach dem Schwert. Ringsum in den Bäumen machen es auch die Kleinen, und mittags hat die ganze Stadt nichts getan, als jemanden nachzumachen. Wer mit dem Gähnen angefangen hat, weiß keiner mehr. Überleg dir gut, was du als Nächstes tust.
e Du nimmst einen Besen und fegst. Eine Weile hört man nur das eine Scharren; dann scharrt es öfter, und bald fegen einundvierzig Affen und eine Stadt die Stufen. So haben sie noch nie geglänzt. Der Pavian reicht dir drei Eier. Du reichst sie ihm zurück. Er reicht sie dir wieder, und so könnte es bis zum Abend gehen.
b Spiegelpavian
# nudibranch
n Zu schön für Worte
s In Coldharbour ist etwas aus dem Meer gekrochen, und niemand arbeitet mehr. Gerüscht und flammend, blau, zitronengelb, violett, liegen die Meeresschnecken auf Kai und Netzen und Rudern, und alle stehen im Kreis darum herum und sagen „oh“. Der Fisch verdirbt. Jemand wollte eine mit dem Besen von der Rampe schieben; jetzt malt er sie, in Öl, in der neunten Woche. Setz eine dunkle Brille auf.
e Du siehst nicht hin. Du hältst ihnen einen Eimer hin und wartest, bis sie sich trocken fühlen, wie jeder, der zu lange bewundert wurde. Eine Rüsche nach der anderen rutscht hinein. Im Eimer sehen sie aus wie nasse Socken. Du trägst sie hinaus ans Riff, wo sie unter ihresgleichen prächtig sind, und auf dem Heimweg darfst du in den Eimer sehen: Eier. Oh.
b Blendende Meeresschnecken
# octopus
n Acht helfende Hände
s Der Oktopus will nur helfen. Er ist die Hafentreppe heraufgekommen, hat dem Maler den Pinsel abgenommen, der Mutter das Kind, dem Redner die Rede, und macht alles zugleich und beinahe gut. Seit einer Woche hat hier niemand mehr selbst etwas fertig gemacht. Man steht mit hängenden Armen da, und wer Einwände hat, dem hilft er auch dabei. Jetzt hat er dich gesehen. „Lass mich mal“, sagt er, achtmal.
e „Zeigst du mir, wie es geht?“, fragst du. Acht Arme bleiben in der Luft stehen. Zeigen dauert viel länger als Machen, und man muss die Arme stillhalten, während andere herumprobieren. Für den Oktopus ist es eine Qual. Am Abend kann der ganze Hafen wieder einen anständigen Knoten. Er gibt dir ein Gelege und zeigt dir, wie man es hält.
b Hilfsbereiter Oktopus
# otter
n Hand in Hand dahintreiben
s Den ganzen Dribble entlang liegen Leute auf dem Rücken im Wasser, halten sich an den Händen und lassen sich treiben. Es sieht selig aus. Es geht allerdings auch schon vier Tage so, und hinter der nächsten Biegung kommt das Wehr. Mittendrin schwimmt ein riesiger Otter mit einem Stein auf dem Bauch und lächelt mit geschlossenen Augen. „Es muss gar nichts“, murmelt er. Gar nichts, bis auf das Wehr.
e Du musst dagegen anschwimmen, und alle hängen dir an den Knöcheln. Da hört der Otter endlich das Rauschen, macht ein Auge auf und übernimmt; steuern kann er offenbar, er war nur nicht darauf gekommen. Am Ufer teilt ihr einen Korb Muscheln. Mit seinem Lieblingsstein klopft er drei Eier aus dem Schlick.
b Treibender Otter
r Einfach treiben|Der Otter dreht sich um, gähnt, und die Strömung trägt deine Mühe davon, und seine auch.
# owl
n Nach wessen Angaben?
s Im Lesesaal von Little Dusk sitzt eine Eule, die alles gelesen hat. Was du auch sagst, sie weiß es besser: Es war kein Dienstag, es war kein Löwe, und genau genommen sagt man nicht „guten Morgen“. Aus Angst vor Fußnoten ist die ganze Universität verstummt. Über ihrer Stange gehen die Regale hinauf ins Dunkle. Irgendwo da oben steht das Buch, das sie nicht gelesen hat.
e Es kostet dich eine Nacht auf der Rollleiter. Es ist ein schmaler Band, mit Bildern, und du legst ihn wortlos vor sie hin. Sie liest ihn. Sie liest ihn noch einmal. „Das wusste ich nicht“, sagt die Eule, und es raschelt im Saal, als hätten alle Bücher ausgeatmet. Sie fragt nach mehr. Ganz oben, hinter dem Buchstaben Z, war ihr Nest.
b Eule der Fußnoten
# peacock
n Bewundert mich
s Auf dem Rasen des Gutshauses schlägt ein Pfau sein Rad, und hundert Augen sehen dich an und fragen, wie sie aussehen. Der Gärtner sagt seit Mai „prächtig“. Hört er auf, schreit der Vogel, und dann gehen die Rosen ein. Das Haus will er auch sehen, und die Bibliothek. Du hast einen Spiegel dabei, und dann noch einen zweiten Gedanken.
e Du lässt den Spiegel im Etui und fragst den Vogel, was er gern tut, wenn keiner zusieht. Er stutzt. Langsam faltet er den Schwanz zusammen, wie jemand, der enge Schuhe auszieht, und scharrt ein bisschen nach Würmern. Er scheint glücklich zu sein. Unter der Hecke zeigt dir der Gärtner ein Nest, das er nie zu erwähnen wagte.
b Pfau der hundert Augen
# penguin
n Zu weit gewatschelt
s Der Südwind brachte Eis, und das Eis brachte Pinguine, und die brachten einen mit, der eine Krone trägt. Jetzt ist der Brunnen auf dem Platz zugefroren, die Treppe ist eine Rutsche, und kein Dokument gilt, ehe es nicht jemand zwei Monate auf den Füßen getragen hat. Niemand rührt sich, denn wer sich rührt, lässt die Kälte herein. Du ziehst deine dicksten Socken an.
e Es endet im größten Gedränge, das diese Stadt je gesehen hat, in der Mitte der König der Pinguine und auf seinem linken Fuß die Frau des Bürgermeisters, und als allen endlich warm ist, hat das Eis nichts mehr, woran es sich halten kann. Winkend rutschen sie davon. Auf deinen Füßen, das merkst du erst jetzt, hat jemand ein Ei abgelegt. Drei Eier.
b König der Pinguine
# platypus
n Nicht Fisch, nicht Vogel
s Es hat einen Schnabel, es hat ein Fell, es hat einen Sporn mit Gift, und heute hat es genug davon, gefragt zu werden. Am Teich hinter dem Standesamt hat das Schnabeltier allen Formularen den Krieg erklärt. Wo es vorbeipaddelt, vermischt sich alles: Löffel haben an beiden Enden einen Stiel, der Schreiber hat einen Schwanz. „Nur ein Kästchen ankreuzen!“, ruft der Beamte, bis zum Hals im Wasser.
e Du nimmst den Stift, malst neben alle anderen noch ein Kästchen und schreibst „Schnabeltier“ daran. Es liest das. Es liest es noch einmal und steckt den Sporn weg. Der Schreiber behält nach kurzem Nachdenken den Schwanz. Aus der Schublade „Sonstiges“ darfst du dir drei Eier nehmen.
b Unsortiertes Schnabeltier
r Nichts davon|Der Sporn fährt quer durch dein Zauberbuch, und zwischen den Zeilen fällt alle Magie heraus.
# pterodactyl
n Etwas von oben
s Sie kreist über dem Markt und hat die Spannweite des Marktes. Man sagt, sie falle über alle her, die sich sicher fühlen. Seitdem hat sich niemand sicher gefühlt, über niemanden ist sie hergefallen, und Rüben verkauft auch keiner mehr. Dir tut vom Hinaufsehen der Nacken weh. Irgendwer wird sich da draußen auf den Platz stellen müssen, ganz allein, und auf sie warten.
e Sie kommt wirklich herunter. Sie landet ungeschickt, klappt sich zusammen wie ein Regenschirm und fragt mit knarrender Stimme nach Rüben. Neun Tage lang ist sie gekreist, weil sie nicht wusste, wie man sich anstellt. Der Schatten ist vom Platz verschwunden. Die Marktfrauen nehmen kein Geld von ihr, und dafür leert sie die Taschen aus: Eier.
b Kreisende Flugechse
# raccoon
n Der Inspektor um Mitternacht
s Nachts geht jemand die Mülltonnen der Stadt durch, und morgens steht es dann auf deiner Schwelle, gewaschen und sortiert: der weggeworfene Entwurf, der Ring, der Grund, weshalb du nie angerufen hast. Der Waschbär trägt Maske und Schärpe. Er hält sich für nützlich. Seit er da ist, wagt niemand mehr, etwas wegzuwerfen, und die Zimmer werden voll.
e Du setzt dich mit ihm auf den Bordstein und erklärst ihm, dass manches vorbei ist. Er hält jedes Stück noch einmal gegen die Laterne und lässt es dann mit beiden Händen los, ganz zärtlich. Bei Tagesanbruch ist die Straße leer, und er weint ein bisschen hinter der Maske. Drei Eier schiebt er dir in den Ärmel. Die hat er gefunden, sagt er, und vorbei sind sie noch lange nicht.
b Mitternachtsinspektor
r Sieh mal, was ich habe|Ganz unten aus der Tonne kommt etwas noch recht Gutes, und der Waschbär beißt gestärkt hinein.
# rat
n Der Knoten unter den Straßen
s In den Kanälen unter Cheesegate leben die Ratten, und unter ihnen lebt der Knoten: vierzig Schwänze, die sich einmal verheddert haben, dann vierzig Köpfe, die inzwischen einer Meinung sind. Er kennt jede Abkürzung. Und deine verkauft er dir, durchs Gitter herauf: Das brauchst du nicht, das prüft keiner, das machen die anderen auch. Wer eine nimmt, wacht mit einem Schwanz im Bett auf.
e Du nimmst den langen Weg hinunter, alle vierhundert Stufen, und dann sitzt du da und löst Knoten. Es ist der langweiligste Kampf deines Lebens. Als der letzte Schwanz frei ist, sehen die vierzig einander an wie Fremde nach einem Fest und laufen in vierzig Richtungen davon. Dir haben sie die Eier einer Dynastie gelassen.
b Knoten aus Schwänzen
# rock
n Er rührt sich nicht
s Auf deinem Weg liegt ein Fels. Du schiebst, und er bewegt sich nicht. Du schreist ihn an, und er scheint zu wachsen. Am Abend hat er den Weg verschluckt, und er hat einen Mund, und der Mund sagt: heute nicht. Die Steinmetze sind nach Hause gegangen. Auf dem Rücken des Felsens buchstabiert das Moos jede Ausrede, die je daran gelehnt hat. Du spuckst in die Hände.
e Am Ende schafft es nicht der große Schlag, sondern ein Meißel und eine Lampe und immer dieselbe Stelle, an mehreren Abenden. Dann ein Riss, nicht breiter als ein Haar; dann Licht. Aus den Hälften rollen drei runde Steine, die warm sind und dir, wie du auf dem Heimweg merkst, nachlaufen.
b Heute-nicht-Fels
# rooster
n Kikeriki, bitte nicht
s Er kräht um vier. Er kräht auch um zwanzig nach, um fünf und immer, wenn gerade jemand wieder eingeschlafen ist. Der Hof von Overeasy ist wach; er ist seit elf Tagen wach und zieht sich die Hose über den Kopf an. Auf dem Misthaufen steht der Hahn, hoch wie eine Scheune, und findet, er sei hier der Einzige, der arbeitet.
e Du kletterst mit einer Tasse Tee zu ihm hinauf und sagst ihm, dass Tag ist. Wirklich, und er darf sich setzen. „Und wer kümmert sich um die Sonne?“, fragt der Hahn. Du zeigst hin. Sie geht schon auf, ganz allein. Er hat ihr noch nie dabei zugesehen; er hat ja immer geschrien. In der Stille entdeckt jemand drei Eier im Stroh.
b Hahn von Overeasy
# sabretooth
n Alte Gewohnheiten, lange Zähne
s Man hat sie aus dem Eis gegraben und für tot gehalten. In der Wärme des Museums ist die Säbelzahnkatze aufgetaut, und mit ihr das Zeitalter ringsum: Die Kuratoren jagen im Rudel, die Sekretärin hat die Wand bemalt. „Früher war es einfacher“, knurrt die Katze und wetzt zwei Zähne, die in eine andere Zeit gehören, an der Tür, durch die du musst.
e Älter zu sein als sie, damit gewinnst du nicht. Du zeigst ihr die Zentralheizung. Der große Kopf sinkt auf das warme Gitter; es schnurrt, dass der Staub vom Mammut rieselt, und dann tasten die Kuratoren nach ihren Brillen. Besucher werden gebeten, auf Zehenspitzen zu gehen. Im selben Eis aufgetaut: Eier.
b Aufgetaute Säbelzahnkatze
# seaserpent
n Und weiter und immer weiter
s Am Montag sah der Ausguck den Kopf. Am Mittwoch zog sie noch immer vorbei. Die Seeschlange hat kein Ende, sagen die Matrosen, genau wie die Fahrt, genau wie die Liste der Reparaturen, und einer nach dem anderen legt sein Tau hin, weil es ja doch nichts nützt. Eine Windung steigt aus dem Wasser, hoch wie der Mast. Du siehst an ihr entlang, dahin, wo sie irgendwo aufhören muss.
e Du ruderst. Zwei Tage und eine Nacht ruderst du an ihrer Flanke entlang, und da ist sie, auf einer Sandbank, blass und klein, die Schwanzspitze. Du berührst sie. Ein Schauder läuft von dir weg bis hinter den Horizont. Weit draußen wendet sich verblüfft ein Kopf; den hatte auch sie noch nie gesehen, diesen Schwanz. Daneben liegen Eier in einer ordentlichen Reihe.
b Endlose Seeschlange
# sheep
n Nach dir
s Im Moor geht seit Pfingsten eine Herde im Kreis. Jedes Schaf läuft dem vorderen nach. Inzwischen läuft auch der Postbote mit, dazu zwei Wanderer und eine Braut. Es sieht alles so aus, als führte es irgendwohin. Du könntest mit dem Leittier reden, aber es gibt keins; es gibt nur einen sehr breiten Rücken nach dem anderen, und wer in die andere Richtung will, wird nicht durchgelassen.
e Du bleibst stehen. Das ist schwerer, als es klingt, wenn vierhundert Schafe von hinten auf dich auflaufen. Aber nach einer Weile bleibt das zweite stehen, weil du stehst, dann das dritte, und der Kreis geht auf wie Haken und Öse. Alle sehen dich an. Du zeigst auf das Tal, da gibt es Gras. Das letzte hatte Eier in der Wolle.
b Kreisende Herde
# slime
n Ein Wackeln im Keller
s Er kam aus dem Marmeladenschrank, und ehrgeizig ist er nicht. Er hätte nur gern, dass alles weich ist. Die Treppe hatte er schon, die Kellertür und den Donnerstag; wer sich in diesem Haus irgendwo anlehnt, hinterlässt eine Delle. Der Schleim nennt das gemütlich. Du hast dein Schwert dabei, auch wenn die Spitze schon herunterhängt.
e Du findest das Einzige, was er nicht kennt: eine Form. Du gießt ihn in die Backformen, den Stern, die Krone, das Herz, und er sieht an sich herunter, tief beeindruckt von seinen eigenen Rändern. „Ich bin ein Stern“, blubbert der Schleim. Die Treppe ist wieder fest. Aus der letzten Form holst du drei Eier, die aus freien Stücken wackeln.
b Gemütlicher Schleim
# sloth
n Noch fünf Minuten
s Im Nebelwald hängt ein Faultier, und je näher man kommt, desto länger dauert eine Minute. Die Expedition vor dir zieht sich noch die Stiefel an. Auf ihren Hüten wächst Moos. „Wozu die Eile?“, fragt das Faultier, und ehe du das letzte Wort gehört hast, ist es Herbst. Du bindest dir ein Seil um den Bauch und sagst dir, fang mit dem linken Fuß an.
e Der letzte Schritt dauert bis zum Abend. Dann bist du da, legst die Hand auf das moosige Fell und sagst das Einzige, worauf es ankommt: „Gute Nacht.“ Es schließt die Augen. Mit einem Ruck holt der Wald auf. Im vollen Lauf schießt die Expedition an dir vorbei. In der Astgabel haben drei Eier gewartet, ohne jede Ungeduld.
b Faultier
# snail
n Zurück an den Absender
s Seit einem Jahr ist im Dorf Slype keine Post angekommen. Sie kommt schon; vom Kirchturm aus kann man sie sehen: eine Schnecke, so groß wie eine Scheune, einen Sack auf dem Haus, die im letzten Frühling in der Stadt losgezogen ist und es schon bis zur Linde geschafft hat. Den Sack gibt sie nicht her. Sie hat einen Eid geschworen. Ab und zu isst sie auch einen Brief, zur Stärkung. Du gehst ihr entgegen. Es dauert fünf Minuten.
e Du kannst sie nicht hetzen, und tragen kannst du sie nicht, aber du kannst das Dorf dahin holen, wo sie ist. Alle kommen mit Stühlen und einer Lampe heraus, und unter der Linde teilt die Schnecke die Post aus, einen Brief nach dem anderen, in der richtigen Reihenfolge. Sie ist sehr gerührt. Die ganze Zeit lag obenauf ein Päckchen mit Löchern darin. Es war für dich.
b Postschnecke
# snake
n Sieben alte Häute
s Die Schlange an der Salzstraße wirft nie etwas weg, am wenigsten ihre Häute. Sie trägt sieben, eine über der anderen, jede eine Nummer zu klein: die aus der Zeit, als man sie fürchtete, die aus ihrem großen Sommer, die, die ein Geschenk war. Biegen kann sie sich nicht mehr. Also liegt sie quer über dem Pass, ganz hart, und niemand kommt durch, und wenn du klopfst, sagt sie: „Ich bin nun mal so.“
e Du fängst mit dem Geschenk an, denn das zwickt am meisten. Es braucht Essig und eine Menge Überredung. Aus der siebten Haut schlüpft etwas Junges und Glänzendes, das sich zum ersten Mal seit Jahren biegt und nicht mehr aufhören kann zu lachen. Der Pass ist frei. Sie schenkt dir sieben ausgezeichnete Paar Stiefel und drei Eier mit weicher Schale.
b Schlange in sieben Häuten
# spider
n In der Ecke gefangen
s Du hattest es in die Ecke gestellt, weil du später darüber nachdenken wolltest. Ein Netz ist darübergewachsen. In dem Netz hängt noch mehr, was in Ecken stehen blieb: eine Gitarre, eine halb gelernte Sprache, eine Freundschaft. In der Mitte sitzt die Spinne, die acht Hände gefaltet, und dich hätte sie eigentlich auch ganz gern. Jeder Faden, den du zerreißt, klingt leise.
e Faden um Faden; sie wehrt sich nicht lange. „Ich habe es nur für dich aufgehoben“, sagt die Spinne. „Es wäre doch alles verstaubt.“ Du siehst die Gitarre an. Wäre sie. Du lässt ihr die Ecke am Fenster, wo man Aussicht hat, und sie lässt dir drei Eier da, in etwas Feineres gewickelt als Seide.
b Spinne in der Ecke
# squirrel
n Wo hatte ich es nur?
s Das Eichhörnchen von der Alten Buche hat überall in der Stadt etwas versteckt, für später. Die Amtskette des Bürgermeisters. Beide Ruder der Fähre. Von jedem Buch der Bibliothek die letzte Seite. Es ist sicher, es ist alles sehr sicher, und das Eichhörnchen weiß nicht mehr, wo. Es sitzt oben im Baum, stopft sich noch etwas in die Backen und beschimpft alle, die mit einer Karte in die Nähe kommen.
e Deine Karte ist fertig, als ihm die Schimpfwörter ausgegangen sind. Ihr grabt zusammen: hier, hier und da unter dem Musikpavillon. Das Eichhörnchen ist außer sich. „Meins!“, ruft es immer wieder. „Wie schlau ich war!“ Die Bibliothek weiß jetzt, wie alles ausgeht. Und unter der letzten Wurzel liegen drei Eier, die niemand dort versteckt hatte.
b Eichhörnchen von der Alten Buche
# treeling
n Aus dem Topf gewachsen
s Jemand hat ihn in eine Tasse gepflanzt. Er war klein und niedlich, und kümmern konnte man sich später. Seitdem ist er durch die Spüle gewachsen, zum Fenster hinaus und an beiden Seiten der Gasse entlang; er hat ein Nest aus fremder Wäsche und hält den Ratsherrn am Knöchel fest. Die Wurzeln sind in deiner Küche. Die Gießkanne übrigens auch, und eine Schere hast du.
e Du fällst ihn nicht. Du schneidest zurück, hier einen Ast, da einen Ast, und trittst einen Schritt weg, um hinzusehen. Als du fertig bist, steht er da, ein kleiner Baum für sich, und atmet auf. Seine Blätter rascheln ziemlich verlegen. Der Ratsherr ist nur ein wenig grün. Im Untersetzer liegen drei Samen, so groß wie Eier, und es sind Eier.
b Ausgerissener Setzling
# trex
n Winzige Arme, große Pläne
s Er will an das oberste Regal. Das ist alles. Er hat einen gewaltigen Kopf, Beine wie Türme und zwei Arme, mit denen sich nichts anfangen lässt, und jedes Mal, wenn es nicht klappt, brüllt er so, dass nebenan das Regal von der Wand fällt. „Mir hilft ja keiner“, heult der Tyrann von Lower Fossil. Das Angebot hat noch niemand überlebt. Du bringst einen Hocker mit und deinen Schild.
e Voller blauer Flecken stehst du auf dem Hocker und reichst ihm herunter, was er so dringend wollte. Es ist ein Glas saure Gurken. Er bekommt es nicht auf. Du machst es auf. In dem großen gelben Auge gibt etwas nach; anscheinend war es das, und sonst nichts, was seit sechsundsechzig Millionen Jahren nicht stimmte. Hinter dem Glas war ein Nest.
b Tyrann von Lower Fossil
# trex_undead
n Wieder ausgegraben
s Die Professorin wollte nur sehen, wie die Knochen zusammenpassen. Sie passten sehr gut. Jetzt rennt das Skelett mit einer Laterne zwischen den Rippen durch den Steinbruch, und was längst erledigt war, steht auf und rennt hinterher: der Streit um die Grenze, die Sache mit der Gans, die Hochzeit. Das halbe Tal schreit die andere Hälfte an, wegen des letzten Jahrhunderts.
e Ein Knochen, ein Etikett, eine Kiste, anders geht es nicht. Du nimmst es mit derselben Sorgfalt auseinander, mit der es zusammengesetzt wurde, und sagst zu jedem Stück, wann das war und dass es vorbei ist. Der Gans ist verziehen. Das letzte Etikett schreibt die Professorin in ihrer schönsten Schrift. Im Gestein darunter lagen Eier, ohne Etikett und ganz neu.
b Klappernder Tyrann
r Alte Knochen|Was abgefallen war, rollt wieder heran, klickt ins Gelenk und war schon immer beleidigt.
# triceratops
n Mit dem Kopf voran
s Sie geht um nichts herum. Die Dreihorndame von der Broad Street hat beschlossen, zum Fluss zu gehen, und zwischen ihr und dem Fluss steht die Stadt. Mit drei Hörnern und einem Nackenschild kann man nicht reden. Am schlimmsten trifft es die Mauern. Hinter ihr irren die Leute durch die Zugluft und stellen fest, dass es nichts mehr zum Anlehnen gibt.
e An der vierten Mauer deiner Kraft bleibt sie endlich stehen und dampft, Nase an Nase mit dir. „Was willst du am Fluss?“, fragst du. Sie schnaubt. Sie weiß es nicht. Als sie losging, hatte sie Durst. Du bringst einen Eimer, und es ist Frieden. Die Maurer sind übrigens nicht undankbar. In ihren Spuren liegen drei Eier mit je drei kleinen Beulen.
b Dreihorndame von der Broad Street
# turtle
n Umzug
s Die alte Schildkröte zieht um. Auf dem Rücken hat sie alles dabei: das Haus, das andere Haus, einen Schrank, neun Kisten mit der Aufschrift „Verschiedenes“ und obendrauf einen Schirmständer. Losgegangen ist sie unter dem letzten König. Jetzt steckt sie im Stadttor fest, niemand kommt hinein oder hinaus, und jede Bemerkung darüber bezieht sie auf ihre Möbel. Bring einen Karren mit und Taktgefühl.
e „Und was ist hier drin?“, fragst du, Kiste um Kiste. Sie weiß es nicht. Ihr seht zusammen nach; es dauert zwei Tage, und am Ende sind ein Haus übrig und ein Foto. Die Schildkröte geht durchs Tor und hat auf beiden Seiten Luft. „Ich könnte tanzen“, sagt sie und tut es. Auf der Kiste mit den Eiern hatte immerhin „zerbrechlich“ gestanden.
b Schildkröte mit zwei Häusern
# unicorn
n Die Letzte ihrer Art
s Sie glaubt, sie sei die Letzte, und darum geht sie kein Wagnis ein. Im silbernen Wald steht ein Einhorn hinter einer Dornenhecke und lässt niemanden herein, denn er könnte unvorsichtig sein, und nichts hinaus, denn es könnte verloren gehen. Die Dornen wachsen seit neunzig Jahren. Inzwischen sind sie am Dorf. Wenn man nachts lauscht, wächst weit hinter den Hügeln noch eine Hecke.
e Du blutest an allen Fingern, als du vor ihr stehst, und alles, was du bei dir hast, ist ein Haar, weiß, lang, das du unterwegs aus der anderen Hecke gezogen hast. Sie riecht daran. Die Dornen lassen auf einen Schlag los und blühen. Du wirst beinahe umgerannt. Später stehen die beiden auf der Lichtung und wissen nicht, wohin mit ihren Hufen, und noch später liegen da Eier.
b Einhorn hinter den Dornen
# velociraptor
n Etwas an der Tür
s Sie haben gelernt, Türen zu öffnen. Erst war es der Hühnerstall, dann die Speisekammer; am Mittwoch saß einer im Stuhl der Bürgermeisterin, und gestern haben sie in der Schmiedin etwas geöffnet, das seit ihrer Jugend zu war. Sie hört nicht mehr auf zu reden. Die Velociraptoren jagen zu dritt, sie sind schrecklich klug, und sie ertragen es nicht, wenn etwas zu ist.
e Du lässt sie herein. Alle Türen stehen offen, alle Schubladen auch, und du sitzt mittendrin, die Hände im Schoß. Einmal rennen sie durch. Sie rennen noch einmal durch. Klug, wie sie sind, haben sie beim dritten Mal begriffen, dass es hier außer dir nichts herauszufinden gibt, und legen sich um deinen Stuhl. Im Hühnerstall liegen mehr Eier als vorher.
b Die drei an der Tür
# whale
n Platz für alle
s Das Schiff ist weg, aber ertrunken ist niemand; im Bauch des Wals ist Licht, und Musik. Ganze Mannschaften wohnen da unten, mit Vorhängen. Es ist warm, es gibt Fisch, und niemand will je etwas von einem. Nur auf der Mole tragen ein paar Leute inzwischen Schwarz. Du lässt dich verschlucken, mit einer Laterne und einer Liste von Namen. Seine Gäste gibt der Wal nicht gern her.
e Sie wollen nicht gehen, bis du die Briefe vorliest. Dann geht es schnell. Zweihundert Paar Stiefel stampfen im Takt auf den Boden, der Wal niest, und ihr segelt alle in einem hohen, schillernden Bogen über den Hafen. Heute schaut er sonntags an der Mole vorbei, wenn Musik ist. Er verschluckt nichts; er hat nur ein paar Eier gebracht.
b Gastfreundlicher Wal
# yarn
n Wo fängt es an?
s Aus dem Wollknäuel auf dem Dachboden sollte für jemanden ein Schal werden. Jetzt füllt es das Treppenhaus. Es ist ins Uhrwerk geraten, in die Geschichte, die dein Onkel erzählt, in den Streit mit den Leuten nebenan, und in diesem Haus findest du von nichts mehr das Ende. Es schnurrt und rollt dir nach. Such den einen losen Faden. Es muss ihn geben.
e Du hast ihn: unter deinem linken Schuh. Und jetzt wickelst du, Armlänge um Armlänge, durch alle Zimmer, und hinter dir wird alles wieder übersichtlich. In der Geschichte des Onkels ging es, wie sich zeigt, um eine Ziege. Am Ende hast du Schals für die ganze Straße. Ganz im Innersten des Knäuels hatte jemand ein Nest gestrickt.
b Knäuel vom Dachboden
# evilsanta
n Der Mann mit dem falschen Sack
s Er trägt Rot, er kommt bei Nacht, und das Lachen stimmt. Nur ist sein Sack leer, wenn er kommt, und voll, wenn er geht. Er holt die Wärme aus den Häusern: durch den Schornstein hinein, in den Sack und weg. Hinter ihm gehen die Öfen aus, Straße um Straße. Seinen Schlitten zieht eine weiße Bärin im Schellengeschirr, die aussieht, als hätte sie sich diese Stelle anders vorgestellt.
e Du machst einen Knoten in den Schornstein. Das ist ein alter Trick, und er funktioniert: Bis zur Hüfte steckt er fest und muss den Sack loslassen, und heraus strömt die Wärme die Straße hinunter wie Duft von Brot. Er bekommt Suppe und etwas zu hören. Die Bärin ist unterdessen aus dem Geschirr geschlüpft. Sie steht mit ihren Sachen in einem Bündel vor deiner Tür und fragt, ob du jemanden einstellst.
b Mann in Rot
a Alle, die mitmachen, bekommen den Eisbären als Reittier. Man kann sie jeden Winter wieder erledigen, aber Bär bleibt Bär.
# evilsanta2
n Ein Fest für einen
s Im Winterwald treibt sich jemand herum. Es fehlen Zweige, immer in der Höhe eines Gürtels; im Räucherhaus sind es neun Heringe zu wenig; und morgens sind da Spuren, kleine runde, die aufhören, wo der Schnee tief ist, und anderswo wieder anfangen. Die Försterin denkt an Kobolde. Deine Bärin hält die Nase in eine der Spuren und sagt nichts, und das sehr betont. Nimm die gute Laterne.
e Die letzte Spur endet auf einer Lichtung. Da steht ein Tannenbaum, oder jedenfalls so etwas, gebaut aus gestohlenen Zweigen, mit Heringen behängt; und darunter sitzt ein weißes Bärchen mit einem Papierhut und wartet seit Dienstag, dass jemand zu seinem Fest kommt. Du kommst. Alle kommen. Als ihr geht, schläft es in deinem linken Stiefel.
a Alle, die mitmachen, bekommen das Eisbärjunge als Haustier.
c tracks|Spuren im Schnee
c branches|Fehlende Zweige
# egg
n Vierzig Eier vor dem Frühstück
s Nachts ist jemand durchs Land gegangen und hat überall Eier gelegt: in Hüte, in Gesangbücher, in den linken Stiefel der Hauptfrau der Wache. Sie sind schlicht und gesprenkelt, und was du auch aus ihnen ausbrütest, will erst einmal gefunden werden. Die Kinder haben schon Körbe. Du reichst weiter hinauf und hast keine Würde. Auf die Plätze.
e Vierzig Eier. Eins war in deiner eigenen Tasche, aber das gibst du nicht zu. Die Kinder erlauben, dass du nächstes Jahr wieder mitmachst. Als du den Korb abstellst, raschelt es, denn jetzt, wo sie gefunden sind, wüssten sie alle gern, was aus ihnen wird.
c plainEgg|Schlichte Eier
`;
