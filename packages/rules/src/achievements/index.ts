export * from './grant.ts';
export { countStable, dropPetKeys, type StableCounts } from './stable.ts';
export { setContributorLevel } from './contributor.ts';
export {
  type AchievementSection,
  type GainedAchievement,
  gainedAchievements,
  type ShownAchievement,
  shownAchievements,
} from './profile.ts';
export * from './social.ts';
export { giveStaffAchievement } from './staff.ts';
export { runAward } from './award-run.ts';
