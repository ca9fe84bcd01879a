import type { RuleContext } from '../command.ts';
import { isModerator } from '../groups/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Challenge } from '../state/challenge.ts';
import type { Player } from '../state/player.ts';
import { ADMIN_REPORTS } from './limits.ts';
import type { ChallengeScene } from './scenes.ts';

/** Only the administrators of old count for more here (wire-groups-and-admin 0.2). */
const isAdmin = ({ contributor }: Player): boolean => contributor.admin === true;

function reported(
  { now }: RuleContext,
  challenge: Challenge,
  flags: Challenge['flags'],
  flagCount: number,
): Result<Outcome<Challenge>> {
  const change = { _id: challenge._id, flags, flagCount, updatedAt: new Date(now).toISOString() };
  return accept(outcomeOf({ ...challenge, ...change }, { challenges: [change] }));
}

/** Reports a challenge; enough reports hide it (wire-groups-and-admin 4.13). */
export function reportChallenge(
  ctx: RuleContext,
  { player, challenge }: ChallengeScene,
): Result<Outcome<Challenge>, 'messageChallengeFlagAlreadyReported' | 'messageChallengeFlagOfficial'> {
  if (challenge.flags[player._id] && !isAdmin(player))
    return refuse('notFound', 'messageChallengeFlagAlreadyReported');
  if (challenge.official) return refuse('notFound', 'messageChallengeFlagOfficial');
  const flagCount = isAdmin(player) ? ADMIN_REPORTS : challenge.flagCount + 1;
  return reported(ctx, challenge, { ...challenge.flags, [player._id]: true }, flagCount);
}

/** Shows a challenge again that reports have hidden (wire-groups-and-admin 4.13). */
export function clearReportsOfChallenge(
  ctx: RuleContext,
  { player, challenge }: ChallengeScene,
): Result<Outcome<Challenge>, 'messageGroupChatAdminClearFlagCount'> {
  if (!isModerator(player)) return refuse('notAuthorized', 'messageGroupChatAdminClearFlagCount');
  const own = Object.hasOwn(challenge.flags, player._id) ? { [player._id]: false } : {};
  return reported(ctx, challenge, isAdmin(player) ? {} : { ...challenge.flags, ...own }, 0);
}
