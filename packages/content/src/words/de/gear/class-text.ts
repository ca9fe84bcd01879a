/** Class gear, base items and special gear: key, name, description. */
export const classText = `\
weapon_base_0|Bloße Hände|Du trägst nichts. So bleiben sie frei zum Winken.
armor_base_0|Schlichtes Hemd|Was du heute früh eben angezogen hast. Taschen hat es immerhin.
head_base_0|Eigenes Haar|Kein Helm. Dem Wind gefällt das.
shield_base_0|Kein Schild|Deine linke Hand sucht noch eine Beschäftigung.
body_base_0|Nackter Hals|Um deinen Hals hängt nichts, nicht einmal ein Termin.
back_base_0|Freier Rücken|Nichts auf dem Buckel. Genieß es.
headAccessory_base_0|Kein Kopfschmuck|Zwei Ohren, wie geliefert.
eyewear_base_0|Keine Brille|Du siehst die Welt mit eigenen Augen.
weapon_warrior_0|Übungsschwert|Scharf wie ein Löffel, aber irgendwo fängt jeder an, und die Strohpuppen sind dankbar.
weapon_warrior_1|Klinge aus einer Pflugschar|Sie war einmal eine Pflugschar und wird vielleicht wieder eine. Bis dahin hat sie eine scharfe Seite; sieh nach, welche.
weapon_warrior_2|Heppe der Viehtreiber|Sie hat Hecken gelichtet und Ausreden. Der Griff liegt in der Hand, als hättest du ihn nie losgelassen.
weapon_warrior_3|Flusssteinkeule|Sie stellt keine Fragen und sieht nicht zweimal hin. Tagesaufgaben gehen ihr aus dem Weg.
weapon_warrior_4|Pfeifender Säbel|Im Morgengrauen in einem Bergsee gehärtet. Beim Ziehen singt er, immer dieselben drei Töne.
weapon_warrior_5|Feuerbrand|Der Schmied ließ ihn eine Nacht zu lang in der Esse, und ihm gefiel das.
weapon_warrior_6|Schwert der letzten Tagesaufgabe|Niemand hat je gesehen, dass man es an einem Tag zweimal zieht; nötig war es nie.
armor_warrior_1|Gesteppte Jacke|Morgens steif, wie alle, die in ihr stecken. Vom Montag hält sie das meiste ab.
armor_warrior_2|Schuppenhemd|Neunhundert kleine Schuppen, und die eine, die zwickt, findest du bestimmt.
armor_warrior_3|Brustpanzer vom Dorfschmied|Du kannst dich darin spiegeln und siehst tapferer aus, als dir zumute ist.
armor_warrior_4|Panzer der Sturmwacht|Gemacht, um bei schlechtem Wetter auf Mauern zu stehen. Der Regen hat es aufgegeben.
armor_warrior_5|Panzer der Eidhüter|Wer ihn trägt, kniet nicht, zum Teil auch aus baulichen Gründen.
head_warrior_1|Gesteppte Kappe|Sie hat schon viele Ohren gerettet und keine einzige Frisur.
head_warrior_2|Schuppenhaube|Sie klimpert beim Nicken, da sparst du dir das Ja.
head_warrior_3|Topfhelm vom Dorfschmied|Der Steg geht mitten durchs Bild. Nach einer Woche etwa siehst du ihn nicht mehr.
head_warrior_4|Helm der Sturmwacht|Obendrauf sitzt ein Besen. Feg hinein.
head_warrior_5|Helm der Eidhüter|Durch seinen Schlitz siehst du, was du versprochen hast, ziemlich scharf sogar.
shield_warrior_1|Fassdeckel|Er hielt die Heringe drin, also hält er auch die Pfeile draußen.
shield_warrior_2|Tür vom Heuwagen|Drei Bretter, zwei Bänder, eine Beule und eine lange Geschichte dazu.
shield_warrior_3|Mühlsteinschild|Schwer, rund und gerade groß genug, um dahinter heimlich ein Brot zu essen.
shield_warrior_4|Schild der Sturmwacht|Darauf ist ein Löwe gemalt. Bei Regen ist er wilder, da laufen die Farben.
shield_warrior_5|Schild der Eidhüter|Was ihn trifft, überdenkt die Sache noch einmal.
weapon_rogue_0|Brieföffner|Er öffnet Umschläge und Verhandlungen.
weapon_rogue_1|Ärmeldolch|Er schläft an deinem Unterarm und ist vor dir wach.
weapon_rogue_2|Flüsterklinge|Leiser als eine Katze auf dem Teppich, und den Teppich schneidet sie mit.
weapon_rogue_3|Hakenmesser|Für Geldbeutel, Seile und die letzte Olive im Glas.
weapon_rogue_4|Wurfstern|Er kommt zurück, wenn du höflich die Person fragst, die er getroffen hat.
weapon_rogue_5|Mondsichel|Krumm wie ein Grinsen im Dunkeln und ungefähr so beruhigend.
weapon_rogue_6|Schneide der Nacht|Erst siehst du sie nicht, und dann war sie schon da.
armor_rogue_1|Geflickter Rock|Er knarzt nicht. Das musstet ihr zusammen üben.
armor_rogue_2|Wams vom Wilddieb|Elf Taschen, und neun davon hat außer dir noch niemand gefunden.
armor_rogue_3|Rauchmantel|Du gehst um die Ecke, und die Leute schwören, es habe nur gezogen.
armor_rogue_4|Dämmer-Kettenhemd|Ring für Ring über einer Kerze geschwärzt, in langen Nächten.
armor_rogue_5|Gewand der Ungesehenen|Es heißt, ein Meister unter den Schurken habe eins. Wer, weiß keiner, und genau so soll es sein.
head_rogue_1|Geflickte Kapuze|Sie verbirgt die Augen. Den Pfeiler verbirgt sie auch, also pass auf.
head_rogue_2|Halstuch vom Wilddieb|Es verdeckt die Hälfte deines Gesichts, die dich immer verrät.
head_rogue_3|Rauchkapuze|Deine Stimme kommt daraus hervor, nur etwas weiter links.
head_rogue_4|Dämmermaske|Wer sie sieht, erinnert sich an jemand anderen.
head_rogue_5|Kapuze der Ungesehenen|Du setzt sie auf, und der Wirt gibt deinen Platz weg.
shield_rogue_0|Zweiter Brieföffner|Für die Post der linken Hand.
shield_rogue_1|Zweiter Ärmeldolch|Der andere Ärmel hatte sich schon beschwert.
shield_rogue_2|Zweite Flüsterklinge|Sie flüstert zurück. Worüber die beiden reden, hast du nie verstanden.
shield_rogue_3|Zweites Hakenmesser|Für den anderen Geldbeutel.
shield_rogue_4|Zweiter Wurfstern|Doppelt trifft besser, und zurückholen musst du dann auch zwei.
shield_rogue_5|Zweite Mondsichel|Zunehmend rechts, abnehmend links.
shield_rogue_6|Zweite Schneide der Nacht|Eine für vor Mitternacht und eine für danach.
weapon_healer_0|Weidengerte|Man hat ihr gesagt, sie könne heilen. Langsam glaubt sie es.
weapon_healer_1|Kamillenstab|Er riecht nach Sommer und nimmt kleinen Sorgen die Spitze.
weapon_healer_2|Tautropfenstab|Ein Licht ist darin, nicht größer als ein Reiskorn, und es reicht.
weapon_healer_3|Singvogelstab|In der Nähe von allem, was wehtut, summt er, und er schweigt, wenn es vorbei ist.
weapon_healer_4|Lampe der Nachtwache|Sie wurde an so vielen Betten entlanggetragen und hat unterwegs noch niemanden verloren.
weapon_healer_5|Krummstab der Äbtissin|Könige hat er schon berührt, am Kopf und recht deutlich, damit sie sich hinlegen.
weapon_healer_6|Stab des zweiten Atems|Er hat Leute zurückgeholt, die gerade aufgeben wollten, die meisten an einem Donnerstag.
armor_healer_1|Leinenkittel|Weiß, damit du rechtzeitig siehst, worin du kniest.
armor_healer_2|Kräuterfrauen-Kleid|In den Taschen sind Verbände, Kekse und noch mehr Kekse.
armor_healer_3|Gewand der Nachtwache|Der Stoff hat so viele Tränen getrunken, dass er Blumen gießen kann.
armor_healer_4|Tracht der Äbtissin|Der Ärger sieht sie den Gang herunterkommen und wird von selbst gesund.
armor_healer_5|Mantel des zweiten Atems|Leicht wie ein neuer Anfang und warm von allen, die sich je daran gelehnt haben.
head_healer_1|Leinenband|Es hält die Haare aus der Suppe und die Gedanken bei ihr.
head_healer_2|Kräuterfrauen-Tuch|Ein Blick darunter hervor, und alle legen die Füße hoch.
head_healer_3|Haube der Nachtwache|Sie liegt kühl auf der Stirn, und das steckt an.
head_healer_4|Stirnreif der Äbtissin|Der Stein wird blau, wenn jemand nur so tut, als ginge es ihm gut.
head_healer_5|Schein des zweiten Atems|Er leuchtet gerade hell genug, um die Pantoffeln zu finden.
shield_healer_1|Verbandstasche|Weich genug zum Abwehren und voller Pflaster für danach.
shield_healer_2|Kräuterkorb|So dicht geflochten, dass er Regen abhält, Pfeile und die meisten Bemerkungen.
shield_healer_3|Schild der Nachtwache|Schläge landen darauf, und es tut ihnen leid.
shield_healer_4|Schild der Abtei|Innen ist alles eingraviert, was du in der Eile nicht vergessen darfst.
shield_healer_5|Schild des zweiten Atems|Dahinter ist Platz für dich und für noch jemanden, der es nötig hat.
weapon_wizard_0|Haselzweig|Heute früh wuchs er noch am Strauch und hat keine Ahnung, was hier vorgeht.
weapon_wizard_1|Lesestab|Den Weg zur Bibliothek kennt er schon, den Rest will er gern lernen.
weapon_wizard_2|Laternenstab|Das Licht geht an, wenn dir etwas einfällt. So zu tun, als ob, wird damit schwer.
weapon_wizard_3|Wetterhahnstab|Blitze mögen ihn. Stell dich bei Gewitter ein wenig daneben.
weapon_wizard_4|Stimmgabelstab|Schlag ihn an ein Problem, und er brummt, bis du hörst, wo der Fehler sitzt.
weapon_wizard_5|Stab der Randnotizen|Er beendet deine Sätze, und zwar besser als du.
weapon_wizard_6|Stab der weiten Sicht|Von da oben sieht er schon morgen. Er sagt, nimm eine Jacke mit.
armor_wizard_1|Geliehene Robe|Zu lang. Zu lang sind sie alle; in die Magie wächst man hinein.
armor_wizard_2|Lesesaalrobe|Innen sind die Ärmel geräumig. Im linken schläft etwas.
armor_wizard_3|Wetterrobe|Am Saum kannst du den Himmel von morgen ablesen, wenn du dich mit Himmeln und Säumen auskennst.
armor_wizard_4|Robe der Randnotizen|Sie rauscht kurz vor dir ins Zimmer und hat Verbesserungen.
armor_wizard_5|Robe der weiten Sicht|Aus einem einzigen Faden gewebt, dessen Ende noch keiner gefunden hat.
head_wizard_1|Geliehener Hut|Spitz, wie die meisten deiner Fragen.
head_wizard_2|Lesesaalhut|Darin wohnt ein Bücherwurm, der um Ruhe bittet.
head_wizard_3|Wetterhut|Wenn er welkt, nimm den Schirm mit.
head_wizard_4|Hut der Randnotizen|Oben ist er krumm von all den Gedanken, die von innen drücken.
head_wizard_5|Hut der weiten Sicht|Für ihn hat man Türen höher gesetzt.
weapon_special_0|Dunkle Klinge der Gründer|Geschmiedet für die Ersten, die an diesen Ort geglaubt haben. Sie trinkt das Licht und gibt es auf Wunsch zurück.
weapon_special_1|Kristallklinge der Mitwirkenden|Klar wie ein guter Fehlerbericht und für die gemacht, die solche schreiben.
weapon_special_2|Spieß des dunklen Gastgebers|Vice stocherte sich damit in den Zähnen. Heute hat er bessere Arbeit.
weapon_special_3|Morgenstern der Gründer|Er geht früh auf, wie alle, die ihn tragen, und schlägt hart ein.
weapon_special_critical|Das letzte Wort zu einem Fehler|Ein Hammer, an dem etwas Grünes klebt. Wer ihn trägt, hat einen Fehler gefunden, den sonst keiner fand, und einmal zugeschlagen.
weapon_special_takeThis|Schwert der gewagten Wette|Jemand sagte, allein sei es gefährlich. Du bist mit einem ganzen Wettbewerb losgezogen.
weapon_special_tridentOfCrashingTides|Dreizack der brechenden Wellen|Die Königin der Flut hatte drei Gründe, alles aufzuschieben. Der hier hat drei Zacken.
weapon_special_taskwoodsLantern|Laterne aus dem Aufgabenwald|Ein Feuer, das genau groß genug ist und auf dich wartet.
weapon_special_bardInstrument|Bardenlaute|Sie kann ein trauriges Lied, ein freches und das eine, bei dem alle mitsingen.
weapon_special_lunarScythe|Mondsense|Vom Mond aus dem Mond geschnitten. In klaren Nächten summt sie.
weapon_special_mammothRiderSpear|Speer der Mammutreiter|Lang genug, um von da oben bei Freunden anzuklopfen.
weapon_special_roguishRainbowMessage|Regenbogenbrief, abgehend|Wirf ihn, und er kommt an. Adressiert ist er an alle, die es angeht.
weapon_special_pageBanner|Pagenbanner|Du trägst es wichtigen Leuten voraus und bist damit vor ihnen da.
weapon_special_skeletonKey|Knochenschlüssel|Er passt in alles mit Schlüsselloch und in manches ohne.
weapon_special_nomadsScimitar|Krummsäbel der Nomaden|Gebogen wie die Dünen, in denen er verloren ging, wiedergefunden wurde und wieder verloren ging.
weapon_special_fencingFoil|Florett|Sie haben meine Liste beleidigt, mein Herr. En garde.
weapon_special_tachi|Tachi|Eine lange Klinge für einen langen Atem. Du hast beides.
weapon_special_aetherCrystals|Ätherkristalle|Vier Kristalle kreisen um deine Hände, einer für jeden Weg, und lassen Platz für einen fünften.
weapon_special_ks2019|Greifilisken-Glefe|Eine Feder und eine Schuppe an einem sehr langen Stock. Für die Förderer des Jahres 2019.
armor_special_0|Dunkle Rüstung der Gründer|Sie klingt, wenn man sie trifft, vor Dankbarkeit.
armor_special_1|Kristallrüstung der Mitwirkenden|Man sieht glatt hindurch, bis zu allem, was du schon getan hast.
armor_special_2|Robe der Ausgeschlafenen|Aus dem Turm der dreizehnten Stunde. Eine bequemere Rüstung gibt es nicht.
armor_special_takeThis|Rüstung der gewagten Wette|Du hast gesagt, du machst es, und dann hast du es gemacht. Es sitzt alles in den Schultern.
armor_special_heroicTunic|Heldentunika|Niemand näht sie. Sie hängen eines Morgens über den Stühlen von Leuten, die viel gegeben haben.
armor_special_finnedOceanicArmor|Flossen-Tauchanzug|Aus blauen Flossen und Feuerkorallen genäht. Beim Trocknen riecht er streng.
armor_special_pyromancersRobes|Pyromantenrobe|Von einer Dryade aus Blättern gewebt, die schon alles erlebt haben. Brennt nicht.
armor_special_bardRobes|Bardenwams|Zweifarbig, damit immer eine Hälfte von dir zum Anlass passt.
armor_special_lunarWarriorArmor|Rüstung der Mondkrieger|Dünn wie Papier, fester als Eisen und am schönsten bei Vollmond.
armor_special_mammothRiderArmor|Rüstung der Mammutreiter|Sie riecht nach Mammut. In einer Woche merkst du es nicht mehr, die anderen vielleicht schon.
armor_special_roguishRainbowMessengerRobes|Robe der Regenbogenboten|Aus allen Taschen ragen Briefe. Ein paar sind für dich.
armor_special_pageArmor|Pagenharnisch|Der Harnisch von jemandem, aus dem noch etwas wird. Zum Hineinwachsen.
armor_special_sneakthiefRobes|Schleichdieb-Kluft|Ihr Saum hat gelernt, um Dinge herumzugehen.
armor_special_snowSovereignRobes|Robe der Schneemajestät|Sie umweht dich wie frischer Schnee, und zu heiß wird dir nie wieder.
armor_special_dandySuit|Dandyanzug|Arbeiten könntest du darin nicht. Genau deshalb siehst du so gut aus.
armor_special_nomadsCuirass|Nomadenharnisch|Er hat ein Fach für Wasser, ein Fach für Datteln und Sand in beiden.
armor_special_samuraiArmor|Samurairüstung|Das Anlegen dauert eine Stunde, und dann bist du auch schon ruhig.
armor_special_turkeyArmorBase|Truthahnanzug|Du kannst darin kollern. Man wird es sogar erwarten.
armor_special_turkeyArmorGilded|Goldener Truthahnanzug|Dasselbe noch einmal, nur dass die Soße abperlt.
armor_special_gaymerx|Rüstung der Regenbogenkrieger|Alle Farben, mit Stolz getragen und mit guten Schulterpolstern.
armor_special_birthday|Erste Geburtstagsrobe|Der Fleck darauf stammt vom allerersten Geburtstagskuchen.
armor_special_birthday2015|Geburtstagsrobe mit Schleife|Die Schleife sitzt da, wo keine hingehört.
armor_special_birthday2016|Geburtstagsrobe mit Ballons|Das Muster sind Ballons, und einer davon quietscht.
armor_special_birthday2017|Summende Geburtstagsrobe|Sie summt die Melodie, falls du sie vergessen hast.
armor_special_birthday2018|Konfetti-Geburtstagsrobe|Bei jedem Schritt rieselt Konfetti, du kannst also nicht heimlich früher gehen.
armor_special_birthday2019|Weit gereiste Geburtstagsrobe|Wo sie herkommt, sind alle so angezogen, sagte jedenfalls der Schneider.
armor_special_birthday2020|Laute Geburtstagsrobe|Man bat sie, sich zu mäßigen. Sie lehnte ab.
armor_special_birthday2021|Glasierte Geburtstagsrobe|Drei Schichten Zuckerguss, angenäht.
armor_special_birthday2022|Langärmlige Geburtstagsrobe|Die Ärmel ziehen sich länger hin als die Rede.
armor_special_birthday2023|Geburtstagsrobe mit zehn Kerzen|Zehn Kerzen sind auf den Rücken gestickt, und sie flackern.
armor_special_birthday2024|Kichernde Geburtstagsrobe|Sie lacht über deine Witze, bevor du sie erzählt hast.
armor_special_ks2019|Greifilisken-Rüstung|Gefiedert, geschuppt und innen feuerfest. Für die Förderer des Jahres 2019.
head_special_0|Dunkler Helm der Gründer|Obenauf weht ein Federbusch, damit die Geschichte dich schon von Weitem sieht.
head_special_1|Kristallhelm der Mitwirkenden|Er bewahrt einen klaren Kopf, schon aus Prinzip.
head_special_2|Helm des letzten Krümels|Jemand wollte ihn später aufheben. Du hast es getan.
head_special_takeThis|Helm der gewagten Wette|Er hat ein Visier, um dahinter zusammenzuzucken, und du hast es noch nie gebraucht.
head_special_fireCoralCirclet|Stirnreif aus Feuerkorallen|Er wärmt die Ohren und leuchtet den Weg nach unten aus.
head_special_pyromancersTurban|Pyromanten-Turban|Einst war er ein nasses Tuch. Dann kam ein Feuer, und er wuchs an der Aufgabe.
head_special_bardHat|Bardenkappe|Eine Feder für jedes Dorf, in dem man dich gebeten hat zu bleiben.
head_special_lunarWarriorHelm|Helm der Mondkrieger|Die Dellen darin sind Krater, und jeder hat einen Namen.
head_special_mammothRiderHelm|Helm der Mammutreiter|Geliehen von einem Zöllner aus Raureif. Zurückverlangt hat er ihn nie.
head_special_roguishRainbowMessengerHood|Kapuze der Regenbogenboten|In drei Farben getaucht, und ein bisschen tropft sie noch.
head_special_pageHelm|Pagenhelm|Beim Rennen rutscht er dir über die Augen, also hör gut hin, wohin du läufst.
head_special_clandestineCowl|Heimliche Haube|Du siehst hinaus, und es sieht aus, als sähest du gar nicht hin.
head_special_snowSovereignCrown|Krone der Schneemajestät|Sie schmilzt für niemanden dahin.
head_special_spikedHelm|Stachelhelm|Den Kopf getätschelt hat dir darin noch keiner.
head_special_dandyHat|Dandyhut|Du ziehst ihn vor allen und meinst es jedes Mal doppelt.
head_special_kabuto|Kabuto|Die Hörner sind dafür da, dass die Gedanken nicht herunterrollen.
head_special_nye|Mitternachts-Hütchen|Um Mitternacht aufgesetzt, zum Spaß. Der Spaß hält an.
head_special_nye2014|Hütchen mit Gummiband|Es macht das Beste aus deinem Kinn.
head_special_nye2015|Winziges Mitternachts-Hütchen|Es ist zu klein, und das ist der Witz.
head_special_nye2016|Nickendes Sternhütchen|Ein Stern an einer Feder nickt zu allem, was du sagst.
head_special_nye2017|Glitzerhütchen|Glitzer ist daran, und ab jetzt auch an allem anderen, was du hast.
head_special_nye2018|Weit gereistes Mitternachts-Hütchen|Es kommt von weit her und hat eine Meinung zu unserem Feuerwerk.
head_special_nye2019|Blendendes Hütchen|Platzanweiser haben dich gebeten, es abzunehmen, und bekamen Glitzer.
head_special_nye2020|Dreifaches Hütchen|Das sind drei Partyhütchen übereinander in einem Trenchcoat.
head_special_nye2021|Pfeifendes Hütchen|Es pfeift beim Denken.
head_special_nye2022|Prosithütchen|Es leuchtet auf, sobald jemand das Glas hebt.
head_special_nye2023|Endloses Hütchen|Es läuft oben spitz zu und hört dann nicht auf.
head_special_turkeyHelmBase|Truthahnhaube|Der Kehllappen wackelt, wenn du widersprichst.
head_special_turkeyHelmGilded|Goldene Truthahnhaube|Der Kehllappen wackelt, und jetzt glänzt er dabei.
head_special_gaymerx|Helm der Regenbogenkrieger|Ein Helm in allen Farben, für alle, die nichts zu verstecken haben.
head_special_namingDay2017|Purpurner Greifenhelm|Zum Namenstag ausgeteilt, und alle sahen einander an und krächzten.
head_special_piDay|Pi-Hut|Er geht ungefähr 3,14-mal um deinen Kopf.
head_special_ks2019|Greifilisken-Helm|Mit Schnabel, mit Kamm und mit sehr strengem Blick. Für die Förderer des Jahres 2019.
shield_special_0|Totenkopfschild der Gründer|Der Schädel lacht seit dem ersten Tag.
shield_special_1|Kristallschild der Mitwirkenden|Er macht aus Schlägen kleine Regenbogen.
shield_special_takeThis|Schild der gewagten Wette|Im Wappen eine erhobene Hand. Sie heißt: ich.
shield_special_goldenknight|Morgenstern von der Brücke|Der Morgenstern der hohlen Rüstung. Er wurde errötend überreicht.
shield_special_moonpearlShield|Mondperlenschild|Die Flut macht einen Bogen darum.
shield_special_mammothRiderHorn|Horn der Mammutreiter|Blas hinein, und alles, was einen Rüssel hat, schaut auf.
shield_special_roguishRainbowMessage|Regenbogenbrief, eingehend|Er ist für dich. Darin steht, dass du das gut machst.
shield_special_diamondStave|Diamantstock|Ein Stock für die andere Hand, hart wie dein Kopf an guten Tagen.
shield_special_lootBag|Beutesack|Er ist voll. Womit, fragt man nicht.
shield_special_wintryMirror|Winterspiegel|Du siehst dich darin, wie du im Januar aussiehst, und bist recht zufrieden.
shield_special_wakizashi|Wakizashi|Das kurze, für Angelegenheiten im Haus.
shield_special_piDay|Pi-Schild|Rund, blättrig und nachweislich ohne Ende.
shield_special_ks2019|Greifilisken-Schild|Ein Ei mit einem grimmigen Sprung. Für die Förderer des Jahres 2019.
body_special_wondercon_red|Rubinroter Messekragen|Ein roter Kragen von einer Messe, auf der alle jemand anderes waren.
body_special_wondercon_gold|Goldener Messekragen|Ein goldener Kragen von einer Messe, auf der alle jemand anderes waren, und zwar jemand Reiches.
body_special_wondercon_black|Ebenholzschwarzer Messekragen|Ein schwarzer Kragen von einer Messe, auf der alle jemand anderes waren, und zwar jemand Düsteres.
body_special_takeThis|Schulterstücke der gewagten Wette|Damit sind deine Schultern breit genug für die Aufgaben anderer, falls du magst.
body_special_aetherAmulet|Ätheramulett|Es war noch warm, als es dir vor die Füße fiel, und das ist es bis heute.
body_special_namingDay2018|Königspurpurner Greifenumhang|Der Namenstag war frisch in jenem Jahr. Das hier half.
body_special_anniversary|Kragen zum Heldenjubiläum|Du warst zehn Jahre lang dabei, oder du kamst wegen der Torte. Beides zählt.
back_special_wondercon_red|Rubinroter Messeumhang|Er weht auch in geschlossenen Räumen.
back_special_wondercon_black|Ebenholzschwarzer Messeumhang|Er weht auch in geschlossenen Räumen, nur düsterer.
back_special_takeThis|Flügel der gewagten Wette|Du hast jede einzelne angenommen, und dann wuchsen die hier.
back_special_heroicAureole|Heldenschein|Ein Licht hinter dem Kopf für alle, die geholfen haben, als keiner hinsah.
back_special_snowdriftVeil|Schneewehen-Schleier|Er schleift hinter dir her und füllt deine Spuren auf.
back_special_aetherCloak|Ätherumhang|Herausgeschnitten aus dem Ort, an den Zurückgenommenes kommt. Er fällt sehr schön.
back_special_turkeyTailBase|Truthahnschwanz|Du kannst ein Rad damit schlagen. Anlässe finden sich.
back_special_turkeyTailGilded|Goldener Truthahnschwanz|Schlag das Rad in der Abendsonne, und warne die Leute.
back_special_bearTail|Bärenschwanz|Kurz, rund und tapfer bis in die Spitze.
back_special_cactusTail|Kaktusschwanz|In der Schlange drängelt dich nie wieder jemand.
back_special_foxTail|Fuchsschwanz|Er sagt, was dein Gesicht lieber für sich behält.
back_special_lionTail|Löwenschwanz|Die Quaste dient dem Nachdruck.
back_special_pandaTail|Pandaschwanz|Bald vergisst du, dass du ihn trägst, und so soll es sein.
back_special_pigTail|Ringelschwanz|Anderthalb Windungen, wie es sich gehört.
back_special_tigerTail|Tigerschwanz|Er zuckt, kurz bevor dir etwas einfällt.
back_special_wolfTail|Wolfsschwanz|Er wedelt, bevor du es verhindern kannst.
back_special_namingDay2020|Königspurpurner Greifenschwanz|Er passt zum Helm und zum Umhang. Jetzt fehlt dir nur noch der Dachfirst.
back_special_anniversary|Umhang zum Heldenjubiläum|Zehn Jahre lang und mit Gold gesäumt.
headAccessory_special_heroicCirclet|Heldenreif|Er trägt sich leicht, wenn man bedenkt, was er wiegt.
headAccessory_special_bearEars|Bärenohren|Zwei runde, um Honig zu hören.
headAccessory_special_cactusEars|Kaktusohren|Genau genommen haben Kakteen keine. Sag es ihnen nicht.
headAccessory_special_foxEars|Fuchsohren|Sie drehen sich ganz von selbst zum Getuschel.
headAccessory_special_lionEars|Löwenohren|Bescheiden, für einen Löwen.
headAccessory_special_pandaEars|Pandaohren|Schwarz, flauschig und gut im Weghören.
headAccessory_special_pigEars|Schweineohren|Sie schlackern, wenn du lachst.
headAccessory_special_tigerEars|Tigerohren|Hinten sind sie gestreift, damit die Leute hinter dir Bescheid wissen.
headAccessory_special_wolfEars|Wolfsohren|Sie stellen sich auf, sobald jemand „Gassi“ sagt.
headAccessory_special_blackHeadband|Schwarzes Stirnband|Für ernsthaftes Laufen.
headAccessory_special_blueHeadband|Blaues Stirnband|Es hält den Kopf kühl und den Pony in Ordnung.
headAccessory_special_greenHeadband|Grünes Stirnband|Los, sagt es.
headAccessory_special_pinkHeadband|Rosa Stirnband|Schweiß sieht daneben gleich besser aus.
headAccessory_special_redHeadband|Rotes Stirnband|Du bekommst Lust auf Treppen.
headAccessory_special_whiteHeadband|Weißes Stirnband|Frisch aus der Wäsche und voller guter Vorsätze.
headAccessory_special_yellowHeadband|Gelbes Stirnband|Ein kleiner Sonnenaufgang für die Stirn.
eyewear_special_wondercon_red|Rubinrote Messemaske|Keiner hat dich erkannt, oder alle waren zu höflich.
eyewear_special_wondercon_black|Ebenholzschwarze Messemaske|Wer immer du an dem Tag warst, geheimnisvoll war es auf jeden Fall.
eyewear_special_blackTopFrame|Schwarze Browline-Brille|Du siehst aus, als hättest du es gelesen.
eyewear_special_blueTopFrame|Blaue Browline-Brille|Du siehst aus, als hättest du es gelesen, und zwar am Meer.
eyewear_special_greenTopFrame|Grüne Browline-Brille|Du siehst aus, als wäre es aus eigenem Anbau.
eyewear_special_pinkTopFrame|Rosa Browline-Brille|Du siehst aus, als hättest du eine Widmung darin.
eyewear_special_redTopFrame|Rote Browline-Brille|Du siehst aus, als wärst du anderer Meinung als das Buch.
eyewear_special_whiteTopFrame|Weiße Browline-Brille|Du siehst aus, als hättest du den Umschlag entworfen.
eyewear_special_yellowTopFrame|Gelbe Browline-Brille|Du siehst aus, als hätte dir der Schluss gefallen.
eyewear_special_aetherMask|Äthermaske|Durch sie siehst du den Saal, wie er einmal war: fünf Stühle, fünf Meister.
eyewear_special_blackHalfMoon|Schwarze Halbmondbrille|Vor allem zum Drüberschauen.
eyewear_special_blueHalfMoon|Blaue Halbmondbrille|Zum Drüberschauen, mit milder Verwunderung.
eyewear_special_greenHalfMoon|Grüne Halbmondbrille|Zum Drüberschauen, auf Setzlinge.
eyewear_special_pinkHalfMoon|Rosa Halbmondbrille|Zum Drüberschauen, mit viel Zuneigung.
eyewear_special_redHalfMoon|Rote Halbmondbrille|Zum Drüberschauen, auf alle, die zu spät kommen.
eyewear_special_whiteHalfMoon|Weiße Halbmondbrille|Zum Drüberschauen, in den Schnee.
eyewear_special_yellowHalfMoon|Gelbe Halbmondbrille|Zum Drüberschauen, auf ein gutes Frühstück.
eyewear_special_ks2019|Greifilisken-Visier|Es soll Leute zu Stein werden lassen, aber meistens starren sie nur. Für die Förderer des Jahres 2019.
eyewear_special_anniversary|Maske zum Heldenjubiläum|Dahinter bist du zehn Jahre älter, und man sieht es nicht.
`;
