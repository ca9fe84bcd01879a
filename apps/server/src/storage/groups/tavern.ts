import { emptyQuest, type Group, TAVERN_ID } from '@everdeed/rules';

/** The tavern before anything has happened there: led by nobody, and everybody is a guest. */
export const tavernGroup: Group = {
  _id: TAVERN_ID,
  type: 'guild',
  privacy: 'public',
  name: 'Tavern',
  leader: TAVERN_ID,
  leaderOnly: { challenges: false, getGems: false },
  categories: [],
  memberCount: 0,
  challengeCount: 0,
  balance: 0,
  managers: {},
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  purchased: {},
  cron: {},
  quest: emptyQuest(),
};
