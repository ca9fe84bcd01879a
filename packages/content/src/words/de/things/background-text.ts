/** Backgrounds: key, name, what you see. */
export const backgroundText = `\
beach|Der Strand mit Kritik|Du baust eine Burg, und die Flut schreibt die Kritik dazu.
fairy_ring|Ring der tanzenden Feen|Tritt ein, aber frag vorher. Sie tanzen gerade.
forest|Der Wald, der stehen blieb|Du bleibst zwischen den Bäumen stehen, und einer von ihnen anscheinend auch.
open_waters|Nichts als Wasser|So weit du siehst, ist nichts, und davon sehr viel.
coral_reef|Die Korallenstadt|Du schwebst durch eine Stadt, die sich selbst gebaut hat.
seafarer_ship|Auf großer Fahrt|Du hast die Wache, und die Sterne haben dich.
volcano|Am warmen Vulkan|Du wärmst dir die Hände an einem Berg.
clouds|Auf den Wolken|Du trittst sehr leicht auf und siehst nicht nach unten.
dusty_canyons|Die Schlucht, die antwortet|Du rufst eine Frage und bekommst sie zurück, mehrmals.
thunderstorm|Zwischen Blitz und Donner|Du zählst die Sekunden zwischen dem Blitz und der Fassung.
autumn_forest|Knöcheltief im Herbst|Du wirbelst Laub auf, denn es sieht niemand Wichtiges zu.
harvest_fields|Garben auf dem Feld|Du stehst zwischen den Garben und findest, du hast dein Brot verdient.
graveyard|Der stille Friedhof|Du liest die Steine; die da haben ihre Listen abgearbeitet.
haunted_house|Das Haus auf dem Hügel|Du klingelst. Etwas kommt die Treppe herunter, und dann kommt die Treppe herunter.
pumpkin_patch|Ein Feld voller Kürbisse|Du nimmst den, der dich ansieht.
harvest_feast|Das Fest nach der Ernte|Du findest einen Stuhl, eine Gabel und Platz für ein Loch mehr im Gürtel.
sunset_meadow|Die honigfarbene Wiese|Du watest durch Gras in der Farbe von Honig.
starry_skies|Ein Himmel voller Sterne|Du siehst hinauf, bis der Nacken sich beschwert, und dann noch ein bisschen.
iceberg|Die Spitze des Eisbergs|Du stehst auf dem kleineren Teil davon.
twinkly_lights|Eine Kette von Winterlichtern|Du folgst der Lichterkette, um zu sehen, wo sie eingesteckt ist.
south_pole|Ganz unten auf der Welt|Von hier aus geht es überall nach Norden.
ice_cave|Die Höhle aus Eis|Dein Atem geht voraus und sieht nach, ob es sicher ist.
frigid_peak|Der kalte Gipfel|Du bist oben angekommen, der Wind auch.
snowy_pines|Kiefern unter Schnee|Ein Ast lässt seinen Schnee los, immer über dir.
blacksmithy|Die Schmiede|Du hältst den Blasebalg in Gang und die Augenbrauen auf Abstand.
crystal_cave|Die klingenden Kristalle|Du flüsterst, und die Wände fallen mit ein.
distant_castle|Die Burg, einen Tag entfernt|Es ist nur ein Tagesmarsch, seit gestern schon.
spring_rain|Der erste Frühlingsregen|Du wirst auf die hoffnungsvollste Weise nass.
stained_glass|Licht durch buntes Glas|Das Licht hat einen weiten Weg hinter sich, um auf deiner Nase diese Farbe zu haben.
rolling_hills|Hügel um Hügel|Es geht hinauf, es geht hinunter, und die Schafe sehen zu.
cherry_trees|Kirschbäume in Blüte|Blütenblätter regnen auf dich herab, als hättest du jemanden geheiratet.
floral_meadow|Eine Wiese voller Blumen|Du trittst vorsichtig auf und bittest trotzdem ein Gänseblümchen um Verzeihung.
gumdrop_land|Das Land der Geleefrüchte|Hier klebt alles, und du machst das Beste daraus.
marble_temple|Der Marmortempel|Deine Schritte klingen, als käme jemand Vornehmes.
mountain_lake|Der Spiegel des Berges|Der Berg steht kopfüber darin, und du auch.
pagodas|Noch eine Pagode|Du zählst die Dächer, und immer ist da noch eins.
drifting_raft|Auf dem Floß dahin|Du liegst auf dem Rücken und überlässt dem Fluss das Steuern.
shimmery_bubbles|Zwischen den Seifenblasen|Du hältst still, damit du nicht die bist, bei der sie platzen.
island_waterfalls|Die Fälle der fliegenden Insel|Das Wasser fällt über den Rand der Insel, und keinen stört es.
dilatory_ruins|Die Ruinen von Dilatory|Sie hatten fest vor, alles instand zu halten.
giant_wave|Unter der großen Welle|Du hast ungefähr eine Sekunde, um tapfer auszusehen.
sunken_ship|Das Schiff auf dem Grund|Der Tisch des Kapitäns ist gedeckt, für Krabben.
pyramids|Die Pyramiden auf lange Sicht|Jemand hatte furchtbar viele Blöcke und einen langfristigen Plan.
sunset_savannah|Giraffen im Abendlicht|Eine Giraffe geht durch die Sonne und lässt sich Zeit.
twinkly_party_lights|Lampen nach dem Fest|Die Kapelle ist nach Hause gegangen, und die Lampen tanzen weiter.
market|Der Marktplatz|Du wolltest nur Rüben holen.
stable|Drinnen im Stall|Es riecht nach Heu und nach Freude, dich zu sehen.
tavern|Dein Tisch in der Taverne|Dein üblicher Tisch ist frei, wie üblich.
harvest_moon|Der große Erntemond|Er ist so groß, dass man eine Leiter daran lehnen könnte.
slimy_swamp|Der stiefelfressende Sumpf|Du hast zwei Stiefel, und einen davon hat der Sumpf.
swarming_darkness|Eine Dunkelheit mit Augen|Sie hat Augen, sie hat viele davon, und zu Mittag gegessen hat sie noch nicht.
floating_islands|Inseln in der Luft|Du siehst über den Rand; bis zur nächsten ist es ein ordentlicher Schritt.
night_dunes|Dünen bei Nacht|Der Sand ist jetzt kalt und singt unter deinen Füßen.
sunset_oasis|Abend in der Oase|Du teilst das letzte Licht mit ein paar Kamelen.
alpine_slopes|Die Hänge mit den Kuhglocken|Du hörst den Glocken zu und einer Kuh, die den Takt nicht hält.
snowy_sunrise|Sonnenaufgang auf Neuschnee|Die ersten Spuren des Tages sind deine.
winter_town|Eine Stadt im Winter|Alle Fenster sind hell, und eines davon ist deins.
frozen_lake|Der Schlittschuhsee|Du läufst eine Acht, vielleicht auch eine Drei.
snowman_army|Ein Heer von Schneemännern|Gerade eben sahen sie noch in die andere Richtung.
winter_night|Eine sehr stille Nacht|Es ist so still, dass du den Schnee landen hörst.
bamboo_forest|Durch den Bambus|Hier stehst du sehr gerade, um nicht aufzufallen.
cozy_library|Die gemütliche Bibliothek|Ein Sessel, eine Lampe, und niemand weiß, wo du bist.
grand_staircase|Die große Treppe|Du kommst sie langsam herunter, obwohl niemand zusieht.
deep_mine|Tief unten im Bergwerk|Du klopfst an die Wand, und jemand klopft zurück.
rainforest|Der tropfende Wald|Es tropft, es ruft, und etwas Blaues kommt vorbei.
stone_circle|Der Ring aus Steinen|Sie wurden aufgestellt, um die Zeit anzuzeigen, und du bist zu spät.
archery_range|Der Schießstand|Du zielst auf die Mitte und nimmst, was kommt.
giant_florals|Riesenblumen|Die Bienen hier sollten Glocken tragen.
rainbows_end|Das Ende des Regenbogens|Ein Topf ist nicht da, aber der Weg hat sich gelohnt.
beehive|Drinnen im Bienenstock|Du sprichst leise und hältst die Taschen geschlossen.
gazebo|Die Gartenlaube|Du sitzt im Schatten und hörst zu, wie der Regen sich entscheidet.
tree_roots|Zwischen den Wurzeln|Du wohnst jetzt unten, zwischen den Eicheln.
lighthouse_shore|Unter dem Leuchtturm|Er blinzelt dir zu, alle neun Sekunden, freundlich.
lilypad|Auf einem Seerosenblatt|Du hältst die Luft an, der Frosch auch.
waterfall_rock|Hinter dem Wasserfall|Du sitzt hinter dem Wasser, und niemand kann dich erreichen.
aquarium|Das unbeeindruckte Aquarium|Ein Fisch sieht dir ins Auge und ist nicht beeindruckt.
dilatory_castle|Schloss Dilatory|Die Zugbrücke wird in Kürze heruntergelassen, oder übermorgen.
deep_sea|Wo die Tiefsee lächelt|Jemand hat hier unten eine Lampe dabei und lächelt mit sehr vielen Zähnen.
idyllic_cabin|Die Hütte auf der Lichtung|Aus dem Schornstein kommt Rauch, und das Holz reicht für die Woche.
mountain_pyramid|Die Pyramide auf dem Berg|Man hat sie hier oben gebaut, um näher an der Antwort zu sein.
stormy_ship|Ein Schiff im Sturm|Du hast dich an den Mast gebunden und den Mast an etwas anderes.
cornfields|Verirrt im Mais|Er ist höher als du, und er raschelt, wenn du stillhältst.
farmhouse|Das Bauernhaus mit dem Kuchen|Jemand hat einen Kuchen auf die Fensterbank gestellt, als Köder.
orchard|Im Obstgarten|Du schüttelst den Baum, und er weiß, wo du stehst.
rainy_city|Stadt im Regen|Du hüpfst von Markise zu Markise wie eine Note.
spider_web|Zu Gast im Netz|Du bist nur zu Besuch, sagst du, und trittst leise auf.
strange_sewers|Die belesene Kanalisation|Hier unten hat etwas gelesen.
midnight_clouds|Wolken um Mitternacht|Du treibst über die schlafende Stadt und siehst dir alle Schornsteine an.
stormy_rooftops|Über die stürmischen Dächer|Du rennst über den First, und neben dir kreischt der Wetterhahn.
windy_autumn|Ein windiger Herbsttag|Dein Hut ist schon vorausgegangen.
shimmering_ice_prism|Im Prisma aus Eis|Du trittst ins Licht und kommst in sieben Farben wieder heraus.
winter_fireworks|Feuerwerk im Winter|Du sagst im selben Augenblick „ah“ wie alle anderen.
winter_storefront|Das Schaufenster im Winter|Wo deine Nase war, ist ein Kreis auf dem Glas.
blizzard|Irgendwo im Schneesturm|Das Haus muss hier sein, denn du bist gerade dagegengelaufen.
sparkling_snowflake|An Bord einer Schneeflocke|Du sitzt auf einem ihrer Arme; genau so einen gibt es nicht noch einmal.
stoikalm_volcanoes|Die Vulkane von Stoikalm|Sie rauchen und schweigen, wie es hier Sitte ist.
bell_tower|Oben im Glockenturm|Du hältst dir die Ohren zu, und dann ist es Mittag.
treasure_room|Die Schatzkammer|Du rührst nichts an, an mehreren Stellen.
wedding_arch|Unter dem Hochzeitsbogen|Du bist wegen der Torte hier, aber du weinst trotzdem.
magic_beanstalk|Die Bohnenranke hinauf|Du kletterst, denn alles andere wäre unhöflich.
meandering_cave|Die gewundene Höhle|Du hast einen Faden ausgelegt; jemand wickelt ihn auf.
mistiflying_circus|Der Zirkus von Mistiflying|Das Trapez hängt an einer Wolke, und der Clown prüft die Knoten.
bug_covered_log|Käfer auf dem Stamm|Auf dem Stamm ist Berufsverkehr, und alle Spuren sind voll.
giant_birdhouse|Das zu große Vogelhaus|Du darfst bleiben, bis der Besitzer zurück ist.
mist_shrouded_mountain|Der Berg im Nebel|Du weißt, dass er da ist, denn er hat nicht geantwortet.
guardian_statues|Zwischen den Wächtern|Sie lassen dich durch, aber sie merken sich dein Gesicht.
habit_city_streets|Die Straßen von Habit City|Du grüßt die Bäckerin, den Straßenkehrer und die Katze, in dieser Reihenfolge.
on_tree_branch|Auf einem Ast|Du lässt die Beine baumeln und gehst niemanden etwas an.
buried_treasure|Wo das X den Schatz zeigt|Das X zeigt die Stelle, an der man Blasen bekommt.
ocean_sunrise|Die Sonne steigt aus dem Meer|Sie kommt aus dem Wasser und trieft vor Gold.
sandcastle|Herrschaft über die Sandburg|Heute bist du klein, und das hier gehört dir.
giant_seashell|Eine Muschel zum Hineinfallen|Wenn du das Ohr daran hältst, fällst du hinein.
kelp_forest|Der wiegende Tang|Du schwimmst zwischen den Stämmen, und alles wiegt sich zustimmend.
midnight_lake|Der See um Mitternacht|Du lässt einen Stein über die Sterne springen.
back_of_giant_beast|Auf dem Rücken eines Riesen|Du hast ihm nicht gesagt, dass du da bist.
desert_dunes|Eine Düne noch|Du bist eine hinauf- und eine hinuntergegangen, und da ist noch eine.
summer_fireworks|Feuerwerk über dem See|Im See ist es auch, in die andere Richtung.
beside_well|Am Brunnen|Du wirfst eine Münze hinein und wartest auf das Platschen.
garden_shed|Der Gartenschuppen|Du wolltest nur die Schere holen, vor einer Stunde.
pixelists_workshop|Die Werkstatt für Pixelkunst|Man sagt dir, du sollst stillhalten, Kästchen für Kästchen.
magical_candles|Die lesenden Kerzen|Sie schweben herauf, um besser zu sehen, was du liest.
spooky_hotel|Hotelzimmer dreizehn|Die Klingel klingelt sich selbst, und Zimmer dreizehn ist gemacht.
tar_pits|Die Teergruben|Du gehst am Rand entlang und siehst einem Mammut ins Auge.
fiber_arts_room|Das Wollzimmer|Du sitzt zwischen tausend Farben, und eine Masche ist dir gefallen.
midnight_castle|Die Burg mit einem hellen Fenster|Ein Fenster ist hell; irgendjemand ist immer noch nicht fertig.
tornado|Mit dem Wirbelsturm hinauf|Dein Haus ist hochgegangen, um sich die Welt anzusehen.
crosscountry_ski_trail|Die Loipe|Du findest einen Rhythmus, und er bringt dich nach Hause.
starry_winter_night|Sterne über Schnee|Der Schnee unten und die Sterne oben leisten einander Gesellschaft.
toymakers_workshop|Die Spielzeugwerkstatt|Du reichst den winzigen Hammer, wenn man dich darum bittet.
aurora|Unter dem Nordlicht|Jemand schüttelt einen grünen Vorhang über dem ganzen Himmel aus.
driving_a_sleigh|Die Zügel des Schlittens|Du hast die Zügel und die Glöckchen, das Sagen haben die Pferde.
flying_over_icy_steppes|Hoch über der eisigen Steppe|Die Mammuts da unten sind Punkte und gehen in einer Reihe.
chessboard_land|Das Land des Schachs|Du darfst ein Feld weiter, wenn keiner hinsieht.
magical_museum|Das Museum nach Feierabend|Die Bilder drehen sich um, wenn der Wärter sich umdreht.
rose_garden|Zeit für die Rosen|Du bleibst stehen und riechst daran, wie man es immer tun soll.
driving_a_coach|Auf dem Kutschbock|Die Straße gehört dir, bis zur nächsten Pfütze.
elegant_balcony|Der Balkon zum Winken|Du winkst, für alle Fälle.
gorgeous_greenhouse|Das beschlagene Gewächshaus|Deine Brille beschlägt vor lauter Üppigkeit.
flying_over_an_ancient_forest|Hoch über den ältesten Bäumen|Du siehst auf Wipfel, die schon vor den Wörtern da waren.
flying_over_a_field_of_wildflowers|Hoch über den Wildblumen|All die Farbe zieht unter dir vorbei wie ein Tuch.
tulip_garden|Tulpen in Reihen|Sie stehen in Reihen und schaffen es trotzdem, fröhlich zu sein.
champions_colosseum|Die Arena der Besten|Die Menge ruft einen Namen, und du glaubst, es könnte deiner sein.
fantastical_shoe_store|Der fantastische Schuhladen|Ein Paar davon geht allein nach Hause.
terraced_rice_field|Eine Treppe aus Reis|Du steigst eine Treppe aus kleinen Himmeln hinauf.
at_the_docks|Unten am Hafen|Du liest die Namen an den Schiffen und hättest gern alle.
rowboat|Draußen im Ruderboot|Du hast zwei Ruder und keine Termine.
pirate_flag|Unter der Piratenflagge|Du hast niemanden ausgeraubt, sie flattert nur so schön.
dark_deep|Die dunkle Tiefe|Du siehst nichts, und es sieht dich.
dilatory_city|Die Stadt Dilatory|Die Uhren hier schwimmen, und niemand kommt je zu spät.
tide_pool|Am Rand eines Gezeitentümpels|Du hockst dich hin, und eine kleine Welt hockt sich dazu.
training_grounds|Der Übungsplatz|Die Puppe hat dich zweimal besiegt, aber nur nach Punkten.
flying_over_rocky_canyon|Flug über die Felsschlucht|Du wirfst deinen Schatten über die Schlucht und folgst ihm.
bridge|Mitten auf der Brücke|Du stehst in der Mitte und gehörst zu keinem Ufer.
apple_picking|Beim Äpfelpflücken|Einer für den Korb, einer für unterwegs.
giant_book|Spaziergang auf der Seite|Du gehst die Zeile entlang und steigst über die Kommas.
cozy_barn|Die gemütliche Scheune|Das Heu ist warm, und neben dir atmet etwas Wolliges.
bayou|Mit der Stange durchs Bayou|Du stakst zwischen den Bäumen, und ein Baumstamm zwinkert.
creepy_castle|Das zuvorkommende Schloss|Die Tür geht auf, bevor du klopfst, um dir die Mühe zu sparen.
dungeon|Ein vertrauter Kerker|Du kennst die Wände beim Namen.
back_alley|Gasse der Katzen|Die Katzen halten eine Versammlung ab, und du stehst nicht auf der Liste.
glowing_mushroom_cave|Die Höhle der Leuchtpilze|Du brauchst keine Lampe, nur ein wenig Mut.
cozy_bedroom|Das gemütliche Schlafzimmer|Noch fünf Minuten, sagt die Decke.
flying_over_snowy_mountains|Hoch über den Schneegipfeln|Du gleitest über die Gipfel und hörst nur deinen eigenen Hut.
frosty_forest|Der Wald mit den weißen Handschuhen|Jeder Zweig hat weiße Handschuhe angezogen.
snowy_day_fireplace|Ein Kamin an einem Schneetag|Deine Socken dampfen, und der Kakao auch.
avalanche|Die Lawine nach dem Niesen|Du hättest nicht niesen sollen.
archaeological_dig|Die vorsichtige Grabung|Du pinselst und pinselst, und es ist ein Teelöffel.
scribes_workshop|Die Schreibstube|Du hast nur den einen Heiligen verkleckst.
medieval_kitchen|Die Küche von anno dazumal|Du drehst den Spieß und bewachst den Pudding.
old_fashioned_bakery|Die altmodische Bäckerei|Du lebst vom Duft, bis das erste Brot herauskommt.
valentines_day_feasting_hall|Das Festmahl am Valentinstag|Jemand hat dir eine Rose auf den Teller gelegt und sieht weg.
duck_pond|Freunde am Ententeich|Du hast Brot, also hast du Freunde.
field_with_colored_eggs|Ein Feld mit bunten Eiern|Du bist auf eins getreten. Tu ganz natürlich.
flower_market|Der Blumenmarkt am Morgen|Du wolltest nur einen Strauß, und jetzt nickt dir eine ganze Wagenladung zu.
halflings_house|Das Haus des Halblings|Du stößt dir den Kopf und wirst zum zweiten Frühstück gebeten.
blossoming_desert|Die Wüste nach dem Regen|Es hat einmal geregnet, und die Wüste hat geantwortet.
birch_forest|Die Birken sehen zu|Die Bäume sehen dich mit hundert dunklen Augen an, freundlich.
dojo|Das Dojo am Morgen|Du verbeugst dich, du fällst, du verbeugst dich wieder.
park_with_statue|Die Statue und die Tauben|Die Tauben behandeln ihn ohne jeden Respekt.
rainbow_meadow|Eine Wiese in allen Farben|Das Gras kann sich nicht entscheiden, und du wolltest es auch nicht anders.
school_of_fish|Einer aus dem Schwarm|Alle wenden auf einmal, und einen Augenblick lang du auch.
seaside_cliffs|Am Rand der Klippen|Du bleibst weit zurück und beugst dich weit vor.
underwater_vents|Der kochende Meeresgrund|Das Meer kocht, und jemand wohnt darin.
lake_with_floating_lanterns|Der See der Laternen|Jede trägt einen Wunsch; deine hast du aus den Augen verloren.
flying_over_tropical_islands|Hoch über warmen Inseln|Da unten liegen sie wie Krümel auf einem blauen Tuch.
among_giant_anemones|Im Anemonenwald|Du winkst, denn das tun hier alle.
amid_ancient_ruins|Mittagspause in den Ruinen|Du sitzt auf einer Säule und isst dein Brot, wie man es hier schon immer getan hat.
giant_dandelions|Unter den Pusteblumen|Nicht niesen, sonst ist Herbst.
treehouse|Das Baumhaus mit hochgezogener Leiter|Du ziehst die Leiter hoch, und die Welt kann warten.
autumn_flower_garden|Das letzte Blumenbeet|Den Astern hat keiner gesagt, dass es vorbei ist.
in_an_ancient_tomb|Im alten Grab|Du hast den Lichtschalter gefunden; es ist eine Schlange.
in_a_classroom|Wieder in der Schule|Das weißt du. Du meldest dich sogar.
foggy_moor|Verirrt im Moor|Du folgst dem Pfad oder dem, was danach klingt.
monster_makers_workshop|Die Monsterwerkstatt|Ein Bein ist übrig geblieben. Das sei schon in Ordnung, sagt der Meister.
pumpkin_carriage|Die Kutsche bis Mitternacht|Sie fährt bis Mitternacht, danach ist sie Suppe.
farmers_market|Der Bauernmarkt|Du darfst ein Stück probieren, und du probierst mehrere.
flying_in_a_thunderstorm|Oben zwischen den Blitzen|Du und der Blitz, ihr habt euch auf Rechtsverkehr geeinigt.
potion_shop|Beim Tränkehändler|Den grünen nicht anfassen. Nach dem grünen nicht fragen.
holiday_market|Der Wintermarkt|Lichter, Zimt, und dein Geldbeutel wird leichter.
holiday_wreath|Im Kranz|Du stehst mittendrin wie eine Schleife.
winter_nocturne|Ein Klavier unter Schnee|Unter dem Schnee spielt jemand Klavier.
birthday_party|Ein Überraschungsfest|Damit hast du nicht gerechnet, sagst du und versteckst deinen Papierhut.
desert_with_snow|Schnee auf den Kamelen|So etwas haben die Kamele noch nie gesehen, und der Schnee auch nicht.
snowglobe|Die Schneekugel|Ab und zu schüttelt sie jemand, und du hältst dich an der Kirche fest.
elegant_ballroom|Auf dem Parkett|An den ersten Schritt erinnerst du dich, auf den Rest hoffst du.
hall_of_heroes|Der Saal mit dem leeren Rahmen|Ein Rahmen hier ist leer, ungefähr in deiner Größe.
tea_party|Tee in der falschen Runde|Rück einen Platz weiter. Marmelade gibt es immer erst morgen.
among_giant_flowers|Unter einem einzigen Blütenblatt|Du sitzt unter einem Blütenblatt, bis der Regen vorbei ist.
butterfly_garden|Ein Garten voller Schmetterlinge|Du streckst einen Finger aus und bist für jemanden ein Ast.
succulent_garden|Der anspruchslose Garten|Sie verlangen so wenig, dass du meinst, du solltest mit ihnen reden.
animal_clouds|Ein Zoo am Himmel|Du siehst einen Wal, du siehst einen Hasen, und die da sucht ihren Regenschirm.
heather_field|Heide bis zum Horizont|Lila bis zum Horizont, und alles davon summt.
rainy_barnyard|Schönes Wetter für Enten|Die Enten finden, dass es sehr gut läuft.
habit_city_rooftops|Über den Dächern von Habit City|Du siehst die Wäscheleinen aller, die früh aufgestanden sind.
hot_air_balloon|Hinauf mit dem Ballon|Ausnahmsweise steigst du mühelos auf.
strawberry_patch|Zwischen den Erdbeeren|Du pflückst mit beiden Händen und isst mit der dritten.
relaxation_river|Der faule Fluss|Du sitzt in einem Gummireifen, und das ist der Plan.
salt_lake|Der See, der dich trägt|Du kannst nicht untergehen, so sehr du dir auch Sorgen machst.
viking_ship|Das Wikingerschiff|Alle rudern, und jemand singt, schlecht, von zu Hause.
beach_cabana|Eine Strandhütte voller Schatten|An diesem Nachmittag besitzt du nichts als Schatten.
swimming_among_jellyfish|Quallen im Nachthemd|Sie ziehen vorbei wie Lampen im Nachthemd.
underwater_ruins|Der Senat der Fische|Fische gehen ein und aus, wo einmal die Senatoren gingen.
camping_out|Eine Nacht im Zelt|Das Zelt soll so aussehen.
jungle_canopy|Auf Höhe der Tukane|Hier oben stehst du mit den Tukanen auf Augenhöhe.
productivity_plaza|Der pünktliche Platz|Der Brunnen läuft nach Plan, und die Tauben haben Termine.
flying_over_an_autumn_forest|Hoch über dem brennenden Wald|Da unten steht die Welt in Flammen, ganz harmlos.
giant_autumn_leaf|An Bord eines fallenden Blatts|Du segelst darauf herab, in weiten Schwüngen.
herding_sheep_in_autumn|Die Schafe kommen herunter|Du pfeifst, und den Rest macht der Hund.
crescent_moon|Angeln vom Mond aus|Du sitzt in der Biegung und lässt die Schnur hängen.
haunted_forest|Der Wald ohne Rückweg|Den Pfad hat jemand hinter dir aufgerollt.
spooky_scarecrow_field|Vogelscheuche in der Pause|Eine von ihnen hat gerade Pause.
mystical_observatory|Die Sternwarte|Du siehst durch das falsche Ende und erblickst dich selbst, weit weg.
resting_in_the_inn|Ruhe im Gasthaus|Falls jemand fragt: Du bist nicht da.
river_of_lava|Der Strom aus Feuer|Du hältst mit einem gewissen Interesse nach der Brücke Ausschau.
gingerbread_house|Das angeknabberte Haus|Du knabberst nur an den Teilen, die nichts tragen.
holiday_hearth|Strümpfe am Kamin|Die Strümpfe hängen, und einer davon zappelt.
inside_an_ornament|Die goldene Kugel|Du siehst das ganze Zimmer um dich herumgebogen, in Gold.
hot_spring|Die heiße Quelle im Schnee|Auf deinem Hut liegt Schnee, und deine Zehen singen.
icicle_bridge|Die Brücke aus Eiszapfen|Du gehst auf Zehenspitzen hinüber, und das Echo auch.
wintry_castle|Die Burg in der Kälte|Die Wachen stampfen mit den Füßen, im Takt.
flying_over_glacier|Flug über den Gletscher|Du fliegst an einem Fluss entlang, der zehntausend Jahre braucht.
heart_shaped_bubbles|Blasen in Herzform|Eine landet auf deiner Nase und meint es ernst.
throne_room|Raum mit Thron|Der Stuhl ist frei, nur für einen Augenblick.
in_the_armory|In der Waffenkammer|Du probierst neun Helme an und siehst in zweien prachtvoll aus.
splash_in_a_puddle|Stiefel in der Pfütze|Du hast die Stiefel dafür, alles andere wäre Verschwendung.
spring_thaw|Das große Tauen|Alles tropft, rinnt und kichert.
among_cattails|Unten im Schilf|Du stehst zwischen den Rohrkolben, und etwas macht plumps.
cottage_construction|Ein Häuschen im Bau|Das Dach kommt nächste Woche, die Aussicht ist schon da.
elegant_garden|Der Kiesgarten|Du gehst über Kies, dem man gesagt hat, er solle leise knirschen.
afternoon_picnic|Picknick um drei|Die Ameisen haben jemanden vorausgeschickt.
dragons_lair|Die Drachenhöhle|Du schleichst zwischen den Münzen umher, und einer der Hügel atmet.
windmills|Die Riesen mit den Flügeln|Du nickst den Riesen zu, und sie drehen sich weiter.
clothesline|Waschtag|Die Laken füllen sich mit Wind und wollen irgendwohin.
forested_lakeshore|Das bewaldete Ufer|Du wirfst die Angel aus und fängst einen Nachmittag.
water_mill|Die alte Wassermühle|Sie erzählt seit Jahren dieselbe Geschichte, und du könntest ewig zuhören.
underwater_among_koi|Ein Karpfen unter Kois|Sie halten dich für einen ziemlich großen Karpfen und lassen sich nichts anmerken.
ghost_ship|Das Schiff der guten Geister|Der Geist an Bord ist ausgezeichnet.
raging_river|Der Fluss mit dem weißen Wasser|Du paddelst links, du paddelst rechts, und in der Mitte betest du.
daytime_misty_forest|Der Nebelwald bei Tag|Die Sonne fällt in Streifen herein, und du gehst dazwischen hindurch.
rope_bridge|Die Bloß-nicht-runtersehen-Brücke|Du siehst nicht hinunter, man hat dir gesagt, was da ist.
stone_tower|Der Turm mit zweihundert Stufen|Er hat zweihundert Stufen und ein Fenster, und es lohnt sich.
autumn_lakeshore|Laub auf dem See|Der See ist voller Blätter, und beide haben es nicht eilig.
autumn_poplars|Die Pappelstraße|Sie stehen an der Straße wie Kerzen, die jemand angezündet hat.
vineyard|Zwischen den Reben|Du gehst die Reihe entlang und bist den Wespen von einigem Nutzen.
cryptic_candles|Das letzte Wort in Kerzen|Sie stehen in einem Muster, und du stehst auf dem letzten Wort.
haunted_photo|Das Foto, auf dem es spukt|Als es aufgenommen wurde, wart ihr zu fünft.
undead_hands|Die winkenden Hände|Sie winken nur, sagst du dir, bis zum Ellbogen.
fortune_tellers_shop|Bei der Wahrsagerin|Sie wusste, dass du kommst, und hat Wasser aufgesetzt.
inside_a_potion_bottle|In der verkorkten Flasche|Du klopfst ans Glas, und jemand hält dich gegen das Licht.
spiral_staircase|Die Treppe rundherum hinauf|Du gehst schon eine Weile im Kreis, es muss also nach oben gehen.
winter_canyon|Die lauschende Schlucht|Der Fluss hat angehalten, um zuzuhören.
ice_palace|Der Palast aus Eis|Du darfst ihn anfassen, aber nicht lange.
frozen_polar_waters|Die höflichen Eisschollen|Die Schollen stoßen aneinander und sagen Entschuldigung.
meteor_shower|Ein Regen von Wünschen|Deine Wünsche sind aufgebraucht, jetzt nimmst du die von anderen.
palm_tree_with_fairy_lights|Eine Palme im Winterkleid|Es ist der falsche Baum und genau der richtige.
snowy_farm|Dampf aus dem Kuhstall|Im Kuhstall brennt Licht, und es dampft.
winter_waterfall|Der Wasserfall in der Warteschleife|Er hat mitten im Satz aufgehört, im Dezember.
orange_grove|Tausend kleine Sonnen|Du gehst unter tausend kleinen Sonnen.
iridescent_clouds|Wolken aus Perlmutt|Sie haben die Farbe einer Muschel von innen, schon den ganzen Morgen.
animals_den|Der Bau der Tiere|Du darfst hinein, wenn du dich zusammenrollst.
brick_wall_with_ivy|Die Mauer mit dem Efeu|Du lehnst dich dagegen und siehst aus wie jemand auf einer Plattenhülle.
flowering_prairie|Blumen bis zum Himmel|Es geht so weiter, bis es Himmel ist.
blossoming_trees|Blütenblätter im Tee|Du stehst darunter und bekommst Blütenblätter in den Tee.
flower_shop|Entschuldigungen in drei Größen|Du fragst nach etwas, das um Verzeihung bittet, und die Floristin hat es in drei Größen.
springtime_lake|Der See im Frühling|Das Eis ist weg, die Enten sind zu Hause und erzählen es allen.
on_a_castle_wall|Wache auf der Mauer|Du gehst auf und ab, und niemand greift an.
enchanted_music_room|Die Harfe spielt sich ein|Die Harfe spielt sich ein, ganz allein.
castle_gate|Rufen am Tor|Du rufst hinauf, wer du bist, und dann noch einmal, lauter.
beach_with_dunes|Gras auf den Dünen|Das Gras schreibt etwas in den Sand, immer wieder.
mountain_waterfall|Ein Regenbogen für dich allein|Du stehst in der Gischt und hast einen ganzen Regenbogen für dich.
sailboat_at_sunset|Vor der Nacht nach Hause segeln|Der Wind reicht gerade, um vor der Dunkelheit zu Hause zu sein.
bioluminescent_waves|Leuchtende Wellen|Wohin du auch trittst, das Meer leuchtet auf.
underwater_cave|Eine Blase voll Luft|Hier ist eine Blase voll Luft, und du teilst sie dir gut ein.
underwater_statues|Die Statuen da unten|Sie heben die Hände, als fragten sie, wie spät es ist.
rainbow_eucalyptus|Die bemalten Bäume|Jemand hat an den Bäumen Farbe ausprobiert.
messy_room|Das Zimmer, in dem alles ist|Du weißt, wo alles ist: hier.
by_a_campfire|Am Lagerfeuer|Vorn ist dir heiß, hinten kalt, und dein Marshmallow ist weg.
theatre_stage|Vorhang auf|Der Vorhang ist offen, und der Text fällt dir schon noch ein.
autumn_picnic|Picknick im Laub|Du isst schnell, bevor die Blätter im Salat sind.
old_photo|Das alte Foto|Du musstest eine Minute lang die Luft anhalten, und das sieht man.
spooky_ruins|Ruinen mit Zugluft|Es zieht, obwohl keine Wand mehr da ist, durch die es ziehen könnte.
mask_makers_workshop|Die Maskenwerkstatt|Alle sehen dich an, und eine davon bist du.
cemetery_gate|Das quietschende Tor|Es quietscht aus Gewohnheit.
among_giant_mushrooms|Die Schirme der Wichtel|Du stellst dich mit ein paar Wichteln unter, und sie verlangen Eintritt.
misty_autumn_forest|Eicheln im Nebel|Du hörst die Eicheln fallen und ab und zu einen Gedanken.
autumn_bridge|Blätterrennen an der Brücke|Du lässt auf dieser Seite ein Blatt fallen und rennst auf die andere.
branches_of_a_holiday_tree|Im Baum neben dem Engel|Du sitzt zwischen einem Engel und einer Trompete aus Glas.
inside_a_crystal|Vierzigmal du im Kristall|Dich gibt es vierzigmal, und alle sehen gut aus.
snowy_village|Rauch über dem Dorf|Aus jedem Schornstein steigt der Rauch gerade auf, wie gezeichnet.
rime_ice|Nebel, der auf Bäumen schläft|Der Nebel ist auf den Bäumen eingeschlafen.
snowy_temple|Der Tempellöwe im Schnee|Du wischst dem Löwen im Vorbeigehen die Nase frei.
winter_lake_with_swans|Schwäne im Winter|Sie gleiten und sagen nicht, wie kalt es ist.
in_front_of_fountain|Vor dem Springbrunnen|Du hast dir etwas gewünscht und bist nass geworden, vielleicht war es das schon.
golden_birdcage|Der goldene Käfig|Die Tür steht offen. Es ist eher ein Thron.
fancy_bedroom|Das Zimmer mit elf Kissen|Es sind elf Kissen, und jedes musst du irgendwohin legen.
jungle_watering_hole|Friede am Wasserloch|Alle trinken, und niemand frisst irgendwen, bis sechs.
mangrove_forest|Mangroven mit hochgekrempelten Hosen|Die Bäume haben die Hosenbeine hochgekrempelt.
old_timey_basketball_court|Der Basketballplatz von früher|Der Korb ist ein Korb, und die Leiter ist in Reparatur.
leafy_tree_tunnel|Der grüne Tunnel|Du gehst durch Grün, bis du den Rest vergessen hast.
springtime_shower|Ein Schauer im Frühling|Es regnet, und die Sonne scheint, also such die andere Hälfte des Bogens.
under_wisteria|Unter dem Blauregen|Du ziehst den Kopf ein, und es riecht nach irgendjemandes Hochzeit.
in_a_painting|In einem nassen Gemälde|Lehn dich nicht an den Himmel, er ist noch nicht trocken.
flying_over_hedge_maze|Flug über den Irrgarten|Von hier aus ist es ganz einfach.
cretaceous_forest|Farne und etwas dahinter|Die Farne sind riesig, und dahinter ist etwas, das noch riesiger ist.
in_an_aquarium|Auf der falschen Seite der Scheibe|Jemand tippt an die Scheibe. Du plusterst dich auf.
inside_adventurers_hideout|Das Versteck der Abenteurerin|An der Wand hängt eine Karte, und Käse gibt es auch.
crater_lake|Was der Berg hinterließ|Ein Berg ist in die Luft gegangen und hat dir das hier gelassen.
on_a_paddlewheel_boat|Auf dem Schaufelraddampfer|Das Rad dreht sich, das Banjo spielt weiter, und niemand steigt aus.
colorful_coral|Korallen in voller Farbe|Es ist wie ein Feuerwerk, das beschlossen hat zu bleiben.
boardwalk_into_sunset|Ein Steg ins Abendrot|Die Bretter knarren, und das Licht reicht gerade so lange.
bonsai_collection|Die kleinen alten Bäume|Du kommst dir riesig vor und atmest vorsichtig aus.
dreamy_island|Eine geträumte Insel|Wie du hergekommen bist, weißt du nachher nicht mehr, nur dass es warm war.
rock_garden|Der geharkte Garten|Du harkst eine Welle um einen Stein und bist ruhig bis Dienstag.
moving_day|Der Kessel ist im letzten Karton|Alles ist in Kartons, und der Kessel ist im letzten.
covered_bridge_in_autumn|Die summende Brücke|Du summst, weil sie zurücksummt.
baobab_forest|Bäume verkehrt herum|Jemand hat die Bäume verkehrt herum eingepflanzt, vor langer Zeit.
spectral_candle_room|Die Kerzen gehen aus|Sie gehen eine nach der anderen aus, vom anderen Ende her.
monstrous_cave|Die Höhle mit Zähnen|Die Steine am Eingang stehen in zwei Reihen und sind ziemlich spitz.
jack_o_lantern_stacks|Stapelweise Kürbislaternen|Nimm nicht die unterste heraus, wie sie auch grinst.
giant_cat|Einer Riesenkatze im Weg|Du bist ihr im Weg, und sie ist in dich verliebt.
barrel_cellar|Das besetzte Fass|Du klopfst an jedes, und eines sagt „besetzt“.
autumn_tree_tunnel|Der goldene Tunnel|Du gehst durch Gold, und es knirscht.
holiday_tree_forest|Der Wald, den die Füchse schmückten|Alle Bäume sind geschmückt; die Füchse verraten nicht, von wem.
ice_sculpture_festival|Neben dem Eisschwan|Du stehst neben dem Schwan, also behalt die Hände bei dir.
winter_full_moon|Lesen bei Mondlicht|Es ist hell genug, um die eigenen Spuren zu lesen.
winter_mountain_range|Berge in weißen Kitteln|Sie haben ihre weißen Kittel an und blicken auf dich herab wie Ärzte.
frozen_blue_pond|Die fliegenden Fische im Teich|Er ist so klar, dass die Fische zu fliegen scheinen.
ice_bubble_lake|Ein See voll gefrorener Blasen|Der See wollte gerade etwas sagen, als er zufror.
colorful_street|Die bunte Straße|Jedes Haus wollte das nebenan übertreffen, und alle haben gewonnen.
swan_boat|Der Schwan mit Pedalen|Du trittst, der Schwan sieht elegant aus.
heart_tree_tunnel|Der Tunnel in Herzform|Die Bäume haben eine Lücke für zwei gelassen.
flowering_forest|Der Wald im Festkleid|Der Wald hat sich fein gemacht, und du bist gekommen, wie du bist.
dog_park|Jeder Hund beim Namen|Du kennst von allen die Namen und von keinem den seines Menschen.
rainy_rainforest|Der Regenwald meint es ernst|Hier regnet es immer, aber heute ist es Ernst.
forest_sunset|Schwarze Stämme im Abendrot|Die Stämme werden schwarz, und alles dazwischen fängt Feuer.
wall_flowering_vines|Eine Wand aus blühenden Ranken|Irgendwo dahinter muss eine Tür sein.
container_garden|Garten in Eimern und Stiefeln|Tomaten im Eimer, Bohnen im Stiefel: Das zählt.
dragons_back|Auf dem Drachenrücken|Es ist warm hier oben, und du hältst dich am dritten Zacken fest.
maypole|Rund um den Maibaum|Du hast das blaue Band und darfst nicht loslassen, bis es ein Zopf ist.
potters_studio|In der Töpferei|Es sollte eine Vase werden. Jetzt ist es eine Schüssel, mit Gefühlen.
shell_gate|Das Muscheltor|Du klopfst und hörst das Meer antworten.
river_bottom|Auf dem Grund des Flusses|Die Strömung kämmt die Pflanzen, und dich auch.
savanna|Savanne|Das Gras ist so hoch wie ein Löwe, und das behältst du im Kopf.
magic_door_in_forest|Eine Zaubertür im Wald|Sie steht zwischen den Bäumen, einen Spalt offen, und riecht nach anderswo.
surrounded_by_ghosts|Im Kreis der Gespenster|Sie wollen nur wissen, wie es ausgegangen ist.
castle_hall_with_hearth|Der Burgsaal mit dem Kamin|Die Hunde haben die besten Plätze, du hast den zweitbesten.
first_snow_forest|Erster Schnee im Wald|Seit er neu ist, ist hier niemand gegangen.
winter_landscape_with_cabin|Eine Hütte, weit weg|Du siehst das Licht lange, bevor du da bist.
old_fashioned_tea_shop|Die altmodische Teestube|Die Tassen passen nicht zusammen, und der Kuchen hält nicht lange.
mountain_scene_with_blossoms|Die Bank unter dem Schnee|Oben Schnee, unten Blüten, und dazwischen du auf der Bank.
garden_with_flower_beds|Die Herrschaft im Blumenbeet|Du jätest einen Quadratmeter und regierst darüber.
trail_through_a_forest|Die nächste Biegung im Wald|Du nimmst die nächste Biegung, und dann kommt noch eine.
summer_seashore|Das Ufer, das in Bücher gerät|Sand im Buch, Salz auf den Seiten.
sirens_lair|Die Höhle der Sirene|Sie singt wunderschön. Halt dich am Geländer fest.
sunny_street_with_shops|Ein Bummel an den Läden vorbei|Du gehst wegen einer Briefmarke hinaus und kommst mit einer Lampe zurück.
autumn_swamp|Ein Sumpf, vom Nebel gerührt|Der Nebel hat eine Kelle darin und rührt um.
inside_forest_witchs_cottage|Im Häuschen der Waldhexe|Der Besen bittet dich, die Füße abzutreten.
castle_keep_with_banners|Banner am Burgturm|Sie knattern im Wind, und du fühlst dich angekündigt.
nighttime_street_with_shops|Die Ladenstraße bei Nacht|Die Läden sind zu, aber ihre Fenster unterhalten sich.
winter_desert_with_saguaros|Kakteen mit weißen Mützen|Die Kakteen tragen weiße Mützchen und wollen nicht darüber reden.
elegant_palace|Der Palast zum Schlittern|Du schlitterst übers Parkett, sobald der Diener sich umdreht.
waterfall_with_rainbow|Der Regenbogen auf Abruf|Er kommt und geht, je nachdem, wie du den Kopf hältst.
riding_a_comet|Ritt auf dem Kometen|Du kommst alle achtzig Jahre vorbei, also wink jetzt.
elven_citadel|Die geduldige Zitadelle|Man erwartet dich hier seit dreihundert Jahren und ist zu höflich, es zu sagen.
birthday_bash|Ein Fest mit Torte im Haar|Du hast Torte im Haar, also muss es gut gewesen sein.
on_a_strange_planet|Der Planet, der die Fahne fraß|Du hast eine Fahne aufgestellt, und er hat angefangen, sie zu essen.
airship|An Bord des Luftschiffs|Du steuerst nach den Wolken und nach dem Teekessel.
clocktower|Der Uhrturm|Du stehst hinter dem großen Zeiger und schiebst ein bisschen, wenn er nachgeht.
steamworks|Das zischende Werk|Es zischt, es stampft, und du hast das Ölkännchen.
violet|Schlichtes Violett|Ein ruhiges Violett für Leute, die nicht von sich ablenken wollen.
blue|Schlichtes Blau|Ein schlichtes Blau wie ein Morgen ohne Pläne.
green|Schlichtes Grün|Ein schlichtes Grün, erholsam für Augen, die auf Listen gesehen haben.
purple|Schlichtes Purpur|Ein schlichtes Purpur, königlich und ohne viel Aufhebens.
red|Schlichtes Rot|Ein schlichtes Rot zum Auffallen.
yellow|Schlichtes Gelb|Ein schlichtes Gelb wie Toast.
`;
