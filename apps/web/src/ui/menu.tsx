import type { MenuEntries } from './menu-entry.ts';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { loadAtLast } from '../lib/load-later.ts';

export type { MenuEntry } from './menu-entry.ts';

interface TriggerProps {
  readonly onClick?: (event: MouseEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

export interface MenuProps {
  /** A button element; it opens the menu. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly entries: MenuEntries;
  readonly align?: 'start' | 'end';
}

const MenuList = loadAtLast(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

/** A menu button. The menu is loaded when it is first opened; by keyboard, its first entry has the focus then. */
export function Menu({ trigger, entries, align }: MenuProps) {
  const [wanted, setWanted] = useState<'byKey' | 'byPointer'>();
  const idle = cloneElement(trigger, {
    // Clicks that a key makes count no presses.
    onClick: ({ detail }) => setWanted(detail === 0 ? 'byKey' : 'byPointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWanted('byKey');
    },
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!wanted) return idle;
  // Marked as open while it is loading, so that the list is not recreated underneath.
  const opening = cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': true });
  return (
    <Suspense fallback={opening}>
      <MenuList trigger={trigger} entries={entries} byKey={wanted === 'byKey'} {...(align && { align })} />
    </Suspense>
  );
}
