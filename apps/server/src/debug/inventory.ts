import { type Caster, fieldError, flag, listOf, mapOf, number, text } from '../work/fields.ts';

const amounts = mapOf(number({ min: 0 }));
const count = number({ min: 0 });
const names = listOf(text({ maxLength: 1000 }));

/** True owned, null after a release. */
const mount: Caster = (sent, path) => (sent === null ? { value: null } : flag(sent, path));
/** An amount, or the senders of cards. */
const specialItem: Caster = (sent, path) => (Array.isArray(sent) ? names : count)(sent, path);

/** Keys are free, but those that mean something to the language are none. */
const safe =
  (caster: Caster): Caster =>
  (sent, path) =>
    typeof sent === 'object' && sent !== null && Object.hasOwn(sent, '__proto__')
      ? fieldError('cast', path, sent, { type: 'Map' })
      : caster(sent, path);

/** What of the inventory can be replaced: the name in the body, where it stands, how it is read. */
export const inventoryParts = [
  ['gear', 'items.gear.owned', safe(mapOf(flag, 5000))],
  ['special', 'items.special', safe(mapOf(specialItem))],
  ['pets', 'items.pets', safe(mapOf(number({ min: -1 }), 5000))],
  ['mounts', 'items.mounts', safe(mapOf(mount, 5000))],
  ['eggs', 'items.eggs', safe(amounts)],
  ['hatchingPotions', 'items.hatchingPotions', safe(amounts)],
  ['food', 'items.food', safe(amounts)],
  ['quests', 'items.quests', safe(amounts)],
] as const;
