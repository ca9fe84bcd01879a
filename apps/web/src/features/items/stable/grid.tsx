import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useCrispScale } from '../../../art/crisp.ts';
import { drawingOf } from '../../../art/creature-drawing.ts';
import { useFamily } from '../../../art/families.ts';
import { useDrawnAhead } from '../../../art/use-drawn-ahead.ts';
import type { Shelf } from './arrange.ts';
import { heightOf, neighbour, type PlacedShelf, placeShelves, type Span, spanOf, within } from './lines.ts';
import { countAbove, subjectsIn } from './subjects.ts';
import { type CellState, ShelfPart } from './shelf.tsx';
import type { Animal } from './shelves.ts';
import styles from './stable.module.css';
import { useMeasures, useNearSpan } from './use-window.ts';

export interface StableGridProps extends Pick<CellState, 'appetiteOf' | 'chosen' | 'aimed'> {
  readonly shelves: readonly Shelf[];
  readonly onTap: (animal: Animal, byKeyboard: boolean) => void;
}

const buttonOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-animal="${CSS.escape(id)}"]`);

/** Room that heads and the dock take at the edges of the window, in CSS pixels. */
const EDGE = 140;

/** Scrolls so far that a part of the stable is in the window. */
function reveal(stable: HTMLElement, from: number, to: number): void {
  const { top } = stable.getBoundingClientRect();
  const above = top + from - EDGE;
  const below = top + to + EDGE - innerHeight;
  if (above < 0) scrollBy(0, above);
  else if (below > 0) scrollBy(0, below);
}

/** Draws all animals before they are shown, those below the drawn part first. */
function useAnimalsAhead(placed: readonly PlacedShelf[], { to }: Span): void {
  const art = useFamily('pets');
  const drawings = useMemo(
    () => art && (() => subjectsIn(placed).map((subject) => drawingOf(art, subject))),
    [art, placed],
  );
  useDrawnAhead(drawings, countAbove(placed, to));
}

/** Every animal that is shown; one of them at a time is reached by the tabulator, the others by arrow keys. */
export function StableGrid({ shelves, appetiteOf, chosen, aimed, onTap }: StableGridProps) {
  const stable = useRef<HTMLDivElement>(null);
  const measures = useMeasures(stable);
  const span = useNearSpan(stable);
  const placed = useMemo(() => (measures ? placeShelves(shelves, measures) : []), [shelves, measures]);
  const animals = useMemo(
    () =>
      new Map(
        placed.flatMap(({ lines }) =>
          lines.flatMap((line) => line.animals.map((one) => [one.id, one] as const)),
        ),
      ),
    [placed],
  );
  useAnimalsAhead(placed, span);
  const dots = { '--pet-dot': `${useCrispScale(3)}px`, '--mount-dot': `${useCrispScale(2)}px` };
  const [last, setLast] = useState<string>();
  const [first] = animals.keys();
  const stop = last !== undefined && animals.has(last) ? last : first;
  const holder = stop === undefined ? undefined : animals.get(stop);
  // The shelf with the focus is drawn, however far it is.
  const held = holder && `${holder.side} ${holder.group}`;
  const choose = (id: string, byKeyboard: boolean) => {
    const animal = animals.get(id);
    if (!animal) return;
    setLast(id);
    onTap(animal, byKeyboard);
  };
  // Cells are memoised: they get the same function each time.
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  const tap = useCallback(
    ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) =>
      latest.current(currentTarget.dataset['animal'] ?? '', detail === 0),
    [],
  );
  const state = useMemo<CellState>(
    () => ({ appetiteOf, chosen, aimed, stop, onTap: tap }),
    [appetiteOf, chosen, aimed, stop, tap],
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const from = target instanceof HTMLElement ? animals.get(target.dataset['animal'] ?? '') : undefined;
    const next = from && neighbour(placed, from, key);
    if (!next || !stable.current) return;
    event.preventDefault();
    // What comes into the window may not be drawn yet.
    flushSync(() => setLast(next.id));
    const place = spanOf(placed, next);
    buttonOf(next.id)?.focus({ preventScroll: true });
    if (place) reveal(stable.current, place.from, place.to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are meant for the cells in it
    <div
      ref={stable}
      className={styles['stable']}
      style={{
        blockSize: heightOf(placed),
        ...dots,
        ...(measures && { '--across': measures.across }),
      }}
      onKeyDown={move}
    >
      {within(placed, span, ({ shelf }) => shelf.id === held).map((shelf) => (
        <ShelfPart key={shelf.shelf.id} placed={shelf} span={span} state={state} />
      ))}
    </div>
  );
}
