/**
 * Seasonal sets: key, theme as it begins a compound, nouns for weapon;armor;head;shield (others by slot), a sentence
 * about the set. Adjectives of a noun go before the theme; `=` begins a whole name.
 */
export const seasonalText = `\
yetiSet|Yeti|Keule;Fell;Maske;Schneeschild|Darin hat dich noch niemand fotografiert, und so soll es bleiben.
skiSet|Skispitzel|Stock;Anorak;Helm;Zweiter Stock|Du warst schon unten, bevor der Alarm ausgeredet hatte.
candycaneSet|Zuckerstangen|Stab;Robe;Hut;Kringel|Rot und weiß gestreift, und bei Hunger wird es kürzer.
snowflakeSet|Schneeflocken|Stab;Kleid;Krone;Schild|So eins gibt es kein zweites Mal, und das muss auch nicht sein.
stealthyKittySet|Schleichkätzchen|Kralle;Anzug;Maske;Zweite Kralle|Du landest auf den Füßen und tust, als wäre der Sprung Absicht gewesen.
mightyBunnySet|Kraftkaninchen|Karotte;Rüstung;Helm;Schild|Es hat lange Ohren und versteht keinen Spaß.
magicMouseSet|Zaubermaus|Stab;Robe;Hut;Käse|Kleine Pfoten, große Zauber und eine Schwäche für Emmentaler.
lovingPupSet|Schmusewelpen|Knochen;Anzug;Kapuze;Schild|Du wedelst, wenn jemand nach Hause kommt.
roguishPirateSet|Seeräuber|Säbel;Rock;Dreispitz;Zweiter Säbel|Es riecht nach Teer und nach dem Rum von anderen.
daringSwashbucklerSet|Freibeuter|Degen;Weste;Federhut;Faustschild|Das Seil zum Schwingen ist dabei, den Kronleuchter musst du selbst finden.
emeraldMermageSet|Smaragdnixen|Korallenstab;Schwanz;Diadem;Perle|Es glitzert überall grün und trocknet nur widerwillig.
reefSeahealerSet|Riffheiler|Anemonenstab;Gewand;Muschelkrone;Jakobsmuschel|Kleine Fische schwimmen heran und sagen dir, wo es wehtut.
vampireSmiterSet|Vampirjäger|Pflock;Langer Rock;Breiter Hut;Zweiter Pflock|Du riechst nach Knoblauch, und zwar von Berufs wegen.
monsterOfScienceSet|Laborungeheuer|Blitz;Nahtanzug;Nahtstirn;Dynamo|Zusammengesetzt von jemandem mit mehr Talent als Schlaf.
witchyWizardSet|Hexenmeister|Besen;Kleid;Spitzhut;Kessel|Eine schwarze Katze ist bereit, sich mit dir sehen zu lassen.
mummyMedicSet|Mumien|Anch;Binden;Kopfwickel;Sargdeckel|An Verbänden fehlt es dir nie.
icicleDrakeSet|Eisdrachen|Zapfen;Schuppen;Hörner;Zweiter Zapfen|Wo du hinatmest, wachsen Eisblumen.
gingerbreadSet|Lebkuchen|Axt;Rüstung;Helm;Schild|Du hinterlässt eine Krümelspur und bereust nichts.
northMageSet|Nordmagier|Kompassstab;Pelz;Pelzmütze;Seekarte|Du weißt immer, woher die Kälte kommt.
soothingSkaterSet|Eisläufer|Bandstab;Kleid;Ohrenwärmer;Muff|Du gleitest heran, sagst das Richtige und gleitest weiter.
sneakySqueakerSet|Schleichmaus|Zahn;Anzug;Maske;Zweiter Zahn|Du kennst jedes Loch in jeder Wand.
bewareDogSet|Hofhund|Knochenkeule;Halsbandrüstung;Helm;Warnschild|Auf dem Schild steht alles, und der Schwanz sagt das Gegenteil.
magicianBunnySet|Zauberkaninchen|Stab;Frack;Zylinder;Vorhang|Du hast dich selbst daraus hervorgezogen, und das ist der schwierige Teil.
comfortingKittySet|Trostkätzchen|Schnurrstab;Robe;Häubchen;Kissen|Du setzt dich auf das, was wehtut, bis es aufhört.
reefRenegadeSet|Riffrebellen|Haken;Lumpen;Kopftuch;Zweiter Haken|Die Hummer schulden dir Geld.
sunfishWarriorSet|Mondfisch|Flossenklinge;Schuppen;Helm;Rundschild|Groß, flach und unwahrscheinlich gut gelaunt.
shipSoothsayerSet|Bordwahrsager|Astrolabium;Robe;Turban;Fernrohr|Du siehst Land, lange bevor es der Ausguck sieht.
strappingSailorSet|Matrosen|Trostmopp;Anzug;Mütze;Schwimmgürtel|Viele Wunden hast du schon verbunden und jede mit Schleife.
battleRogueSet|Fledermaus|Klinge;Flügel;Maske;Zweite Klinge|Du hängst herum, kopfüber, bis es dunkel wird.
scarecrowWarriorSet|Vogelscheuchen|Forke;Strohanzug;Strohhut;Krähe|Kein Vogel traut sich heran, bis auf den auf deiner Schulter.
stitchWitchSet|Nähhexen|Riesennadel;Flickenkleid;Flickenhut;Fingerhut|Gut eingefädelt ist halb gehext, und die Fetzen sind Absicht.
potionerSet|Trankbrauer|Kelle;Schürze;Schutzbrille;Kolben|In der Tasche blubbert noch etwas.
cocoaSet|Kakao|Löffel;Wollzeug;Sahnehut;Zweiter Löffel|Warm, süß und schwer aus den Manschetten zu bekommen.
snowDaySet|Schneetags|Schaufel;Jacke;Bommelmütze;Schlitten|Die Schule fällt aus, die Drachen nicht.
snowboardingSet|Snowboard|=Snowboard;Jacke;Brille;=Liftkarte|Du nimmst den steilen Weg und nennst es Meditation.
festiveFairySet|Festtagsfeen|Sternstab;Kleid;Schein;Christbaumkugel|Du gehörst ganz oben auf den Baum und bist nur heruntergekommen, um zu helfen.
cleverDogSet|Spürhund|Stöckchen;Mantel;Mütze;Zweites Stöckchen|Du bringst es zurück, und du weißt, was es wert ist.
braveMouseSet|Heldenmaus|Nadel;Kettenhemd;Helm;Knopf|Innen acht Zentimeter groß und außen drei Meter.
grandMalkinSet|Graukatzen|Schwanzstab;Robe;Schnurrhaarhut;Untertasse|Eine alte graue Katze hat dir alles beigebracht, was sie für nötig hielt.
springingBunnySet|Springhasen|Gänseblümchenstab;Robe;Kleekappe;Kleeblatt|Du bist schneller da als die schlechte Nachricht.
summer2016EelSet|Aal|Zitterstab;Haut;Kapuze;Zweiter Zitterstab|Es schlüpft durch jedes Netz und kribbelt.
summer2016SharkWarriorSet|Hai|Zahnschwert;Haut;Flossenhelm;Kieferschild|Badegäste machen dir Platz, und zwar zügig.
summer2016DolphinMageSet|Delfin|Wellenstab;Robe;Schnabelhut;Ball|Du lachst über deine Zaubersprüche, denn sie sind komisch.
summer2016SeahorseHealerSet|Seepferdchen|Schilfstab;Rüstung;Kamm;Luftblase|Du reitest durch die Wellen, in tadelloser Haltung.
fall2016BlackWidowSet|Schwarze-Witwen-|Giftzahn;Seide;Schleier;Zweiter Giftzahn|Du hast acht sehr gute Gründe.
fall2016SwampThingSet|Sumpfding|Keule;Schleim;Perücke;Seerosenblatt|Es tropft, und Fußmatten sind ihm gleich.
fall2016WickedSorcererSet|Schwarzmagier|Schädelstab;Robe;Hörnerhut;Zauberbuch|Du lachst zuletzt, und das recht ausgiebig.
fall2016GorgonHealerSet|Gorgonen|Natternstab;Chiton;Schlangenhaar;Spiegel|Du siehst allen Kranken in die Augen, aber nur denen, die schon aus Stein sind.
winter2017FrostyRogueSet|Frost|Schneedolch;Tarnanzug;Kapuze;Zweiter Schneedolch|Vor einer weißen Wand bist du ein Gerücht.
winter2017IceHockeySet|Eishockey|Schläger;Trikot;Helm;Puckfänger|Du hast einen Zahn verloren und das Spiel gewonnen.
winter2017WinterWolfSet|Winterwolf|Mondstab;Fell;Hut;Pfote|Du heulst in derselben Tonart wie der Wind.
winter2017SugarPlumSet|Zuckerpflaumen|Stab;Tutu;Krone;Frucht|Du tanzt, wo Engel Salz streuen würden.
spring2017SneakyBunnySet|Diebeshasen|Möhrenmesser;Weste;Maske;Zweites Möhrenmesser|Jemand war im Gemüse, und du warst es nicht.
spring2017FelineWarriorSet|Raubkatzen|Krallenklinge;Kettenhemd;Ohrenhelm;Wollschild|Du hast neun Leben und willst sie alle nutzen.
spring2017CanineConjurorSet|Hundezauberer|Apportierstab;Robe;Schlappohrhut;Ball|Alles, was Hänschen nicht lernte, hast du einem alten Hund beigebracht.
spring2017FloralMouseSet|Blumenmaus|Blütenstab;Blütenkleid;Knospenkappe;Blatt|Du wohnst in einer Tulpe und machst Hausbesuche.
summer2017SeaDragonSet|Fetzenfisch|Flossenmesser;Schuppen;Kammmaske;Zweites Flossenmesser|Du siehst aus wie Seetang, bis du es nicht mehr tust.
summer2017SandcastleWarriorSet|Sandburg|Schaufel;Zinnen;Türmchen;Zugbrücke|Bei Ebbe ist es in Bestform.
summer2017WhirlpoolMageSet|Strudel|Stab;Robe;Hut;Abfluss|Du ziehst die Leute an, im Kreis.
summer2017SeashellSeahealerSet|Muschel|Perlenstab;Schwanz;Krönchen;Auster|Halt es an ein wehes Ohr, und das Meer sagt, was zu tun ist.
fall2017TrickOrTreatSet|Süßes-oder-Saures-|Bonbonhaken;Kostüm;Kürbishaube;Beuteeimer|Du klingelst, du grinst, du hältst den Sack auf.
fall2017HabitoweenSet|Allerheiligen|Zuckerschwert;Rüstung;Laternenhelm;Zuckerschild|Wo du vorbeigehst, gehen die Kerzen von selbst an.
fall2017MasqueradeSet|Maskenball|Fächerstab;Staatskleid;Federmaske;Opernglas|Alle erkennen dich, und niemand nennt dich beim Namen.
fall2017HauntedHouseSet|Spukhaus|Armleuchter;Fensterläden;Giebelhut;Pforte|Nachts knarrt es, vor allem auf der Treppe.
winter2018ReindeerSet|Rentier|Hufhaken;Geschirr;Geweih;Zweiter Hufhaken|Du warst oben auf dem Dach, und die Ziegel können es bezeugen.
winter2018GiftWrappedSet|Geschenk|Schleifenschwert;Papier;Schleife;Paketschild|Vor dem großen Tag nicht schütteln.
winter2018ConfettiSet|Konfetti|Kanone;Robe;Papierhut;Luftschlange|Im Juni findest du noch Reste davon.
winter2018MistletoeSet|Mistel|Zweigstab;Kleid;Kranz;Beere|Die Leute stellen sich dicht zu dir und werden aus ganz anderem Grund gesund.
spring2018DucklingRogueSet|Entenküken|Rohrkolben;Flaum;Schnabel;Zweiter Rohrkolben|Du schwimmst in der Reihe mit, und keiner zählt nach.
spring2018SunriseWarriorSet|Sonnenaufgangs|Klinge;Rüstung;Strahlenkranz;Horizontschild|Du bist als Erstes auf, und damit gehört der Tag dir.
spring2018TulipMageSet|Tulpen|Stängelstab;Blütenrobe;Kelchhut;Zwiebel|Morgens gehst du auf, abends zu, und dazwischen bist du prächtig.
spring2018GarnetHealerSet|Granat|Stab;Kleid;Diadem;Facettenschild|Rot und tief, und es wärmt die Hände, die es halten.
summer2018FisherRogueSet|Angler|Rute;Ölzeug;Glückshut;Zweite Rute|Du sitzt so still, dass die Fische nachsehen kommen, ob dir etwas fehlt.
summer2018BettaFishWarriorSet|Kampffisch|Flossensäbel;Schleierrüstung;Kamm;Fächerschild|Stolz, wallend und zum Kampf mit dem eigenen Spiegelbild bereit.
summer2018LionfishMageSet|Rotfeuerfisch|Stachelstab;Streifenrobe;Mähnenhut;Stacheln|Man bewundert dich sehr, von da drüben aus.
summer2018MerfolkMonarchSet|Meereskönigs|Dreizack;Schwanz;Korallenkrone;Trompetenschnecke|Die Krebse verneigen sich, seitwärts.
fall2018AlterEgoSet|Doppelgänger|Stöpsel;Halber Rock;Gesicht;Zweiter Stöpsel|Deine linke Hälfte hat keine Ahnung, was die rechte treibt.
fall2018MinotaurWarriorSet|Minotaurus|Doppelaxt;Haut;Hörner;Labyrinthschild|Du biegst immer links ab, und damit bist du gut gefahren.
fall2018CandymancerMageSet|Naschmagier|Lutscherstab;Lakritzrobe;Bonbonhut;Kaugummikugel|Deine Magie ist schlecht für die Zähne.
fall2018CarnivorousPlantSet|Fleischfresser|Ranke;Kannenkleid;Fliegenfalle;Blattfalle|Zu Menschen bist du gut, zu Wespen weniger.
winter2019PoinsettiaSet|Weihnachtsstern|Blattmesser;Hochblätter;Blüte;Zweites Blattmesser|Sieht aus wie ein Geschenk und hält dicht wie ein Geheimnis.
winter2019BlizzardSet|Blizzard|Sturmklinge;Rüstung;Böenhelm;Wehenschild|Man sieht dich kommen und danach nichts anderes mehr.
winter2019PyrotechnicSet|Pyrotechniker|Raketenstab;Sprühfunkenrobe;Zündschnurhut;Feuerrad|Anzünden und schnell zurücktreten.
winter2019WinterStarSet|Winterstern|Kristallstab;Mitternachtskleid;Krone;Nordlicht|Drei Leute folgen dir schon, mit Geschenken.
spring2019CloudRogueSet|Wolken|Bauschklinge;Vlies;Nebelkapuze;Zweite Bauschklinge|Du treibst vorbei, und später fehlt etwas.
spring2019OrchidWarriorSet|Orchideen|Dornenschwert;Blütenpanzer;Blütenhelm;Blattschild|Braucht wenig Wasser und sehr viel Lob.
spring2019AmberMageSet|Bernstein|Harzstab;Honigrobe;Tropfenhut;Fossil|Etwas sehr Altes schaut daraus hervor und macht sich Notizen.
spring2019RobinHealerSet|Rotkehlchen|Federstab;Brustkleid;Schnabelhaube;Nest|Du kommst angeflogen, sobald jemand seine Sorgen umgräbt.
summer2019HammerheadRogueSet|Hammerhai|Schlägel;Graue Haut;Breite Maske;Zweiter Schlägel|Du kannst um zwei Ecken gleichzeitig sehen.
summer2019SeaTurtleWarriorSet|Seeschildkröten|Flossenklinge;Bauchpanzer;Helm;Rückenpanzer|Die Strömung hat dich von weit her gebracht, und zurück kommst du auch.
summer2019WaterLilyMageSet|Seerosen|Knospenstab;Blattrobe;Blütenhut;Blatt|Es schwimmt oben, und deine Gedanken tun es auch.
summer2019ConchHealerSet|Meeresschnecken|Spiralstab;Perlmuttkleid;Türmchen;Gehäuse|Erst lauscht es, und dann singt es.
fall2019OperaticSpecterSet|Operngespenst|Kerzenständer;Abendumhang;Halbmaske;Zweiter Kerzenständer|Du kennst alle Falltüren und die hohen Töne auch.
fall2019RavenSet|Raben|Klaue;Gefieder;Schnabelhelm;Flügelschild|Du sagst nur ein Wort, aber mit Wirkung.
fall2019CyclopsSet|Zyklopen|Augenstab;Ziegenfell;Einauge;Schaf|Du nimmst die Dinge genau ins Auge und greifst knapp daneben.
fall2019LichSet|Lich|Knochenstab;Grabrobe;Krone;Seelengefäß|Du bist schon eine Weile tot und empfiehlst eine gute Nachtruhe.
winter2020LanternSet|Lampion|Stange;Papierrobe;Kapuze;Zweite Stange|Motten folgen dir mit Bittschriften.
winter2020EvergreenSet|Immergrün|Kiefernschwert;Nadelrüstung;Tannenhelm;Zapfenschild|Nie hat es die Nadeln verloren und nie die Geduld.
winter2020CarolOfTheMageSet|Weihnachtslieder|Taktstab;Chorrobe;Mütze;Gesangbuch|Wo du hinkommst, gehen Fenster auf und dann Geldbeutel.
winter2020WinterSpiceSet|Wintergewürz|Zimtstab;Nelkenkleid;Orangenschale;Sternanis|Du riechst nach Küchen, in denen alles gut wird.
spring2020LapisLazuliRogueSet|Lapislazuli|Klinge;Sprenkelmantel;Adermaske;Zweite Klinge|Blau wie eine gute Lüge, mit goldenen Sprenkeln.
spring2020BeetleWarriorSet|Käfer|Kieferzange;Panzer;Hörnerhelm;Flügelschild|Dreh es einmal um, und es strampelt eine Woche.
spring2020PuddleMageSet|Pfützen|Spritzstab;Regenmantel;Südwester;Gummistiefel|Der Himmel liegt darin, und du springst hinein.
spring2020IrisHealerSet|Schwertlilien|Stab;Veilchenkleid;Blütenkrone;Klingenblatt|Sie wächst am Ufer, wo die Leute sitzen, wenn sie traurig sind.
summer2020CrocodileRogueSet|Krokodil|Schnappmesser;Haut;Rachen;Zweites Schnappmesser|Du weinst vorher ein wenig, aus Höflichkeit.
summer2020RainbowTroutWarriorSet|Regenbogenforellen|Bachschwert;Tupfenrüstung;Kiemenhelm;Sprungschild|Du schwimmst flussaufwärts, denn da ist etwas los.
summer2020OarfishMageSet|Riemenfisch|Bandstab;Lange Robe;Roter Kamm;Lotleine|Wenn du auftauchst, steht es in der Zeitung.
summer2020SeaGlassHealerSet|Meerglas|Matter Stab;Kieselkleid;Krone;Flaschenboden|Einst zerbrochen, und das Meer hat es sanft gemacht.
fall2020TwoHeadedRogueSet|Doppelkopf|Gabel;Wams;Nachbar;Zweite Gabel|Du isst nie allein, und der Streit hört nie auf.
fall2020WraithWarriorSet|Schemen|Frostklinge;Fetzen;Hohler Helm;Türklopfer|Es geht durch Wände, und die Tapete fröstelt noch lange.
fall2020ThirdEyeMageSet|Drittes-Auge-|Irisstab;Seherrobe;Lid;Kristallkugel|Beim Niesen ist es das, was offen bleibt.
fall2020DeathsHeadMothHealerSet|Totenkopfschwärmer|Fühlerstab;Staubflügel;Schädelhaube;Kokon|Du kommst zu jeder Lampe und meinst es gut.
winter2021HollyIvyRogueSet|Stechpalmen|Stachel;Efeurock;Beerenmaske;Zweiter Stachel|Die Palme sticht, der Efeu klammert, und inzwischen sind sie wieder gut.
winter2021IceFishingWarriorSet|Eisangler|Pickel;Wollrüstung;Ohrenklappenhelm;Hocker|Du wartest am Loch, und etwas wird schon kommen.
winter2021WinterMoonMageSet|Wintermond|Sichelstab;Silberrobe;Hut;Hof|Er hängt tief und macht den Schnee blau.
winter2021ArcticExplorerHealerSet|Polarforscher|Fahnenstab;Mantel;Schneebrille;Kompass|Du gehst kurz hinaus, und es kann etwas dauern.
spring2021TwinFlowerRogueSet|Zwillingsblüten|Schwert;Stängelanzug;Doppelknospe;Zweites Schwert|Du tust alles zweimal, und welche davon du warst, weiß keiner.
spring2021SunstoneWarriorSet|Sonnenstein|Glanzaxt;Panzer;Helm;Uhrenschild|Damit fanden Seeleute die Sonne, Nebel hin oder her.
spring2021SwanMageSet|Schwan|Halsstab;Gefieder;Schnabelhut;Spiegelteich|Oben herrscht Ruhe, unten wird viel gepaddelt.
spring2021WillowHealerSet|Trauerweiden|Ast;Schleppkleid;Kätzchenkrone;Korb|Sie biegt sich weit und weint nur zum Schein.
summer2021ClownfishRogueSet|Clownfisch|Nesselmesser;Streifenanzug;Maske;Zweites Nesselmesser|Deine Freunde brennen, du nicht.
summer2021FlyingFishWarriorSet|Flugfisch|Flossenspeer;Gischtrüstung;Flügelhelm;Gleitschild|Es sind nur ein paar Sekunden, aber was für welche.
summer2021NautilusMageSet|Nautilus|Spiralstab;Kammerrobe;Schalenhut;Trichter|Du baust ein Zimmer an, sobald du etwas gelernt hast.
summer2021ParrotHealerSet|Papageien|Stange;Federkleid;Haube;Keks|Er wiederholt die gute Nachricht, bis sie jemand glaubt.
fall2021OozeRogueSet|Glibber|Tropfen;Überzug;Blasenkapuze;Zweiter Tropfen|Du kommst unter der Tür durch und hinterlässt einen Fleck von dir.
fall2021HeadlessWarriorSet|Kopflosen-|Reiterschwert;Stehkragen;=Fehlender Kopf;Kürbisschild|Du hast den Kopf verloren und findest das recht befreiend.
fall2021BrainEaterMageSet|Hirnfresser|Gabelstab;Serviettenrobe;Tentakelhut;Einmachglas|Du hättest gern mal jemandes Meinung, höflich serviert und mit Beilage.
fall2021FlameSummonerHealerSet|Flammenrufer|Dochtstab;Rauchkleid;Krone;Kohlenbecken|Das Feuer kommt, wenn man es ruft, und putzt sich die Füße ab.
winter2022FireworksRogueSet|Feuerwerks|Wunderkerze;Pulverrock;Sternmaske;Zweite Wunderkerze|Alle schauen nach oben, und währenddessen legst du los.
winter2022StockingWarriorSet|Nikolausstrumpf|Zuckerschwert;Strickrüstung;Zehenkappe;Kohlenschild|Es hängt am Kamin und beult sich vielversprechend.
winter2022PomegranateMageSet|Granatapfel|Kernstab;Schalenrobe;Krone;Kerne|Iss sechs davon und bleib den Winter über.
winter2022IceCrystalHealerSet|Eiskristall|Prismenstab;Reifkleid;Zapfenkrone;Gitter|Recht kalt, recht klar und gut gegen blaue Flecken.
spring2022MagpieRogueSet|Elstern|Silberlöffel;Gefieder;Blitzendes Auge;Zweiter Silberlöffel|Es hat geglänzt, also hast du darauf aufgepasst.
spring2022RainstormWarriorSet|Wolkenbruch|Blitzableiter;Ölzeug;Helm;Schirm|Du kommst heftig, und danach ist alles grüner.
spring2022ForsythiaMageSet|Forsythien|Blütenstab;Goldene Robe;Heckenhut;Zweig|Du bist als Erstes draußen und durch und durch gelb.
spring2022PeridotHealerSet|Peridot|Olivenstab;Blattkleid;Diadem;Facette|Grün wie der erste Tag, an dem man keine Jacke braucht.
summer2022CrabRogueSet|Krabben|Schere;Panzeranzug;Stielaugen;Zweite Schere|Du nimmst immer den Seiteneingang.
summer2022WaterspoutWarriorSet|Wasserhosen|Wirbel;Strudelrüstung;Trichterhelm;Gischtschild|Halb Meer, halb Himmel und gänzlich in Eile.
summer2022MantaRayMageSet|Manta|Schwanzstab;Flügelrobe;Hörnerkapuze;Schatten|Du gleitest über den Sand wie ein Gedanke.
summer2022AngelfishHealerSet|Kaiserfisch|Flossenstab;Streifenkleid;Schein;Blasenring|Klein, flach und auf der Seite der Guten.
fall2022KappaRogueSet|Kappa|Gurke;Flussanzug;Wasserschale;Zweite Gurke|Verbeug dich, und er muss sich auch verbeugen, und weg ist das Wasser.
fall2022OrcWarriorSet|Ork|Hackbeil;Nieten;Hauerhelm;Stacheltür|Erst wird gebrüllt, dann gefragt, wer die Kekse aufgegessen hat.
fall2022HarpyMageSet|Harpyien|Federstab;Zauselflügel;Kreischmaske;Eierschale|Zu allen fällt dir etwas ein, und zwar von oben.
fall2022WatcherHealerSet|Wächter|Augenstab;Blinzelkleid;Lidkrone;Guckloch|Jemand hat immer ein Auge auf dich, und in diesem Fall ist es nett gemeint.
winter2023RibbonRogueSet|Geschenkband|Locke;Atlasrock;Maske;Zweite Locke|Du bist an nichts gebunden, am wenigsten an ein Paket.
winter2023WalrusWarriorSet|Walross|Stoßzahn;Speck;Schnauzbart;Eisscholle|Zeit, sagt es, von vielem zu sprechen, von Schuhen und Segeln und Kohl.
winter2023FairyLightsMageSet|Lichterketten|Steckerstab;Funkelnde Robe;Birnenhut;Kabeltrommel|Geht eins aus, gehen alle aus, also gib auf das eine acht.
winter2023CardinalHealerSet|Kardinal|Beerenstab;Gefieder;Schopf;Futterhaus|Ein roter Punkt in all dem Weiß, gerade als jemand einen brauchte.
spring2023CaterpillarRogueSet|Raupen|Blattmesser;Ärmelanzug;Fühler;Zweites Blattmesser|Du frisst dich erst einmal durch und änderst dich später.
spring2023HummingbirdWarriorSet|Kolibri|Schnabeldegen;Schillerrüstung;Helm;Schwirrschild|Du stehst in der Luft und triffst dreimal, bevor du dran bist.
spring2023MoonstoneMageSet|Mondstein|Glimmstab;Milchrobe;Hut;Schlummerstein|Ein Stück Nacht ist darin, und Schlaf.
spring2023LilyHealerSet|Lilien|Staubblattstab;Kleid;Trichterblüte;Blütenblatt|Sie duftet so stark, dass sich der Kummer setzen muss.
summer2023GuppyRogueSet|Guppy|Schwanzmesser;Schillerhaut;Fächermaske;Zweites Schwanzmesser|Heute früh wart ihr drei, und jetzt seid ihr vierzig.
summer2023GoldfishWarriorSet|Goldfisch|Glasbrecher;Schuppen;Glotzaugen;Burgschild|Jede Runde ist es eine neue Burg, und du verteidigst sie wie am ersten Tag.
summer2023CoralMageSet|Korallen|Aststab;Riffrobe;Polypenhut;Gestein|Seit tausend Jahren wächst sie und fängt gerade erst an.
summer2023KelpHealerSet|Tang|Wedelstab;Wogendes Kleid;Haftkrone;Schwimmblase|Du gibst jeder Welle nach und bist danach immer noch da.
fall2023WitchsBrewRogueSet|Hexengebräu|Rührlöffel;Klecksrock;Dampfmaske;Zweiter Rührlöffel|Molchauge, heißt es. Es war ein Pfefferkorn.
fall2023BogCreatureHealerSet|Moorwesen|Schilfstab;Mooskleid;Schlammkrone;Wurzel|Es steigt empor, gluckert und legt dir eine kühle Hand auf die Stirn.
fall2023ScaryMovieWarriorSet|Gruselfilm|Requisitenschwert;Stuntrüstung;Plakatmaske;Leinwand|Geh da nicht runter, rufen alle, und schon bist du unten.
fall2023ScarletWarlockMageSet|Scharlachhexer|Glutstab;Robe;Pakthut;Vertrag|Das Kleingedruckte hast du gelesen. Du hast es geschrieben.
winter2024SnowyOwlRogueSet|Schneeeulen|Klaue;Daunenmantel;Runde Augen;Zweite Klaue|Es war kein Laut zu hören, nur etwas weniger Maus.
winter2024FrozenHealerSet|Dauerfrost|Stab;Kleid;Krone;Scheibe|Du bist mitten im Nettsein eingefroren, und es hält.
winter2024PeppermintBarkWarriorSet|Pfefferminzbruch|Splitterklinge;Schokopanzer;Geknackter Helm;Tafel|Es bricht sauber und macht die Nase frei.
winter2024NarwhalWizardMageSet|Narwal|Stoßzahnstab;Polarrobe;Hornhut;Atemloch|Die Einhörner der Meere reden nicht darüber und lernen.
spring2024FluoriteWarriorSet|Fluorit|Würfelaxt;Bänderpanzer;Leuchtender Helm;Oktaeder|Grün, lila, grün, und dann setzt sich dein Gegenüber hin.
spring2024HibiscusMageSet|Hibiskus|Stempelstab;Robe;Blütenhut;Eistee|Er blüht einen einzigen Tag und macht das Beste daraus.
spring2024BluebirdHealerSet|Blauvogel|Liederstab;Gefieder;Häubchen;Nistkasten|Die ganze Zeit saß er zu Hause.
spring2024MeltingSnowRogueSet|Tauwetter|Tropfklinge;Matschmantel;Kapuze;Zweite Tropfklinge|Eben warst du noch da, und jetzt sind da nur noch Krokusse.
summer2024WhaleSharkWarriorSet|Walhai|Tupfenschwert;Sternenhaut;Breites Maul;Planktonschild|Der größte Fisch im Meer, und er tut keiner Garnele etwas. Na ja, einer Garnele.
summer2024SeaAnemoneMageSet|Seeanemonen|Tentakelstab;Fransenrobe;Winkender Hut;Untermieter|Du bleibst, wo du bist, und alles kommt vorbeigetrieben.
summer2024SeaSnailHealerSet|Seeschnecken|Kriechstab;Sohlenkleid;Turmgehäuse;Haustür|Du hast ein Haus dabei, falls sich jemand hinlegen muss.
summer2024NudibranchRogueSet|Nacktschnecken|Rüschenmesser;Blendanzug;Kiemenbusch;Zweites Rüschenmesser|Was du tust, sieht nie jemand; alle schauen auf die Farben.
fall2024FieryImpWarriorSet|Feuerkobold|Röstgabel;Ascherüstung;Hörnchen;Ofentür|Du kochst vor Wut, und fürs Brot ist das sehr gut.
fall2024UnderworldSorcerorMageSet|Unterwelt|Obolusstab;Fährrobe;Torhut;Flussstein|Du warst unten und wieder zurück, und umgedreht hast du dich nicht.
fall2024SpaceInvaderHealerSet|Weltraumbesucher|Strahlstab;Pixelkleid;Antenne;Bunker|Du rückst Reihe für Reihe näher und verbindest unterwegs alle.
fall2024BlackCatRogueSet|Schwarzkatzen|Kralle;Mitternachtsfell;Schnurrhaare;Zweite Kralle|Jeden Weg der Stadt hast du gekreuzt, von links nach rechts.
winter2025MooseWarriorSet|Elch|Schaufel;Zottelrüstung;Geweihhelm;Seeschild|Er steht auf der Straße, und die Straße wartet.
winter2025AuroraMageSet|Polarlicht|Bandstab;Vorhangrobe;Hut;Leuchten|Es läuft lautlos über den Himmel und dann über deine Ärmel.
winter2025StringLightsHealerSet|Glühlämpchen|Stab;Leuchtkleid;Girlande;Ersatzsicherung|Man hängt dich auf, wenn es dunkel wird, und nimmt dich zu früh wieder ab.
winter2025SnowRogueSet|Pulverschnee|Flockenklinge;Mantel;Wehenkapuze;Zweite Flockenklinge|Du fällst so sacht, dass die Alarmglocken einnicken.
spring2025SunshineWarriorSet|Sonnenschein|Strahlenschwert;Goldener Panzer;Visier;Scheibe|Du kommst einfach herein und ziehst die Vorhänge auf.
spring2025CrystalPointRogueSet|Kristallspitzen|Splitter;Facettenmantel;Klare Maske;Zweiter Splitter|Du kommst sofort auf den Punkt.
spring2025PlumeriaHealerSet|Frangipani|Blütenstab;Girlandenkleid;Blumenkrone;Kette|Man legt dir eine um den Hals, und schon sind Ferien.
spring2025MantisMageSet|Gottesanbeterinnen|Fangarmstab;Blattrobe;Drehhut;Faltflügel|Du hältst die Hände wie beim Beten, und im Ergebnis ist es das auch.
summer2025ScallopWarriorSet|Kammmuschel|Rippenklinge;Riffelpanzer;Fächerhelm;Schild|Es klappt sich zusammen, und weg ist es.
summer2025SquidRogueSet|Kalmar|Armhaken;Tintenanzug;Mantelmaske;Zweiter Armhaken|Da ist eine schwarze Wolke, und dahinter ist niemand mehr.
summer2025SeaAngelHealerSet|Seeengel|Glasstab;Durchsichtiges Kleid;Flügelchen;Licht|Fünf Zentimeter groß, durchsichtig und barmherzig bis zu einem gewissen Punkt.
summer2025FairyWrasseMageSet|Zwerglippfisch|Blinkstab;Flossenrobe;Abendrothut;Blasennest|Für einen Zauber legst du mehr Farben an, als andere Leute besitzen.
fall2025SasquatchWarriorSet|Sasquatch|Kiefernstamm;Zotteln;Stirnwulst;Fußabdruckschild|Das Bild ist verwackelt, und du bist es auch, wenn du dich bewegst.
fall2025MaskedGhostMageSet|Maskengeist|Ärmelstab;Schwebende Robe;Schnitzmaske;Zweites Gesicht|Hinter der Maske ist nichts, und es ist sehr belesen.
fall2025KoboldHealerSet|Kobold|Kerzenstab;Grubenkleid;Stummelhornkappe;Topfdeckel|Du wohnst unter der Treppe und reparierst nachts die Sachen der Leute.
fall2025SkeletonRogueSet|Skelett|Rippenmesser;Knochen;Schädel;Zweites Rippenmesser|Du schlüpfst durchs Gitter, Knochen für Knochen.
winter2026RimeReaperWarriorSet|Raureifschnitter|Frostsense;Panzer;Kapuze;Eistor|Du mähst, was vorbei ist, damit im Frühling etwas nachkommt.
winter2026MidwinterCandleMageSet|Mittwinterkerzen|Stab;Wachsrobe;Flammenhut;Halter|Sie brennt in der längsten Nacht, und zwar an beiden Enden.
winter2026PolarBearHealerSet|Eisbären|Liederstab;Pelz;Kapuze;Scholle|Eine Umarmung von dir hält bis April.
winter2026SkiRogueSet|Abfahrts|Stock;Rennanzug;Skibrille;Zweiter Stock|Zwei Spuren im Schnee, und an ihrem Ende ist niemand.
spring2026FrogWarriorSet|Frosch|Rohrkolben;Glitschige Rüstung;Breitmaulhelm;Seerosenschild|Du sitzt da, du sitzt da, du sitzt da, und hopp.
spring2026BranchRogueSet|Zweig|Messer;Rindenmantel;Blattmaske;Zweites Messer|Soweit irgendwer wusste, warst du ein Teil vom Baum.
spring2026SnowdropHealerSet|Schneeglöckchen|Stab;Blütenkleid;Hängende Blüte;Trieb|Du kommst durch den Schnee, ungebeten, und lässt ein wenig den Kopf hängen.
spring2026MaypoleMageSet|Maibaum|Bänderstange;Flechtrobe;Blumenrad;Band|Alle nehmen ein Ende in die Hand und tanzen um dich herum.
`;
