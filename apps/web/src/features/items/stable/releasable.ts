import { countStable, dropPetKeys, type Player } from '@everdeed/rules';
import type { Herd } from '../../../item-kit/release-action.ts';

/** What can be set free. */
export const HERDS: readonly Herd[] = ['pets', 'mounts', 'both'];

/** Whether the rules let a herd go, its price aside (rules-play-and-shops 2.5). */
export function isReleasable(
  { items, achievements }: Pick<Player, 'items' | 'achievements'>,
  herd: Herd,
): boolean {
  const all = dropPetKeys().length;
  const { petsFound, mounts } = countStable(items);
  if (herd === 'pets') return petsFound === all;
  if (herd === 'mounts') return mounts === all;
  return Boolean(achievements['triadBingo']) && petsFound === all && mounts === all;
}
