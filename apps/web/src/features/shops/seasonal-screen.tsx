import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlayerClass } from '@everdeed/rules';
import { shopCalls } from 'virtual:calls/shop';
import { Pet } from '../../art/pet.tsx';
import { Icon } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { AlarmClock } from '../../ui/icons.ts';
import type { PageTab } from '../../ui/page-head.tsx';
import { Segment } from '../../ui/segment.tsx';
import { arrange, PLAIN_VIEW, type View } from './arrange.ts';
import { leaveWords } from './leave-words.ts';
import {
  classesFor,
  keeperAt,
  nextSeason,
  otherSets,
  SEASONAL_SORTS,
  seasonalOffer,
  seasonOf,
} from './seasonal-model.ts';
import { NothingFound } from './nothing-found.tsx';
import { setNote } from './set-note.ts';
import { ShopPage } from './shop-page.tsx';
import styles from './shop-page.module.css';
import { ShopSection } from './shop-section.tsx';
import type { MarketPage, ShopItem } from './shop-types.ts';
import { ShopSearch, ViewBar } from './shop-view.tsx';
import { useSteadyPage } from './steady-shelves.ts';
import { useKept } from './use-kept.ts';
import { useShopPage } from './use-shop-page.ts';

const OtherSets = loadAtLast(async () => ({ default: (await import('./other-sets.tsx')).OtherSets }));

/** The season with its last day and the days left. */
function SeasonHead({ page }: { readonly page: MarketPage }) {
  const { key, end } = seasonOf(page.categories, serverNow());
  const leaves = leaveWords(end);
  return (
    <div className={styles['season']}>
      <h2>{t(`shops.season.${key}`)}</h2>
      {leaves && (
        <Chip kind="wash" icon={<AlarmClock size={14} aria-hidden="true" />}>
          {leaves}
        </Chip>
      )}
      {end && (
        <p>
          {t('shops.until', { date: formatDate(end, { weekday: 'long', day: 'numeric', month: 'long' }) })}
        </p>
      )}
    </div>
  );
}

interface WaresProps {
  readonly page: MarketPage;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onOpen: (item: ShopItem) => void;
}

function Wares({ page: answered, view, onView, onOpen }: WaresProps) {
  const page = useSteadyPage(answered);
  const player = usePlayer();
  const classes = classesFor(player);
  const [chosen, setClass] = useState<PlayerClass>(player.stats.class);
  const bar = useRef<HTMLDivElement>(null);
  /** From a card at the end of the page to the class chosen by it, at the beginning. */
  const goTo = (playerClass: PlayerClass) => {
    flushSync(() => setClass(playerClass));
    bar.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  const kept = useKept(page.categories.flatMap(({ items }) => items));
  const { wares, sets } = seasonalOffer(player, page.categories, chosen);
  const season = t(`shops.season.${seasonOf(page.categories, serverNow()).key}`);
  const shelves = [
    ...sets.map((set) => ({
      id: set.id,
      title: set.name,
      note: setNote(player, set, chosen, season),
      items: set.items,
    })),
    ...wares.map((ware) => ({ ...ware, note: undefined })),
  ].map(({ items, ...shelf }) => ({ ...shelf, cells: arrange(player, items, view, kept) }));
  const filled = shelves.filter(({ cells }) => cells.length > 0);
  const others = view.query === '' ? otherSets(player, page.categories, chosen) : [];
  return (
    <>
      <div ref={bar} className={styles['bar']}>
        <div className={styles['segment']}>
          <Segment
            label={t('shops.gearOf')}
            value={chosen}
            options={classes.map((value) => ({
              value,
              label: t(`class.${value}`),
              ...(value === chosen && { icon: <Icon name={value} /> }),
            }))}
            onChange={setClass}
          />
        </div>
        <ViewBar view={view} onChange={onView} sorts={SEASONAL_SORTS} />
      </div>
      {filled.length === 0 && <NothingFound view={view} />}
      <div className={styles['shelves']}>
        {filled.map(({ id, title, note, cells }) => (
          <ShopSection key={id} title={title} note={note} cells={cells} onOpen={onOpen} />
        ))}
        {others.length > 0 && (
          <Suspense fallback={null}>
            <OtherSets sets={others} onChoose={goTo} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Nobody sells: when the shop opens again, and with what. */
function Closed() {
  const { key, start } = nextSeason(serverNow());
  const date = formatDate(start, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <EmptyState
      picture={<Pet name="Wolf-Base" scale={2} />}
      title={t('shops.closed')}
      hint={t(`shops.opens.${key}`, { date })}
    />
  );
}

/** The seasonal shop: sets of this season and of its past years, quests and the transformation item. */
export function SeasonalScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { page, failed, retry } = useShopPage(shopCalls.seasonalShop, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  const isClosed = page !== undefined && (!page.opened || page.categories.length === 0);
  return (
    <ShopPage
      tabs={tabs}
      place="seasonalShop"
      scene={{
        keeper: keeperAt(serverNow()),
        name: t('shops.keeper.seasonal'),
        words: isClosed ? t('shops.closedWords') : (page?.notes ?? ''),
        closed: isClosed,
      }}
      tools={!isClosed && <ShopSearch view={view} onChange={setView} label={t('shops.find.seasonal')} />}
      state={failed ? 'failed' : page ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) =>
        isClosed || !page ? (
          <Closed />
        ) : (
          <>
            <SeasonHead page={page} />
            <Wares page={page} view={view} onView={setView} onOpen={open} />
          </>
        )
      }
    </ShopPage>
  );
}
