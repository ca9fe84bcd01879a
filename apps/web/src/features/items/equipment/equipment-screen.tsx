import { gearTypes } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { type GearSlot, hasClass } from '@everdeed/rules';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Pet } from '../../../art/pet.tsx';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { currentLocale, t } from '../../../i18n/i18n.ts';
import { ItemGrid, ItemSection } from '../../../item-kit/item-card.tsx';
import { useNames } from '../../../item-kit/use-words.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Link } from '../../../ui/link.tsx';
import { moveFocus } from '../grid-keys.ts';
import { isFound } from '../things/arrange.ts';
import { Chips, OrderField, Toolbar, ToolbarSearch } from '../toolbar.tsx';
import styles from './equipment.module.css';
import { equip } from '../equip-action.ts';
import { takeOffGear } from './gear-actions.ts';
import { GearCard } from './gear-card.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { betterAmong, GEAR_ORDERS, type GearOrder, inGearOrder, neededBy } from './order.ts';
import { type GearSet, type Piece, piecesOf, wornIn, wornInBothHands } from './pieces.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

const GearSheet = loadAtLast(async () => ({ default: (await import('./gear-sheet.tsx')).GearSheet }));

const nameOfGear = (key: string): string => nameOf('gear', key);

/** Where nothing can be tried on by hovering, a tap looks closer first. */
const HAS_NO_HOVER = '(hover: none), (max-width: 767.98px)';

interface View {
  readonly search: string;
  readonly slot: GearSlot | 'all';
  readonly order: GearOrder;
}

const PLAIN: View = { search: '', slot: 'all', order: 'best' };

function orderLabel(order: GearOrder, player: GamePlayer): string {
  if (order === 'name') return t('things.order.name');
  if (order !== 'best') return t('gear.order.by', { name: t(`tasks.attribute.${order}`) });
  return hasClass(player) ? t('gear.order.bestFor', { key: player.stats.class }) : t('gear.order.best');
}

interface ToolsProps {
  readonly player: GamePlayer;
  readonly set: GearSet;
  /** Those that the search finds, in whatever slot. */
  readonly pieces: readonly Piece[];
  readonly view: View;
  readonly onChange: (part: Partial<View>) => void;
}

function Tools({ player, set, pieces, view, onChange }: ToolsProps) {
  const better = betterAmong(pieces, neededBy(player));
  const orders = set === 'costume' ? (['best', 'name'] as const) : GEAR_ORDERS;
  const labelOf = (order: GearOrder) =>
    set === 'costume' && order === 'best' ? t('things.order.usual') : orderLabel(order, player);
  const countOf = (slot: GearSlot) => pieces.filter((piece) => piece.slot === slot).length;
  return (
    <>
      <Toolbar>
        <ToolbarSearch
          label={t('gear.find')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <p className={styles['count']} role="status">
          {set === 'costume'
            ? t('gear.count', { count: pieces.length })
            : t('gear.countBetter', { count: pieces.length, better })}
        </p>
        <OrderField
          label={t('things.order')}
          value={orders.some((order) => order === view.order) ? view.order : 'best'}
          onChange={(order) => onChange({ order })}
          options={orders.map((value) => ({ value, label: labelOf(value) }))}
        />
      </Toolbar>
      <Toolbar>
        <Chips
          label={t('things.show')}
          value={view.slot}
          onChange={(slot) => onChange({ slot })}
          options={[
            { value: 'all', label: t('things.all'), count: formatNumber(pieces.length) },
            ...gearTypes.map((slot) => ({
              value: slot,
              label: t(`gear.slot.${slot}`),
              count: formatNumber(countOf(slot)),
            })),
          ]}
        />
      </Toolbar>
    </>
  );
}

/** What to know about a slot: whose hands are taken, or how much in it is better. */
function slotNote(player: GamePlayer, set: GearSet, slot: GearSlot, pieces: readonly Piece[]): string {
  const worn = player.items.gear[set];
  const bothHands = wornInBothHands(worn);
  if (bothHands !== undefined && slot === 'weapon')
    return t('gear.note.weapon', { name: nameOfGear(bothHands) });
  if (bothHands !== undefined && slot === 'shield')
    return t('gear.note.shield', { name: nameOfGear(bothHands) });
  const better = set === 'costume' ? 0 : betterAmong(pieces, neededBy(player));
  if (better === 0) return '';
  const key = wornIn(worn, slot);
  return key === undefined
    ? t('gear.note.bare', { count: better })
    : t('gear.note.better', { count: better, name: nameOfGear(key) });
}

export interface EquipmentScreenProps {
  /** The head of the page. */
  readonly head: ReactNode;
  readonly onPreference: (path: string, value: boolean) => void;
}

/** Battle gear and costume: trying on, comparing, wearing. */
export function EquipmentScreen({ head, onPreference }: EquipmentScreenProps) {
  const player = usePlayer();
  const hasNames = useNames('gear');
  const [set, setSet] = useState<GearSet>('equipped');
  const [view, setView] = useState(PLAIN);
  const [tried, setTried] = useState<string>();
  const [open, setOpen] = useState<string>();
  const seen = useDeferredValue(view);
  const pieces = useMemo(() => piecesOf(player, set), [player, set]);
  const needed = neededBy(player);
  const { found, shown } = useMemo(() => {
    const all = pieces.filter(({ key }) => isFound(nameOfGear(key), seen.search));
    const here = all.filter(({ slot }) => seen.slot === 'all' || seen.slot === slot);
    const isUsual = set === 'costume' && seen.order !== 'name';
    const inOrder = isUsual ? here : inGearOrder(here, seen.order, needed, nameOfGear, currentLocale());
    return { found: all, shown: inOrder };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names change once they are loaded; `needed` follows the player
  }, [pieces, seen, set, hasNames]);
  const wear = (key: string) => dispatch(equip({ type: set, key }));
  const tap = (key: string, byKeyboard: boolean) => {
    if (!byKeyboard && matchMedia(HAS_NO_HOVER).matches) setOpen(key);
    else wear(key);
  };
  // Cards are memoised: they get the same function each time.
  const latest = useRef(tap);
  useLayoutEffect(() => {
    latest.current = tap;
  });
  const onTap = useCallback((key: string, byKeyboard: boolean) => latest.current(key, byKeyboard), []);
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));
  const pieceOf = (key: string | undefined) => pieces.find((piece) => piece.key === key);
  const trying = pieceOf(tried);
  const opened = pieceOf(open);
  const against = opened && wornIn(player.items.gear[set], opened.slot);
  return (
    <div className={styles['screen']}>
      {head}
      <div className={styles['columns']}>
        <HeroPanel
          player={player}
          set={set}
          onSet={setSet}
          tried={trying?.isWorn ? undefined : trying}
          onSlot={(slot) => change({ slot })}
          onTakeOff={() => dispatch(takeOffGear({ type: set }))}
          onPreference={onPreference}
        />
        <div className={styles['gear']}>
          <Tools player={player} set={set} pieces={found} view={view} onChange={change} />
          {!hasNames && (
            <div className={styles['nothing']}>
              <Skeleton />
            </div>
          )}
          {hasNames && shown.length === 0 && (
            <div className={styles['nothing']}>
              <EmptyState
                picture={<Pet name="Fox-Base" scale={2} />}
                title={t(pieces.length === 0 ? 'gear.empty' : 'things.notFound')}
                hint={t(pieces.length === 0 ? 'gear.emptyHint' : 'gear.notFoundHint')}
                action={
                  pieces.length === 0 ? (
                    <Link to="/shops/market" className={buttonLook} data-kind="primary">
                      {t('gear.toMarket')}
                    </Link>
                  ) : (
                    <Button onClick={() => setView(PLAIN)}>{t('things.showAll')}</Button>
                  )
                }
              />
            </div>
          )}
          {hasNames &&
            gearTypes.map((slot) => {
              const here = shown.filter((piece) => piece.slot === slot);
              if (here.length === 0) return null;
              return (
                <ItemSection
                  key={slot}
                  title={t(`gear.slot.${slot}`)}
                  note={slotNote(
                    player,
                    set,
                    slot,
                    found.filter((piece) => piece.slot === slot),
                  )}
                >
                  <ItemGrid size="card" onKeyDown={moveFocus}>
                    {here.map((piece) => (
                      <GearCard
                        key={piece.key}
                        piece={piece}
                        counts={set === 'equipped'}
                        onTap={onTap}
                        onTry={setTried}
                      />
                    ))}
                  </ItemGrid>
                </ItemSection>
              );
            })}
        </div>
      </div>
      <Suspense fallback={null}>
        {opened && (
          <GearSheet
            piece={opened}
            counts={set === 'equipped'}
            against={against === undefined ? undefined : nameOfGear(against)}
            onWear={() => wear(opened.key)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
