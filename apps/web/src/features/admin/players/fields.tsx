import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field as TextField, Switch } from '../../../ui/field.tsx';
import { Undo2 } from '../../../ui/more-icons.ts';
import type { Editing, Field } from './editing.ts';
import { valueAt } from './edits.ts';
import styles from './player.module.css';

/** How a value is told in a few words. */
export function toldValue(value: unknown): string {
  if (value === true) return t('admin.on');
  if (value === false || value === undefined || value === null || value === '') return t('admin.none');
  return typeof value === 'number' ? formatNumber(value, 2) : String(value);
}

/** How a flag is told. */
export const toldFlag = (value: unknown): string => t(value === true ? 'admin.on' : 'admin.off');

interface EditProps {
  readonly editing: Editing;
  readonly field: Field;
  /** Stands before the name. */
  readonly icon?: ReactNode;
}

/** Takes back the edit of a field, which gets the focus: the button goes. */
export const UndoEdit = ({ editing, field }: EditProps) => (
  <IconButton
    small
    label={t('admin.undoField', { name: field.name })}
    onClick={({ currentTarget }) => {
      currentTarget.closest(':has(input, select)')?.querySelector<HTMLElement>('input, select')?.focus();
      editing.undo(field.path);
    }}
  >
    <Undo2 size={16} aria-hidden="true" />
  </IconButton>
);

interface NumberFieldProps extends EditProps {
  /** How many shown units one stored unit is: a balance is shown as four gems. */
  readonly scale?: number;
  readonly min?: number;
}

/** A number; while it is edited it says what it was. */
export function NumberField({ editing, field, icon, scale = 1, min = 0 }: NumberFieldProps) {
  const { hero, edits } = editing;
  const stored = valueAt(hero, field.path) ?? field.blank;
  const edited = edits[field.path];
  const shown = String(Number(edited ?? stored) * scale);
  /** What is typed, while it is no number. */
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const value = Number(text);
    const isNumber = text.trim() !== '' && Number.isFinite(value) && value >= min;
    setTyped(isNumber ? undefined : text);
    if (isNumber) editing.set(field, value / scale);
  };
  return (
    <div className={styles['field']} data-edited={edited !== undefined || undefined}>
      {icon && <span className={styles['mark']}>{icon}</span>}
      <TextField
        label={field.name}
        type="number"
        inputMode="decimal"
        step="any"
        min={min}
        value={typed ?? shown}
        error={typed === undefined ? undefined : t('admin.noNumber')}
        hint={edited === undefined ? undefined : t('admin.was', { value: toldValue(Number(stored) * scale) })}
        trailing={edited !== undefined && <UndoEdit editing={editing} field={field} />}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}

/** A line of text. */
export function LineField({ editing, field, type = 'text' }: EditProps & { readonly type?: string }) {
  const { hero, edits } = editing;
  const stored = valueAt(hero, field.path) ?? field.blank;
  const edited = edits[field.path];
  return (
    <div className={styles['field']} data-edited={edited !== undefined || undefined}>
      <TextField
        label={field.name}
        type={type}
        value={String(edited ?? stored)}
        autoComplete="off"
        hint={edited === undefined ? undefined : t('admin.was', { value: toldValue(stored) })}
        trailing={edited !== undefined && <UndoEdit editing={editing} field={field} />}
        onChange={(event) => editing.set(field, event.currentTarget.value)}
      />
    </div>
  );
}

/** Something that is on or off. */
export function FlagField({ editing, field, hint }: EditProps & { readonly hint: string }) {
  const { hero, edits } = editing;
  const stored = valueAt(hero, field.path) === true;
  const edited = edits[field.path];
  return (
    <div className={styles['flag']} data-edited={edited !== undefined || undefined}>
      <Switch
        label={
          edited === undefined ? (
            field.name
          ) : (
            <>
              {field.name}{' '}
              <span className={styles['was']}>{t('admin.was', { value: toldFlag(stored) })}</span>
            </>
          )
        }
        hint={hint}
        checked={edited === undefined ? stored : edited === true}
        onChange={(checked) => editing.set(field, checked)}
      />
    </div>
  );
}
