import type { ReactNode } from 'react';
import { Item } from '../../../art/item.tsx';
import { type Press, useCarry } from '../../../item-kit/use-carry.tsx';

/** The cell of a place; asked of the page, since thousands of cells cannot all be measured. */
function cellAt(place: Element | undefined): string | undefined {
  const cell = place?.closest('[data-animal]');
  return cell instanceof HTMLElement ? cell.dataset['animal'] : undefined;
}

const pictureOf = (food: string) => <Item family="food" name={food} scale={2} />;

/** How food is dragged. */
export interface DragOfFood {
  readonly press: (event: Press, food: string) => void;
  readonly carried: string | undefined;
}

export interface FoodDragProps {
  readonly onStart: (food: string) => void;
  /** The cell that food is over, if any. */
  readonly onAim: (id: string | undefined) => void;
  readonly onDrop: (food: string, id: string) => void;
  readonly children: (drag: DragOfFood) => ReactNode;
}

/** Around cells and food: dropping food on a pet feeds it. */
export function FoodDrag({ onStart, onAim, onDrop, children }: FoodDragProps) {
  const { press, carried, shown } = useCarry<string>({
    // The tray is at the edge where scrolling would begin at once.
    scrolls: false,
    picture: pictureOf,
    onStart,
    onAim: (place) => onAim(cellAt(place)),
    onDrop: (food, place) => {
      const id = cellAt(place);
      if (id !== undefined) onDrop(food, id);
    },
  });
  return (
    <>
      {children({ press, carried })}
      {shown}
    </>
  );
}
