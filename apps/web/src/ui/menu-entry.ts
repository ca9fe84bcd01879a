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
