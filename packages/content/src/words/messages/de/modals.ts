/** What the dialog says when a collection or a series of quests is complete (rules-play-and-shops 2.7, 7.8). */
export const modals = {
  modalAchievement: 'Ein Erfolg!',
  achievementBackToBasicsModalText: 'Neun gewöhnliche Haustiere, und keines davon ist gewöhnlich.',
  achievementDustDevilModalText: 'Neun Wüstentiere. Bis zum Frühling kehrst du Sand.',
  achievementMonsterMagusModalText: 'Neun Zombietiere, und alle freuen sich, dass sie wieder auf sind.',
  achievementPrimedForPaintingModalText: 'Neun weiße Haustiere. Versteckt die Farbe.',
  achievementTickledPinkModalText: 'Neun rosa Haustiere, und jedes klebt dir am Ärmel.',
  achievementGoodAsGoldModalText: 'Neun goldene Haustiere. Die Lampe kannst du jetzt löschen.',
  achievementBoneCollectorModalText:
    'Neun Skelettierchen. Im Stall klingt es wie in einer Schublade voller Löffel.',
  achievementVioletsAreBlueModalText: 'Neun blaue Haustiere. Als hätte sich der Himmel zu dir gesetzt.',
  achievementShadyCustomerModalText: 'Neun Schattentiere, falls nicht eines davon dein eigener Schatten war.',
  achievementAllYourBaseModalText: 'Neun gewöhnliche Reittiere, und jedes kennt den Weg nach Hause.',
  achievementAridAuthorityModalText: 'Neun Wüstenreittiere. Die Karawane wartet auf dein Zeichen.',
  achievementUndeadUndertakerModalText:
    'Neun Zombiereittiere. Müde werden sie nie, sie zerfallen nur ein wenig.',
  achievementPearlyProModalText: 'Neun weiße Reittiere. Meide lieber den Feldweg.',
  achievementRosyOutlookModalText: 'Neun rosa Reittiere. Aus diesem Sattel sieht alles freundlicher aus.',
  achievementAllThatGlittersModalText:
    'Neun goldene Reittiere. Wenn du vorbeireitest, setzen die Leute dunkle Brillen auf.',
  achievementSkeletonCrewModalText: 'Neun Skelettreittiere. Sie sind schnell, sie sind treu, sie sind hart.',
  achievementRedLetterDayModalText: 'Neun rote Reittiere. Die ganze Straße kommt gucken.',
  achievementWildBlueYonderModalText:
    'Neun blaue Reittiere. Hinter dem Himmel ist noch mehr Himmel, und du darfst hin.',
  achievementShadeOfItAllModalText:
    'Neun Schattenreittiere. Du kommst an, und niemand hat gemerkt, dass du fort warst.',
  achievementLegendaryBestiaryModalText:
    'Fünf Legenden, zehn Farben. Wer Geschichten erzählt, möchte dich sprechen.',
  achievementBirdsOfAFeatherModalText:
    'Alles, was Flügel hat, in zehn Farben. Lass die Fenster zu. Oder auf.',
  achievementBonelessBossModalText: 'So viele ohne Knochen, in zehn Farben, und alle stehen zu dir.',
  achievementCatsModalText: 'Vier Arten Katzen in zehn Farben. Bedankt hat sich keine.',
  achievementDinosaurDynastyModalText:
    'Eine ganze Dynastie in zehn Farben, und die Möbel stehen noch. Die meisten.',
  achievementDomesticatedModalText: 'Der ganze Hof in zehn Farben. Du wirst früh aufstehen.',
  achievementDuneBuddyModalText: 'Sechs Freunde des Sandes in zehn Farben. Schüttle die Decke aus.',
  achievementPlantParentModalText: 'Kakteen und Setzlinge in zehn Farben, und alle sind gegossen.',
  achievementPolarProModalText: 'Fünf Freunde des Eises in zehn Farben. Setz schon einmal Teewasser auf.',
  achievementReptacularRumbleModalText:
    'Alles mit Schuppen, in zehn Farben. Gestritten wird draußen, so ist es ausgemacht.',
  achievementRodentRulerModalText:
    'Drei Arten Nager in zehn Farben. Lang mögest du herrschen, und versteck die Kekse.',
  achievementRoughRiderModalText:
    'Du hast auf Kaktus, Igel und Stein gesessen, in zehn Farben. Du darfst aufstehen.',
  achievementWoodlandWizardModalText:
    'Der ganze Wald in zehn Farben. Die Bäume verneigen sich, wenn du heimkommst.',
  achievementZodiacZookeeperModalText:
    'Zwölf Tiere in zehn Farben: Für dein Glück ist bis auf Weiteres gesorgt.',
  achievementBoneToPickModalText: 'Jedes Skelett, das es gibt. Niemand hat mehr im Schrank.',
  achievementLostMasterclasserModalText: 'Sechzehn Quests, und der fünfte Stuhl ist besetzt. Es gibt Suppe.',
  achievementBareNecessitiesModalText: 'Affe, Faultier und Setzling: Du warst auf jedem Baum, den es gibt.',
  achievementBugBonanzaModalText:
    'Käfer, Schmetterling, Schnecke und Spinne. Eine Weile hatten sie mehr Angst als du.',
  achievementFreshwaterFriendsModalText: 'Axolotl, Frosch und Nilpferd. Deine Stiefel dürfen jetzt trocknen.',
  achievementJustAddWaterModalText:
    'Du warst auf dem Grund von acht Gewässern und bist jedes Mal aufgetaucht.',
  achievementMindOverMatterModalText: 'Stein, Schleim und Garn. Dir widersteht nichts, in keinem Zustand.',
  achievementSeasonalSpecialistModalText:
    'Vierzig Eier, ein Sack, ein Fest. Das Jahr kann dich nicht mehr überraschen.',
} as const;
