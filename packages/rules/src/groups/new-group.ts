import { emptyQuest } from '../quests/index.ts';
import type { Group, GroupType } from '../state/group.ts';

/** What founders say of a group. */
export type GroupFields = Pick<
  Group,
  'name' | 'summary' | 'description' | 'logo' | 'leaderMessage' | 'leaderOnly' | 'categories'
>;

/** What is decided about a new group besides what its founder says of it. */
export interface Founding {
  readonly id: string;
  readonly type: GroupType;
  readonly privacy: Group['privacy'];
  /** Id of the founder. */
  readonly leader: string;
}

/** A group whose founder is its only member (wire-groups-and-admin 1.1). */
export const newGroup = ({ id, type, privacy, leader }: Founding, fields: GroupFields): Group => ({
  _id: id,
  type,
  privacy,
  leader,
  ...fields,
  memberCount: 1,
  challengeCount: 0,
  balance: 0,
  managers: {},
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  purchased: {},
  cron: {},
  quest: emptyQuest(),
});

/** The settings of a group that nobody has said anything about. */
export const plainFields = (name: string): GroupFields => ({
  name,
  leaderOnly: { challenges: false, getGems: false },
  categories: [],
});
