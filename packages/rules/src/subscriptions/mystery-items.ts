import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findGear, type Gear } from '@everdeed/content';
import { nameRef } from '../names.ts';
import { withdrawNotifications } from '../notifications/notify.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Outcome } from '../outcome.ts';

/** Opens the oldest waiting mystery item (rules-play-and-shops 4.14). */
export function openMysteryItem(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Gear | undefined>, 'mysteryItemIsEmpty'> {
  return attempt(
    player,
    (draft, journal) => {
      const { mysteryItems } = draft.purchased.plan;
      const key = mysteryItems.shift();
      if (!key) return refuse('badRequest', 'mysteryItemIsEmpty');
      draft.items.gear.owned[key] = true;
      if (mysteryItems.length === 0) withdrawNotifications(draft, 'NEW_MYSTERY_ITEMS');
      journal.message = { key: 'mysteryItemOpened', params: { itemText: nameRef('gear', key) } };
      return accept(findGear(key));
    },
    (_after, gear) => gear,
  );
}
