import { findAppearance, findBackground } from '@everdeed/content';
import { asText } from '../fields/as-text.ts';
import { getPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';

const LOOKS: ReadonlySet<string> = new Set([
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
 * Whether a player may wear this look: it exists, and is free or bought. Paths of anything else pass
 * (wire-user-and-tasks 1.4, check 7).
 */
export function mayWear({ purchased }: Pick<Player, 'purchased'>, path: string, value: unknown): boolean {
  if (!LOOKS.has(path)) return true;
  const key = asText(value);
  const place = path.slice('preferences.'.length);
  if (place === 'background')
    return key === '' || (findBackground(key) !== undefined && purchased.background[key] === true);
  const option = findAppearance(`${place}.${key}`);
  if (!option) return false;
  return option.price === 0 || getPath(purchased, `${place}.${key}`) === true;
}
