import type {
  AnimalColorAchievement,
  AnimalSetAchievement,
  PetSetAchievement,
  StableAchievement,
} from './types.ts';

/** The quests that earn an achievement when each is completed once (catalogue achievements.json). */
// biome-ignore format: one row a line
export const questSeriesAchievements: Readonly<Record<string, readonly string[]>> = {
  lostMasterclasser: ['dilatoryDistress1', 'dilatoryDistress2', 'dilatoryDistress3', 'mayhemMistiflying1', 'mayhemMistiflying2', 'mayhemMistiflying3', 'stoikalmCalamity1', 'stoikalmCalamity2', 'stoikalmCalamity3', 'taskwoodsTerror1', 'taskwoodsTerror2', 'taskwoodsTerror3', 'lostMasterclasser1', 'lostMasterclasser2', 'lostMasterclasser3', 'lostMasterclasser4'],
  bareNecessities: ['monkey', 'sloth', 'treeling'],
  bugBonanza: ['beetle', 'butterfly', 'snail', 'spider'],
  freshwaterFriends: ['axolotl', 'frog', 'hippo'],
  justAddWater: ['octopus', 'dilatory_derby', 'kraken', 'whale', 'turtle', 'nudibranch', 'seaserpent', 'dolphin'],
  mindOverMatter: ['rock', 'slime', 'yarn'],
  seasonalSpecialist: ['egg', 'evilsanta', 'evilsanta2'],
};

/** All nine drop pets, or mounts, of one potion (catalogue achievements.json). */
// biome-ignore format: one row a line
export const animalColorAchievements: readonly AnimalColorAchievement[] = [
  { color: 'Base', petAchievement: 'backToBasics', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'allYourBase', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Desert', petAchievement: 'dustDevil', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'aridAuthority', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Zombie', petAchievement: 'monsterMagus', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'undeadUndertaker', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'White', petAchievement: 'primedForPainting', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'pearlyPro', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'CottonCandyPink', petAchievement: 'tickledPink', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'rosyOutlook', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Golden', petAchievement: 'goodAsGold', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'allThatGlitters', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Skeleton', petAchievement: 'boneCollector', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'skeletonCrew', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Red', petAchievement: 'seeingRed', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'redLetterDay', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'CottonCandyBlue', petAchievement: 'violetsAreBlue', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'wildBlueYonder', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
  { color: 'Shade', petAchievement: 'shadyCustomer', petNotificationType: 'ACHIEVEMENT_PET_COLOR', mountAchievement: 'shadeOfItAll', mountNotificationType: 'ACHIEVEMENT_MOUNT_COLOR' },
];

/** All standard colours of some species (catalogue achievements.json). */
// biome-ignore format: one row a line
export const animalSetAchievements: Readonly<Record<string, AnimalSetAchievement>> = {
  legendaryBestiary: { type: 'pet', species: ['Dragon', 'FlyingPig', 'Gryphon', 'SeaSerpent', 'Unicorn'], achievementKey: 'legendaryBestiary', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  birdsOfAFeather: { type: 'pet', species: ['FlyingPig', 'Owl', 'Parrot', 'Pterodactyl', 'Gryphon', 'Falcon', 'Rooster', 'Peacock'], achievementKey: 'birdsOfAFeather', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  bonelessBoss: { type: 'pet', species: ['Beetle', 'Butterfly', 'Cuttlefish', 'Nudibranch', 'Octopus', 'Snail', 'Spider'], achievementKey: 'bonelessBoss', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  cats: { type: 'pet', species: ['Cheetah', 'LionCub', 'Sabretooth', 'TigerCub'], achievementKey: 'cats', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  dinosaurDynasty: { type: 'pet', species: ['Falcon', 'Owl', 'Parrot', 'Peacock', 'Penguin', 'Rooster', 'Pterodactyl', 'TRex', 'Triceratops', 'Velociraptor'], achievementKey: 'dinosaurDynasty', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  domesticated: { type: 'pet', species: ['Ferret', 'GuineaPig', 'Rooster', 'FlyingPig', 'Rat', 'Bunny', 'Horse', 'Cow'], achievementKey: 'domesticated', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  duneBuddy: { type: 'pet', species: ['Armadillo', 'Cactus', 'Fox', 'Frog', 'Snake', 'Spider'], achievementKey: 'duneBuddy', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  plantParent: { type: 'pet', species: ['Cactus', 'Treeling'], achievementKey: 'plantParent', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  polarPro: { type: 'pet', species: ['BearCub', 'Fox', 'Penguin', 'Whale', 'Wolf'], achievementKey: 'polarPro', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  reptacularRumble: { type: 'pet', species: ['Alligator', 'Pterodactyl', 'Snake', 'Triceratops', 'TRex', 'Turtle', 'Velociraptor'], achievementKey: 'reptacularRumble', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  rodentRuler: { type: 'pet', species: ['Rat', 'GuineaPig', 'Squirrel'], achievementKey: 'rodentRuler', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  roughRider: { type: 'petMount', species: ['Cactus', 'Hedgehog', 'Rock'], achievementKey: 'roughRider', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  woodlandWizard: { type: 'pet', species: ['Badger', 'BearCub', 'Deer', 'Fox', 'Frog', 'Hedgehog', 'Owl', 'Snail', 'Squirrel', 'Treeling'], achievementKey: 'woodlandWizard', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
  zodiacZookeeper: { type: 'pet', species: ['Rat', 'Cow', 'Bunny', 'Snake', 'Horse', 'Sheep', 'Monkey', 'Rooster', 'Wolf', 'TigerCub', 'FlyingPig', 'Dragon'], achievementKey: 'zodiacZookeeper', notificationType: 'ACHIEVEMENT_ANIMAL_SET' },
};

/** All pets of one potion, including those from quest eggs (catalogue achievements.json). */
// biome-ignore format: one row a line
export const petSetCompleteAchievements: readonly PetSetAchievement[] = [
  { color: 'Skeleton', petAchievement: 'boneToPick', petNotificationType: 'ACHIEVEMENT_PET_SET_COMPLETE' },
];

/** Achievements for a full stable, by notification type (catalogue achievements.json). */
// biome-ignore format: one row a line
export const stableAchievements: Readonly<Record<string, StableAchievement>> = {
  ACHIEVEMENT_BEAST_MASTER: { masterAchievement: 'beastMasterName', masterNotificationType: 'ACHIEVEMENT_STABLE' },
  ACHIEVEMENT_MOUNT_MASTER: { masterAchievement: 'mountMasterName', masterNotificationType: 'ACHIEVEMENT_STABLE' },
  ACHIEVEMENT_TRIAD_BINGO: { masterAchievement: 'triadBingoName', masterNotificationType: 'ACHIEVEMENT_STABLE' },
};
