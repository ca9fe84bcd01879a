import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from '../../ui/icons.ts';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { t } from '../../i18n/i18n.ts';

/** Created once: new objects would make every item of every list render again. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 260, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

export interface SortableListProps {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onDrop: (id: string, over: string) => void;
  /** The card that follows the pointer. */
  readonly renderDragged: (id: string) => ReactNode;
  /** Whether items extend beyond their list on both sides. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** The position announced last, since lifting a card reports it as "over" its own position at once. */
interface Announced {
  over?: UniqueIdentifier;
}

function announcementsOf(
  { ids, nameOf }: Pick<SortableListProps, 'ids' | 'nameOf'>,
  announced: Announced,
): Announcements {
  const place = (id: string) => ({ position: ids.indexOf(id) + 1, all: ids.length });
  return {
    onDragStart: ({ active }) => {
      announced.over = active.id;
      return t('tasks.drag.start', { title: nameOf(String(active.id)), ...place(String(active.id)) });
    },
    onDragOver: ({ over }) => {
      if (!over || over.id === announced.over) return undefined;
      announced.over = over.id;
      return t('tasks.drag.over', place(String(over.id)));
    },
    onDragEnd: ({ active, over }) =>
      over ? t('tasks.drag.end', { title: nameOf(String(active.id)), ...place(String(over.id)) }) : undefined,
    onDragCancel: ({ active }) => t('tasks.drag.cancel', { title: nameOf(String(active.id)) }),
  };
}

/**
 * Marks the column of a dragged card, which then lies above those beside it. A selector that looked for the card in its
 * column would be asked anew for everything that comes onto the board.
 */
function lift(dragged: HTMLElement | null) {
  const slot = dragged?.closest('[data-slot]');
  slot?.setAttribute('data-lifted', '');
  return () => slot?.removeAttribute('data-lifted');
}

/** A list whose items can be dragged by mouse, touch (hold first) and keyboard. */
export const SortableList = memo(function SortableList({
  ids,
  nameOf,
  onDrop,
  renderDragged,
  bleed,
  children,
}: SortableListProps) {
  const items = useMemo(() => [...ids], [ids]);
  const [dragged, setDragged] = useState<string>();
  const [announced] = useState<Announced>(() => ({}));
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        announcements: announcementsOf({ ids, nameOf }, announced),
        screenReaderInstructions: { draggable: t('tasks.drag.help') },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay
        className="drag-overlay"
        dropAnimation={{ duration: 160, easing: 'cubic-bezier(.2,.8,.2,1)' }}
      >
        {dragged !== undefined && (
          <div ref={lift} className="drag-copy" data-bleed={bleed || undefined}>
            {renderDragged(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
});

export interface SortableItemProps {
  readonly id: string;
  /** Accessible name of the handle. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly phase?: string | undefined;
  /** Position in a list that is not drawn whole, from 1, and the size of that list. */
  readonly position?: number;
  readonly all?: number;
  /** `outside`: to the left of the item, shown on hover; `inside`: always visible. */
  readonly handle?: 'outside' | 'inside';
  readonly children: ReactNode;
}

/** An item with its handle; while it is dragged, a dashed gap replaces it. */
export function SortableItem({
  id,
  label,
  className,
  phase,
  position,
  all,
  handle = 'outside',
  children,
}: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id });
  const { onTouchStart, ...byHandle } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-phase={phase}
      data-sortable=""
      aria-posinset={position}
      aria-setsize={all}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onTouchStart={onTouchStart && ((event) => void onTouchStart(event))}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="drag-handle"
        data-place={handle}
        aria-label={label}
        aria-describedby={attributes['aria-describedby']}
        {...byHandle}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <div className="drag-content" data-gap={isDragging || undefined}>
        {children}
      </div>
    </li>
  );
}
