import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ItemGrid, ItemSection } from '../../../item-kit/item-card.tsx';
import { moveFocus } from '../grid-keys.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { nameOfThing } from './names.ts';
import type { Thing } from './owned.ts';
import { type CellState, PairCell } from './pair-cell.tsx';
import { type Half, isPairFamily, otherOf, type PairFamily, type Progress, progressOf } from './pairing.ts';
import { ThingPicture } from './thing-picture.tsx';
import styles from './things.module.css';
import type { Pairing } from './use-pairing.ts';

/** Created once: new objects would make every cell render again. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
/** What is dragged must not come between the pointer and the cells, which say what is aimed at. */
const UNTOUCHED: CSSProperties = { pointerEvents: 'none' };

/** Only what was made by a cell of this screen. */
function halfIn(data: Record<string, unknown> | undefined): Half | undefined {
  const { family, key } = data ?? {};
  return typeof family === 'string' && isPairFamily(family) && typeof key === 'string'
    ? { family, key }
    : undefined;
}

/** Around both sections: dropping an egg on a potion, or a potion on an egg, hatches. */
export function PairDrag({ pairing, children }: { readonly pairing: Pairing; readonly children: ReactNode }) {
  const [dragged, setDragged] = useState<Half>();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const start = ({ active }: DragStartEvent) => {
    const half = halfIn(active.data.current);
    setDragged(half);
    if (half) pairing.choose(half);
  };
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const one = halfIn(active.data.current);
    // Let go at once, it is not known yet what lies below; the dock, which follows the pointer, has said it.
    const other = halfIn(over?.data.current) ?? pairing.aimed;
    if (one && other && one.family !== other.family) pairing.onJoin(one, other);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={start}
      onDragOver={({ over }) => pairing.onAim(halfIn(over?.data.current))}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null} style={UNTOUCHED}>
        {dragged && <ThingPicture thing={dragged} />}
      </DragOverlay>
    </DndContext>
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
}

function Cells({ things, player, pairing }: Omit<PairSectionProps, 'family'>) {
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
          onTap={pairing.onTap}
          onAim={pairing.onAim}
        />
      ))}
    </ItemGrid>
  );
}

const NONE: Progress = { hatched: 0, all: 0 };

/** Eggs or potions. */
export function PairSection({ family, things, player, pairing }: PairSectionProps) {
  const isLit = pairing.chosen?.family === otherOf(family);
  return (
    <ItemSection
      title={t(family === 'eggs' ? 'things.eggs' : 'things.potionsTitle')}
      note={<span className={isLit ? styles['lit'] : undefined}>{noteOf(family, pairing)}</span>}
    >
      {things.length === 0 ? (
        <p className={styles['none']}>{t(`things.none.${family}`)}</p>
      ) : (
        <Cells things={things} player={player} pairing={pairing} />
      )}
    </ItemSection>
  );
}
