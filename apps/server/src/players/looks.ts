import { asText } from '@everdeed/contract';
import { findAppearance, findBackground } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { getPath } from '../work/set-path.ts';

const looks = new Set([
  'preferences.background',
  'preferences.shirt',
  'preferences.size',
  'preferences.skin',
  'preferences.hair.bangs',
  'preferences.hair.base',
  'preferences.hair.beard',
  'preferences.hair.color',
  'preferences.hair.flower',
  'preferences.hair.mustache',
]);

/**
 * Whether a player may wear this look: it exists, and is free or bought (wire-user-and-tasks 1.4, row 7). Other
 * paths are none of its business.
 */
export function mayWear(player: Player, path: string, value: unknown): boolean {
  if (!looks.has(path)) return true;
  const key = asText(value);
  const place = path.slice('preferences.'.length);
  if (place === 'background') {
    return key === '' || (findBackground(key) !== undefined && player.purchased.background[key] === true);
  }
  const option = findAppearance(`${place}.${key}`);
  if (!option) return false;
  return option.price === 0 || getPath(player.purchased, `${place}.${key}`) === true;
}
