import { MODERATOR_FLAGS } from '../chat/limits.ts';
import { isModerator } from '../groups/policy.ts';
import type { Player } from '../state/player.ts';

/** What a private message's reports count after one more; the age of the account does not matter (wire-user-and-tasks 5.4). */
export const reportsAfter = (flagCount: number, player: Player): number =>
  isModerator(player) ? MODERATOR_FLAGS : flagCount + 1;
