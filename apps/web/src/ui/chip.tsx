import { X } from './icons.ts';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import styles from './chip.module.css';
import { Glyph } from './glyph.tsx';

export interface ChipProps {
  readonly children: string;
  readonly kind?: 'plain' | 'wash' | 'danger' | 'chosen';
  readonly icon?: ReactNode;
  readonly onRemove?: (() => void) | undefined;
}

/** A small fact or tag; with `onRemove` it has a remove button. */
export function Chip({ children, kind = 'plain', icon, onRemove }: ChipProps) {
  return (
    <span className={styles['chip']} data-kind={kind}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={t('ui.remove', { name: children })}
          onClick={onRemove}
        >
          <X size={13} strokeWidth={2.4} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

export interface ChoiceChipProps {
  readonly children: ReactNode;
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** A chip that is on (dark, with a check mark) or off. */
export function ChoiceChip({ children, chosen, onChange }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className={styles['chip']}
      data-kind={chosen ? 'chosen' : 'plain'}
      aria-pressed={chosen}
      onClick={() => onChange(!chosen)}
    >
      {chosen && <Glyph name="check" cell={1.5} />}
      {children}
    </button>
  );
}

export interface BadgeProps {
  readonly children: ReactNode;
  readonly kind?: 'ember' | 'wash' | 'ink';
}

export function Badge({ children, kind = 'ember' }: BadgeProps) {
  return (
    <span className={styles['badge']} data-kind={kind}>
      {children}
    </span>
  );
}
