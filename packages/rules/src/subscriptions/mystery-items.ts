import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findGear, type Gear } from '@everdeed/content';
import { nameRef } from '../names.ts';
import { withdrawNotifications } from '../notifications/notify.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Outcome } from '../outcome.ts';

/** Takes the first piece of gear off the list; keys that the catalogue does not know yet stay on it. */
function takeFirst(waiting: string[]): Gear | undefined {
  const index = waiting.findIndex((key) => findGear(key) !== undefined);
  const [key] = index < 0 ? [] : waiting.splice(index, 1);
  return key === undefined ? undefined : findGear(key);
}

/** Opens the oldest waiting mystery item (rules-play-and-shops 4.14). */
export function openMysteryItem(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Gear>, 'mysteryItemIsEmpty'> {
  return attempt(
    player,
    (draft, journal) => {
      const { mysteryItems } = draft.purchased.plan;
      const gear = takeFirst(mysteryItems);
      if (!gear) return refuse('badRequest', 'mysteryItemIsEmpty');
      draft.items.gear.owned[gear.key] = true;
      if (mysteryItems.length === 0) withdrawNotifications(draft, 'NEW_MYSTERY_ITEMS');
      journal.message = { key: 'mysteryItemOpened', params: { itemText: nameRef('gear', gear.key) } };
      return accept(gear);
    },
    (_after, gear) => gear,
  );
}
