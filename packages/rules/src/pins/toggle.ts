import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { accept, done, refuse, type Result } from '../result.ts';
import type { Outcome } from '../outcome.ts';
import type { Pin, Player } from '../state/player.ts';
import { officialPins } from './official.ts';
import { isKnownPath, pinTypes } from './paths.ts';
import { dropPin, unpin } from './pins.ts';

/** Both lists of pins, and the state of the toggled one. */
export interface TogglePinAnswer extends Pick<Player, 'pinnedItems' | 'unpinnedItems'> {
  /** Whether the item is now in the rewards column. */
  readonly pinned: boolean;
}

const isFixed = ({ type, path }: Pin): boolean =>
  path === 'armoire' || path === 'potion' || type === 'debuffPotion';

type CheckPinRefusal = 'cannotUnpinItem' | 'wrongItemPath' | 'wrongItemType';

function checkPin(pin: Pin): Result<undefined, CheckPinRefusal> {
  if (!isKnownPath(pin.path)) return refuse('badRequest', 'wrongItemPath', { path: pin.path });
  if (!pinTypes.has(pin.type)) return refuse('badRequest', 'wrongItemType', { type: pin.type });
  return isFixed(pin) ? refuse('badRequest', 'cannotUnpinItem') : done;
}

/** Pins or unpins an item; items pinned by the season are remembered as unpinned (rules-play-and-shops 3.9). */
export function togglePin(
  ctx: RuleContext,
  { player }: PlayerScene,
  pin: Pin,
): Result<Outcome<TogglePinAnswer>, CheckPinRefusal> {
  const allowed = checkPin(pin);
  if (!allowed.ok) return allowed;
  return attempt(
    player,
    (draft) => {
      const { path, type } = pin;
      const isOfficial = officialPins(draft, ctx.now).some((official) => official.path === path);
      if (isOfficial) unpin(draft, path);
      const list = isOfficial ? draft.unpinnedItems : draft.pinnedItems;
      const wasThere = dropPin(list, path);
      if (!wasThere) list.push({ path, type });
      return accept(isOfficial === wasThere);
    },
    ({ pinnedItems, unpinnedItems }, pinned) => ({ pinnedItems, unpinnedItems, pinned }),
  );
}
