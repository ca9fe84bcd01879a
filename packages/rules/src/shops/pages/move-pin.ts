import type { PlayerScene } from '../../scenes.ts';
import { attempt } from '../../attempt.ts';
import type { RuleContext } from '../../command.ts';
import type { Outcome } from '../../outcome.ts';
import { done, refuse, type Result } from '../../result.ts';
import type { Player } from '../../state/player.ts';
import { rewardsColumn, shownPins } from './rewards.ts';

/** Which pinned item to move where. */
export interface MovePinInput {
  readonly path: string;
  /** 0 is first, -1 last; fractions are cut off. */
  readonly position: number;
}

/** The paths that `movePin` counts places in. What is pinned by hand and by the season stands there twice. */
export function pinOrder(player: Player, now: number): readonly string[] {
  const isCurrent = player.pinnedItemsOrder.length === shownPins(player, now).length;
  return isCurrent ? player.pinnedItemsOrder : rewardsColumn(player, now).map((item) => item.path);
}

/** Moves an item within the rewards column; the answer is the order as paths (rules-play-and-shops 3.9). */
export function movePin(
  ctx: RuleContext,
  { player }: PlayerScene,
  { path, position }: MovePinInput,
): Result<Outcome<string[]>, 'wrongItemPath'> {
  if (!shownPins(player, ctx.now).some((pin) => pin.path === path))
    return refuse('badRequest', 'wrongItemPath', { path });
  return attempt(
    player,
    (draft) => {
      const rest = pinOrder(player, ctx.now).filter((other) => other !== path);
      rest.splice(position === -1 ? rest.length : Math.max(0, position), 0, path);
      draft.pinnedItemsOrder = rest;
      return done;
    },
    ({ pinnedItemsOrder }) => pinnedItemsOrder,
  );
}
