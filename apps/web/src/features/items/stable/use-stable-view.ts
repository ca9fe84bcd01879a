import type { StableGroupName } from '@everdeed/rules';
import { useDeferredValue, useState } from 'react';
import type { StableView } from './arrange.ts';
import { type Animal, GROUP_NAMES, isOwned, type Side } from './shelves.ts';

const USUAL: ReadonlySet<StableGroupName> = new Set(['standard', 'magic']);

/** What the screen shows at first: the usual kinds, and those of which the player has some. */
function firstView(animalsOf: (group: StableGroupName, side: Side) => readonly Animal[]): StableView {
  const has = (group: StableGroupName) =>
    animalsOf(group, 'pets').some(isOwned) || animalsOf(group, 'mounts').some(isOwned);
  const groups = GROUP_NAMES.filter((group) => USUAL.has(group) || has(group));
  return { search: '', groups, sides: 'pets', kept: 'all', order: 'usual' };
}

/** What is shown of the stable. `seen` follows `view` as soon as there is time. */
export function useStableView(animalsOf: (group: StableGroupName, side: Side) => readonly Animal[]) {
  const [view, setView] = useState(() => firstView(animalsOf));
  const seen = useDeferredValue(view);
  const change = (part: Partial<StableView>) => setView((before) => ({ ...before, ...part }));
  const reset = () => setView((before) => ({ ...before, search: '', kept: 'all', groups: GROUP_NAMES }));
  return { view, seen, change, reset };
}
