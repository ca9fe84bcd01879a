import { t } from '../../../i18n/i18n.ts';
import type { Editing, Field } from './editing.ts';
import { valueAt } from './edits.ts';
import { toldValue, UndoEdit } from './fields.tsx';
import styles from './player.module.css';

interface HadFieldProps {
  readonly editing: Editing;
  readonly field: Field;
  /** Whether there can be several; otherwise it is had or not. */
  readonly isCounted: boolean;
  /** The least number. */
  readonly min?: number;
}

/** How many a player has of something, or whether they have it; what is edited shows what it was. */
export function HadField({ editing, field, isCounted, min = 0 }: HadFieldProps) {
  const { hero, edits, set } = editing;
  const { path, name } = field;
  const stored = valueAt(hero, path);
  const edited = edits[path];
  const value = edited ?? stored;
  const toldStored = isCounted ? toldValue(stored) : t(stored === true ? 'admin.yes' : 'admin.no');
  return (
    <span className={styles['count']}>
      {edited !== undefined && <span className={styles['was']}>{t('admin.was', { value: toldStored })}</span>}
      {isCounted ? (
        <input
          type="number"
          inputMode="numeric"
          min={min}
          aria-label={t('admin.has', { name })}
          value={Number(value ?? 0)}
          onChange={(event) => set(field, Math.floor(Number(event.currentTarget.value) || 0))}
        />
      ) : (
        <select
          aria-label={t('admin.has', { name })}
          value={value === true ? 'yes' : 'no'}
          onChange={(event) => set(field, event.currentTarget.value === 'yes')}
        >
          <option value="no">{t('admin.no')}</option>
          <option value="yes">{t('admin.yes')}</option>
        </select>
      )}
      {edited !== undefined && <UndoEdit editing={editing} field={field} />}
    </span>
  );
}
