import { useDeferredValue, useMemo, useState } from 'react';
import { currentLocale } from '../../../i18n/i18n.ts';
import { inOrder, isFound, type Order } from './arrange.ts';
import { nameOfThing } from './names.ts';
import { COUNTED, type CountedFamily, type Family, type Things } from './owned.ts';
import { nameOfSpecial } from './thing-rows.tsx';

/** Which things are shown, and in which order. */
export interface View {
  readonly search: string;
  readonly family: Family | 'all';
  readonly order: Order;
}

const PLAIN: View = { search: '', family: 'all', order: 'usual' };

function shownOf<F extends CountedFamily>(things: Things, family: F, { search, order }: View): Things[F] {
  const found = things[family].filter((thing) => isFound(nameOfThing(thing), search));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a family's things in another order are of that family
  return inOrder(found, order, nameOfThing, currentLocale()) as Things[F];
}

/** What is shown of the things. `ready` says that the names to search in are loaded. */
export function useShown(things: Things, ready: boolean) {
  const [view, setView] = useState(PLAIN);
  const seen = useDeferredValue(view);
  const shown = useMemo((): Things => {
    const isIn = (family: Family) => seen.family === 'all' || seen.family === family;
    const of = <F extends CountedFamily>(family: F) => (isIn(family) ? shownOf(things, family, seen) : []);
    const special = things.special.filter((thing) => isFound(nameOfSpecial(thing), seen.search));
    return {
      eggs: of('eggs'),
      hatchingPotions: of('hatchingPotions'),
      food: of('food'),
      quests: of('quests'),
      special: isIn('special') ? special : [],
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names change once they are loaded
  }, [things, seen, ready]);
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));
  const isEmpty = [...COUNTED, 'special' as const].every((family) => shown[family].length === 0);
  return { view, seen, shown, isEmpty, change, reset: () => setView(PLAIN) };
}
