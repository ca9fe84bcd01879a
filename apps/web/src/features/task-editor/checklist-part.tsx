import { Plus, X } from 'lucide-react';
import type { ChecklistItem } from '@everdeed/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { loadDragKit, useDragKit } from '../../task-kit/drag/drag-store.ts';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import type { PartProps } from './parts.ts';
import styles from './task-editor.module.css';

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
      <input
        className={styles['itemText']}
        value={item.text}
        aria-label={t('edit.item', { position })}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
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

/** The steps of a task: ticked, renamed, put in order and removed here; they earn nothing by themselves. */
export function ChecklistPart({ form: { checklist }, change }: PartProps) {
  const kit = useDragKit();
  useEffect(() => void loadDragKit(), []);
  const list = useRef<HTMLDivElement>(null);
  const set = (items: readonly ChecklistItem[]) => change({ checklist: items });
  const rowOf = (item: ChecklistItem, index: number) => (
    <Row
      item={item}
      position={index + 1}
      onChange={(changes) =>
        set(checklist.map((other) => (other.id === item.id ? { ...other, ...changes } : other)))
      }
      onRemove={() => set(checklist.filter(({ id }) => id !== item.id))}
    />
  );
  const drop = (id: string, over: string) => {
    const from = checklist.findIndex((item) => item.id === id);
    const to = checklist.findIndex((item) => item.id === over);
    const item = checklist[from];
    if (item) set(checklist.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const nameOf = (id: string) => checklist.find((item) => item.id === id)?.text ?? '';
  return (
    <fieldset className={styles['part']}>
      <legend className={styles['label']}>{t('edit.checklist')}</legend>
      <div ref={list}>
        {kit ? (
          <kit.SortableList
            ids={checklist.map(({ id }) => id)}
            nameOf={nameOf}
            onDrop={drop}
            renderDragged={(id) => <div className={styles['draggedItem']}>{nameOf(id)}</div>}
          >
            <ul>
              {checklist.map((item, index) => (
                <kit.SortableItem
                  key={item.id}
                  id={item.id}
                  handle="inside"
                  className={styles['item']}
                  label={t('edit.moveItem', { text: item.text })}
                >
                  {rowOf(item, index)}
                </kit.SortableItem>
              ))}
            </ul>
          </kit.SortableList>
        ) : (
          <ul>
            {checklist.map((item, index) => (
              <li key={item.id} className={styles['item']}>
                {rowOf(item, index)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <NewItem onAdd={(text) => set([...checklist, { id: crypto.randomUUID(), text, completed: false }])} />
    </fieldset>
  );
}
