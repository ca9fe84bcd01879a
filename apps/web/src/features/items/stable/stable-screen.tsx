import { findPet } from '@everdeed/content';
import { countStable, dropPetKeys, type StableGroupName } from '@everdeed/rules';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Pet } from '../../../art/pet.tsx';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { currentLocale, t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChip } from '../../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Select } from '../../../ui/field.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { equip } from '../equip-action.ts';
import { hatchPet } from '../things/thing-actions.tsx';
import { OrderField, Toolbar, ToolbarSearch } from '../toolbar.tsx';
import { KEPT, shelvesOf, STABLE_ORDERS, type StableView } from './arrange.ts';
import type { Celebrated } from './celebration.tsx';
import { FoodDock } from './food-dock.tsx';
import { FoodDrag } from './food-drag.tsx';
import { StableGrid } from './grid.tsx';
import { NAMED, nameOfAnimal, titleOfRow } from './names.ts';
import { ReleaseMenu } from './release-menu.tsx';
import { type Animal, animalsIn, GROUP_NAMES, isOwned, type Side } from './shelves.ts';
import styles from './stable.module.css';
import { useFeeding } from './use-feeding.ts';
import { useStableView } from './use-stable-view.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

const AnimalSheet = loadAtLast(async () => ({ default: (await import('./animal-sheet.tsx')).AnimalSheet }));
const Celebration = loadAtLast(async () => ({ default: (await import('./celebration.tsx')).Celebration }));

/** Where there is no pointer to aim with, a tap looks closer. */
const HAS_NO_HOVER = '(hover: none), (max-width: 767.98px)';
const SIDES = ['pets', 'mounts', 'both'] as const;

/** Animals by group and side, computed once for a state of the player. */
function useAnimals({ items }: GamePlayer) {
  return useMemo(() => {
    const now = serverNow();
    const all = new Map(
      GROUP_NAMES.flatMap((group) =>
        (['pets', 'mounts'] as const).map(
          (side) => [`${side} ${group}`, animalsIn({ items }, group, side, now)] as const,
        ),
      ),
    );
    return (group: StableGroupName, side: Side) => all.get(`${side} ${group}`) ?? [];
  }, [items]);
}

type AnimalsOf = ReturnType<typeof useAnimals>;

/** How much of the collection of ninety there is. */
function Collection({ player }: { readonly player: GamePlayer }) {
  const all = dropPetKeys().length;
  const { petsFound, mounts } = countStable(player.items);
  const meters = [
    { key: 'pets', value: petsFound, kind: 'health' },
    { key: 'mounts', value: mounts, kind: 'mana' },
  ] as const;
  return (
    <div className={styles['collection']}>
      {meters.map(({ key, value, kind }) => (
        <div key={key} className={styles['meter']}>
          <p>
            <span>{t(`stable.side.${key}`)}</span>
            <span>{t('stable.of', { owned: formatNumber(value), all: formatNumber(all) })}</span>
          </p>
          <Bar
            kind={kind}
            size="small"
            value={value}
            max={all}
            label={t(`stable.collection.${key}`, { owned: formatNumber(value), all: formatNumber(all) })}
          />
        </div>
      ))}
      <ReleaseMenu player={player} />
    </div>
  );
}

interface ToolsProps {
  readonly view: StableView;
  readonly animalsOf: AnimalsOf;
  readonly onChange: (part: Partial<StableView>) => void;
}

function GroupChips({ view: { groups, sides }, animalsOf, onChange }: ToolsProps) {
  const shown: readonly Side[] = sides === 'both' ? ['pets', 'mounts'] : [sides];
  const toggle = (group: StableGroupName, isOn: boolean) =>
    onChange({ groups: GROUP_NAMES.filter((name) => (name === group ? isOn : groups.includes(name))) });
  return (
    <div role="group" aria-label={t('stable.kinds')} className={styles['chips']}>
      {GROUP_NAMES.map((group) => {
        const count = shown.reduce((sum, side) => sum + animalsOf(group, side).filter(isOwned).length, 0);
        return (
          <ChoiceChip key={group} chosen={groups.includes(group)} onChange={(isOn) => toggle(group, isOn)}>
            {t(`stable.group.${group}`)} <span className={styles['chipCount']}>{formatNumber(count)}</span>
          </ChoiceChip>
        );
      })}
    </div>
  );
}

function Tools(props: ToolsProps) {
  const { view, onChange } = props;
  return (
    <div className={styles['tools']}>
      <Toolbar>
        <ToolbarSearch
          label={t('stable.find')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
        <GroupChips {...props} />
        <div className={styles['sides']}>
          <Segment
            label={t('stable.sides')}
            value={view.sides}
            onChange={(sides) => onChange({ sides })}
            options={SIDES.map((value) => ({ value, label: t(`stable.side.${value}`) }))}
          />
        </div>
      </Toolbar>
      <Toolbar>
        <div className={styles['kept']}>
          <Select
            hideLabel
            label={t('things.show')}
            value={view.kept}
            onChange={(kept) => onChange({ kept })}
            options={KEPT.map((value) => ({ value, label: t(`stable.kept.${value}`) }))}
          />
        </div>
        <OrderField
          label={t('things.order')}
          value={view.order}
          onChange={(order) => onChange({ order })}
          options={STABLE_ORDERS.map((value) => ({ value, label: t(`stable.order.${value}`) }))}
        />
      </Toolbar>
    </div>
  );
}

/** The only thing to say where there is nothing to show. */
function Nothing({ view, onReset }: { readonly view: StableView; readonly onReset: () => void }) {
  const isSearch = view.search.trim() !== '';
  const title = isSearch || view.kept === 'all' ? t('things.notFound') : t(`stable.none.${view.kept}`);
  const hint = isSearch ? t('stable.notFoundHint', { search: view.search }) : t('stable.noneHint');
  return (
    <div className={styles['nothing']}>
      <EmptyState
        picture={<Pet name="Fox-Base" scale={2} />}
        title={title}
        hint={hint}
        action={<Button onClick={onReset}>{t('things.showAll')}</Button>}
      />
    </div>
  );
}

/** Whether it is so: the server may have refused it meanwhile. */
const isSo = ({ items }: GamePlayer, { kind, key }: Celebrated): boolean =>
  kind === 'hatched' ? (items.pets[key] ?? 0) > 0 : items.mounts[key] === true;

/** The celebration to show; one at a time, and none for those who want none. */
function useCelebration(player: GamePlayer) {
  const { preferences } = player;
  const [last, setCelebrated] = useState<Celebrated>();
  const celebrated = last && isSo(player, last) ? last : undefined;
  const { suppressModals } = preferences;
  const celebrate = (next: Celebrated) => {
    const isQuiet = suppressModals?.[next.kind === 'hatched' ? 'hatchPet' : 'raisePet'] === true;
    if (!isQuiet) return setCelebrated(next);
    const name = nameOfAnimal({ side: next.kind === 'hatched' ? 'pets' : 'mounts', key: next.key });
    return showToast({ type: 'success', text: t(`stable.told.${next.kind}`, { name }) });
  };
  return { celebrated, celebrate, end: () => setCelebrated(undefined) };
}

/** Pets and mounts: hatching, feeding, taking along; `head` is the head of the page. */
export function StableScreen({ head }: { readonly head: (tools: ReactNode) => ReactNode }) {
  const player = usePlayer();
  const hasNames = useNames(...NAMED);
  const animalsOf = useAnimals(player);
  const { view, seen, change, reset } = useStableView(animalsOf);
  const { celebrated, celebrate, end } = useCelebration(player);
  const [open, setOpen] = useState<Pick<Animal, 'side' | 'key' | 'group'>>();
  const [aimed, setAimed] = useState<string>();
  const feeding = useFeeding(player, (key) => {
    setOpen(undefined);
    celebrate({ kind: 'raised', egg: findPet(key)?.egg ?? '', key });
  });
  const shelves = useMemo(
    () => shelvesOf(animalsOf, seen, { nameOf: nameOfAnimal, titleOf: titleOfRow, locale: currentLocale() }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names change once they are loaded
    [animalsOf, seen, hasNames],
  );
  const opened = open && animalsOf(open.group, open.side).find(({ key }) => key === open.key);
  const hatch = ({ egg, potion, key }: Animal) => {
    setOpen(undefined);
    if (dispatch(hatchPet({ egg, potion })).ok) celebrate({ kind: 'hatched', egg, key });
  };
  const take = (side: Side, key: string) => dispatch(equip({ type: side === 'pets' ? 'pet' : 'mount', key }));
  const tap = (animal: Animal, byKeyboard: boolean) => {
    const { side, key, standing } = animal;
    const isPet = side === 'pets' && (standing === 'growing' || standing === 'tame');
    if (standing === 'ready') hatch(animal);
    else if (isPet && feeding.food !== undefined) feeding.feed(key, feeding.food);
    else if (standing === 'growing' && (byKeyboard || !matchMedia(HAS_NO_HOVER).matches))
      feeding.choosePet(key);
    else setOpen(animal);
  };
  const look = (key: string) => {
    const group = GROUP_NAMES.find((name) => animalsOf(name, 'pets').some((animal) => animal.key === key));
    if (group) setOpen({ side: 'pets', key, group });
  };
  const drop = (food: string, id: string) => {
    const [side, key = ''] = id.split(' ');
    if (side === 'pets') feeding.feed(key, food);
  };
  return (
    <div className={styles['screen']}>
      {head(<Collection player={player} />)}
      <Tools view={view} animalsOf={animalsOf} onChange={change} />
      {!hasNames && <Skeleton />}
      {hasNames && shelves.length === 0 && <Nothing view={seen} onReset={reset} />}
      <FoodDrag onStart={feeding.chooseFood} onAim={setAimed} onDrop={drop}>
        {(drag) => (
          <>
            {hasNames && shelves.length > 0 && (
              <StableGrid
                shelves={shelves}
                appetiteOf={feeding.appetiteOf}
                chosen={feeding.pet && `pets ${feeding.pet.key}`}
                aimed={aimed}
                onTap={tap}
              />
            )}
            {/* Mounts eat nothing. */}
            {view.sides !== 'mounts' && (
              <FoodDock player={player} feeding={feeding} onLook={look} drag={drag} />
            )}
          </>
        )}
      </FoodDrag>
      <Suspense fallback={null}>
        {opened && !celebrated && (
          <AnimalSheet
            animal={opened}
            player={player}
            food={feeding.food}
            onFeed={(food, amount) => feeding.feedUpClose(opened.key, food, amount)}
            onTake={() => take(opened.side, opened.key)}
            onHatch={() => hatch(opened)}
            onClose={() => setOpen(undefined)}
          />
        )}
        {celebrated && (
          <Celebration
            celebrated={celebrated}
            background={player.preferences.background ?? ''}
            onTake={() => {
              take(celebrated.kind === 'hatched' ? 'pets' : 'mounts', celebrated.key);
              end();
            }}
            onClose={end}
          />
        )}
      </Suspense>
    </div>
  );
}
