/** What the dialog says when a collection or a series of quests is complete (rules-play-and-shops 2.7, 7.8). */
export const modals = {
  modalAchievement: 'An achievement!',
  achievementBackToBasicsModalText: 'Nine plain pets, and not a plain character among them.',
  achievementDustDevilModalText: 'Nine desert pets. You will be sweeping up sand until spring.',
  achievementMonsterMagusModalText: 'Nine zombie pets, all of them pleased to be up again.',
  achievementPrimedForPaintingModalText: 'Nine white pets. Somebody hide the paint.',
  achievementTickledPinkModalText: 'Nine pink pets, and every one of them sticks to your sleeve.',
  achievementGoodAsGoldModalText: 'Nine golden pets. You can turn down the lamp now.',
  achievementBoneCollectorModalText: 'Nine skeleton pets. The stable sounds like a box of spoons.',
  achievementVioletsAreBlueModalText: 'Nine blue pets. It is as if the sky had come in to sit down.',
  achievementShadyCustomerModalText: 'Nine shade pets, unless one of them was your own shadow.',
  achievementAllYourBaseModalText: 'Nine plain mounts, and each of them knows the way home.',
  achievementAridAuthorityModalText: 'Nine desert mounts. The caravan waits for your sign.',
  achievementUndeadUndertakerModalText: 'Nine zombie mounts. They never tire, they only fall apart a bit.',
  achievementPearlyProModalText: 'Nine white mounts. You had better stay off the footpath.',
  achievementRosyOutlookModalText: 'Nine pink mounts. Everything looks friendlier from that saddle.',
  achievementAllThatGlittersModalText: 'Nine golden mounts. People put on dark glasses when you ride by.',
  achievementSkeletonCrewModalText:
    'Nine skeleton mounts. They are fast, they are faithful, they are hard to sit on.',
  achievementRedLetterDayModalText: 'Nine red mounts. The whole street turns out to look.',
  achievementWildBlueYonderModalText:
    'Nine blue mounts. There is more sky behind the sky, and you may ride there.',
  achievementShadeOfItAllModalText: 'Nine shade mounts. You arrive, and nobody has noticed you were gone.',
  achievementLegendaryBestiaryModalText:
    'Five legends, ten colours. The storytellers would like a word with you.',
  achievementBirdsOfAFeatherModalText:
    'Everything with wings, in ten colours. Keep the windows closed, or do not.',
  achievementBonelessBossModalText:
    'All those creatures without a bone, in ten colours, and they all stand by you.',
  achievementCatsModalText: 'Four kinds of cat in ten colours. Not one of them has thanked you.',
  achievementDinosaurDynastyModalText:
    'A whole dynasty in ten colours, and the furniture is still standing. Most of it.',
  achievementDomesticatedModalText: 'The whole farmyard in ten colours. You will be getting up early.',
  achievementDuneBuddyModalText: 'Six friends of the sand in ten colours. Do shake out the blanket.',
  achievementPlantParentModalText: 'Cacti and saplings in ten colours, and all of them watered.',
  achievementPolarProModalText: 'Five friends of the ice in ten colours. Somebody put the kettle on.',
  achievementReptacularRumbleModalText:
    'Everything with scales, in ten colours. They have agreed not to fight indoors.',
  achievementRodentRulerModalText:
    'Three kinds of nibblers in ten colours. Long may you reign, and hide the crackers.',
  achievementRoughRiderModalText:
    'You have sat on cactus, hedgehog and rock in ten colours. You may stand now.',
  achievementWoodlandWizardModalText: 'All the wood in ten colours. The trees bow when you come home.',
  achievementZodiacZookeeperModalText:
    'Twelve animals in ten colours: your luck is provided for until further notice.',
  achievementBoneToPickModalText: 'Every skeleton there is. Nobody has a fuller cupboard.',
  achievementLostMasterclasserModalText: 'Sixteen quests, and the fifth chair is taken. There is soup.',
  achievementBareNecessitiesModalText: 'Monkey, sloth and sapling: you have been up every tree there is.',
  achievementBugBonanzaModalText:
    'Beetle, butterfly, snail and spider. They were more afraid of you, for a while.',
  achievementFreshwaterFriendsModalText: 'Axolotl, frog and hippo. Your boots may dry now.',
  achievementJustAddWaterModalText:
    'You have been to the bottom of eight waters and come up again each time.',
  achievementMindOverMatterModalText: 'Rock, slime and yarn. Nothing withstands you, in any state it may be.',
  achievementSeasonalSpecialistModalText:
    'Forty eggs, one sack, one party. The year cannot surprise you any more.',
} as const;
