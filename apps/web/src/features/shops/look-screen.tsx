import { useState } from 'react';
import { Link } from 'react-router';
import { shopCalls } from 'virtual:calls/shop';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemSection } from '../../item-kit/item-card.tsx';
import { useWords } from '../../item-kit/use-words.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Shirt } from '../../ui/icons.ts';
import type { PageTab } from '../../ui/page-head.tsx';
import { arrange, PLAIN_VIEW, type Sort, type View } from './arrange.ts';
import { leaveWords } from './leave-words.ts';
import { emptyShelves, lookShelves } from './look-model.ts';
import { ShopPage } from './shop-page.tsx';
import styles from './shop-page.module.css';
import { Price } from './shop-card.tsx';
import { ShopSection } from './shop-section.tsx';
import type { MarketPage, ShopItem } from './shop-types.ts';
import { ShopSearch, ViewBar } from './shop-view.tsx';
import { useSteadyPage } from './steady-shelves.ts';
import { useKept } from './use-kept.ts';
import { useShopPage } from './use-shop-page.ts';

const SORTS: readonly Sort[] = ['shelf', 'name', 'price'];
/** Shelves that change with the month or the season. */
const CHANGING: Readonly<Record<string, 'month' | 'season'>> = {
  backgrounds: 'month',
  color: 'season',
  skin: 'season',
};

interface WaresProps {
  readonly page: Pick<MarketPage, 'categories'>;
  readonly view: View;
  readonly onOpen: (item: ShopItem) => void;
}

/** A set as a whole, with its price. */
const Whole = ({ item, onOpen }: { readonly item: ShopItem; readonly onOpen: (item: ShopItem) => void }) => (
  <Button onClick={() => onOpen(item)}>
    {t('shops.looks.all')} <Price amount={item.value} currency="gems" />
  </Button>
);

function Wares({ page: answered, view, onOpen }: WaresProps) {
  const page = useSteadyPage(answered);
  const player = usePlayer();
  useWords('appearanceSets');
  const kept = useKept(page.categories.flatMap(({ items }) => items));
  const sections = lookShelves(player, page.categories)
    .map((shelf) => ({ ...shelf, cells: arrange(player, shelf.items, view, kept) }))
    .filter(({ cells }) => cells.length > 0);
  const bare = view.query === '' ? emptyShelves(answered.categories) : [];
  if (sections.length === 0 && bare.length === 0)
    return <EmptyState title={t('shops.nothingFound')} hint={t('shops.nothingFoundHint')} />;
  return (
    <>
      {sections.map(({ id, title, end, cells, whole }) => (
        <ShopSection
          key={id}
          title={title}
          note={leaveWords(end)}
          tools={whole && <Whole item={whole} onOpen={onOpen} />}
          cells={cells}
          onOpen={onOpen}
        />
      ))}
      {bare.map(({ identifier, text }) => (
        <ItemSection key={identifier} title={text}>
          <p>{t(`shops.looks.empty.${CHANGING[identifier] ?? 'always'}`)}</p>
        </ItemSection>
      ))}
    </>
  );
}

/** The shop of looks: this month's backgrounds, hair, skins, shirts, ears and tails. */
export function LookScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { page, failed, retry } = useShopPage(shopCalls.customizationShop, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  return (
    <ShopPage
      tabs={tabs}
      scene={{
        keeper: 'customizations',
        name: t('shops.keeper.looks'),
        words: page?.notes || t('shops.looks.greeting'),
      }}
      tools={<ShopSearch view={view} onChange={setView} label={t('shops.find.looks')} />}
      state={failed ? 'failed' : page ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) => (
        <>
          <div className={styles['bar']}>
            <ViewBar view={view} onChange={setView} sorts={SORTS} />
          </div>
          <p>
            <Link to="/inventory/looks" className={buttonLook} data-kind="plain">
              <Shirt size={18} aria-hidden="true" />
              {t('shops.looks.try')}
            </Link>
          </p>
          {page && <Wares page={page} view={view} onOpen={open} />}
        </>
      )}
    </ShopPage>
  );
}
