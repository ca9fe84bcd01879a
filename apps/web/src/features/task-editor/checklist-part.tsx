import { newId } from '../../lib/new-id.ts';
import { Plus, X } from '../../ui/icons.ts';
import { type ChecklistItem, TASK_LIMITS } from '@everdeed/rules';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { MovableList } from '../../task-kit/drag/movable-list.tsx';
import { BareText } from '../../ui/bare-text.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { PartProps } from './parts.ts';
import shared from './part.module.css';
import styles from './checklist-part.module.css';

interface RowProps {
  readonly item: ChecklistItem;
  readonly position: number;
  readonly onChange: (changes: Partial<ChecklistItem>) => void;
  readonly onRemove: () => void;
}

function Row({ item, position, onChange, onRemove }: RowProps) {
  const text = item.text || t('edit.item', { position });
  return (
    <div className={styles['itemRow']} data-done={item.completed || undefined}>
      <Checkbox
        label={<span className="visually-hidden">{t('edit.itemDone', { text })}</span>}
        checked={item.completed}
        onChange={(completed) => onChange({ completed })}
      />
      <BareText
        className={styles['itemText']}
        label={t('edit.item', { position })}
        value={item.text}
        aria-invalid={item.text.length > TASK_LIMITS.itemText || undefined}
        onChange={(words) => onChange({ text: words })}
      />
      <IconButton small label={t('edit.removeItem', { text })} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function NewItem({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles['newItem']}>
      <Plus size={18} aria-hidden="true" />
      <input
        value={text}
        placeholder={t('edit.addItem')}
        aria-label={t('edit.addItem')}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  );
}

/** The checklist: items are checked, renamed, ordered and removed here; they earn nothing by themselves. */
export function ChecklistPart({ form: { checklist }, change, problems }: PartProps) {
  const longest = checklist.find(({ text }) => text.length > TASK_LIMITS.itemText);
  const set = (items: readonly ChecklistItem[]) => change({ checklist: items });
  const move = (id: string, to: number) => {
    const from = checklist.findIndex((item) => item.id === id);
    const item = checklist[from];
    if (item) set(checklist.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const rowOf = (id: string, place: number) => {
    const item = checklist[place];
    return (
      item && (
        <Row
          item={item}
          position={place + 1}
          onChange={(changes) =>
            set(checklist.map((other) => (other.id === id ? { ...other, ...changes } : other)))
          }
          onRemove={() => set(checklist.filter((other) => other.id !== id))}
        />
      )
    );
  };
  const nameOf = (id: string) => checklist.find((item) => item.id === id)?.text ?? '';
  return (
    <fieldset className={shared['part']}>
      <legend className={shared['label']}>{t('edit.checklist')}</legend>
      <MovableList
        ids={checklist.map(({ id }) => id)}
        nameOf={nameOf}
        labelOf={(id) => t('edit.moveItem', { text: nameOf(id) })}
        renderRow={rowOf}
        onMove={move}
      />
      {longest && problems.includes('checklist') && (
        <p className={shared['error']} role="alert">
          {t('edit.tooLong', { max: TASK_LIMITS.itemText, now: longest.text.length })}
        </p>
      )}
      <NewItem onAdd={(text) => set([...checklist, { id: newId(), text, completed: false }])} />
    </fieldset>
  );
}
