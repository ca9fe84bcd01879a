/** Gear of the armoire: slot and index, its name, its description. */
export const armoireText = `\
weapon basicCrossbow|Einfache Armbrust|Sie zielt ganz von selbst auf das, was du vor dir herschiebst.
weapon lunarSceptre|Mondzepter|Es nimmt zu, es nimmt ab, und es passt zu allem.
weapon rancherLasso|Rancherlasso|Damit hast du schon ein ausgebüxtes To-do gefangen, und einmal deinen eigenen Ärmel.
weapon mythmakerSword|Sagenschwert|Fuchtle damit herum, den Rest erzählen die Leute.
weapon ironCrook|Eiserner Hirtenstab|Für besonders schwere Schafe.
weapon goldWingStaff|Goldflügelstab|Er flattert, wenn du auf der richtigen Spur bist.
weapon batWand|Fledermausstab|Er quiekt so hoch, dass ihn nur gute Vorsätze hören.
weapon shepherdsCrook|Hirtenstab|Damit holst du Aufgaben zur Herde zurück, am Hals, ganz sanft.
weapon crystalCrescentStaff|Kristallmond-Stab|Der Mond lag über Nacht draußen und ist kristallisiert.
weapon blueLongbow|Blauer Langbogen|Er schickt einen Pfeil zum Horizont, und der Horizont zuckt.
weapon glowingSpear|Leuchtender Speer|Zwischen zwei Drachen kannst du bei seinem Licht lesen.
weapon barristerGavel|Richterhammer|Ruhe im Saal, sagst du, und die Bleistifte stehen stramm.
weapon jesterBaton|Narrenstab|Der kleine Kopf daran ist bei allem anderer Meinung als du.
weapon miningPickax|Spitzhacke|Sie fand schon Gold, Kohle und den Keller der Nachbarn.
weapon basicLongbow|Einfacher Langbogen|Eibe, Sehne und ein wenig Zugabe für den Wind.
weapon habiticanDiploma|Abenteuerdiplom|Es bescheinigt dir, etwas gelernt zu haben, und das in sehr verschnörkelter Schrift.
weapon sandySpade|Sandschaufel|Sie gräbt Burggräben, die wirklich halten, bis vier Uhr.
weapon cannon|Kanone|Sie sagt, was alle längst gedacht haben.
weapon vermilionArcherBow|Zinnoberroter Bogen|Rot wie ein Abgabetermin und doppelt so pünktlich.
weapon ogreClub|Ogerkeule|Du schwingst sie nicht, du lässt sie fallen, wohin sie will.
weapon woodElfStaff|Waldelfenstab|Er hat an neun Orten Wurzeln geschlagen und ist jedes Mal von selbst weitergezogen.
weapon wandOfHearts|Herzstab|Tippst du etwas damit an, hast du es lieb.
weapon forestFungusStaff|Waldpilzstab|Er ist über Nacht aus dem Boden geschossen, und deine Ideen werden es auch.
weapon festivalFirecracker|Festtagsknaller|Halt ihn von dir weg und sag „ah“.
weapon merchantsDisplayTray|Bauchladen|Alles darin ist ein Schnäppchen, und er selbst ist auch zu haben.
weapon battleAxe|Streitaxt|Sie scheitelt Haare, Rüstungen und Versammlungen.
weapon hoofClippers|Hufzange|Fußpflege für alle, die eine Tonne wiegen.
weapon weaversComb|Webkamm|Er bringt Ordnung in Fäden und Ponyfransen.
weapon lamplighter|Laternenanzünder-Stange|Du reckst dich, und die Straße hat Abend.
weapon coachDriversWhip|Kutscherpeitsche|Du knallst nur über ihren Köpfen; sie halten es für Beifall.
weapon scepterOfDiamonds|Karozepter|Der König zählt damit.
weapon flutteryArmy|Flatterheer|Hundert Motten, und alle halten zu dir.
weapon cobblersHammer|Schusterhammer|Ein Klaps, und der Schuh passt.
weapon glassblowersBlowpipe|Glasbläserpfeife|Sachte blasen und an etwas Rundes denken.
weapon poisonedGoblet|Vergifteter Kelch|Nach dir.
weapon jeweledArcherBow|Juwelenbogen|Zum Schießen eigentlich zu schön, und so lassen sie dich recht nah heran.
weapon needleOfBookbinding|Buchbindernadel|Sie hat neun Romane geheftet und ein Loch in der Handlung.
weapon spearOfSpades|Pikspieß|Er sticht, und darüber wird nicht verhandelt.
weapon arcaneScroll|Geheimnisvolle Schriftrolle|Was auch darin steht, sie sagt es laut und in Flammen.
weapon chefsSpoon|Kochlöffel|Generäle haben einen Stab, du hast Suppe.
weapon vernalTaper|Frühlingskerze|Man zündet sie im März an, damit die Blumen nach oben finden.
weapon jugglingBalls|Jonglierbälle|Drei sind in der Luft, und einer davon ist dein Dienstag.
weapon slingshot|Steinschleuder|Für einen Riesen hat sie gereicht.
weapon nephriteBow|Nephritbogen|Kühler grüner Stein, der sich nur für dich biegt.
weapon bambooCane|Bambusstock|Du stützt dich darauf, du zeigst damit, und ein Panda lässt ihn nicht aus den Augen.
weapon astronomersTelescope|Fernrohr|Da oben ist nichts überfällig.
weapon magnifyingGlass|Lupe|Sie macht kleine Fehler groß und große interessant.
weapon floridFan|Blütenfächer|Dahinter versteckst du, was dein Gesicht gerade treibt.
weapon resplendentRapier|Prachtdegen|Du schreibst damit deinen Namen, in Vorhänge.
weapon shadowMastersMace|Streitkolben der Schatten|Er wirft seinen Schatten voraus, zur Warnung.
weapon alchemistsDistiller|Destillierkolben|Oben kommt Blei hinein, und unten kommt ein Geruch heraus.
weapon happyBanner|Fröhliches Banner|Darauf steht „Hurra“, und das stimmt auch.
weapon livelyMatch|Munteres Streichholz|Es brennt an beiden Enden und für seinen Beruf.
weapon baseballBat|Baseballschläger|Du haust nach allem, was kommt, und manches fliegt über den Zaun.
weapon paperCutter|Papiermesser|Es ist schärfer als die Bemerkung, die es geöffnet hat.
weapon fiddlersBow|Fiedelbogen|Ein Strich, und die Füße fangen an zu zucken.
weapon beachFlag|Strandflagge|Heute ist sie grün: alle hinein.
weapon handyHook|Handhaken|Er öffnet Flaschen, hält Hängematten und gewinnt Verhandlungen.
weapon guardiansCrook|Stab der Schafhüter|Er hat jedes Schaf gezählt und kennt sie alle am Mäh.
weapon enchantersStaff|Herbstzauber-Stab|Ein Blatt ist noch daran, und das fällt nie.
weapon clubOfClubs|Kreuzkeule|Das Kreuz darauf zeigt, wo es gleich wehtut.
weapon eveningTea|Abendtee|Werfen darfst du ihn, aber schade wäre es.
weapon blueMoonSai|Blaumond-Sai|Alle Jubeljahre darfst du ihn benutzen.
weapon jadeGlaive|Jadeglefe|Grün, lang und von tadellosem Benehmen.
weapon medievalWashboard|Mittelalterliches Waschbrett|Es hat schon Schlimmeres herausbekommen.
weapon buoyantBubbles|Schwebende Seifenblasen|Sie zerplatzen am Feind, und der ist danach wenigstens sauber.
weapon heraldsBuisine|Heroldsfanfare|Zwei Meter Blech für ein einziges Wort: hier.
weapon skullLantern|Totenkopflaterne|Er grinst, und du siehst, wo du hingehst.
weapon potionBase|Ein sehr großer schlichter Trank|Zum Schlüpfen gedacht, aber zum Draufhauen taugt er auch.
weapon potionBlue|Ein sehr großer blauer Trank|Schwing ihn, und Zuckerwatte liegt in der Luft.
weapon potionDesert|Ein sehr großer Sandtrank|Fast nur Sand, und entsprechend schlägt er ein.
weapon potionGolden|Ein sehr großer goldener Trank|Dir wird der Arm lahm, aber stilvoll.
weapon potionPink|Ein sehr großer rosa Trank|Der Korken knallt, der Feind ist rosa, und alle vertragen sich wieder.
weapon potionRed|Ein sehr großer roter Trank|Er macht Flecken. Das ist der zweite Angriff.
weapon potionShade|Ein sehr großer Schattentrank|Du schleuderst ihnen einen kühlen Nachmittag entgegen.
weapon potionSkeleton|Ein sehr großer Knochentrank|Er klappert so, dass keiner den Wurf abwartet.
weapon potionWhite|Ein sehr großer weißer Trank|Ein Schlag, und der Boden liegt unter frischem Schnee.
weapon potionZombie|Ein sehr großer Zombietrank|Die meiste Arbeit macht der Geruch.
weapon regalSceptre|Königszepter|Du zeigst, und Teppiche rollen sich aus.
weapon shootingStarSpell|Sternschnuppen-Zauber|Du hast nur den einen Wunsch, also ziel gut.
weapon pinkLongbow|Rosa Langbogen|Seine Pfeile treffen ins Schwarze und entschuldigen sich in Rosa.
weapon gardenersWateringCan|Gießkanne|Damit wachsen sogar Ausreden.
weapon huntingHorn|Jagdhorn|Du bläst, und jemand kommt mit dem Picknickkorb.
weapon blueKite|Blauer Drachen|Er zieht dich zu besseren Ideen.
weapon greenKite|Grüner Drachen|Er bleibt absichtlich in Bäumen hängen; man kennt sich.
weapon orangeKite|Oranger Drachen|Man sieht ihn bis ins nächste Dorf, und von dort wird gewinkt.
weapon pinkKite|Rosa Drachen|Er tanzt, und er führt.
weapon yellowKite|Gelber Drachen|Eine zweite Sonne, an der Schnur.
weapon pushBroom|Großer Besen|Du rückst auf breiter Front vor.
weapon featherDuster|Staubwedel|Er kitzelt den Staub, bis er geht.
weapon magicSpatula|Zauber-Pfannenwender|Er wendet Pfannkuchen und ab und zu das Schicksal.
weapon finelyCutGem|Fein geschliffener Edelstein|Er wirft mit Licht um sich wie ein reicher Onkel.
weapon paintbrush|Pinsel|Ein Strich, und die Wand hat eine Meinung.
weapon mop|Wischmopp|Er hat einen feuchten Händedruck und meint ihn ernst.
weapon cleaningCloth|Putzlappen|Du polierst den Feind, bis er sich selbst erkennt.
weapon ridingBroom|Flugbesen|Kehr ein, kehr aus, kehr heim.
weapon rollingPin|Nudelholz|Es macht Teig platt und Streit auch.
weapon scholarlyTextbooks|Gelehrte Lehrbücher|Fünf Kilo Weisheit, mit Ecken.
weapon hattersShears|Hutmacherschere|Sie schneidet Filz, Borten und Gespräche ab.
weapon optimistsClover|Optimistisches Kleeblatt|Es hat drei Blätter, aber wer zählt schon nach.
weapon pottersWheel|Töpferscheibe|Sie dreht sich und dreht sich, und am Ende ist da eine Tasse.
weapon shadyBeachUmbrella|Schattiger Sonnenschirm|Du verteidigst damit vier Quadratmeter.
weapon corsairsBlade|Korsarenklinge|Sie hat mehr Schiffe geentert als die Ratten.
weapon dragonKnightsLance|Drachenritter-Lanze|Gehalten wird sie von jemandem auf einem Drachen oder von sehr guten Freunden eines solchen.
weapon funnyFoolBaton|Spaßvogelstab|Mit Schellen, damit man die Pointe hört.
weapon spookyCandyBucket|Gruseliger Bonboneimer|Du hältst ihn hin und sagst, was man da sagt.
weapon stormKnightAxe|Sturmritteraxt|Erst blitzt es, dann passiert nichts, und dann hörst du sie.
weapon gildedKnightsSpear|Speer der goldenen Ritter|Er glänzt so hell, dass du ihn gar nicht benutzen musst.
weapon beekeepersSmoker|Imkerpfeife|Zwei Wölkchen, und alle beruhigen sich.
weapon blacksmithsHammer|Schmiedehammer|Du schlägst zu, solange es heiß ist, und danach einfach weiter.
weapon bambooFlute|Bambusflöte|Die Töne fallen wie Regen auf Blätter.
weapon prettyPinkParasol|Rosa Sonnenschirmchen|Gegen leichte Schauer und schwere Blicke.
armor lunarArmor|Mondrüstung|Sie scheint in geborgtem Licht, und zurückgeben musst du es nicht.
armor gladiatorArmor|Gladiatoren-Rüstung|Viel ist es nicht, also sei flink.
armor rancherRobes|Ranchermantel|Er riecht nach Sattelseife und großen Entscheidungen.
armor goldenToga|Goldene Toga|Eine Schulter bleibt frei zum Klopfen.
armor hornedIronArmor|Gehörnte Eisenrüstung|Sie hat Hörner, wo andere Taschen haben.
armor plagueDoctorOvercoat|Pestdoktor-Mantel|Gewachst gegen alles, auch gegen Geplauder.
armor shepherdRobes|Hirtengewand|Deine Herde erkennt es am Geruch, schon von fern.
armor royalRobes|Königsrobe|So lang, dass noch jemand hereinkommt, wenn du schon sitzt.
armor crystalCrescentRobes|Kristallmond-Gewand|Es klirrt, wenn du lügst, und sonst leider auch.
armor dragonTamerArmor|Drachenbändiger-Rüstung|Auf der einen Seite versengt, auf der anderen abgeschleckt.
armor barristerRobes|Anwaltsrobe|Du stehst auf, sie rauscht, und das Gericht ist wach.
armor jesterCostume|Narrenkostüm|Es hat zwei Hälften, die nicht miteinander reden.
armor minerOveralls|Bergmannskluft|In den Aufschlägen steckt Kohle, und einmal war es ein Rubin.
armor basicArcherArmor|Bogenschützen-Leder|Es lässt dir rechts den Arm frei und links den blauen Fleck.
armor graduateRobe|Doktortalar|Die Kappe wirfst du, den Talar behältst du.
armor stripedSwimsuit|Gestreifter Badeanzug|Er reicht dir vom Hals bis ans Knie, Streifen für Streifen.
armor cannoneerRags|Kanonierslumpen|Vor dem ersten Salut waren sie eine Uniform.
armor falconerArmor|Falknerkluft|Ein Handschuh ist dicker, und der Vogel weiß, welcher.
armor vermilionArcherArmor|Zinnoberrote Rüstung|Du versteckst dich darin nicht. Du lädst ein.
armor ogreArmor|Ogerrüstung|Sie ist maßgeschneidert, für einen Schuppen.
armor ironBlueArcherArmor|Eisenblaue Rüstung|Die Farbe der Stunde vor Sonnenaufgang, vernietet.
armor redPartyDress|Rotes Festkleid|Neben ihm tanzen alle ein wenig enger.
armor woodElfArmor|Waldelfen-Rüstung|Im Frühling Laub, im Winter Rinde und dabei nie zu spät.
armor ramFleeceRobes|Widdervlies|Du siehst aus wie ein Wetterumschwung.
armor gownOfHearts|Herzkleid|Die Königin hat es verliehen, und die Knöpfe sind gezählt.
armor mushroomDruidArmor|Pilzdruiden-Rüstung|Sie wächst einem ans Herz, und an alles andere auch.
armor greenFestivalYukata|Grüner Festtagsyukata|Kühl, grün und für ein Feuerwerk genau richtig.
armor merchantTunic|Händlertunika|Sie hat eine Geheimtasche, und in der ist eine Geheimtasche.
armor vikingTunic|Wikingertunika|Wolle, Salz und ein Knopf, der mal einem Kloster gehörte.
armor swanDancerTutu|Schwanentutu|Es schwebt, und von der Arbeit darunter sieht niemand etwas.
armor yellowPartyDress|Gelbes Festkleid|Du kommst herein, und draußen ist Limonadenwetter.
armor antiProcrastinationArmor|Rüstung gegen Später|Du hast sie schon an. So funktioniert sie.
armor farrierOutfit|Hufschmiedkluft|Die Schürze ist in der Mitte geteilt, damit der Fuß der Gegenseite dazwischenpasst.
armor candlestickMakerOutfit|Leuchtermacher-Kluft|Daran klebt mehr Wachs als an der Ware.
armor wovenRobes|Selbst gewebtes Gewand|Du hast es gemacht, und alle Fehler sind innen.
armor lamplightersGreatcoat|Laternenanzünder-Mantel|Er kommt die Straße herunter, immer dem Licht ein Stück voraus.
armor coachDriverLivery|Kutscherlivree|Die Knöpfe sind größer als das Trinkgeld.
armor robeOfDiamonds|Karorobe|Sie funkelt, und du sollst bitte gerade sitzen.
armor flutteryFrock|Flatterkleid|Wenn du dich drehst, hebt es ab.
armor cobblersCoveralls|Schusterkluft|Sie steckt voller kleiner Nägel, also überleg dir das mit dem Hinsetzen.
armor glassblowersCoveralls|Glasbläserkluft|Runde Brandlöcher, in der Reihenfolge, in der du gelernt hast.
armor bluePartyDress|Blaues Festkleid|Die Farbe vom letzten Tanz.
armor piraticalPrincessGown|Piratenprinzessinnen-Kleid|Darunter steckt ein Säbel, und im Reifrock sitzt ein Papagei.
armor jeweledArcherArmor|Juwelenrüstung|Der Hirsch sah dich glitzern und dachte, es sei Weihnachten.
armor coverallsOfBookbinding|Buchbinderkluft|Sie riecht nach Leim und glücklichem Ende.
armor robeOfSpades|Pikrobe|Schwarz, spitz und Trumpf.
armor softBlueSuit|Weicher blauer Hausanzug|Du stehst gleich auf, sagst du, von innen.
armor softGreenSuit|Weicher grüner Hausanzug|Streng sein fällt darin sehr schwer.
armor softRedSuit|Weicher roter Hausanzug|Für kühnes Ausruhen.
armor scribesRobe|Schreiberrobe|Der Ärmel ist da dunkler, wo er der Feder folgt.
armor chefsJacket|Kochjacke|Morgens weiß, abends eine Speisekarte.
armor vernalVestment|Frühlingsgewand|Um Ostern treibt der Saum aus.
armor nephriteArmor|Nephritrüstung|Drei Generationen haben sie poliert. Mach du keinen Kratzer hinein.
armor boatingJacket|Bootsjacke|Fast hörst du das Eis im Glas.
armor astronomersRobe|Sternguckerrobe|Sie ist warm, denn die besten Sterne kommen bei Kälte.
armor invernessCape|Inverness-Mantel|Er schließt auf Regen.
armor shadowMastersRobe|Schattenmeister-Robe|Sie hängt hinter der Tür, auch wenn gar keine Tür da ist.
armor alchemistsRobe|Alchemistenrobe|Sie hat Löcher, die leuchten.
armor duffleCoat|Dufflecoat|Die Knebel sind zum Drandrehen beim Nachdenken.
armor layerCakeArmor|Schichttorten-Rüstung|Biskuit, Sahne, Biskuit, Sahne, Stahl.
armor matchMakersApron|Zündholzmacher-Schürze|Verschränk die Arme lieber langsam.
armor baseballUniform|Baseballtrikot|An den Knien sind Grasflecken, wie es sich gehört.
armor boxArmor|Papprüstung|Hier oben.
armor fiddlersCoat|Fiedlerfrack|Die Schöße halten den Takt, auch wenn du es nicht tust.
armor pirateOutfit|Piratenkluft|Sie ging über Bord und kam mit einem Fisch zurück.
armor heroicHerbalistRobe|Heldenhafte Kräuterrobe|Jede Tasche ist ein anderes Mittel, also schreib es dir auf.
armor guardiansGown|Schafhüter-Gewand|Schafe schlafen daran ein, Stadträte ebenfalls.
armor autumnEnchantersCloak|Herbstzauber-Mantel|Er raschelt hinter dir nieder und muss zusammengerecht werden.
armor doubletOfClubs|Kreuzwams|Schwarz, gepolstert und gut im Herumstehen bei Hofe.
armor dressingGown|Morgenmantel|Du hast ihn ja schon an, dann kann es auch Mittag sein.
armor blueMoonShozoku|Blaumond-Shozoku|In einer von dreißig Nächten sieht dich damit keiner.
armor softPinkSuit|Weicher rosa Hausanzug|Er umarmt zurück.
armor jadeArmor|Jaderüstung|Im Sommer ist sie kühl, und ruhig bleibt sie das ganze Jahr.
armor clownsMotley|Clownskostüm|Elf Farben und eine Spritzblume, und du trägst es mit Würde.
armor medievalLaundryOutfit|Wäscherkluft|Der sauberste Mann des Jahrhunderts.
armor medievalLaundryDress|Wäscherinnen-Kleid|Die sauberste Frau des Jahrhunderts.
armor bathtub|Badewanne|So gut geschützt hast du noch nie gebadet.
armor bagpipersKilt|Sackpfeiferkilt|Er schwingt, und was darunter ist, geht niemanden etwas an.
armor heraldsTunic|Heroldsrock|Darauf sind fremde Löwen, und sie schreiten.
armor softBlackSuit|Weicher schwarzer Hausanzug|Zum geheimnisvollen Herumliegen.
armor shootingStarCostume|Sternschnuppen-Kostüm|Du ziehst Funken den ganzen Flur entlang.
armor softVioletSuit|Weicher violetter Hausanzug|Er hat keine Knöpfe, keinen Gürtel und nichts mehr vor.
armor gardenersOveralls|Gärtnerlatzhose|In der Tasche ist Schnur; da ist immer Schnur.
armor strawRaincoat|Stroh-Regenmantel|Er lässt den Regen abtropfen und danach ein bisschen von sich selbst.
armor fancyPirateSuit|Feiner Piratenanzug|Geraubt wird bei dir nur nach Vereinbarung.
armor sheetGhostCostume|Bettlakengespenst|Zwei Löcher zum Sehen und keines zum Gesehenwerden.
armor jewelersApron|Juwelierschürze|Einmal im Jahr schüttelst du sie aus und könntest in Rente gehen.
armor shawlCollarCoat|Schalkragen-Mantel|Er legt dir die Arme um den Hals.
armor teaGown|Teekleid|Du schenkst ein.
armor basketballUniform|Altmodisches Basketballtrikot|Die Hosen sind kürzer als das Spiel.
armor paintersApron|Malerschürze|Inzwischen hängt sie in besseren Häusern als die Bilder.
armor stripedRainbowShirt|Quergestreiftes Regenbogenhemd|Es läuft in sieben Farben um dich herum.
armor diagonalRainbowShirt|Schräg gestreiftes Regenbogenhemd|Es läuft in sieben Farben quer über dich, und das macht schneller.
armor admiralsUniform|Admiralsuniform|So viel Gold, dass du als Erstes untergehst.
armor karateGi|Karateanzug|Er schnalzt, wenn du es richtig machst.
armor greenFluffTrimmedCoat|Grüner Mantel mit Flauschbesatz|Irgendwo in dem Flausch steckt jemand mit kalten Händen.
armor schoolUniformSkirt|Schuluniform mit Rock|Dein Name ist eingenäht, falls du ihn vergisst.
armor schoolUniformPants|Schuluniform mit Hose|In der Tasche sind eine Kastanie und ein halber Keks.
armor softWhiteSuit|Weicher weißer Hausanzug|Heute also keine Tomatensuppe.
armor hattersSuit|Hutmacheranzug|Darin ist es immer sechs und also immer Teezeit.
armor smileyShirt|Lachendes Hemd|Es will, dass man es ansieht, und fängt schon mal an.
armor pottersApron|Töpferschürze|Grau bis zu den Ellbogen und glücklich.
armor yellowStripedSwimsuit|Gelb gestreifter Badeanzug|Eine Hummel hat zweimal hingesehen.
armor blueStripedSwimsuit|Blau gestreifter Badeanzug|Wenn du dich treiben lässt, suchen die Leute den Liegestuhl dazu.
armor corsairsCoatAndCape|Korsarenrock mit Umhang|Beide wehen, also dreh dich langsam.
armor dragonKnightsArmor|Drachenritter-Rüstung|Die Schuppen sind ein Geschenk. Du hast gefragt.
armor funnyFoolCostume|Spaßvogelkostüm|Die Hose rutscht aufs Stichwort.
armor stormKnightArmor|Sturmritter-Rüstung|Beim Anziehen knistert sie, und die Katze auch.
armor festiveHelperOveralls|Weihnachtshelfer-Latzhose|Eine Tasche für die Liste und eine Tasche zum Abhaken.
armor snowyFluffTrimmedCoat|Schneemantel mit Flauschbesatz|Man findet dich darin schlecht und lockt dich noch schlechter heraus.
armor springPetalYukata|Blütenyukata|Die Blüten reichen bis ganz unten und von da auf den Weg.
armor sillyOrangeTuxedo|Alberner oranger Smoking|Du gehst auf den Ball, und der Ball wird es merken.
armor sillierBlueTuxedo|Noch albernerer blauer Smoking|Er hat eine Rüsche mehr als der orange.
armor gildedKnightsPlate|Panzer der goldenen Ritter|Den Feind blendest du, und Schiffe finden an dir den Weg.
armor beekeepersSuit|Imkeranzug|Sie schauen herein, du schaust hinaus, alle wünschen sich das Beste.
armor flyFishingWaders|Watstiefel zum Fliegenfischen|Wasserdicht bis ganz oben, und dann auf einmal gar nicht mehr.
armor redWaistcoat|Rote Weste|Eilige Kaninchen haben gefragt, woher du sie hast.
armor softOrangeSuit|Weicher oranger Hausanzug|Ein Sonnenuntergang mit Kordelzug.
armor blackPartyDress|Schwarzes Festkleid|Es geht überallhin und ist um drei zu Hause.
armor blacksmithsApron|Schmiedeschürze|Funken landen darauf und lernen Respekt.
armor loneCowpokeOutfit|Kluft der einsamen Kuhhirten|Du nickst, du spuckst, du reitest weiter, und es klirrt dabei.
armor softYellowSuit|Weicher gelber Hausanzug|So heiter wie ein Ei und ungefähr so schnell.
armor handstandOutfit|Handstandanzug|Andersherum ergibt er Sinn.
head lunarCrown|Mondkrone|Ein schmaler Mond mit den Spitzen nach oben, damit das Glück nicht ausläuft.
head redHairbow|Rote Haarschleife|Man wird fragen, ob du ein Geschenk bist.
head violetFloppyHat|Violetter Schlapphut|Er hängt dir über ein Auge, und eines reicht.
head gladiatorHelm|Gladiatorenhelm|Alle Daumen hoch, sagt er.
head rancherHat|Rancherhut|Vierzig Liter passen hinein, und zwar Schatten.
head royalCrown|Königskrone|Sie drückt ein bisschen, wie Kronen es sollen.
head blueHairbow|Blaue Haarschleife|So fest gebunden, dass dir kein Gedanke aufgeht.
head goldenLaurels|Goldener Lorbeer|Für etwas, das dir gelungen ist; du darfst dir aussuchen, was.
head hornedIronHelm|Gehörnter Eisenhelm|Durch Türen gehst du jetzt seitwärts.
head yellowHairbow|Gelbe Haarschleife|Ein Päckchen Sonne.
head redFloppyHat|Roter Schlapphut|Unter der Krempe macht eine Geschichte die Runde.
head plagueDoctorHat|Pestdoktorhut|Breit, schwarz und am besten aus der Ferne zu grüßen.
head blackCat|Schwarze Katzenkapuze|Sie hat sich deinen Kopf ausgesucht. Geh ruhig.
head orangeCat|Orange Katzenkapuze|Sie schnurrt, und deine Ideen werden runder.
head blueFloppyHat|Blauer Schlapphut|Er hängt herab wie gutes Wetter.
head shepherdHeaddress|Hirtentuch|Es hält die Mittagssonne ab und die meisten Fliegen.
head crystalCrescentHat|Kristallmondhut|Er läutet, wenn der Mond um eine Ecke biegt.
head dragonTamerHelm|Drachenbändiger-Helm|Er war in einem Drachenmaul, zweimal, das zweite Mal freiwillig.
head barristerWig|Anwaltsperücke|Deine Beweisführung ist verschlungen, aber sie hält.
head jesterCap|Narrenkappe|Drei Zipfel, drei Schellen und kein ernstes Wort.
head minerHelmet|Bergmannshelm|Die Lampe leuchtet, wohin du schaust, und macht sich dieselben Sorgen.
head basicArcherCap|Bogenschützen-Kappe|Die Feder zeigt, woher der Wind weht und wie er gelaunt ist.
head graduateCap|Doktorhut|Oben flach, damit noch mehr Bücher darauf passen.
head greenFloppyHat|Grüner Schlapphut|Man könnte ihn für ein Seerosenblatt halten, und ein Frosch hat es getan.
head cannoneerBandanna|Kanoniers-Kopftuch|Es hält den Ruß aus deinen Plänen heraus.
head falconerCap|Falknerkappe|Der Vogel hat darauf gesessen, mit dem üblichen Ergebnis.
head vermilionArcherHelm|Zinnoberroter Helm|Die anderen mit Bogen zielen nach ihm.
head ogreMask|Ogermaske|Sie lächelt. Das ist ja das Beunruhigende.
head ironBlueArcherHelm|Eisenblauer Helm|Durch den Schlitz gibt es nur noch das Ziel.
head woodElfHelm|Waldelfenhelm|Hinter dem linken Ohr wohnt ein Eichhörnchen und hält Wache.
head ramHeaddress|Widderhaupt|Du senkst den Kopf, und alle haben plötzlich woanders zu tun.
head crownOfHearts|Herzkrone|Heute behalten alle ihren Kopf.
head mushroomDruidCap|Pilzdruidenhut|Bei Regen stehen Zwerge darunter.
head merchantChaperon|Händlergugel|Je länger der Zipfel, desto besser die Geschäfte.
head vikingHelm|Wikingerhelm|Bitte keine Hörner. Das war die Oper.
head swanFeatherCrown|Schwanenfeder-Krone|Sie sieht leicht aus und wiegt genauso viel wie eine Hauptrolle.
head antiProcrastinationHelm|Helm gegen Später|Innen ist eine Uhr, auf der immer nur jetzt ist.
head candlestickMakerHat|Leuchtermacherhut|Darauf sitzt eine Kerze, damit du länger machen kannst, und noch länger.
head lamplightersTopHat|Laternenanzünder-Zylinder|Er ist so hoch, damit du an Laternen mit ihm anstößt und nicht mit der Nase.
head coachDriversHat|Kutscherhut|Du lüpfst ihn vor der Post, vor der Ärztin und sonst vor niemandem.
head crownOfDiamonds|Karokrone|Sie ist sehr spitz und bringt alles auf den Punkt.
head flutteryWig|Flatterperücke|Darin wohnt etwas, etwas mit Staub auf den Flügeln.
head bigWig|Große Perücke|Sie macht dich bedeutend oder zumindest hoch.
head paperBag|Papiertüte|Niemand sollte dich erkennen, aber deine Tüte kennt jeder.
head birdsNest|Vogelnest|Du wolltest etwas mit Volumen. Es sind drei Küken.
head glassblowersHat|Glasbläserhut|Die Krempe ist etwas geschmolzen, und das steht dir.
head piraticalPrincessHeaddress|Piratenprinzessinnen-Schmuck|Vorn ein Diadem, an der Seite ein Totenkopf.
head jeweledArcherHelm|Juwelenhelm|Er glitzert so, dass niemand sieht, wie du ein Auge zukneifst.
head veilOfSpades|Pikschleier|Durch ihn siehst du allen in die Karten.
head toqueBlanche|Kochmütze|Eine Falte für jede Art, ein Ei zuzubereiten.
head vernalHennin|Frühlingshennin|Im April läuft er spitz zu.
head tricornHat|Dreispitz|Drei Ecken, und mehr als zwei davon siehst du nie.
head nephriteHelm|Nephrithelm|Dein Kopf bleibt kühl, während alle anderen ihren verlieren.
head boaterHat|Kreissäge|So heißt der Strohhut wirklich. Im Ziel fliegt er in hohem Bogen.
head astronomersHat|Sternguckerhut|Er hat eine Krempe gegen Straßenlaternen.
head deerstalkerCap|Deerstalker|Elementar, sagst du, und bindest die Ohren hoch.
head shadowMastersHood|Schattenmeister-Kapuze|Wo dein Gesicht war, ist jetzt eine Stimmung.
head alchemistsHat|Alchemistenhut|Etwas daran ist explodiert, und die Form hast du behalten.
head earflapHat|Ohrenklappen-Mütze|Was sie sagen, hörst du nicht, aber hier drin ist es warm.
head frostedHelm|Glasierter Helm|Das ist Zucker, kein Eis; leck dran.
head matchMakersBeret|Zündholzmacher-Mütze|Am Kopfende ist sie rot.
head baseballCap|Baseballkappe|Du kannst sie umdrehen, wenn du zurückliegst.
head fiddlersCap|Fiedlerkappe|Leg sie auf den Boden, spiel und schau weg.
head heroicHerbalistCrispinette|Heldenhaftes Haarnetz|Das Haar ist oben, die Suppe ist sicher.
head guardiansBonnet|Schafhüterhaube|Lämmer laufen ihr nach. Kleinkinder auch.
head hornsOfAutumn|Herbsthörner|Im Oktober werfen sie das Laub ab, dir auf die Schultern.
head capOfClubs|Kreuzkappe|Der Bube trägt sie schief, und du auch.
head nightcap|Schlafmütze|Mit Bommel, damit die Träume sich festhalten können.
head blueMoonHelm|Blaumond-Helm|Du trägst ihn selten, und geredet wird oft davon.
head pinkFloppyHat|Rosa Schlapphut|Er seufzt, wenn du dich setzt.
head jadeHelm|Jadehelm|So dünn geschnitzt, dass das Tageslicht grün hereinkommt.
head clownsWig|Clownsperücke|Wenn man daran zieht, quietscht sie; wer zieht denn da?
head medievalLaundryCap|Wäscherinnen-Haube|So gut gestärkt, dass sie von allein steht.
head medievalLaundryHat|Wäscherhut|Er ist eingelaufen. Du weißt, wie das kam.
head rubberDucky|Badeente|Sie sitzt dir auf dem Kopf und bleibt dort oben.
head glengarry|Schottenmütze|Die Bänder hinten sind für den Wind zum Spielen.
head heraldsCap|Heroldskappe|Vor schlechten Nachrichten nimmst du sie ab.
head blackFloppyHat|Schwarzer Schlapphut|Gerüchten zufolge ist jemand darunter.
head regalCrown|Prunkkrone|Der Samt ist für deinen Kopf, die Zacken sind für die anderen.
head shootingStarCrown|Sternschnuppen-Krone|Wünsch dir schnell was, du fliegst gerade vorbei.
head gardenersSunHat|Gärtner-Sonnenhut|Durch das Loch oben ist ein Rotkehlchen wieder ausgezogen.
head strawRainHat|Strohregenhut|Der Regen trommelt darauf, und du bleibst trocken und im Takt.
head fancyPirateHat|Feiner Piratenhut|Allein die Feder hat jemanden eine Galeone gekostet.
head teaHat|Teehut|Ein Stück Zucker, fragt er, oder zwei?
head beaniePropellerHat|Propellermütze|Bei genug Gegenwind sitzt du am Steuer.
head paintersBeret|Baskenmütze|Sie rutscht auf die Seite, auf der du gerade denkst.
head admiralsBicorne|Admirals-Zweispitz|Man trägt ihn längs, man trägt ihn quer, oder man rudert darin.
head blackSpookySorceryHat|Schwarzer Spukhut|Zeig damit auf den Mond und sag etwas, das sich reimt.
head purpleSpookySorceryHat|Lila Spukhut|Er hat mehr gelesen als du und flüstert dir die schweren Wörter zu.
head greenTrapperHat|Grüne Fellmütze|Mit den Klappen unten bist du allein, und es ist gemütlich dort.
head whiteFloppyHat|Weißer Schlapphut|Du siehst aus, als wärst du auf dem Weg zu einer Jacht.
head hattersTopHat|Hutmacher-Zylinder|Im Band steckt ein Zettel, und der Preis ist gestiegen.
head pottersBandana|Töpferkopftuch|Daran ist mehr Ton als an manchem Krug.
head corsairsBandana|Korsaren-Kopftuch|Es ist rot, es ist geknotet, es führt nichts Gutes im Schilde.
head dragonKnightsHelm|Drachenritter-Helm|Er hat zwei Hörner und einen Schornstein.
head funnyFoolCap|Spaßvogelkappe|Du schüttelst den Kopf, und schon ist es ein Witz.
head stormKnightHelm|Sturmritterhelm|Dir stehen die Haare zu Berge, aber nur innen.
head festiveHelperHat|Weihnachtshelfer-Mütze|Am Glöckchen hört man, dass du fleißig bist oder schläfst.
head snowyTrapperHat|Schneefellmütze|Zuletzt gesehen wurdest du bei einer Schneewehe, und die Schneewehe warst du.
head fancyFloralHat|Prächtiger Blumenhut|Jemandes ganzer Garten, leicht schräg.
head sillyOrangeTophat|Alberner oranger Zylinder|Du lüpfst ihn, und darunter ist ein kleinerer.
head sillierBlueTophat|Noch albernerer blauer Zylinder|Du lüpfst ihn, und darunter ist ein höherer.
head gildedKnightsHelm|Helm der goldenen Ritter|Die Sonne schaut hinein, um sich zu kämmen.
head beekeepersHat|Imkerhut|Eine ist mit drin. Bleibt ruhig, alle beide.
head flyFishingHat|Hut zum Fliegenfischen|Vierzig Fliegen stecken daran, und gefangen hat er bisher dein Ohr.
head redNewsieHat|Rote Zeitungsjungenmütze|Extrablatt, Extrablatt!
head floppyOrangeHat|Oranger Schlapphut|Er tropft herab wie Marmelade.
head blackHairbow|Schwarze Haarschleife|Sie passt zu Mitternacht und zur Klavierstunde.
head blacksmithsGoggles|Schmiedebrille|Durch sie glüht die ganze Welt genau richtig.
head loneCowpokeHat|Hut der einsamen Kuhhirten|Du schiebst ihn mit einem Finger zurück und denkst darüber nach.
head floppyYellowHat|Gelber Schlapphut|Er steht mit den Narzissen auf gutem Fuß.
head verdantArmingCap|Begrünte Helmkappe|Pagen tragen sie unter dem Helm, und seitlich treiben Blätter aus.
shield gladiatorShield|Gladiatoren-Schild|Zerkratzt haben ihn nur die Besten.
shield midnightShield|Mitternachts-Schild|Am dunkelsten ist er kurz vor dem Hellwerden.
shield royalCane|Königlicher Gehstock|Du klopfst zweimal damit auf, und der Tanz beginnt.
shield dragonTamerShield|Drachenbändiger-Schild|Ein Zahn steckt noch darin, zur Erinnerung.
shield mysticLamp|Geheimnisvolle Lampe|Du reibst sie, weil das Glück bringt, und drinnen ruft jemand „besetzt“.
shield floralBouquet|Blumenstrauß|Leute mit Blumen haut man nicht.
shield sandyBucket|Sandeimer|Umdrehen, draufklopfen, und du hast einen Turm.
shield perchingFalcon|Falke auf der Faust|Er schaut für dich in die andere Richtung.
shield ramHornShield|Widderhorn-Schild|Er weicht vor nichts zurück und ringelt sich an den Enden.
shield redRose|Rote Rose|Nur zur Zierde, von den Dornen abgesehen.
shield mushroomDruidShield|Pilzdruiden-Schild|Hau drauf, und morgen gibt es mehr davon.
shield festivalParasol|Festtagsschirm|Du drehst ihn auf der Schulter, und schon ist ein kleiner Jahrmarkt da.
shield vikingShield|Wikingerschild|Rund, bemalt und passend für jede Bordwand.
shield swanFeatherFan|Schwanenfächer|Ein Wink damit, und alle haben das ganze Ballett vor Augen.
shield goldenBaton|Goldener Tambourstab|Du wirfst ihn hoch und siehst aus, als würdest du ihn fangen.
shield antiProcrastinationShield|Schild gegen Später|Ausreden prallen ab, mit einem kleinen, traurigen Geräusch.
shield horseshoe|Hufeisen|Bitte mit der Öffnung nach oben.
shield handmadeCandlestick|Handgemachter Kerzenleuchter|Er neigt sich ein wenig, immer zu dem Menschen, der liest.
shield weaversShuttle|Weberschiffchen|Es fährt aus, es kommt heim, und es wird Tuch.
shield shieldOfDiamonds|Karoschild|Er hat vier Ecken, und alle sind spitz.
shield flutteryFan|Flatterfächer|Jeder Schlag lässt eine Motte frei.
shield fancyShoe|Feiner Schuh|Es gibt nur einen, und es hat schon zwölf geschlagen.
shield fancyBlownGlassVase|Feine mundgeblasene Vase|Dafür brauchst du sehr viel Mut.
shield piraticalSkullShield|Piratentotenkopf|Er hat den Kopf verloren, vor Liebe, und du hast ihn gefunden.
shield unfinishedTome|Unfertiger Wälzer|Die Heldin hängt noch an der Klippe. Halt durch, rufst du.
shield softBluePillow|Weiches blaues Kissen|Du wehrst einen Schlag ab und legst dich dann darauf.
shield softGreenPillow|Weiches grünes Kissen|Es riecht nach Wiese und elf Uhr vormittags.
shield softRedPillow|Weiches rotes Kissen|Für Hitzköpfe mit kühlen Wangen.
shield mightyQuill|Mächtige Feder|Du weißt ja, was man über Schwerter sagt.
shield mightyPizza|Mächtige Pizza|Sie deckt dich auf zwölf Stücken, dann auf elf.
shield trustyUmbrella|Treuer Regenschirm|Einmal hat er sich umgestülpt und spricht nicht darüber.
shield polishedPocketwatch|Blanke Taschenuhr|Du lässt sie aufschnappen, und alle beeilen sich.
shield masteredShadow|Gezähmter Schatten|Er tut, was du tust, aber eine halbe Sekunde früher.
shield alchemistsScale|Alchemistenwaage|Auf der einen Seite das Gold, auf der anderen die Stunden.
shield birthdayBanner|Geburtstags-Girlande|Jedes Jahr hing sie da, und ein Buchstabe fehlt.
shield perfectMatch|Passendes Streichholz|Es hat seine Schachtel gefunden.
shield baseballGlove|Baseballhandschuh|Er schließt sich um den Ball, als hätte er auf ihn gewartet.
shield hobbyHorse|Steckenpferd|Es galoppiert so schnell wie du, und das ist schnell.
shield fiddle|Fiedel|Als Schild taugt sie nichts, aber alle hören auf zu kämpfen und lauschen.
shield lifeBuoy|Rettungsring|Du wirfst ihn Leuten zu, denen es bis zum Hals steht.
shield piratesCompanion|Piratenpapagei|Er flucht in vier Sprachen und hat dich lieb.
shield mortarAndPestle|Mörser und Stößel|Stampf, stampf, und denk dabei an jemand Bestimmtes.
shield darkAutumnFlame|Dunkle Herbstflamme|Sie brennt ohne Wärme und raschelt.
shield blueMoonSai|Zweiter Blaumond-Sai|Er kommt in den anderen Nächten heraus.
shield softPinkPillow|Weiches rosa Kissen|Du kannst hineinweinen oder hineinlachen, es kennt beides.
shield clownsBalloons|Clownsballons|Einer ist ein Pudel, einer ein Schwert, und einer war mal eine Giraffe.
shield strawberryFood|Eine sehr große Erdbeere|Dahinter könntest du dich verstecken, wenn keiner Hunger hätte.
shield rottenMeatFood|Ein sehr großer Klumpen Gammelfleisch|Dahinter bist du sicher. Dahinter bist du allein.
shield potatoFood|Eine sehr große Kartoffel|Sie schützt dich mit Schale und auf Wunsch mit Quark.
shield pinkCottonCandyFood|Eine sehr große rosa Zuckerwatte|Pfeile bleiben darin kleben, Finger auch.
shield meatFood|Ein sehr großes Stück Fleisch|Alle Hunde der Stadt haben dir die Treue geschworen.
shield honeyFood|Ein sehr großes Glas Honig|Was darauf trifft, bleibt.
shield fishFood|Ein sehr großer Fisch|Du hältst ihn am Schwanz und haust mit Überzeugung zu.
shield chocolateFood|Eine sehr große Tafel Schokolade|Bei Belagerungen wird sie kleiner.
shield blueCottonCandyFood|Eine sehr große blaue Zuckerwatte|Als Bollwerk ist sie vor allem Luft.
shield milkFood|Ein sehr großer Krug Milch|Wegen Milch wird hier nicht geweint, warnst du und hebst ihn hoch.
shield medievalLaundry|Ein Haufen mittelalterlicher Wäsche|Wer noch so viel zu falten hat, den lassen sie in Ruhe.
shield bouncyBubbles|Hüpfende Seifenblasen|Alles kommt ein wenig weicher zurück.
shield bagpipes|Sackpfeife|Sie trägt kilometerweit, noch ehe es Musik wird.
shield heraldsMessageScroll|Botschaft des Herolds|Du rollst sie auf, und dann räusperst du dich.
shield softBlackPillow|Weiches schwarzes Kissen|Du schläfst hinter den feindlichen Linien.
shield softVioletPillow|Weiches violettes Kissen|Lavendel ist darin und eine Ausrede.
shield gardenersSpade|Gärtnerspaten|Damit gehst du der Sache auf den Grund.
shield spanishGuitar|Spanische Gitarre|Du spielst unter Fenstern, und es kommen immer weniger Stiefel geflogen.
shield snareDrum|Kleine Trommel|Sie macht jede Ansage doppelt so lang und zehnmal so gut.
shield treasureMap|Schatzkarte|Du faltest sie jedes Mal falsch, und so ist die Insel immer woanders.
shield dustpan|Kehrschaufel|Sie liegt flach auf der Lauer und wartet, was der Besen ihr zutreibt.
shield bubblingCauldron|Brodelnder Kessel|Lass ihn nicht auf die Katze spritzen.
shield jewelersPliers|Juwelierzange|Für winzige Probleme, die man fest anpacken muss.
shield teaKettle|Teekessel|Er pfeift bei Gefahr, und um vier.
shield basketball|Basketball|Er kommt nach allem wieder hoch.
shield paintersPalette|Malerpalette|Darauf ist eine Farbe, die du aus Versehen gemischt und nie wiedergefunden hast.
shield bucket|Eimer|Darin trägst du Wasser, Sand oder die Verantwortung über den Hof.
shield saucepan|Kochtopf|Trifft dich ein Einfall, klingt er wie eine Glocke.
shield trustyPencil|Treuer Bleistift|Du kannst es zurücknehmen.
shield softWhitePillow|Weiches weißes Kissen|Eine Wolke mit Ecken.
shield hattersPocketWatch|Hutmacher-Taschenuhr|Den Tag im Monat zeigt sie an, wie spät es ist, leider nicht.
shield happyThoughts|Glückliche Gedanken|Du hältst sie vor dich hin, und manches prallt ab.
shield thrownVessel|Gedrehtes Gefäß|Auf der Scheibe gedreht. Dreh ihm den Rücken nicht zu, es wackelt.
shield buoyantBeachBall|Wasserball|Du bekommst ihn nicht unter, so sehr du es versuchst.
shield safetyFlashlight|Taschenlampe|Du hältst sie dir unters Kinn, und dann ist die Batterie leer.
shield fancyFloralFan|Prächtiger Blumenfächer|Klappst du ihn auf, hörst du den Garten.
shield springPetalUchiwa|Blütenuchiwa|Er fächelt dir ein Lüftchen mit Blüten darin zu.
shield beekeepersHive|Bienenkorb|Vierzigtausend Freiwillige.
shield flyFishingRod|Fliegenrute|Ein Zucken aus dem Handgelenk, langes Warten, und die Lüge ist geboren.
shield softOrangePillow|Weiches oranges Kissen|Es schmeckt nach nichts; du hast es überprüft.
shield doubleBass|Kontrabass|Du stehst dahinter, und niemand fordert dich zum Tanz auf.
shield prettyPinkGiftBox|Rosa Geschenkschachtel|So gut verpackt, dass du es nie erfahren wirst.
shield softYellowPillow|Weiches gelbes Kissen|Eine Scheibe Sonne für den Nacken.
shield verdantBanner|Begrüntes Banner|Wenn du gewinnst, treibt es neue Blätter.
body cozyScarf|Kuscheliger Schal|Jemand hat ihn gestrickt und dabei die ganze Zeit an deinen Hals gedacht.
body lifeguardWhistle|Trillerpfeife|Am Beckenrand wird nicht gerannt, und ertrunken auch nicht.
body clownsBowtie|Clownsfliege|Sie dreht sich, und das ist dein ganzes Argument.
body karateYellowBelt|Gelber Karategürtel|Du hast gelernt zu fallen.
body karateWhiteBelt|Weißer Karategürtel|Du hast gelernt, ihn zu binden.
body karateRedBelt|Roter Karategürtel|Du hast gelernt, auf dein Gegenüber zu warten.
body karatePurpleBelt|Lila Karategürtel|Du hast gelernt auszuatmen.
body karateOrangeBelt|Oranger Karategürtel|Du hast gelernt, wieder aufzustehen.
body karateGreenBelt|Grüner Karategürtel|Du hast gelernt zu stehen.
body karateBrownBelt|Brauner Karategürtel|Du hast gelernt, wie viel es noch gibt.
body karateBlueBelt|Blauer Karategürtel|Du hast gelernt, erst hinzusehen.
body karateBlackBelt|Schwarzer Karategürtel|Du hast gelernt anzufangen.
back harpsichord|Cembalo|Du trägst es jede Treppe hinauf. Saite für Saite kommst du weiter.
headAccessory comicalArrow|Komischer Pfeil|Er ging zum einen Ohr hinein und zum anderen hinaus, wie die meisten Ratschläge.
headAccessory gogglesOfBookbinding|Buchbinder-Brille|Sie hat Kleingedrucktes gesehen, das sonst niemand kennt.
eyewear plagueDoctorMask|Pestdoktormaske|Der Schnabel ist voller Lavendel, und so findest nur du das alles recht angenehm.
eyewear goofyGlasses|Alberne Brille|Nase und Schnurrbart gibt es dazu, und niemand ahnt etwas.
eyewear clownsNose|Clownsnase|Sie hupt, wenn du ernst wirst.
eyewear tragedyMask|Tragödienmaske|Ach, sagt sie.
eyewear comedyMask|Komödienmaske|Ha, sagt sie.
eyewear jewelersEyeLoupe|Juwelierlupe|Du siehst den einen Makel, der ihn echt macht.
eyewear roseColoredGlasses|Rosarote Brille|Das sieht doch alles machbar aus.
`;
