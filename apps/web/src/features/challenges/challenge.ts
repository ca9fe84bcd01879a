import type { AnswerOf, challengeCalls as calls } from '@everdeed/contract';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';

/** A challenge as the server shows it. */
export type Challenge = AnswerOf<typeof calls.getChallenge>;
type Host = Extract<Challenge['group'], { leader: unknown }>;
type Listed = AnswerOf<typeof calls.getChallengeMembers>[number];
/** A participant with what everybody may see of them, and their copies of the tasks. */
export type Participant = Extract<Listed, { stats: unknown }>;
/** A participant's copy of a task. */
export type Copy = NonNullable<Participant['tasks']>[number];

/** The group of a challenge, if its answer has more than the id. */
export const hostOf = ({ group }: Challenge): Host | undefined =>
  typeof group === 'object' && group !== null && 'leader' in group ? group : undefined;

/** Id of the leader; undefined if their account is gone. */
export const leaderIdOf = ({ leader }: Challenge): string | undefined =>
  typeof leader === 'string' ? leader : leader?._id;

/** Name of the leader, if the answer has it. */
export const leaderNameOf = ({ leader }: Challenge): string | undefined =>
  typeof leader === 'string' ? undefined : leader?.profile.name;

/** What the group of a challenge is called: guilds by their name, the tavern and one's party as everywhere. */
export const hostNameOf = (challenge: Challenge): string =>
  hostOf(challenge)?.name ?? t('challenges.noGroup');

const CATEGORIES: Readonly<Record<string, MessageId>> = {
  habitica_official: 'challenges.category.official',
  academics: 'challenges.category.academics',
  advocacy_causes: 'challenges.category.causes',
  creativity: 'challenges.category.creativity',
  entertainment: 'challenges.category.entertainment',
  finance: 'challenges.category.finance',
  health_fitness: 'challenges.category.health',
  hobbies_occupations: 'challenges.category.hobbies',
  location_based: 'challenges.category.location',
  mental_health: 'challenges.category.mental',
  getting_organized: 'challenges.category.organized',
  recovery_support_groups: 'challenges.category.recovery',
  self_improvement: 'challenges.category.self',
  spirituality: 'challenges.category.spirituality',
  time_management: 'challenges.category.time',
};

/** What a category is called; other programs may have given names of their own. */
export function categoryName({ slug, name }: { readonly slug: string; readonly name: string }): string {
  const id = CATEGORIES[slug];
  return id ? t(id) : name;
}
