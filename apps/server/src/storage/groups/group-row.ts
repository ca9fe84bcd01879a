import { emptyQuest, type Group } from '@everdeed/rules';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

/** The columns that a group is read from. */
export type GroupColumns = Pick<
  Database['groups'],
  | 'id'
  | 'type'
  | 'privacy'
  | 'name'
  | 'leader'
  | 'member_count'
  | 'challenge_count'
  | 'balance'
  | 'details'
  | 'quest'
  | 'team'
>;

/** The names of these columns. */
export const groupColumns = [
  'id',
  'type',
  'privacy',
  'name',
  'leader',
  'member_count',
  'challenge_count',
  'balance',
  'details',
  'quest',
  'team',
] as const satisfies readonly (keyof GroupColumns)[];

const detailKeys = [
  'summary',
  'description',
  'logo',
  'leaderMessage',
  'leaderOnly',
  'categories',
  'bannedWordsAllowed',
  'chatLimitCount',
] as const satisfies readonly (keyof Group)[];
const teamKeys = ['purchased', 'cron', 'tasksOrder'] as const satisfies readonly (keyof Group)[];

type Details = Pick<Group, (typeof detailKeys)[number]>;
type Team = Pick<Group, (typeof teamKeys)[number]>;

/** The group that the columns say. `managers` are ids, as a JSON list. */
export function groupOf(row: GroupColumns, managers = '[]'): Group {
  const ids = readStored<string[]>(managers).toSorted();
  return {
    _id: row.id,
    type: row.type,
    privacy: row.privacy,
    name: row.name,
    leader: row.leader,
    memberCount: row.member_count,
    challengeCount: row.challenge_count,
    balance: row.balance,
    managers: Object.fromEntries(ids.map((id) => [id, true] as const)),
    ...readStored<Details>(row.details),
    ...readStored<Team>(row.team),
    quest: { ...emptyQuest(), ...readStored<Group['quest']>(row.quest) },
  };
}

const pick = (group: Group, keys: readonly (keyof Group)[]): string =>
  JSON.stringify(Object.fromEntries(keys.map((key) => [key, group[key]])));

/** Slugs as one text, in which each can be found between line feeds. */
const slugsOf = ({ categories }: Group): string =>
  categories.length === 0 ? '' : `\n${categories.map(({ slug }) => slug).join('\n')}\n`;

/** The columns that say what a group says. */
export const columnsOfGroup = (group: Group): Omit<GroupColumns, 'id'> & SearchColumns => ({
  type: group.type,
  privacy: group.privacy,
  name: group.name,
  leader: group.leader,
  member_count: group.memberCount,
  challenge_count: group.challengeCount,
  balance: group.balance,
  slugs: slugsOf(group),
  search: [group.name, group.summary, group.description]
    .filter((text) => text !== undefined)
    .join('\n')
    .toLowerCase(),
  details: pick(group, detailKeys),
  quest: JSON.stringify(group.quest),
  team: pick(group, teamKeys),
});

type SearchColumns = Pick<Database['groups'], 'slugs' | 'search'>;
