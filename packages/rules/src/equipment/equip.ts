import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import { findGear } from '@everdeed/content';
import { nameRef } from '../names.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Items, Player } from '../state/player.ts';
import { bareSlot, freeOtherHand } from './two-handed.ts';

/** What to equip or unequip. */
export interface EquipInput {
  /** `equipped` (battle gear, the default), `costume`, `pet` or `mount`; anything else is refused. */
  readonly type?: string | undefined;
  readonly key?: string | undefined;
}

/** Why {@link equip} refuses. */
export type EquipRefusal = ToggleRefusal | 'missingTypeKeyEquip';

/**
 * Equips something owned, or takes it off if it is equipped: gear, costume, pet or mount
 * (rules-play-and-shops 3.1).
 */
export function equip(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { type = 'equipped', key }: EquipInput,
): Result<Outcome<Items>, EquipRefusal> {
  if (!type || !key) return refuse('badRequest', 'missingTypeKeyEquip');
  return attempt(
    player,
    (draft, journal) => toggle(draft, journal, type, key),
    ({ items }) => items,
  );
}

/** Keys come from outside, so only own properties count. */
const has = (owned: Readonly<Record<string, unknown>>, key: string): boolean =>
  Object.hasOwn(owned, key) && Boolean(owned[key]);

type ToggleRefusal = 'gearNotOwned' | 'invalidTypeEquip' | 'mountNotOwned' | 'petNotOwned';

function toggle(
  { items }: Player,
  journal: Journal,
  type: string,
  key: string,
): Result<undefined, ToggleRefusal> {
  switch (type) {
    case 'mount':
      if (!has(items.mounts, key)) return refuse('notFound', 'mountNotOwned');
      items.currentMount = items.currentMount === key ? '' : key;
      return done;
    case 'pet':
      if (!has(items.pets, key)) return refuse('notFound', 'petNotOwned');
      items.currentPet = items.currentPet === key ? '' : key;
      return done;
    case 'equipped':
    case 'costume':
      return toggleGear(items, journal, type, key);
    default:
      return refuse('badRequest', 'invalidTypeEquip');
  }
}

function toggleGear(
  items: Items,
  journal: Journal,
  set: 'equipped' | 'costume',
  key: string,
): Result<undefined, 'gearNotOwned'> {
  const item = findGear(key);
  if (!items.gear.owned[key] || !item) return refuse('notFound', 'gearNotOwned');
  const worn = items.gear[set];
  if (worn[item.type] === key) {
    worn[item.type] = bareSlot(item.type);
    journal.message = { key: 'messageUnEquipped', params: { itemText: nameRef('gear', key) } };
    return done;
  }
  worn[item.type] = key;
  const message = freeOtherHand(worn, item);
  if (message) journal.message = message;
  return done;
}
