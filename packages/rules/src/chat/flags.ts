import { isModerator } from '../groups/policy.ts';
import type { Player } from '../state/player.ts';
import { MIN_FLAGGING_AGE_MS, MODERATOR_FLAGS } from './limits.ts';

/** What a message's reports count after one more (wire-groups-and-admin 2.8): a new account's counts nothing. */
export function flagsAfter(flagCount: number, player: Player, now: number): number {
  if (isModerator(player)) return MODERATOR_FLAGS;
  const age = now - Date.parse(player.auth.timestamps.created);
  return age < MIN_FLAGGING_AGE_MS ? flagCount : flagCount + 1;
}
