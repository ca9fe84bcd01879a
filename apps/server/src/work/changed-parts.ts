import { type PlayerPart, playerParts } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';

/** Parts of the player that a command has replaced. Rules share what they did not change. */
export const changedParts = (before: Player, after: Player): PlayerPart[] =>
  playerParts.filter((part) => before[part] !== after[part]);
