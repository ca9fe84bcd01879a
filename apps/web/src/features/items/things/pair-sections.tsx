import { type ReactNode, useMemo } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ItemGrid, ItemSection } from '../../../item-kit/item-card.tsx';
import { type Press, useCarry } from '../../../item-kit/use-carry.tsx';
import { moveFocus } from '../grid-keys.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { nameOfThing } from './names.ts';
import type { Thing } from './owned.ts';
import { type CellState, PairCell } from './pair-cell.tsx';
import { type Half, isPairFamily, otherOf, type PairFamily, type Progress, progressOf } from './pairing.ts';
import { ThingPicture } from './thing-picture.tsx';
import styles from './things.module.css';
import type { Pairing } from './use-pairing.ts';

/** The egg or potion whose cell this is, or is part of. */
function halfAt(place: Element | undefined): Half | undefined {
  const cell = place?.closest('[data-half]');
  const [family = '', key = ''] = cell instanceof HTMLElement ? (cell.dataset['half'] ?? '').split(' ') : [];
  return isPairFamily(family) ? { family, key } : undefined;
}

const pictureOf = (half: Half) => <ThingPicture thing={half} />;

/** How the cells of both sections are dragged. */
interface HalfDrag {
  /** The same function each time. */
  readonly press: (event: Press, half: Half) => void;
  readonly carried: Half | undefined;
}

export interface PairDragProps {
  readonly pairing: Pairing;
  readonly children: (drag: HalfDrag) => ReactNode;
}

/** Around both sections: dropping an egg on a potion, or a potion on an egg, hatches. */
export function PairDrag({ pairing, children }: PairDragProps) {
  const { press, carried, shown } = useCarry<Half>({
    scrolls: true,
    picture: pictureOf,
    onStart: pairing.choose,
    onAim: (place) => pairing.onAim(halfAt(place)),
    onDrop: (one, place) => {
      const other = halfAt(place);
      if (other && one.family !== other.family) pairing.onJoin(one, other);
    },
  });
  return (
    <>
      {children({ press, carried })}
      {shown}
    </>
  );
}

/** What the head of the other section says while something is chosen. */
function noteOf(family: PairFamily, { chosen, matches }: Pairing): string {
  if (chosen?.family !== otherOf(family) || !matches) {
    return t(family === 'eggs' ? 'things.eggsNote' : 'things.potionsNote');
  }
  const count = [...matches.values()].filter((match) => match === 'new').length;
  return t(`things.wouldHatch.${chosen.family}`, { count, name: nameOfThing(chosen) });
}

function stateOf({ family, key }: Half, { chosen, matches }: Pairing): CellState {
  if (!chosen) return 'idle';
  if (chosen.family !== family) return matches?.get(key) ?? 'idle';
  return chosen.key === key ? 'chosen' : 'idle';
}

export interface PairSectionProps {
  readonly family: PairFamily;
  readonly things: readonly Thing<PairFamily>[];
  readonly player: GamePlayer;
  readonly pairing: Pairing;
  readonly drag: HalfDrag;
}

function Cells({ things, player, pairing, drag }: Omit<PairSectionProps, 'family'>) {
  const { aimed } = pairing;
  const progress = useMemo(
    () => new Map(things.map((thing) => [thing.key, progressOf(player, thing)])),
    [things, player],
  );
  return (
    <ItemGrid onKeyDown={moveFocus}>
      {things.map((thing) => (
        <PairCell
          key={thing.key}
          thing={thing}
          state={stateOf(thing, pairing)}
          aimed={aimed?.family === thing.family && aimed.key === thing.key}
          progress={progress.get(thing.key) ?? NONE}
          isCarried={drag.carried?.family === thing.family && drag.carried.key === thing.key}
          onTap={pairing.onTap}
          onAim={pairing.onAim}
          onPress={drag.press}
        />
      ))}
    </ItemGrid>
  );
}

const NONE: Progress = { hatched: 0, all: 0 };

/** Eggs or potions. */
export function PairSection({ family, things, player, pairing, drag }: PairSectionProps) {
  const isLit = pairing.chosen?.family === otherOf(family);
  return (
    <ItemSection
      title={t(family === 'eggs' ? 'things.eggs' : 'things.potionsTitle')}
      note={<span className={isLit ? styles['lit'] : undefined}>{noteOf(family, pairing)}</span>}
    >
      {things.length === 0 ? (
        <p className={styles['none']}>{t(`things.none.${family}`)}</p>
      ) : (
        <Cells things={things} player={player} pairing={pairing} drag={drag} />
      )}
    </ItemSection>
  );
}
