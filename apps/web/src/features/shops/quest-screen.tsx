import { useState } from 'react';
import { shopCalls } from 'virtual:calls/shop';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import type { PageTab } from '../../ui/page-head.tsx';
import { arrange, PLAIN_VIEW, type Sort, type View } from './arrange.ts';
import { NothingFound } from './nothing-found.tsx';
import { questShelves } from './quest-model.ts';
import { ShopPage } from './shop-page.tsx';
import styles from './shop-page.module.css';
import { ShopSection } from './shop-section.tsx';
import type { MarketPage, ShopItem } from './shop-types.ts';
import { ShopSearch, ViewBar } from './shop-view.tsx';
import { useShopPage } from './use-shop-page.ts';

const SORTS: readonly Sort[] = ['shelf', 'name', 'price', 'owned'];
const NONE: ReadonlySet<string> = new Set();

interface ScrollsProps {
  readonly page: MarketPage;
  readonly view: View;
  readonly onOpen: (item: ShopItem) => void;
}

/** The scrolls by kind, those of the month first. */
function Scrolls({ page, view, onOpen }: ScrollsProps) {
  const player = usePlayer();
  const shelves = questShelves(page, view.query).map(({ items, ...shelf }) => ({
    ...shelf,
    cells: arrange(player, items, view, NONE),
  }));
  const filled = shelves.filter(({ cells }) => cells.length > 0);
  if (filled.length === 0) return <NothingFound view={view} />;
  return filled.map(({ id, title, cells }) => (
    <ShopSection key={id} title={title} cells={cells} onOpen={onOpen} />
  ));
}

/** The quest shop: bundles and scrolls. */
export function QuestScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { page, failed, retry } = useShopPage(shopCalls.questShop, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  return (
    <ShopPage
      tabs={tabs}
      place="quests"
      scene={{ keeper: 'questShop', name: t('shops.keeper.quests'), words: page?.notes ?? '' }}
      tools={<ShopSearch view={view} onChange={setView} label={t('shops.find.quests')} />}
      state={failed ? 'failed' : page ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) => (
        <>
          <div className={styles['bar']}>
            <ViewBar view={view} onChange={setView} sorts={SORTS} hasOwned={false} />
          </div>
          {page && <Scrolls page={page} view={view} onOpen={open} />}
        </>
      )}
    </ShopPage>
  );
}
