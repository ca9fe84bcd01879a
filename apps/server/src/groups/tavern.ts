import type { AnswerOf, DeepReadonly, groupCalls } from '@everdeed/contract';
import { TAVERN_ID } from '@everdeed/rules';

type Group = DeepReadonly<AnswerOf<typeof groupCalls.getGroup>>;
type ListedGroup = DeepReadonly<AnswerOf<typeof groupCalls.listGroups>[number]>;

/** The tavern as lists show it. It is led by nobody, and everybody is a guest there. */
export const listedTavern: ListedGroup = {
  _id: TAVERN_ID,
  id: TAVERN_ID,
  name: 'Tavern',
  summary: 'Tavern',
  type: 'guild',
  privacy: 'public',
  leader: TAVERN_ID,
  leaderOnly: { challenges: false, getGems: false },
  memberCount: 0,
  balance: 0,
  categories: [],
};

/** The whole tavern: nobody has said anything there, since nobody can yet. */
export const tavern: Group = {
  ...listedTavern,
  challengeCount: 0,
  chat: [],
  managers: {},
  quest: { active: false, members: {}, progress: { collect: {} }, extra: {} },
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  purchased: {
    plan: {
      quantity: 1,
      extraMonths: 0,
      gemsBought: 0,
      cumulativeCount: 0,
      mysteryItems: [],
      consecutive: { count: 0, offset: 0, gemCapExtra: 0, trinkets: 0 },
    },
  },
  cron: {},
};
