import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Item } from '../../../art/item.tsx';

/** Created once: new objects would make everything draggable render again. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
/** What is dragged must not come between the pointer and the cells. */
const UNTOUCHED: CSSProperties = { pointerEvents: 'none' };

const foodIn = (data: Record<string, unknown> | undefined): string | undefined =>
  typeof data?.['food'] === 'string' ? data['food'] : undefined;

/** In pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

function placeOf(event: Event): Place | undefined {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = 'TouchEvent' in globalThis && event instanceof TouchEvent ? event.touches[0] : undefined;
  return touch && { x: touch.clientX, y: touch.clientY };
}

/** The cell at a place; asked of the page, since thousands of cells cannot all be measured. */
function cellAt(place: Place | undefined): string | undefined {
  const cell = place && document.elementFromPoint(place.x, place.y)?.closest('[data-animal]');
  return cell instanceof HTMLElement ? cell.dataset['animal'] : undefined;
}

/**
 * Where the pointer is, however the page is scrolled meanwhile. It is followed all the time: a quick hand has let go before
 * a drag has begun to listen.
 */
function usePointer(onMove: (place: Place) => void) {
  const last = useRef<Place>(undefined);
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const follow = (event: Event) => {
      last.current = placeOf(event) ?? last.current;
      if (last.current) latest.current(last.current);
    };
    for (const kind of MOVES) addEventListener(kind, follow, { passive: true });
    return () => {
      for (const kind of MOVES) removeEventListener(kind, follow);
    };
  }, []);
  return () => last.current;
}

const MOVES = ['mousemove', 'touchmove'] as const;

export interface FoodDragProps {
  readonly onStart: (food: string) => void;
  /** The cell that food is over, if any. */
  readonly onAim: (id: string | undefined) => void;
  readonly onDrop: (food: string, id: string) => void;
  readonly children: ReactNode;
}

/** Around cells and food: dropping food on a pet feeds it. */
export function FoodDrag({ onStart, onAim, onDrop, children }: FoodDragProps) {
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const pointer = usePointer((place) => dragged !== undefined && onAim(cellAt(place)));
  const start = ({ active }: DragStartEvent) => {
    const food = foodIn(active.data.current);
    setDragged(food);
    if (food !== undefined) onStart(food);
  };
  const end = ({ active }: DragEndEvent) => {
    setDragged(undefined);
    onAim(undefined);
    const food = foodIn(active.data.current);
    const id = cellAt(pointer());
    if (food !== undefined && id !== undefined) onDrop(food, id);
  };
  const cancel = () => {
    setDragged(undefined);
    onAim(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      // The tray is at the edge where scrolling would begin at once.
      autoScroll={false}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {children}
      <DragOverlay dropAnimation={null} style={UNTOUCHED}>
        {dragged !== undefined && <Item family="food" name={dragged} scale={2} />}
      </DragOverlay>
    </DndContext>
  );
}
