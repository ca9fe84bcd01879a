import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Challenge } from '../state/challenge.ts';
import { readChanges, type SentChallenge } from './fields.ts';
import { canModifyChallenge, canViewChallenge } from './policy.ts';
import type { HostedScene } from './scenes.ts';

/** What is asked for, and whether the server has public groups (wire-groups-and-admin 0.4). */
export interface UpdateChallengeInput {
  readonly sent: SentChallenge;
  readonly publicGroups: boolean;
}

/** Why {@link updateChallenge} refuses. */
export type UpdateChallengeRefusal = 'challengeNotFound' | 'onlyLeaderUpdateChal' | 'validationFailed';

/** Changes what a challenge says of itself (wire-groups-and-admin 4.10). */
export function updateChallenge(
  { now, newId }: RuleContext,
  { player, challenge, group }: HostedScene,
  { sent, publicGroups }: UpdateChallengeInput,
): Result<Outcome<Challenge>, UpdateChallengeRefusal> {
  if (!canViewChallenge(player, challenge, group, { publicGroups, now }))
    return refuse('notFound', 'challengeNotFound');
  if (!canModifyChallenge(player, challenge)) return refuse('notAuthorized', 'onlyLeaderUpdateChal');
  const read = readChanges(sent, challenge, newId);
  if (!read.ok) return read;
  const change = { _id: challenge._id, ...read.value, updatedAt: new Date(now).toISOString() };
  return accept(outcomeOf({ ...challenge, ...change }, { challenges: [change] }));
}
