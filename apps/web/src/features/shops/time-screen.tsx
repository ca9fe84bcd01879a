import { Suspense, useState } from 'react';
import { shopCalls } from 'virtual:calls/shop';
import { usePlayer } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemSection } from '../../item-kit/item-card.tsx';
import { nextHourglass } from '../../pay-kit/plan-state.ts';
import { ChoiceChip } from '../../ui/chip.tsx';
import type { PageTab } from '../../ui/page-head.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { arrange, matches, PLAIN_VIEW, type View } from './arrange.ts';
import { NothingFound } from './nothing-found.tsx';
import { fundsOf } from './purchase.ts';
import { SetRow } from './set-row.tsx';
import styles from './set-row.module.css';
import { ShopPage } from './shop-page.tsx';
import { ShopSection } from './shop-section.tsx';
import type { ShopItem } from './shop-types.ts';
import { ShopSearch } from './shop-view.tsx';
import {
  countKind,
  itemsOf,
  leavesOn,
  mysterySets,
  TIME_KINDS,
  type TimeKind,
  type TimePage,
} from './time-model.ts';
import { useSteadyPage } from './steady-shelves.ts';
import { useKept } from './use-kept.ts';
import { useShopPage } from './use-shop-page.ts';
import { loadAtLast } from '../../lib/load-later.ts';

const Question = loadAtLast(async () => ({ default: (await import('./question.tsx')).Question }));

/** How many hourglasses there are, and how one gets more, or when the next one comes. */
function Hourglasses() {
  const player = usePlayer();
  const count = fundsOf(player, 'hourglasses');
  const next = nextHourglass(player.purchased.plan, serverNow());
  return (
    <div className={styles['purse']}>
      <PixelIcon name="hourglass" scale={2} />
      <div>
        <strong>{t('shops.hourglasses', { count })}</strong>
        <p>
          {next === undefined
            ? t('shops.hourglassesHint')
            : t('shops.hourglassesNext', {
                date: formatDate(next, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
              })}
        </p>
      </div>
    </div>
  );
}

function Sets({ page, view }: Pick<WaresProps, 'page' | 'view'>) {
  const sets = mysterySets(page).filter(({ item }) => matches(item, view.query));
  const [open, setOpen] = useState<string>();
  const [wanted, setWanted] = useState<ShopItem>();
  const leaves = leavesOn(page);
  return (
    <ItemSection
      title={t('shops.otherMonths')}
      note={leaves && t('shops.leaveOn', { date: formatDate(leaves, { day: 'numeric', month: 'long' }) })}
    >
      {sets.length === 0 && <NothingFound view={view} />}
      <ul className={styles['list']}>
        {sets.map((set) => (
          <SetRow
            key={set.item.key}
            set={set}
            isOpen={open === set.item.key}
            onToggle={() => setOpen(open === set.item.key ? undefined : set.item.key)}
            onBuy={setWanted}
          />
        ))}
      </ul>
      {wanted && (
        <Suspense fallback={null}>
          <Question item={wanted} quantity={1} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </ItemSection>
  );
}

interface WaresProps {
  readonly page: TimePage;
  readonly view: View;
  readonly onOpen: (item: ShopItem) => void;
}

function Wares({ page: answered, view, onOpen }: WaresProps) {
  const page = useSteadyPage(answered);
  const player = usePlayer();
  const kept = useKept(page.categories.flatMap(({ items }) => items));
  const kinds = TIME_KINDS.filter((one) => countKind(page, one) > 0);
  const [chosen, setKind] = useState<TimeKind>();
  const kind = chosen ?? kinds[0] ?? 'sets';
  return (
    <>
      <Hourglasses />
      <div className={styles['kinds']} role="group" aria-label={t('shops.kinds')}>
        {kinds.map((one) => (
          <ChoiceChip key={one} chosen={one === kind} onChange={() => setKind(one)}>
            {t(`shops.kind.${one}`, { count: countKind(page, one) })}
          </ChoiceChip>
        ))}
      </div>
      {kind === 'sets' ? (
        <Sets page={page} view={view} />
      ) : (
        <ShopSection
          title={t(`shops.kindTitle.${kind}`)}
          cells={arrange(player, itemsOf(page, kind), view, kept)}
          empty={t('shops.nothingFound')}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

/** The time traveller: sets of other months, rare animals, scenes and quests, all for hourglasses. */
export function TimeScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { page, failed, retry } = useShopPage(shopCalls.timeTravelers, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  return (
    <ShopPage
      tabs={tabs}
      scene={{
        keeper: 'timeTravelers',
        name: t('shops.keeper.time'),
        words: page?.notes ?? '',
        closed: page?.opened === false,
      }}
      tools={<ShopSearch view={view} onChange={setView} label={t('shops.find.time')} />}
      state={failed ? 'failed' : page ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) => page && <Wares page={page} view={view} onOpen={open} />}
    </ShopPage>
  );
}
