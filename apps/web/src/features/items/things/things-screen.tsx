import { loadWords as loadCatalogueWords } from '@everdeed/content/words';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Pet } from '../../../art/pet.tsx';
import { dispatch } from '../../../data/dispatch.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { loadNames } from '../../../lib/load-names.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Link } from '../../../ui/link.tsx';
import { Chips, OrderField, Toolbar, ToolbarSearch } from '../toolbar.tsx';
import { ORDERS } from './arrange.ts';
import { Dock } from './dock.tsx';
import { NAMED } from './names.ts';
import { FAMILIES, type Family, piecesIn, type Thing, type Things, thingsOf } from './owned.ts';
import { PairDrag, PairSection } from './pair-sections.tsx';
import { FoodSection, QuestSection, SpecialSection } from './sections.tsx';
import { openGift } from './thing-actions.tsx';
import styles from './things.module.css';
import { usePairing } from './use-pairing.ts';
import { useShown } from './use-shown.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

const Closer = loadAtLast(async () => ({ default: (await import('./closer.tsx')).Closer }));
const UseItem = loadAtLast(async () => {
  const [{ UseItem }] = await Promise.all([import('./use-item.tsx'), loadWords('send')]);
  return { default: UseItem };
});
const CardReader = loadAtLast(async () => {
  const [{ CardReader }] = await Promise.all([
    import('./card-reader.tsx'),
    // The message is drawn when the card opens.
    loadCatalogueWords('spells').catch(() => undefined),
  ]);
  return { default: CardReader };
});

type Shown = ReturnType<typeof useShown>;

/** Whether everything is shown, and nothing is looked for. */
const isWhole = ({ search, family }: Shown['seen']): boolean => search === '' && family === 'all';

function Tools({ things, shown: { view, change } }: { readonly things: Things; readonly shown: Shown }) {
  const counts = FAMILIES.map((family) => ({ family, count: piecesIn(things[family]) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Toolbar>
      <ToolbarSearch label={t('things.find')} value={view.search} onChange={(search) => change({ search })} />
      <Chips
        label={t('things.show')}
        value={view.family}
        onChange={(family) => change({ family })}
        options={[
          { value: 'all', label: t('things.all'), count: formatNumber(all) },
          ...counts.map(({ family, count }) => ({
            value: family,
            label: t(`things.${family}`),
            count: formatNumber(count),
          })),
        ]}
      />
      <OrderField
        label={t('things.order')}
        value={view.order}
        onChange={(order) => change({ order })}
        options={ORDERS.map((value) => ({ value, label: t(`things.order.${value}`) }))}
      />
    </Toolbar>
  );
}

/** What is open over the things, by family and key, so that it follows what they become. */
interface Open {
  readonly family: Family;
  readonly key: string;
}

function Overlay({
  things,
  open,
  onClose,
}: {
  readonly things: Things;
  readonly open: Open;
  readonly onClose: () => void;
}) {
  if (open.family === 'special') {
    const thing = things.special.find(({ key }) => key === open.key);
    if (thing?.kind === 'item') return <UseItem thing={thing} onClose={onClose} />;
    return thing?.kind === 'card' && <CardReader thing={thing} onClose={onClose} />;
  }
  const list: readonly Thing[] = things[open.family];
  const thing = list.find(({ key }) => key === open.key);
  return thing && <Closer thing={thing} onClose={onClose} />;
}

const Fox = () => <Pet name="Fox-Base" scale={2} />;

/** Where eggs, potions and food come from, and the way there. */
const ComeBack = ({ title }: { readonly title: string }) => (
  <EmptyState
    picture={<Fox />}
    title={title}
    hint={t('things.emptyHint')}
    action={
      <Link to="/" className={buttonLook} data-kind="primary">
        {t('things.toTasks')}
      </Link>
    }
  />
);

/** The only thing to say where there is nothing to show. */
function Nothing({ shown: { seen, reset } }: { readonly shown: Shown }) {
  if (isWhole(seen)) return <ComeBack title={t('things.empty')} />;
  const isSearch = seen.search !== '';
  return (
    <EmptyState
      picture={<Fox />}
      title={isSearch || seen.family === 'all' ? t('things.notFound') : t(`things.none.${seen.family}`)}
      hint={isSearch ? t('things.notFoundHint', { search: seen.search }) : undefined}
      action={<Button onClick={reset}>{t('things.showAll')}</Button>}
    />
  );
}

interface PartsProps {
  readonly shown: Shown;
  readonly pairing: ReturnType<typeof usePairing>;
  readonly onOpen: (open: Open) => void;
}

/** Both halves of a pair stand beside each other, even if one of them is used up, unless something is looked for. */
function Parts({ shown: { shown, seen }, pairing, onOpen }: PartsProps) {
  const player = usePlayer();
  const isEverything = isWhole(seen);
  const isThere = (family: Family) => shown[family].length > 0;
  const hasPairs = isThere('eggs') || isThere('hatchingPotions');
  const pairs = (['eggs', 'hatchingPotions'] as const).filter(
    (family) => isThere(family) || (isEverything && hasPairs),
  );
  return (
    <>
      <PairDrag pairing={pairing}>
        {(drag) => (
          <div className={styles['halves']} data-alone={pairs.length < 2 || undefined}>
            {pairs.map((family) => (
              <PairSection
                key={family}
                family={family}
                things={shown[family]}
                player={player}
                pairing={pairing}
                drag={drag}
              />
            ))}
          </div>
        )}
      </PairDrag>
      {isThere('food') && <FoodSection things={shown.food} onLook={onOpen} />}
      <div className={styles['halves']} data-alone={!isThere('quests') || !isThere('special') || undefined}>
        {isThere('quests') && <QuestSection things={shown.quests} onLook={onOpen} />}
        {isThere('special') && (
          <SpecialSection
            things={shown.special}
            onOpenGift={() => void unwrapGift()}
            onRead={(key) => onOpen({ family: 'special', key })}
            onUse={(key) => onOpen({ family: 'special', key })}
          />
        )}
      </div>
      {isEverything && !hasPairs && !isThere('food') && (
        <div className={styles['nothing']}>
          <ComeBack title={t('things.room')} />
        </div>
      )}
    </>
  );
}

/** Opens a gift, which says what was in it: the names of all gear are fetched for that alone, if they can be had. */
async function unwrapGift(): Promise<void> {
  await loadNames('gear').catch(() => undefined);
  dispatch(openGift());
}

/** Eggs, potions, food, quest scrolls and special things; `head` is the head of the page. */
export function ThingsScreen({ head }: { readonly head: ReactNode }) {
  const player = usePlayer();
  const { items, purchased } = player;
  const hasNames = useNames(...NAMED);
  const things = useMemo(() => thingsOf({ items, purchased }), [items, purchased]);
  const pairing = usePairing(player, things);
  const shown = useShown(things, hasNames);
  const [open, setOpen] = useState<Open>();
  const hasAny = FAMILIES.some((family) => things[family].length > 0);
  return (
    <div className={styles['screen']}>
      {head}
      {hasAny && <Tools things={things} shown={shown} />}
      {!hasNames && (
        <div className={styles['nothing']}>
          <Skeleton />
        </div>
      )}
      {hasNames &&
        (shown.isEmpty ? (
          <div className={styles['nothing']}>
            <Nothing shown={shown} />
          </div>
        ) : (
          <Parts shown={shown} pairing={pairing} onOpen={setOpen} />
        ))}
      <Dock pairing={pairing} onLook={setOpen} />
      <Suspense fallback={null}>
        {open && <Overlay things={things} open={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
