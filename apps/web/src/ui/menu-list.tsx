import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { MenuEntries } from './menu-entry.ts';
import styles from './menu.module.css';

export interface MenuListProps {
  readonly trigger: ReactNode;
  readonly entries: MenuEntries;
  readonly align?: 'start' | 'end';
  /** Whether a key opened it, before it was here to hear that. */
  readonly byKey: boolean;
}

/** Hands the first focus of a menu that a key opened on to the first entry that can be chosen. */
function useFirstFocus(byKey: boolean) {
  const isDue = useRef(byKey);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
}

/** The list behind `Menu`, loaded on first use and initially open. */
export function MenuList({ trigger, entries, align = 'end', byKey }: MenuListProps) {
  const onFocus = useFirstFocus(byKey);
  const all = typeof entries === 'function' ? entries() : entries;
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles['menu']}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={onFocus}
        >
          {all.map((entry, index) =>
            entry === 'rule' ? (
              // Separators have no identity other than their position.
              // oxlint-disable-next-line react/no-array-index-key
              <DropdownMenu.Separator key={`rule-${index}`} className={styles['rule']} />
            ) : (
              <DropdownMenu.Item
                key={entry.label}
                className={styles['item']}
                data-kind={entry.kind}
                disabled={entry.disabled ?? false}
                onSelect={entry.onSelect}
              >
                {entry.icon}
                {entry.label}
                {entry.shortcut && <span className={styles['shortcut']}>{entry.shortcut}</span>}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
