import { type ReactNode, useEffect } from 'react';
import { loadDragKit, useDragKit } from './drag-store.ts';
import styles from './movable-list.module.css';

export interface MovableListProps {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Accessible name of an item's handle. */
  readonly labelOf: (id: string) => string;
  readonly renderRow: (id: string, place: number) => ReactNode;
  readonly onMove: (id: string, to: number) => void;
  readonly className?: string | undefined;
}

/** A short list in a dialog that can be ordered by handles; their space is reserved until they are loaded. */
export function MovableList({ ids, nameOf, labelOf, renderRow, onMove, className }: MovableListProps) {
  const kit = useDragKit();
  useEffect(() => void loadDragKit(), []);
  if (!kit) {
    return (
      <ul className={className}>
        {ids.map((id, place) => (
          <li key={id} className={styles['item']} data-movable>
            <span className={styles['handlePlace']} />
            <div>{renderRow(id, place)}</div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <kit.SortableList
      ids={ids}
      nameOf={nameOf}
      onDrop={(id, over) => onMove(id, ids.indexOf(over))}
      renderDragged={(id) => <div className={styles['dragged']}>{nameOf(id)}</div>}
    >
      <ul className={className}>
        {ids.map((id, place) => (
          <kit.SortableItem key={id} id={id} handle="inside" className={styles['item']} label={labelOf(id)}>
            {renderRow(id, place)}
          </kit.SortableItem>
        ))}
      </ul>
    </kit.SortableList>
  );
}
