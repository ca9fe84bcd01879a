import type { ReactNode } from 'react';

interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly kind?: 'danger';
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}
export type MenuEntry = MenuItem | 'rule';

/** What a menu offers, or what makes it once the menu opens: of hundreds of menus on a screen, hardly any does. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[]);
