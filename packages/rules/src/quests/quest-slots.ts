import type { GroupQuest } from '../state/group.ts';

/** A slot in which no quest has been, or a finished one (wire-groups-and-admin 1.1). */
export const emptyQuest = (): GroupQuest => ({
  active: false,
  progress: { collect: {} },
  members: {},
  extra: {},
});

/** A slot whose quest was called off (rules-play-and-shops 7.1). */
export const noQuest = (): GroupQuest => ({
  key: null,
  active: false,
  leader: null,
  progress: { collect: {} },
  members: {},
});
