import { Search } from '../../ui/icons.ts';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { takeTyped } from '../../lib/typed-ahead.ts';
import { useBackCloses } from '../../ui/back-closes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Key } from '../../ui/key.tsx';
import overlay from '../../ui/overlay.module.css';
import { usePageMark } from '../../ui/page-mark.ts';
import { useReturnFocus } from '../../ui/return-focus.ts';
import styles from './palette.module.css';
import { findEntries, type PaletteEntry } from './rank.ts';

export interface PaletteCommand extends PaletteEntry {
  readonly icon: ReactNode;
  readonly run: () => void;
}

export interface PaletteProps {
  readonly commands: readonly PaletteCommand[];
  readonly onClose: () => void;
}

interface RowProps {
  readonly command: PaletteCommand;
  readonly id: string;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function Row({ command: { icon, label, place, shortcut }, id, chosen, onPoint, onRun }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (aria-activedescendant)
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles['row']}
      onPointerMove={onPoint}
      onClick={onRun}
    >
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['name']}>{label}</span>
      {place && <span className={styles['place']}>{place}</span>}
      {shortcut && <Key hint>{shortcut}</Key>}
    </div>
  );
}

/** Finds every command and task by name: type, choose with the arrow keys, Enter. */
export function Palette({ commands, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const found = useMemo(() => findEntries(commands, typed), [commands, typed]);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const chosen = Math.min(index, found.length - 1);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onClose();
    // After the dialog has restored the focus, so that the command can take it.
    setTimeout(command.run, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) setIndex((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[chosen]);
    else return;
    event.preventDefault();
  };
  const takeOver = (event: Event) => {
    // The dialog would select what is in the field, and the next letter would replace it.
    event.preventDefault();
    const before = takeTyped();
    setTyped(before);
    if (!field.current) return;
    // Already there when the next letter comes, which may be before this is drawn.
    field.current.value = before;
    field.current.focus();
  };
  const returning = useReturnFocus();
  useBackCloses(onClose);
  usePageMark('dialog');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={classNames(overlay['scrim'], styles['scrim'])} />
        <Dialog.Content
          {...returning}
          className={classNames(overlay['surface'], overlay['rising'], styles['panel'])}
          aria-describedby={undefined}
          onOpenAutoFocus={takeOver}
        >
          <Dialog.Title className="visually-hidden">{t('palette.title')}</Dialog.Title>
          <div className={styles['field']}>
            <Search size={20} strokeWidth={1.85} aria-hidden="true" />
            <input
              ref={field}
              className={styles['input']}
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
              aria-label={t('palette.placeholder')}
              placeholder={t('palette.placeholder')}
              value={typed}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setIndex(0);
              }}
              onKeyDown={onKeyDown}
            />
            <Key hint>Esc</Key>
          </div>
          <div
            id={listId}
            ref={list}
            role="listbox"
            aria-label={t('palette.title')}
            className={styles['list']}
          >
            {found.map((command, place) => (
              <Row
                key={command.id}
                id={`${listId}-${place}`}
                command={command}
                chosen={place === chosen}
                onPoint={() => setIndex(place)}
                onRun={() => run(command)}
              />
            ))}
          </div>
          {found.length === 0 && <p className={styles['none']}>{t('palette.none')}</p>}
          <p className="visually-hidden" role="status">
            {t('palette.found', { count: found.length })}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
