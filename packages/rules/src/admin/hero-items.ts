import {
  findAppearance,
  findBackground,
  findEgg,
  findFood,
  findGear,
  findMount,
  findPet,
  findPotion,
  findQuest,
} from '@everdeed/content';
import { asText } from '../fields/as-text.ts';
import { setPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';

/** A value to set at a path; without one the path is unset. */
interface Cast {
  readonly value: number | boolean | string | null | undefined;
}

const numberOf = (sent: unknown): Cast | undefined => {
  const value = sent === '' ? 0 : Number(sent);
  return Number.isFinite(value) ? { value } : undefined;
};

/** True, or null or nothing by the words that say so (wire-groups-and-admin 6.3.1). */
const mountOf = (sent: unknown): Cast => {
  if (sent === '' || sent === 'undefined') return { value: undefined };
  return { value: sent === 'null' || sent === 'false' ? null : true };
};

const gearOf = (sent: unknown): Cast => {
  if (sent === '' || sent === 'null' || sent === 'undefined') return { value: undefined };
  return { value: sent !== 'false' };
};

const keyOf = (sent: unknown): Cast | undefined => (typeof sent === 'string' ? { value: sent } : undefined);

/** Places where things lie by their keys: what exists, and how a value is read. */
const stocks: readonly (readonly [
  place: string,
  exists: (key: string) => unknown,
  cast: (sent: unknown) => Cast | undefined,
])[] = [
  ['items.gear.owned', findGear, gearOf],
  ['items.pets', findPet, numberOf],
  ['items.mounts', findMount, mountOf],
  ['items.eggs', findEgg, numberOf],
  ['items.hatchingPotions', findPotion, numberOf],
  ['items.food', findFood, numberOf],
  ['items.quests', findQuest, numberOf],
];

const worn =
  /^items\.gear\.(?:equipped|costume)\.(?:weapon|armor|head|shield|back|headAccessory|eyewear|body)$/;
const special = /^items\.special\.[A-Za-z]+$/;

/** Other fields of the record that a path may name, with how a value is read. */
function castOfField(path: string, sent: unknown): Cast | undefined {
  if (path === 'items.currentPet' || path === 'items.currentMount' || worn.test(path)) return keyOf(sent);
  if (path === 'items.lastDrop.count') return numberOf(sent);
  return special.test(path) && !path.endsWith('Received') ? numberOf(sent) : undefined;
}

function castOf(path: string, sent: unknown): Cast | undefined {
  const at = path.lastIndexOf('.');
  const stock = stocks.find(([place]) => place === path.slice(0, at));
  if (!stock) return castOfField(path, sent);
  const [, exists, cast] = stock;
  return exists(path.slice(at + 1)) ? cast(sent) : undefined;
}

/**
 * The player with a value at a path of their items; paths that name nothing are ignored, and so are values that count
 * as nothing, but for the empty text (wire-groups-and-admin 6.3.1). Numbers that are none are ignored, too.
 */
export function withItem(player: Player, path: unknown, sent: unknown): Player {
  const isUsed = Boolean(sent) || sent === '';
  if (typeof path !== 'string' || !path.startsWith('items.') || !isUsed) return player;
  const cast = castOf(path, sent);
  return cast ? setPath(player, path, cast.value) : player;
}

/** The player with a look that they own, or own no more; paths of none are ignored (6.3). */
export function withLook(player: Player, path: unknown, sent: unknown): Player {
  if (typeof path !== 'string') return player;
  const [root, ...place] = path.split('.');
  if (root !== 'purchased' || place.length < 2) return player;
  const isBackground = place[0] === 'background' && place.length === 2;
  const exists = isBackground ? findBackground(place[1] ?? '') : findAppearance(place.join('.'));
  return exists ? setPath(player, path, sent === true ? true : undefined) : player;
}

const achievementKey = /^[A-Za-z0-9_-]{1,64}$/;
/** Achievements that hold others, and those that are lists. */
const groups: ReadonlySet<string> = new Set(['quests', 'ultimateGearSets']);
const lists: ReadonlySet<string> = new Set(['challenges']);

const badgeOf = (sent: unknown): number | boolean | undefined => {
  if (typeof sent === 'boolean') return sent;
  const text = asText(sent);
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

/**
 * The player with an achievement, such as `achievements.streak` or `quests.dilatory`, with or without the first word. Any key is taken (6.3), but no other value than
 * the numbers and flags that achievements are here.
 */
export function withAchievement(player: Player, path: unknown, sent: unknown): Player {
  const value = badgeOf(sent);
  if (typeof path !== 'string' || value === undefined) return player;
  const place = path.replace(/^achievements\./, '');
  const keys = place.split('.');
  const [first = '', second] = keys;
  const isPlace = second === undefined ? !groups.has(first) && !lists.has(first) : groups.has(first);
  if (keys.length > 2 || !isPlace || !keys.every((key) => achievementKey.test(key))) return player;
  const typed = first === 'ultimateGearSets' ? Boolean(value) : first === 'quests' ? Number(value) : value;
  return setPath(player, `achievements.${place}`, typed);
}
