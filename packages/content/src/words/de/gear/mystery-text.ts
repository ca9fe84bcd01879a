/**
 * Mystery sets: key, theme as it begins a compound, nouns of the items in catalogue order, a sentence about the set.
 * Adjectives of a noun go before the theme; `=` begins a whole name.
 */
export const mysteryText = `\
201402|Uhrmacher|Weste;Melone;Aufziehschlüssel|Alles an dir tickt, und nichts an dir kommt zu spät.
201403|Moosrücken|Panzer;Fühler|Du standst so lange still, dass etwas auf dir nistet.
201404|Drachensteiger|Flügel;Schutzbrille|Eine kräftige Bö, und du brauchst die Treppe nicht.
201405|Glühwürmchen|Mantel;Kappe|Deinetwegen ist der Weg nicht dunkel.
201406|Leuchtturm|Ölzeug;Südwester|Du blinzelst langsam und in regelmäßigen Abständen.
201407|Schwammfischer|Netzanzug;Korkhut|Du saugst alles auf und musst abends ausgewrungen werden.
201408|Sonnenblumen|Anzug;Blüte|Du drehst dich immer zu denen, die freundlich sind.
201409|Apfeldieb|Flickenweste;=Stiel mit Apfelblatt|Neun Äpfel hast du bei dir, und du bist unschuldig.
201410|Rauchfangfledermaus|=Rußige Fledermausweste;=Rußige Fledermausflügel|In der Dämmerung kommst du heraus und fragst, ob jemand seinen Abend verloren hat.
201411|Soßenritter|Kelle;Terrine|Du ruhst nicht, solange jemand ohne Nachschlag dasitzt.
201412|Schneehasen|Wintermantel;Ohren|Du bist weiß auf weiß, und weg.
201501|Kometen|Robe;Haupt|Du kommst selten vorbei, und die Leute nehmen sich dafür frei.
201502|Briefträger|Feder;Flügelband|Weder Regen noch Liebe hält dich von deiner Runde ab.
201503|Gezeitentümpel|Robe;Napfschneckenbrille|Zweimal am Tag bist du mit deinen Krebsen ganz allein.
201504|Gartenwichtel|Blätterkittel;Samenflügel|Du wohnst unterm Rhabarber und flickst, was die Mäuse kaputt machen.
201505|Fliegenpilz|Stab;Hut|Wer sich auf dich setzt, hört Geschichten.
201506|Seifenblasen|Anzug;Brille|Alles schwebt, einen Augenblick lang, und genau darum geht es.
201507|Pelikan|Schwingen;Hafenbrille|Du siehst erst hin und schluckst dann.
201508|Distelflaum|Steppmantel;Krone|Ein Hauch, und du bist im nächsten Landkreis.
201509|Erntefuchs|Mantel;Maske|Du wurdest bei den Trauben gesehen, und sie waren sauer.
201510|Schleiereulen|Herzflügel;Federohren|Du hörst, was die Maus denkt.
201511|Eichelknappen|Rindenrüstung;Kappe|Du wirst einmal eine Eiche und stehst jetzt schon so da.
201512|Herdhüter|Glutrobe;Glutkapuze|Wo du dich hinsetzt, wird es gemütlich.
201601|Neuanfangs|Helm;Schild|Noch steht nichts darauf. Überleg gut, was du als Erstes schreibst.
201602|Liebesbrief|Kuverthut;Siegelumhang|Unterschrieben ist er mit einem Klecks, und du weißt, von wem.
201603|Sonntags|Rock;Hut|Die letzte Karte hast du umgedreht, und es war das Rezept für Pfannkuchen.
201604|Aprilschauer|Regenmantel;Wolkenhut|Du lässt alles wachsen, und zum Picknick nimmt dich keiner mit.
201605|Kurkapellen|Streifenjacke;Strohhut|Sonntags spielst du von drei bis fünf, und die Enten können mitsummen.
201606|Korallentänzer|Riffkleid;Riffkrone|Du wiegst dich mit und wirst nie umgeworfen.
201607|Schiffskatzen|Ringelpulli;Matrosenmütze|Die Ratten haben zu einer anderen Reederei gewechselt.
201608|Wolkenhirten|Vlieshut;Vliesumhang|Am Abend treibst du sie heim, ganz rosa, über die Hügel.
201609|Krähen|Federrock;Schnabel|Du solltest dich vor der Vogelscheuche fürchten und bliebst zum Abendessen.
201610|Springteufel|Federanzug;Deckel|Dreh die Kurbel.
201611|Pastetenbäcker|Rollstab;Krustenkrone|Einen guten Tag erkennst du am Geruch.
201612|Schachfiguren|Elfenbeinrobe;Elfenbeinkrone|Du ziehst nur auf bestimmte Arten, aber an dir kommt man schwer vorbei.
201701|Neumond|Schild;Brille|Du bist da, auch wenn man nichts von dir sieht.
201702|Turteltauben|Haube;Flügel|Allein sieht man dich nie, und beschwert hast du dich darüber auch nie.
201703|Regenmacher|Tropfrobe;Tropfhut|Du tanzt, und nach einer Weile holen die Leute die Wäsche herein.
201704|Mottenprinzen|Samtrobe;Samtflügel|Du bist unterwegs zu einer sehr wichtigen Lampe.
201705|Wetterhahn|Kupferkamm;Kupferbrust|Du weißt, woher der Wind weht, und sagst es dem ganzen Dorf.
201706|Kartenzeichner|Maßstabskragen;Kartenrollen|Wo das Papier weiß ist, malst du ein freundliches Ungeheuer hin.
201707|Papierschiffchen|Faltsegel;Faltbug|Im April gingst du den Rinnstein hinunter und hast das Meer gesehen.
201708|Sandsturm|Wirbelklinge;Wirbelschild|Du kommst ohne Warnung und steckst tagelang in allem drin.
201709|Bücherwurm|Lesezeichen;Ranzen|Du hast dich von A bis M durchgefressen, und es wird immer besser.
201710|Heckenhexen|Brombeerrobe;Brombeerhut|Du kennst jede Pflanze beim Namen und weißt, wie sie lieber hieße.
201711|Straßenfeger|Hosenträger;Halstuch|Hinter dir ist alles ein bisschen besser als vorher.
201712|Schneekugel|Glasanzug;Glaskuppel|Ab und zu schüttelt dich jemand, und dann ist es schön.
201801|Frostmotten|Kristallflügel;Kristallfühler|Nachts setzt du dich ans Fenster und hinterlässt Zeichnungen.
201802|Herzbäcker|Glasurschürze;Glasurhut;Backblech|Alles, was du backst, hat die Form dessen, was du meinst.
201803|Feldlerchen|Sangesschopf;Sangesflügel|Du steigst senkrecht auf, und es ist alles eine Strophe.
201804|Rotkehlräuber|Braune Flügel;Federohr|Du nimmst es von den reichen Würmern.
201805|Kirschblüten|Hut;Umhang|Es dauert zehn Tage, also sag alles ab.
201806|Lampenöl|Messingtank;Glaszylinder|Du steckst voller Licht, und es muss dich nur jemand bitten.
201807|Fischotter|Glanzpelz;Schnurrhaarkapuze|Du hast einen Lieblingsstein, und sonst darf ihn keiner halten.
201808|Schmiedegeist|Glühpanzer;Glühhelm|In Bestform bist du, wenn man auf dich einschlägt.
201809|Pilzsammler|Korbmantel;Breiter Hut|Du kennst da eine Stelle und verrätst sie nicht.
201810|Nachtreiher|Grauer Umhang;Grauer Schopf|Du stehst im Flachen und lässt es auf dich zukommen.
201811|Tintenschreiber|Große Feder;Tintenfasshut|Du schreibst es auf, und dann geschieht es, und manchmal ist ein Klecks dabei.
201812|Zaunkönigs|Warme Flügel;Warme Kappe|Du bist sehr klein und singst, als müsstest du die Miete zahlen.
201901|Schneepflug|Räumstirn;Blinkkragen|Um vier bist du draußen, und wer es war, sieht nie jemand.
201902|Heimliche-Liebe-|Strauß;Halbmaske|Du warst nie hier, und die Rosen sind nicht von dir.
201903|Märzhasen|Tolle Weste;Tolle Ohren|Dies ist dein Monat, und du hast damit etwas vor.
201904|Pfützenspringer|Gelber Mantel;Gelbe Kapuze|Die Spritzer auf der Richterin hat sie dir zu verdanken.
201905|Eintagsfliegen|Gazeflügel;Gazekrone|Du hast nur heute, und heute ist schön.
201906|Seerosenteich|Grünes Kleid;Weiße Blüte|Frösche kommen zu dir in die Gesangsstunde.
201907|Eisverkäufer|Streifenjacke;Papierhut;Sonnenbrille|Du läutest, und ganze Straßen werden zu Kindern.
201908|Abendgold|Robe;Hörner|Eine Stunde am Abend sehen neben dir alle gut aus.
201909|Quitten|Flaumanzug;Blattkappe|Hart bist du und sauer, und mit etwas Zeit und Zucker wirst du wunderbar.
201910|Kerzengeist|Wachskleid;Wachshaube|Macht jemand das Fenster auf, gehst du aus, und dann kommst du wieder herein.
201911|Märchenerzähler|Krückstock;Wanderhut|Du sagst „Es war einmal“, und das Feuer rückt näher.
201912|Schneepagen|Silberkappe;Silberflügel|Du trägst dem Winter die Schleppe und hast kalte Finger.
202001|Curlingstein|Granitkappe;Granitumhang|Du gleitest langsam und sicher dahin, wo man dich braucht, und vor dir wird gefegt.
202002|Amor|Herzbogen;Herzschärpe|Du triffst immer, also sieh zweimal hin, auf wen du zielst.
202003|Springflut|Schaumkrone;Schaumkragen|Du kommst bis an die Tür und lässt eine Muschel da.
202004|Hummel|Durchsichtige Flügel;Geringelte Fühler|Nach den Gesetzen der Natur kannst du nicht fliegen, und niemand bringt es übers Herz, dir das zu sagen.
202005|Windreiter|Papierflügel;Papierhörner|Gefaltet hat dich jemand, der an dich glaubte.
202006|Strandläufer|Anzug;Kappe|Du rennst der Welle nach und dann vor ihr davon, den ganzen Tag.
202007|Seehund|Glatter Anzug;Glatte Haube|Du klatschst, wenn anderen etwas gelingt.
202008|Leuchtkäfer|Blinkhut;Blinkkragen|An, aus, an: Das ist ein langes Gespräch.
202009|Pflaumenwespen|Papierflügel;Fühler|Im September kommst du an jeden Kaffeetisch und willst doch nur ein wenig Marmelade.
202010|Kellerspinnen|Achtaugenkapuze;Seidenumhang|Du hast die dunkle Ecke mit den besten Verbindungen.
202011|Marzipan|Zuckerhut;Zuckerschild|Du siehst aus wie eine Kartoffel, ein Schwein oder eine Birne und bist durch und durch süß.
202012|Mitternachtssonnen|Krone;Flügel|Es ist drei Uhr früh, und du siehst nicht ein, wozu man schlafen geht.
202101|Berghütten|Schindelmantel;Schornsteinkappe|Es gibt Suppe, es gibt ein Lager, und keiner fragt, wie schnell du warst.
202102|Spitzenklöppler|Klöppel;Kleid;Stirnband|Du bestehst aus Löchern, und jedes sitzt an seinem Platz.
202103|Papierkranich|Faltrobe;Faltkrone|Tausend von dir, und ein Wunsch ist gratis.
202104|Löwenzahn|Samenspeer;Gelbe Rüstung|Du kommst durchs Pflaster.
202105|Mauersegler|Sichelflügel;Stirnband|Du isst, schläfst und träumst da oben und schaust im Mai herein.
202106|Treibholz|Kleid;Krone|Was in den Sand geschrieben ist, bleibt bis zur Flut, und alle, die vorbeikamen, haben dich gelesen.
202107|Picknick|Karohut;Karotuch|Die Ameisen marschieren in Reih und Glied hinter dir her.
202108|Wüstenluchs|Sandkapuze;Sandbrille|Du hörst den Regen drei Tage, bevor er kommt.
202109|Winzerherbst|Weinlaubflügel;Traubenkrone|Man hat auf dir herumgetrampelt, und du bist besser daraus hervorgegangen.
202110|Totengräber|Erdmantel;Erdhut|Du betrachtest die Dinge auf lange Sicht, von unten.
202111|Laternenumzugs|Stab;Hut|Du ziehst um die Häuser und singst die zweite Strophe auf Rabimmel.
202112|Eiskunstläufer|Kürkostüm;Bommelmütze|Du schreibst Achten und unterschreibst auch so.
202201|Festredner|Funkelkelch;Funkelmaske|Du hebst ihn, und alle werden still, sogar der Drache.
202202|Rosengarten|Knospenhut;Knospenbrille|Für nichts, was so duftet, kommst du zu spät.
202203|Frühjahrsputz|Vorhangflügel;Kopftuch|Du machst alle Fenster auf, und das Jahr kommt herein.
202204|Drei-Zwerge-|Trenchcoat;=Runde Brille mit Schnurrbart;=Dunkle Tarnbrille|Niemand wird ahnen, dass du drei Zwerge bist.
202205|Papierdrachen|Seidenflügel;Papphörner|Sechs Leute stecken unter dir, und zwei sind aus dem Takt.
202206|Meeresbrise|=Strohhut der Meeresbrise;=Wehender Umhang der Meeresbrise|Du bringst den Geruch von Salz herein, und die Vorhänge sind auf deiner Seite.
202207|Limonadenstand|Zitronenanzug;Trinkhalmkappe|Du bist sauer, süß und geöffnet, bis das Eis ausgeht.
202208|Strandkatzen|Strohohren;Seeglasbrille|Fische liebst du, aber nicht die Art, wie sie wohnen.
202209|Sterndeuter|Himmelskarte;Messingsextant|Du weißt, wo du bist, und bei Wolken rätst du.
202210|Tintenkraken|Anzug;Kapuze|Du bist schon weg, während sie noch fragen, wer du bist.
202211|Kirchenorgel|Pfeifenstab;Pfeifenkrone|Du ziehst alle Register, und die Fenster singen mit.
202212|Lebkuchenhaus|Zuckerstab;Gussrobe;Gummibärchenkrone|Du bist warm, du bist süß, und im Rücken hast du ein Fenster.
202301|Hasenherz|Winterkapuze;Winterumhang|Du zitterst und gehst voran.
202302|Schneetrommler|Trommelgurte;Filzohrenwärmer|Du fällst so sacht wie die anderen, nur im Takt.
202303|Schneckenpost|Gehäusehut;Fühlerbrille|Irgendwann lieferst du, und der Salat ist immer noch frisch.
202304|Gartenzwerg|Rote Weste;Zipfelmütze|Du bewachst die Radieschen und hast nachts so manches gesehen.
202305|Blaue-Stunde-|Dämmerflügel;Dämmerhörner|Du kommst nach der Sonne und vor den Lampen, und alle sprechen leiser.
202306|Straßenmaler|Kreidestab;Kreidekittel|Du hast ein Loch aufs Pflaster gemalt, und jemand ist darum herumgegangen.
202307|Regatta|Spinnakerjacke;Wimpel|Du lehnst dich weit hinaus, und das Boot lehnt sich netterweise zurück.
202308|Gartenfest|Sonnenschirmhut;Rosa Brille|Du hast ein Gurkenbrot gegessen und bist für alles offen.
202309|Monarchfalter|Flügel;Krone|Du bist dreitausend Kilometer geflogen und willst mit der Leitung sprechen.
202310|Irrlicht|Flackerrobe;Flackerhut;Flackerreif|Du schwebst überm Moor und meinst es gut; böse meint es nur der Sumpf.
202311|Wintermarkt|Zimtkelle;Maronenhut|Du bist heiß, in einer Papiertüte, und alle wollen dich halten.
202312|Schlittenfahrt|Bommelhelm;Gestöberbrille|Mit den Füßen lenken, hieß es, aber vom Baum hat keiner etwas gesagt.
202401|Schneegärtner|Frostschürze;Frostflügel|Du hast Zwiebeln unter den Schnee gesetzt und sprichst mit ihnen.
202402|Karnevalswagen|Pappkopf;Luftschlangenumhang|Du bist vier Meter hoch, nickst dem Bürgermeister zu und wirfst Kamelle.
202403|Regenrinnen|Kupferrohr;Kupferspeier|Du leitest alles ab und gluckerst.
202404|Drachenfest|Bemalte Spule;Bemalter Hut|Du gibst noch etwas Schnur, und noch etwas.
202405|Glockengießer|Bronzeflügel;Bronzehörner|Am reinsten klingst du, wenn du abgekühlt bist.
202406|Kasperletheater|Bunter Rock;Dreispitz;Augenklappe|Pass auf, hinter dir!
202407|Schwimmbad|Streifenbademantel;Gummikappe|Du gehst über die Leiter hinein, Sprosse für Sprosse, und holst bei jeder scharf Luft.
202408|Käferwacht|Hornlanze;Glanzpanzer|Du liegst auf dem Rücken und bist trotzdem im Dienst.
202409|Erntekranz|Strohkrone;Strohschild|Du hängst an der Tür und sagst allen, dass die Scheune voll ist.
202410|Karamellfledermaus|Flügel;Ohren|Du hängst an der Decke, und Kinder blicken hoffnungsvoll hinauf.
202411|Sturmlaternen|Rauchglashaube;Drahtkragen|Je mehr es bläst, desto mehr freuen sich alle über dich.
202412|Tannenzapfen|Schuppenrobe;Schuppenhut|Bei Wärme gehst du auf, und vor Regen machst du zu.
202501|Neujahrsgast|=Rußschwarzer Neujahrshut;=Neujahrskohle|Du bist im neuen Jahr als Erstes an der Schwelle und bringst Glück, eine Kohle und kalte Füße.
202502|Puppenspieler|Flickenanzug;Schellenhut;Guckbühne|Elf Leute leben auf deinen Fingern, und nicht alle sind befreundet.
202503|Wetterhäuschen|Schindelkapuze;Fensterbrille|Kommst du links heraus, wird es schön.
202504|Eiermaler|Klecksekittel;Schalenkappe|Du hast eine ruhige Hand und pustest seit Dienstag.
202505|Wiesenchor|Schilfflügel;Schilfschopf|Um vier seid ihr wach, alle Stimmen, ohne Dirigenten.
202506|Sonnenuhr|Zifferschild;Stundenflügel|Du zählst die heitren Stunden nur.
202507|Wellenspringer|Gischtkapuze;Gischtflügel|Du wartest auf die siebte, und los.
202508|Freibad|Bahnleine;Korkbrett|Bahn um Bahn, und an jedem Ende ist eine Wand, die du schon kennst.
202509|Flohmarkt|Brokatrock;Zweitbester Schal|Du kostest drei fünfzig, sagst du, und bist damit geschenkt.
202510|Dachbodenwind|Lakenflügel;Schlüssellochaugen|Du stöberst in alten Truhen und liest halblaut die Briefe vor.
202511|Eisbrunnen|Wasserstrahlschwert;Beckenschild|Mitten im Sprung bist du stehen geblieben, und seitdem kommen alle schauen.
202512|Keksdosen|Löffel;Blechanzug;Blechdeckel|Du bist voller Nadeln und Garn; die Leute sind jedes Mal enttäuscht.
202601|Nachtzug|Signallampe;Dampfumhang|Du läufst pünktlich im Januar ein, und im Schlafwagen war es warm.
202602|Sanfte-Landung-|Kissenhut;Kissenflügel|Du bist oft gefallen, und es ist ein Stil daraus geworden.
202603|Wiesenmagier|Kleestab;Kleehut|Die Bienen fragen dich nach dem Weg.
202604|Siebter-Himmel-|Flauschrobe;Flauschkrone|Du bist da oben, und die Aussicht ist so, wie man sagt.
202605|Maikäfer|Kastanienschild;Kastanienflügel|Du fliegst in Lampen, und das mit großer guter Laune.
301404|Ätheringenieurs|Drucklanze;Kesselmantel;Ventilhelm;Manometerbrille|Du kommst aus einer Zukunft, die mit Dampf und guten Manieren läuft.
301405|Wolkenkartografen|Pilotenkappe;Faltkarte;Antenne;Fliegerbrille|In deinem Jahrhundert zeichnet man das Wetter, bevor es kommt.
301703|Herzoginnen|Zahnradkleid;Federhut;Lorgnon|Jeden Abend zieht dich ein Mann namens Perkins auf.
301704|Herzogs|Zahnradrock;Hoher Hut;Geldkassette|Sie ticken ja, mein Herr, und Sie tacken auch.
wondercon|Kostümmessen|Rubinkragen;Goldkragen;Ebenholzkragen;Rubinumhang;Ebenholzumhang;Rubinmaske;Ebenholzmaske|Du warst dabei, verkleidet, unter Tausenden von Verkleideten.
`;
