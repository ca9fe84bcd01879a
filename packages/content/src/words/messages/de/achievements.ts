/** Titles and texts of achievements, under the keys that achievements.json names. */
export const achievements = {
  achievementDilatory: 'Küstenwache von Dilatory',
  achievementDilatoryText:
    'Stand in dem Sommer auf dem Deich, als die Flut des Aufgeschobenen kam, und drückte dagegen.',
  achievementStressbeast: 'Ruhe der Steppe',
  achievementStressbeastText: 'Half, dem Stressbeast gut zuzureden, meist mit dem Schwert.',
  achievementBurnout: 'Hüter der Flamme',
  achievementBurnoutText: 'Half, Burnout abzukühlen, ehe er das ganze Land ausbrannte.',
  achievementBewilder: 'Klarer Kopf',
  achievementBewilderText: 'Half, den Bewilder davonzujagen, als keiner mehr wusste, wo oben ist.',
  achievementDysheartener: 'Flicker der Herzen',
  achievementDysheartenerText:
    'Half, den Dysheartener zu bezwingen und einem ganzen Land wieder Mut zu machen.',
  annoyingFriends: 'Eingeschneit',
  annoyingFriendsText:
    'Bekam {count, plural, one {einen Schneeball} other {# Schneebälle}} von Leuten ab, die sich Freunde nennen.',
  alarmingFriends: 'Durchschaut',
  alarmingFriendsText:
    'Wurde {count, plural, one {einmal} other {#-mal}} durchsichtig, dank Leuten, die sich Freunde nennen.',
  agriculturalFriends: 'In voller Blüte',
  agriculturalFriendsText:
    'Trieb {count, plural, one {einmal} other {#-mal}} Blüten, dank Leuten, die sich Freunde nennen.',
  aquaticFriends: 'Ganz im Meer',
  aquaticFriendsText:
    'Wurde {count, plural, one {einmal} other {#-mal}} nass gemacht von Leuten, die sich Freunde nennen.',
  beastMasterName: 'Meister der Tiere',
  beastMasterText: 'Hat alle neunzig Haustiere aus Funden ausgebrütet und weiß noch jeden Namen.',
  beastMasterText2:
    ' Hat sie {count, plural, one {einmal} other {#-mal}} alle freigelassen und von vorn angefangen.',
  beastAchievement: 'Neunzig Haustiere! Der Stall ist laut, das Herz ist voll. Du bist Meister der Tiere.',
  mountMasterName: 'Meister der Sättel',
  mountMasterText:
    'Hat alle neunzig Reittiere aus Funden aufgezogen. Niemand hatte je so viele Arten anzukommen.',
  mountMasterText2:
    ' Hat sie {count, plural, one {einmal} other {#-mal}} alle freigelassen und von vorn angefangen.',
  mountAchievement: 'Neunzig Reittiere! Dir steht jeder Weg offen. Du bist Meister der Sättel.',
  triadBingoName: 'Volles Haus',
  triadBingoText:
    'Hat alle neunzig Haustiere ausgebrütet, alle neunzig Reittiere aufgezogen und dann alle neunzig Haustiere noch einmal ausgebrütet.',
  triadBingoText2: ' Hat den vollen Stall {count, plural, one {einmal} other {#-mal}} freigelassen.',
  triadBingoAchievement: 'Jedes Haustier, jedes Reittier und jedes Haustier noch einmal. Volles Haus!',
  partyUpName: 'Zu zweit',
  partyUpText: 'Ist in einer Party, in der noch jemand ist.',
  partyOnName: 'Zu viert',
  partyOnText: 'Gehört zu einer Party von mindestens vieren.',
  streakSingular: 'In Schwung',
  streakSingularText: 'Hat eine Tagesaufgabe 21 Tage in Folge erledigt.',
  streakName: '{count, plural, one {Eine lange Serie} other {# lange Serien}}',
  streakText: 'Hat {count, plural, one {einmal} other {#-mal}} eine Tagesaufgabe 21 Tage in Folge erledigt.',
  perfectSingular: 'Nichts liegen gelassen',
  perfectSingularText:
    'Hat an einem Tag alle Tagesaufgaben erledigt. Am nächsten Morgen war die Kraft größer.',
  perfectName: '{count, plural, one {Ein perfekter Tag} other {# perfekte Tage}}',
  perfectText:
    'Hat {count, plural, one {an einem Tag} other {an # Tagen}} alle Tagesaufgaben erledigt. Am Morgen danach war die Kraft größer.',
  royallyLoyal: 'Königlich treu',
  royallyLoyalText: 'Hat an fünfhundert Tagen vorbeigeschaut. Im Thronsaal kennt man diese Schritte.',
  joinedGuild: 'Vereinsmensch',
  joinedGuildText: 'Ist einer Gilde beigetreten und wegen der Gesellschaft geblieben.',
  joinedChallenge: 'Herausgefordert',
  joinedChallengeText: 'Hat einen Wettbewerb angenommen, den sich jemand anderes ausgedacht hat.',
  invitedFriend: 'Gute Gesellschaft',
  invitedFriendText: 'Hat jemanden eingeladen, der kam und blieb.',
  achievementLostMasterclasser: 'Meister der Meister',
  achievementLostMasterclasserText:
    'Hat alle sechzehn Quests der Goldreihen beendet und weiß, wer auf dem leeren Stuhl saß.',
  achievementMindOverMatter: 'Geist über Materie',
  achievementMindOverMatterText:
    'Hat die Quests vom Stein, vom Schleim und vom Garn beendet: fest, flüssig und verheddert.',
  achievementJustAddWater: 'Nur noch Wasser dazu',
  achievementJustAddWaterText:
    'Hat jede Quest beendet, bei der man nass wird: Krake, Seepferdchen, Tintenfisch, Wal, Schildkröte, Meeresschnecke, Seeschlange und Delfin.',
  achievementBugBonanza: 'Krabbelglück',
  achievementBugBonanzaText:
    'Hat die Quests vom Käfer, vom Schmetterling, von der Schnecke und von der Spinne beendet.',
  achievementBareNecessities: 'Das Allernötigste',
  achievementBareNecessitiesText: 'Hat die Quests vom Affen, vom Faultier und vom Bäumling beendet.',
  achievementFreshwaterFriends: 'Freunde im Süßwasser',
  achievementFreshwaterFriendsText: 'Hat die Quests vom Axolotl, vom Frosch und vom Nilpferd beendet.',
  achievementSeasonalSpecialist: 'Kenner der Jahreszeiten',
  achievementSeasonalSpecialistText:
    'Hat die Eiersuche und beide Winterquests beendet. Das ist jetzt Brauch.',
  achievementLegendaryBestiary: 'Bestiarium der Legenden',
  achievementLegendaryBestiaryText:
    'Hat Drache, fliegendes Schwein, Greif, Seeschlange und Einhorn in allen zehn Farben ausgebrütet.',
  achievementBirdsOfAFeather: 'Gleich und gleich',
  achievementBirdsOfAFeatherText:
    'Hat alles, was fliegt, von der Eule bis zum fliegenden Schwein, in allen zehn Farben ausgebrütet.',
  achievementBonelessBoss: 'Chef ohne Knochen',
  achievementBonelessBossText:
    'Hat alles ohne Wirbelsäule in allen zehn Farben ausgebrütet. Kein Rückgrat, aber Charakter.',
  achievementCats: 'Katzenhirt',
  achievementCatsText:
    'Hat Gepard, Löwe, Säbelzahnkatze und Tiger in allen zehn Farben ausgebrütet. Keine kam auf Zuruf.',
  achievementDinosaurDynasty: 'Haus der Saurier',
  achievementDinosaurDynastyText:
    'Hat die großen Echsen und die Vögel, die daraus wurden, in allen zehn Farben ausgebrütet.',
  achievementDomesticated: 'Häuslich',
  achievementDomesticatedText:
    'Hat alles aus Haus und Hof in allen zehn Farben ausgebrütet und besitzt noch Möbel.',
  achievementDuneBuddy: 'Dünenfreund',
  achievementDuneBuddyText:
    'Hat Gürteltier, Kaktus, Fuchs, Frosch, Schlange und Spinne in allen zehn Farben ausgebrütet. Überall Sand.',
  achievementPlantParent: 'Pflanzenmutter, Pflanzenvater',
  achievementPlantParentText:
    'Hat Kaktus und Bäumling in allen zehn Farben ausgebrütet und ans Gießen gedacht.',
  achievementPolarPro: 'Polarprofi',
  achievementPolarProText:
    'Hat Bär, Fuchs, Pinguin, Wal und Wolf in allen zehn Farben ausgebrütet. Schal nicht vergessen.',
  achievementReptacularRumble: 'Schuppenschau',
  achievementReptacularRumbleText: 'Hat alles mit Schuppen und Temperament in allen zehn Farben ausgebrütet.',
  achievementRodentRuler: 'Mit Käse gekrönt',
  achievementRodentRulerText:
    'Hat Meerschweinchen, Ratte und Eichhörnchen in allen zehn Farben ausgebrütet. Der Käse ist weg.',
  achievementRoughRider: 'Rauer Ritt',
  achievementRoughRiderText:
    'Hat Kaktus, Igel und Stein in allen zehn Farben ausgebrütet und aufgezogen und auf jedem gesessen.',
  achievementWoodlandWizard: 'Zauberer der Wälder',
  achievementWoodlandWizardText: 'Hat alles, was im Wald lebt, in allen zehn Farben ausgebrütet.',
  achievementZodiacZookeeper: 'Wärter des Tierkreises',
  achievementZodiacZookeeperText:
    'Hat die zwölf Tiere des Tierkreises in allen zehn Farben ausgebrütet. Zwölf gute Jahre.',
  achievementBackToBasics: 'Zurück zum Anfang',
  achievementBackToBasicsText:
    'Hat alle neun gewöhnlichen Haustiere ausgebrütet. Irgendwo beginnt jede Sammlung.',
  achievementDustDevil: 'Staubteufel',
  achievementDustDevilText: 'Hat alle neun Wüstentiere ausgebrütet. Der Regen fehlt ihnen nicht.',
  achievementMonsterMagus: 'Spätaufsteher',
  achievementMonsterMagusText: 'Hat alle neun Zombietiere ausgebrütet. Sie sind sanfter, als sie riechen.',
  achievementPrimedForPainting: 'Grundiert',
  achievementPrimedForPaintingText:
    'Hat alle neun weißen Haustiere ausgebrütet. Zum Pinsel hat noch keiner gegriffen.',
  achievementTickledPink: 'Ganz in Rosa',
  achievementTickledPinkText:
    'Hat alle neun Haustiere in Zuckerwatterosa ausgebrütet. Klebrig, aber es lohnt sich.',
  achievementGoodAsGold: 'Gold wert',
  achievementGoodAsGoldText: 'Hat alle neun goldenen Haustiere ausgebrütet. Der Stall braucht keine Lampe.',
  achievementBoneCollector: 'Knochensammler',
  achievementBoneCollectorText: 'Hat alle neun Gerippe ausgebrütet. Beim Essen klappert es.',
  achievementSeeingRed: 'Rotseher',
  achievementSeeingRedText: 'Hat alle neun roten Haustiere ausgebrütet. Böse ist keines, soweit man weiß.',
  achievementSeeingRedModalText:
    'Neun rote Haustiere, von jeder Art eines. Der Stall sieht aus wie ein Sonnenuntergang.',
  achievementVioletsAreBlue: 'Veilchenblau',
  achievementVioletsAreBlueText:
    'Hat alle neun Haustiere in Zuckerwatteblau ausgebrütet. Außen süß und innen süß.',
  achievementShadyCustomer: 'Zwielichtige Kundschaft',
  achievementShadyCustomerText:
    'Hat alle neun Schattentiere ausgebrütet. Zum Zählen brauchte es eine Laterne.',
  achievementAllYourBase: 'Grundausstattung',
  achievementAllYourBaseText:
    'Hat alle neun gewöhnlichen Reittiere aufgezogen. Schlichte Farben, feine Gangarten.',
  achievementAridAuthority: 'Wüstenkenner',
  achievementAridAuthorityText: 'Hat alle neun Reittiere der Wüste aufgezogen. Wasser ist für andere.',
  achievementUndeadUndertaker: 'Untoter Bestatter',
  achievementUndeadUndertakerText:
    'Hat alle neun Zombiereittiere aufgezogen. Sie laufen die ganze Nacht und fast den ganzen Tag.',
  achievementPearlyPro: 'Perlweiß',
  achievementPearlyProText: 'Hat alle neun weißen Reittiere aufgezogen. Der Feind heißt Schlamm.',
  achievementRosyOutlook: 'Rosige Aussicht',
  achievementRosyOutlookText:
    'Hat alle neun Reittiere in Zuckerwatterosa aufgezogen. Von da oben ist es sehr hübsch.',
  achievementAllThatGlitters: 'Alles, was glänzt',
  achievementAllThatGlittersText:
    'Hat alle neun goldenen Reittiere aufgezogen. Mit dem unauffälligen Kommen ist es vorbei.',
  achievementSkeletonCrew: 'Gerippemannschaft',
  achievementSkeletonCrewText: 'Hat alle neun Gerippe aufgezogen. Ein dickes Kissen hilft.',
  achievementRedLetterDay: 'Rot im Kalender',
  achievementRedLetterDayText: 'Hat alle neun roten Reittiere aufgezogen. Streich den Tag an.',
  achievementWildBlueYonder: 'Ab ins Blaue',
  achievementWildBlueYonderText:
    'Hat alle neun Reittiere in Zuckerwatteblau aufgezogen. Als Nächstes kommt der Horizont.',
  achievementShadeOfItAll: 'Alles Schatten',
  achievementShadeOfItAllText: 'Hat alle neun Schattenreittiere aufgezogen. Niemand sah sie kommen.',
  achievementBoneToPick: 'Ein Knochen zu rupfen',
  achievementBoneToPickText: 'Hat jedes Gerippe ausgebrütet, das es gibt, auch die aus Quests.',
  achievementCreatedTask: 'Erster Vorsatz',
  achievementCreatedTaskText: 'Hat die allererste Aufgabe aufgeschrieben.',
  achievementCompletedTask: 'Erster Erfolg',
  achievementCompletedTaskText: 'Hat die allererste Aufgabe erledigt.',
  achievementHatchedPet: 'Erster Schlüpfling',
  achievementHatchedPetText: 'Hat das allererste Haustier ausgebrütet.',
  achievementFedPet: 'Erster Bissen',
  achievementFedPetText: 'Hat zum allerersten Mal ein Haustier gefüttert.',
  achievementPurchasedEquipment: 'Erster Kauf',
  achievementPurchasedEquipmentText: 'Hat das allererste Stück Ausrüstung gekauft.',
  contribName: 'Mitwirkende',
  contribText: 'Hat geholfen, diesen Ort zu bauen: mit Code, Bildern, Worten oder sehr viel Geduld.',
  npcAchievementName: '{key} im Laden',
  npcAchievementText:
    'Hat die Anfänge so großzügig unterstützt, dass ein Teil dieser Welt dieses Gesicht trägt.',
  kickstartName: 'Förderung, Stufe {key}',
  kickstartText: 'Hat das Fundament bezahlt, ehe es ein Haus gab.',
  veteran: 'Veteran',
  veteranText: 'Erinnert sich an die alten Tage und hat aufgehört, über die neuen zu klagen.',
  originalUser: 'Original',
  originalUserText: 'War dabei, als alles anfing.',
  helped: 'Eine große Hilfe',
  surveysSingle: 'Hat eine Umfrage beantwortet und diesem Ort beim Wachsen geholfen.',
  surveysMultiple:
    'Hat {count, plural, one {eine Umfrage} other {# Umfragen}} beantwortet und diesem Ort beim Wachsen geholfen.',
  achievementKickstarter2019: 'Überzeugt seit 2019',
  achievementKickstarter2019Text: 'Hat 2019 die Sammlung für die Anstecknadeln unterstützt.',
  achievementGroupsBeta2022: 'Gruppentester',
  achievementGroupsBeta2022Text: 'Hat 2022 mit uns Gruppenpläne ausprobiert und uns gesagt, was kaputtging.',
  habiticaDay: 'Namenstag',
  habiticaDaySingularText: 'Hat einen Namenstag gefeiert. Danke, dass du da bist.',
  habiticaDayPluralText:
    'Hat {count, plural, one {einen Namenstag} other {# Namenstage}} gefeiert. Danke, dass du da bist.',
  habitBirthday: 'Geburtstagsgast',
  habitBirthdayText: 'Kam zu einem Geburtstagsfest und aß die Beweise auf.',
  habitBirthdayPluralText:
    'Kam zu {count, plural, one {einem Geburtstagsfest} other {# Geburtstagsfesten}} und aß die Beweise auf.',
  costumeContest: 'Bestes Kostüm',
  costumeContestText: 'Hat sich für einen Kostümwettbewerb verkleidet.',
  costumeContestTextPlural:
    'Hat sich für {count, plural, one {einen Kostümwettbewerb} other {# Kostümwettbewerbe}} verkleidet.',
  ultimGearName: 'Feinster Zwirn: {ultClass}',
  ultimGearText: 'Besitzt die besten Waffen und Rüstungen, die es für Gold gibt. Klasse: {ultClass}.',
  greetingCardAchievementTitle: 'Hallihallo',
  greetingCardAchievementText:
    'Hat {count, plural, one {einen Gruß} other {# Grüße}} verschickt oder bekommen. Hallo, hallo.',
  thankyouCardAchievementTitle: 'Sehr verbunden',
  thankyouCardAchievementText:
    'Hat {count, plural, one {eine Dankeskarte} other {# Dankeskarten}} verschickt oder bekommen.',
  nyeCardAchievementTitle: 'Weg mit dem Alten',
  nyeCardAchievementText:
    'Hat {count, plural, one {eine Neujahrskarte} other {# Neujahrskarten}} verschickt oder bekommen.',
  valentineCardAchievementTitle: 'Herz auf der Zunge',
  valentineCardAchievementText:
    'Hat {count, plural, one {eine Valentinskarte} other {# Valentinskarten}} verschickt oder bekommen.',
  birthdayCardAchievementTitle: 'Noch eine Kerze',
  birthdayCardAchievementText:
    'Hat {count, plural, one {eine Geburtstagskarte} other {# Geburtstagskarten}} verschickt oder bekommen.',
  congratsCardAchievementTitle: 'Hoch, hoch, hoch',
  congratsCardAchievementText:
    'Hat {count, plural, one {eine Glückwunschkarte} other {# Glückwunschkarten}} verschickt oder bekommen.',
  getwellCardAchievementTitle: 'Hühnersuppe',
  getwellCardAchievementText:
    'Hat {count, plural, one {eine Genesungskarte} other {# Genesungskarten}} verschickt oder bekommen.',
  goodluckCardAchievementTitle: 'Daumen gedrückt',
  goodluckCardAchievementText:
    'Hat {count, plural, one {eine Viel-Glück-Karte} other {# Viel-Glück-Karten}} verschickt oder bekommen.',
  friend: 'Freund',
  elite: 'Elite',
  champion: 'Champion',
  legendary: 'Legende',
  guardian: 'Wächter',
  heroic: 'Held',
  basicAchievs: 'Alltag',
  onboardingAchievs: 'Erste Schritte',
  seasonalAchievs: 'Saisonal',
  specialAchievs: 'Besonderes',
} as const;
