import type { Quest } from './queries.ts';

/** Where a party's quest stands. */
export type QuestStage = 'none' | 'invited' | 'running';

export const stageOf = ({ key, active }: Pick<Quest, 'key' | 'active'>): QuestStage =>
  key ? (active ? 'running' : 'invited') : 'none';

/** Answers to the invitation: how many joined, declined, and still think. */
export function answersOf({ members }: Pick<Quest, 'members'>) {
  const answers = Object.values(members);
  const count = (wanted: boolean | null) => answers.filter((answer) => (answer ?? null) === wanted).length;
  return { joined: count(true), declined: count(false), undecided: count(null) };
}

/** What a member has answered: undefined if they were not asked. */
export const answerOf = ({ members }: Pick<Quest, 'members'>, id: string): boolean | null | undefined =>
  id in members ? (members[id] ?? null) : undefined;
