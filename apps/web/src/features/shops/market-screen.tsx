import { Suspense, useMemo, useState } from 'react';
import { shopCalls } from 'virtual:calls/shop';
import { Icon } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { InTurn } from '../../lib/in-turn.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { useCommonGearNames, useWords } from '../../item-kit/use-words.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import type { PageTab } from '../../ui/page-head.tsx';
import { Segment } from '../../ui/segment.tsx';
import { PLAIN_VIEW, type View } from './arrange.ts';
import { armoireWare } from './armoire-ware.ts';
import { extraShelves } from './market-extras.ts';
import {
  countBetter,
  foldOf,
  type GearShelf,
  gearShelves,
  marketSections,
  type Section,
} from './market-model.ts';
import { NothingFound } from './nothing-found.tsx';
import { ShopPage } from './shop-page.tsx';
import styles from './shop-page.module.css';
import { ShopSection } from './shop-section.tsx';
import type { Shelf, ShopItem } from './shop-types.ts';
import { ShopSearch, ViewBar } from './shop-view.tsx';
import { useKept } from './use-kept.ts';
import { useShopPage } from './use-shop-page.ts';

const SaleShelves = loadAtLast(async () => ({ default: (await import('./sale-shelves.tsx')).SaleShelves }));

interface ClassChoiceProps {
  readonly shelves: readonly GearShelf[];
  readonly value: GearShelf;
  readonly onChange: (shelf: GearShelf) => void;
}

const ClassChoice = ({ shelves, value, onChange }: ClassChoiceProps) => (
  <Segment
    label={t('shops.gearOf')}
    value={value}
    options={shelves.map((shelf) => ({
      value: shelf,
      label: shelf === 'none' ? t('shops.noClass') : t(`class.${shelf}`),
      ...(shelf === value && shelf !== 'none' && { icon: <Icon name={shelf} /> }),
    }))}
    onChange={onChange}
  />
);

function titleOf({ id }: Section, shelf: GearShelf, isSearch: boolean): string {
  if (id !== 'gear') return t(`shops.section.${id}`);
  return isSearch ? t('shops.section.gear') : t(`shops.gearFor.${shelf}`);
}

function noteOf({ id, cells }: Section): string | undefined {
  if (id === 'gear') {
    const count = countBetter(cells);
    return count > 0 ? t('shops.better', { count }) : undefined;
  }
  return id === 'eggs' || id === 'food' || id === 'cards' ? t(`shops.note.${id}`) : undefined;
}

interface WaresProps {
  readonly market: readonly Shelf[];
  readonly gear: readonly Shelf[];
  readonly view: View;
  readonly onOpen: (item: ShopItem) => void;
}

/** What the market sells, section by section. */
function Wares({ market: shelved, gear, view, onOpen }: WaresProps) {
  const player = usePlayer();
  const market = useMemo(() => [...shelved, ...extraShelves(player, serverNow())], [shelved, player]);
  const beside = useMemo(() => [armoireWare(player, serverNow())], [player]);
  const shelves = gearShelves(player, gear);
  const [chosen, setShelf] = useState<GearShelf>();
  const shelf = chosen ?? shelves[0] ?? 'warrior';
  const kept = useKept(gear.flatMap(({ items }) => items));
  const isSearch = view.query.trim() !== '';
  const sections = marketSections(player, { market, gear, shelf, beside }, view, kept);
  if (sections.length === 0) return <NothingFound view={view} />;
  const parts = sections.map((section) => (
    <ShopSection
      key={section.id}
      title={titleOf(section, shelf, isSearch)}
      note={noteOf(section)}
      tools={
        section.id === 'gear' &&
        !isSearch && (
          <div className={styles['segment']}>
            <ClassChoice shelves={shelves} value={shelf} onChange={setShelf} />
          </div>
        )
      }
      cells={section.cells}
      fold={section.id === 'gear' ? foldOf(section.cells) : undefined}
      tail={section.tail}
      empty={t(view.affordable ? 'shops.noneAffordable' : 'shops.allOwned')}
      onOpen={onOpen}
    />
  ));
  return <InTurn parts={parts} />;
}

type Side = 'buy' | 'sell';

const NO_SHELVES: readonly Shelf[] = [];

/** The market: gear, eggs, potions, food, cards, the armoire and rare things, and a counter for what the player sells. */
export function MarketScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const market = useShopPage(shopCalls.market, {});
  const gear = useShopPage(shopCalls.marketGear, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  const [side, setSide] = useState<Side>('buy');
  // Names of what has to be bought before, and words of the cards.
  const hasNames = useCommonGearNames();
  const hasWords = useWords('spells') && hasNames;
  const failed = market.failed || gear.failed;
  const retry = () => {
    market.retry();
    gear.retry();
  };
  return (
    <ShopPage
      tabs={tabs}
      place="market"
      scene={{ keeper: 'market', name: t('shops.keeper.market'), words: market.page?.notes ?? '' }}
      tools={<ShopSearch view={view} onChange={setView} label={t('shops.find.market')} />}
      state={failed ? 'failed' : market.page && gear.page && hasWords ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) => (
        <>
          <div className={styles['bar']}>
            <div className={styles['sale']}>
              <Segment
                label={t('shops.side')}
                value={side}
                options={[
                  { value: 'buy', label: t('shops.side.buy') },
                  { value: 'sell', label: t('shops.side.sell') },
                ]}
                onChange={setSide}
              />
            </div>
            {side === 'buy' && <ViewBar view={view} onChange={setView} />}
          </div>
          {side === 'buy' ? (
            <Wares
              market={market.page?.categories ?? NO_SHELVES}
              gear={gear.page?.categories ?? NO_SHELVES}
              view={view}
              onOpen={open}
            />
          ) : (
            <Suspense fallback={<Skeleton />}>
              <SaleShelves query={view.query} />
            </Suspense>
          )}
        </>
      )}
    </ShopPage>
  );
}
