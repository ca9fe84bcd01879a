import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemSection } from '../../item-kit/item-card.tsx';
import { useWords } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { arrange, type View } from './arrange.ts';
import { stateOf } from './item-state.ts';
import { leaveWords } from './leave-words.ts';
import { emptyShelves, lookShelves } from './look-model.ts';
import styles from './look-sets.module.css';
import { NothingFound } from './nothing-found.tsx';
import { Missing, Price } from './shop-card.tsx';
import { ShopSection } from './shop-section.tsx';
import type { MarketPage, ShopItem } from './shop-types.ts';
import { useSteadyPage } from './steady-shelves.ts';
import { useKept } from './use-kept.ts';

/** Shelves that change with the month or the season. */
const CHANGING: Readonly<Record<string, 'month' | 'season'>> = {
  backgrounds: 'month',
  color: 'season',
  skin: 'season',
};

export interface LookSetsProps {
  readonly page: Pick<MarketPage, 'categories'>;
  readonly view: View;
  readonly onOpen: (item: ShopItem) => void;
}

/** A set as a whole, with its price, and with what is missing until it can be bought. */
function Whole({ item, onOpen }: { readonly item: ShopItem; readonly onOpen: (item: ShopItem) => void }) {
  const state = stateOf(usePlayer(), item);
  const isDear = state.kind === 'dear';
  return (
    <Button className={styles['whole']} onClick={() => onOpen(item)}>
      <span>
        {t('shops.looks.all')} <Price amount={item.value} currency="gems" isDear={isDear} />
      </span>
      {isDear && <Missing count={state.missing} currency="gems" />}
    </Button>
  );
}

/** Sets up to this size stand beside each other; larger ones have rows of their own. */
const SMALL = 3;

/** The sets of the shop as they are to be shown, and the shelves that are empty for now. */
export function LookSets({ page: answered, view, onOpen }: LookSetsProps) {
  const page = useSteadyPage(answered);
  const player = usePlayer();
  useWords('appearanceSets');
  const kept = useKept(page.categories.flatMap(({ items }) => items));
  const sections = lookShelves(player, page.categories)
    .map((shelf) => ({ ...shelf, cells: arrange(player, shelf.items, view, kept) }))
    .filter(({ cells }) => cells.length > 0);
  const bare = view.query === '' ? emptyShelves(answered.categories) : [];
  if (sections.length === 0 && bare.length === 0) return <NothingFound view={view} />;
  return (
    <>
      <div className={styles['sets']}>
        {sections.map(({ id, title, end, cells, whole }) => (
          <div key={id} className={styles['set']} data-size={cells.length <= SMALL ? cells.length : 'large'}>
            <ShopSection
              title={title}
              note={leaveWords(end)}
              tools={whole && <Whole item={whole} onOpen={onOpen} />}
              cells={cells}
              onOpen={onOpen}
            />
          </div>
        ))}
      </div>
      {bare.map(({ identifier, text }) => (
        <ItemSection key={identifier} title={text}>
          <p>{t(`shops.looks.empty.${CHANGING[identifier] ?? 'always'}`)}</p>
        </ItemSection>
      ))}
    </>
  );
}
