import { type Challenge, OFFICIAL_CATEGORY } from '@everdeed/rules';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

/** The columns that a challenge is read from. */
export const challengeColumns = [
  'id',
  'v',
  'group_id',
  'leader',
  'name',
  'official',
  'member_count',
  'prize',
  'flag_count',
  'created_at',
  'tasks_v',
  'closing',
  'details',
] as const satisfies readonly (keyof Database['challenges'])[];

/** A row as it is read. */
export type ChallengeRow = Pick<Database['challenges'], (typeof challengeColumns)[number]>;

const detailKeys = [
  'shortName',
  'summary',
  'description',
  'categories',
  'flags',
  'tasksOrder',
  'taskVersions',
  'updatedAt',
] as const satisfies readonly (keyof Challenge)[];
type Details = Pick<Challenge, (typeof detailKeys)[number]>;

/** The challenge that the columns say. */
export const challengeOf = (row: ChallengeRow): Challenge => ({
  _id: row.id,
  name: row.name,
  official: row.official === 1,
  leader: row.leader,
  ...(row.group_id === null ? {} : { group: row.group_id }),
  memberCount: row.member_count,
  prize: row.prize,
  flagCount: row.flag_count,
  createdAt: new Date(row.created_at).toISOString(),
  tasksVersion: row.tasks_v,
  ...(row.closing === null ? {} : { closing: readStored<NonNullable<Challenge['closing']>>(row.closing) }),
  ...readStored<Details>(row.details),
});

/** Slugs as one text, in which each can be found between line feeds. */
const slugsOf = ({ categories }: Challenge): string =>
  categories.length === 0 ? '' : `\n${categories.map(({ slug }) => slug).join('\n')}\n`;

/** The columns that say what a challenge says. */
export const columnsOfChallenge = (challenge: Challenge): Omit<Database['challenges'], 'id' | 'v'> => ({
  group_id: challenge.group ?? null,
  leader: challenge.leader,
  name: challenge.name,
  official: Number(challenge.official),
  pinned: Number(challenge.categories.some(({ slug }) => slug === OFFICIAL_CATEGORY)),
  member_count: challenge.memberCount,
  prize: challenge.prize,
  flag_count: challenge.flagCount,
  slugs: slugsOf(challenge),
  search: [challenge.name, challenge.description ?? ''].join('\n').toLowerCase(),
  created_at: Date.parse(challenge.createdAt),
  tasks_v: challenge.tasksVersion,
  closing: challenge.closing ? JSON.stringify(challenge.closing) : null,
  details: JSON.stringify(Object.fromEntries(detailKeys.map((key) => [key, challenge[key]]))),
});
