import { Search as SearchIcon, X } from '../../ui/icons.ts';
import type { Ref } from 'react';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import styles from './task-screen.module.css';

export interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** Filters the board while typing; Escape clears it. */
export function SearchBox({ ref, value, onChange, onLeave }: SearchBoxProps) {
  return (
    <div className={styles['search']} role="search">
      <SearchIcon size={20} strokeWidth={1.85} aria-hidden="true" />
      <input
        ref={ref}
        type="text"
        enterKeyHint="search"
        value={value}
        placeholder={t('tasks.search')}
        aria-label={t('tasks.searchHint')}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onChange('');
          event.currentTarget.blur();
          onLeave();
        }}
      />
      {value === '' ? (
        <Key hint>/</Key>
      ) : (
        <IconButton small label={t('tasks.searchClear')} onClick={() => onChange('')}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
