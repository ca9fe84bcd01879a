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
import { GEMS_PER_BALANCE } from '@everdeed/rules';
import { dispatch } from '../../../data/dispatch.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useOffline } from '../../../data/use-offline.ts';
import { t } from '../../../i18n/i18n.ts';
import { ItemSection } from '../../../item-kit/item-card.tsx';
import { unlockLook } from '../../../item-kit/unlock-action.ts';
import { useCommonGearNames, useNames } from '../../../item-kit/use-words.ts';
import { dismissToast, showToast } from '../../../ui/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Lock } from '../../../ui/icons.ts';
import { equip } from '../equip-action.ts';
import { moveFocus } from '../grid-keys.ts';
import { HeroPanel, type Tried } from './hero-panel.tsx';
import { KindList } from './kind-list.tsx';
import {
  dressedIn,
  isAnimal,
  isWide,
  KIND_NAMES,
  KINDS,
  type LookFamily,
  type LookKind,
  shownSet,
  valueOf,
} from './kinds.ts';
import { Gems, LookCell, type LookCellProps } from './look-cell.tsx';
import { nameOfLook, nameOfSet, noteOnSet } from './look-words.ts';
import styles from './looks.module.css';
import { ViewsAhead } from './option-picture.tsx';
import { type LookValues, presentLook, surpriseLook } from './surprise.ts';
import { isForSale, type LookOption, type LookSet, type Wardrobe, wardrobeOf } from './wardrobe.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

const BuyQuestion = loadAtLast(async () => ({ default: (await import('./buy-question.tsx')).BuyQuestion }));

/** How many options are shown at once; the others follow as soon as these are. */
const FIRST_OPTIONS = 40;
const FIRST_SETS = 3;

interface ShelfProps extends Pick<LookCellProps, 'onTap'> {
  /** Gems in the purse. */
  readonly gems: number;
  readonly options: readonly LookOption[];
  readonly set?: LookSet;
  readonly tried: LookOption | undefined;
  readonly family: LookFamily;
}

const Shelf = ({ gems, options, set, tried, family, onTap }: ShelfProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets
  <ul role="list" className={styles['grid']} data-wide={isWide(family) || undefined}>
    {options.map((option) => (
      <LookCell
        key={option.path}
        option={option}
        {...(set && { set })}
        {...(set && isForSale(set) && { priced: true, missing: Math.max(0, option.price - gems) })}
        isTried={tried?.path === option.path}
        onTap={onTap}
      />
    ))}
  </ul>
);

function SetNote({ set }: { readonly set: LookSet }) {
  return (
    <span className={styles['note']}>
      {set.sale.kind === 'later' && <Lock size={14} strokeWidth={2} aria-hidden="true" />}
      {noteOnSet(set)}
    </span>
  );
}

interface WholeProps {
  readonly set: LookSet;
  /** In gems. */
  readonly price: number;
  /** Gems in the purse. */
  readonly gems: number;
  readonly onBuyAll: (set: LookSet) => void;
}

/** All of a set that is lacking, with its price, and with what is missing until it can be bought. */
function Whole({ set, price, gems, onBuyAll }: WholeProps) {
  const missing = price - gems;
  const isDear = missing > 0;
  return (
    <Button className={styles['whole']} onClick={() => onBuyAll(set)}>
      <span className={styles['all']}>
        {t('looks.all', { count: set.options.length })}
        <Gems count={price} isDear={isDear} />
        <span className="visually-hidden">{t('looks.gems', { count: price })}</span>
      </span>
      {isDear && <span className={styles['toGo']}>{t('looks.toGo', { count: missing })}</span>}
    </Button>
  );
}

interface ShelvesProps extends Pick<LookCellProps, 'onTap'>, Pick<WholeProps, 'gems' | 'onBuyAll'> {
  readonly wardrobe: Wardrobe;
  readonly tried: LookOption | undefined;
}

/** Names of all backgrounds, in the order of the screen. */
const viewsIn = ({ own, sets }: Wardrobe): readonly string[] =>
  [...own, ...sets]
    .flatMap(({ options }) => options)
    .filter(({ family }) => family === 'background')
    .map(({ key }) => key);

/** One's own, then the sets. What is far down follows in a second step, so that the first is soon on the screen. */
function Shelves({ wardrobe, tried, gems, onTap, onBuyAll }: ShelvesProps) {
  const isWhole = useDeferredValue(true, false);
  const sets = isWhole ? wardrobe.sets : wardrobe.sets.slice(0, FIRST_SETS);
  const isSplit = wardrobe.own.length > 1;
  const views = useMemo(() => viewsIn(wardrobe), [wardrobe]);
  return (
    <>
      {isWhole && views.length > 0 && <ViewsAhead names={views} />}
      {wardrobe.own.map(({ family, options }) => (
        <ItemSection
          key={family}
          title={isSplit ? t(`looks.own.${family}`) : t('looks.yours')}
          note={t('looks.count', { count: options.length })}
        >
          <Shelf
            options={isWhole ? options : options.slice(0, FIRST_OPTIONS)}
            {...{ tried, gems, family, onTap }}
          />
        </ItemSection>
      ))}
      {sets.map((set) => (
        <ItemSection
          key={set.id}
          title={nameOfSet(set)}
          note={<SetNote set={set} />}
          tools={set.price !== undefined && <Whole price={set.price} {...{ set, gems, onBuyAll }} />}
        >
          <Shelf
            options={set.options}
            set={set}
            family={set.options[0]?.family ?? 'skin'}
            {...{ tried, gems, onTap }}
          />
        </ItemSection>
      ))}
    </>
  );
}

/** The kind that a family belongs to. */
const kindOf = (family: LookFamily): LookKind | undefined =>
  KIND_NAMES.find((kind) => KINDS[kind].some((one) => one === family));

interface Asked extends Tried {
  readonly whole: boolean;
}

export interface LooksScreenProps {
  /** The head of the page. */
  readonly head: ReactNode;
  /** Stores what is worn, by dotted path. */
  readonly onWear: (values: LookValues) => void;
}

/** The wardrobe: what a hero looks like below all gear, and the place where they stand. */
export function LooksScreen({ head, onWear }: LooksScreenProps) {
  const player = usePlayer();
  const hasGearNames = useCommonGearNames();
  const hasNames = useNames('appearance', 'appearanceSets', 'backgrounds') && hasGearNames;
  const [kind, setKind] = useState<LookKind>('skin');
  const [geared, setGeared] = useState(false);
  const [tried, setTried] = useState<Tried>();
  const [asked, setAsked] = useState<Asked>();
  const isOffline = useOffline();
  const shownKind = useDeferredValue(kind);
  const wardrobe = useMemo(() => wardrobeOf(player, shownKind, serverNow()), [player, shownKind]);
  const gems = player.balance * GEMS_PER_BALANCE;
  const hero = tried ? dressedIn(player, tried.option.family, tried.option.key) : player;

  const wear = ({ family, key, isWorn }: LookOption) => {
    if (isAnimal(family)) dispatch(equip({ type: shownSet(player), key }));
    else if (family === 'background') onWear({ 'preferences.background': isWorn ? '' : key });
    else if (!isWorn) onWear({ [`preferences.${family}`]: valueOf(family, key) });
  };
  const tap = (option: LookOption, set: LookSet | undefined) => {
    if (option.isOwned || !set) wear(option);
    setTried(option.isOwned || !set || tried?.option.path === option.path ? undefined : { option, set });
  };
  // Cells are memoised: they get the same function each time.
  const latest = useRef(tap);
  useLayoutEffect(() => {
    latest.current = tap;
  });
  const onTap = useCallback(
    (option: LookOption, set: LookSet | undefined) => latest.current(option, set),
    [],
  );
  const buy = ({ option, set, whole }: Asked) => {
    const name = whole ? nameOfSet(set) : nameOfLook(option);
    const done = dispatch(
      unlockLook({ path: whole ? set.path : option.path, told: t('looks.bought', { name }) }),
    );
    if (!done.ok) return;
    setAsked(undefined);
    if (tried && (!whole || set.options.some(({ path }) => path === tried.option.path))) wear(tried.option);
    setTried(undefined);
  };
  const lastSurprise = useRef('');
  const surprise = () => {
    const before = presentLook(player);
    setTried(undefined);
    onWear(surpriseLook(player, Math.random));
    dismissToast(lastSurprise.current);
    lastSurprise.current = showToast({
      type: 'success',
      text: t('looks.surprised'),
      action: { label: t('ui.undo'), run: () => onWear(before), undo: true },
    });
  };
  const buyAll = (set: LookSet) => {
    const [option] = set.options;
    if (option) setAsked({ option, set, whole: true });
  };
  return (
    <div className={styles['screen']}>
      {head}
      <div className={styles['columns']}>
        <HeroPanel
          {...{ hero, tried, geared, gems, isOffline }}
          onGeared={setGeared}
          onBuy={(whole) => tried && setAsked({ ...tried, whole })}
          onTakeOff={() => setTried(undefined)}
          onSurprise={surprise}
        />
        <KindList hero={hero} chosen={kind} tried={tried && kindOf(tried.option.family)} onChoose={setKind} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move the focus between its buttons */}
        <div className={styles['shelves']} onKeyDown={moveFocus}>
          {hasNames ? (
            <Shelves
              key={shownKind}
              wardrobe={wardrobe}
              tried={tried?.option}
              gems={gems}
              onTap={onTap}
              onBuyAll={buyAll}
            />
          ) : (
            <Skeleton />
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {asked && (
          <BuyQuestion
            {...asked}
            gems={gems}
            isOffline={isOffline}
            onBuy={() => buy(asked)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
