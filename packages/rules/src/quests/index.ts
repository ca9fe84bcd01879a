export { acceptQuest, forceStartQuest, rejectQuest } from './answer.ts';
export { applyQuestDay, type QuestDayInput, withQuestDay } from './day.ts';
export {
  abortQuest,
  cancelQuest,
  leaveQuest,
  withoutMember,
} from './end.ts';
export { inviteNewcomer, inviteToQuest } from './invite.ts';
export * from './policy.ts';
export * from './quest-slots.ts';
export {
  applyWorldBlows,
  applyWorldBossDay,
  endWorldBoss,
  rewardForWorldBoss,
  startWorldBoss,
  TAVERN_ID,
  type TavernScene,
  type WorldBlow,
  type WorldBossDay,
  type WorldBossRefusal,
} from './world-boss.ts';
