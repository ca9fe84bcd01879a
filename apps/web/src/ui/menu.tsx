import type { MenuEntries } from './menu-entry.ts';
import { cloneElement, type ReactElement, Suspense, useState } from 'react';
import { loadAtLast } from '../lib/load-later.ts';

export type { MenuEntry } from './menu-entry.ts';

type TriggerProps = { onClick?: () => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean };

export interface MenuProps {
  /** A button element; it opens the menu. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly entries: MenuEntries;
  readonly align?: 'start' | 'end';
}

const MenuList = loadAtLast(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

/** A menu button. The menu is loaded on the first click. */
export function Menu({ trigger, entries, align }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const idle = cloneElement(trigger, {
    onClick: () => setWanted(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!wanted) return idle;
  // Marked as open while it is loading, so that the list is not recreated underneath.
  const opening = cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': true });
  return (
    <Suspense fallback={opening}>
      <MenuList trigger={trigger} entries={entries} {...(align && { align })} />
    </Suspense>
  );
}
