import type { GroupQuest } from '../state/group.ts';

/** The quest slot of a new party, or after a finished quest (wire-groups-and-admin 1.1). */
export const emptyQuest = (): GroupQuest => ({
  active: false,
  progress: { collect: {} },
  members: {},
  extra: {},
});

/** The quest slot after a quest was cancelled or aborted (rules-play-and-shops 7.1). */
export const noQuest = (): GroupQuest => ({
  key: null,
  active: false,
  leader: null,
  progress: { collect: {} },
  members: {},
});
