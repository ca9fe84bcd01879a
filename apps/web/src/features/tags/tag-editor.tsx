import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Tag } from '@everdeed/rules';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { loadDragKit, useDragKit } from '../../task-kit/drag/drag-store.ts';
import { focusOnMount } from '../../task-kit/focus.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './tags.module.css';

export interface TagEditorProps {
  readonly tags: readonly Tag[];
  /** How many tasks carry a tag. */
  readonly usesOf: (id: string) => number;
  readonly onCreate: (name: string) => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onMove: (id: string, to: number) => void;
  readonly onClose: () => void;
}

const isTaken = (tags: readonly Tag[], name: string, own?: string): boolean =>
  tags.some((tag) => tag.id !== own && tag.name.toLowerCase() === name.toLowerCase());

interface RowProps {
  readonly tag: Tag;
  readonly place: number;
  readonly count: number;
  readonly onRename: (name: string) => void;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
}

function Row({ tag, place, count, onRename, onMove, onDelete }: RowProps) {
  const [name, setName] = useState(tag.name);
  const rename = () => {
    const next = name.trim();
    if (next !== '' && next !== tag.name) onRename(next);
    else setName(tag.name);
  };
  return (
    <div className={styles['row']}>
      <input
        className={styles['name']}
        value={name}
        aria-label={t('tags.name')}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <IconButton
        small
        label={t('tags.up', { name: tag.name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        small
        label={t('tags.down', { name: tag.name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton small label={t('tags.delete', { name: tag.name })} onClick={onDelete}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function NewTag({ tags, onCreate }: Pick<TagEditorProps, 'tags' | 'onCreate'>) {
  const [name, setName] = useState('');
  const taken = isTaken(tags, name.trim());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || taken) return;
    onCreate(name.trim());
    setName('');
  };
  return (
    <form className={styles['new']} onSubmit={add}>
      <Field
        label={t('tags.new')}
        value={name}
        error={taken ? t('tags.exists') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={name.trim() === '' || taken}
      >
        {t('tags.add')}
      </Button>
    </form>
  );
}

function ConfirmDelete({
  tag,
  uses,
  onYes,
  onNo,
}: {
  tag: Tag;
  uses: number;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onNo}
      title={t('tags.deleteTitle', { name: tag.name })}
      description={t('tags.deleteHint', { count: uses })}
      actions={
        <>
          <Button kind="danger" onClick={onYes}>
            {t('tags.deleteYes')}
          </Button>
          <Button kind="primary" ref={focusOnMount} onClick={onNo}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    />
  );
}

/** Makes, renames, orders and deletes tags. */
export function TagEditor({ tags, usesOf, onCreate, onRename, onDelete, onMove, onClose }: TagEditorProps) {
  const kit = useDragKit();
  useEffect(() => void loadDragKit(), []);
  const [doomed, setDoomed] = useState<Tag>();
  const rowOf = (tag: Tag, place: number) => (
    <Row
      key={tag.name}
      tag={tag}
      place={place}
      count={tags.length}
      onRename={(name) => !isTaken(tags, name, tag.id) && onRename(tag.id, name)}
      onMove={(to) => onMove(tag.id, to)}
      onDelete={() => setDoomed(tag)}
    />
  );
  const nameOf = (id: string) => tags.find((tag) => tag.id === id)?.name ?? '';
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('tags.edit')}
        actions={<Button onClick={onClose}>{t('tags.done')}</Button>}
      >
        <NewTag tags={tags} onCreate={onCreate} />
        {tags.length === 0 && <p className={styles['label']}>{t('tags.none')}</p>}
        {kit ? (
          <kit.SortableList
            ids={tags.map(({ id }) => id)}
            nameOf={nameOf}
            onDrop={(id, over) =>
              onMove(
                id,
                tags.findIndex((tag) => tag.id === over),
              )
            }
            renderDragged={(id) => <div className={styles['dragged']}>{nameOf(id)}</div>}
          >
            <ul className={styles['list']}>
              {tags.map((tag, place) => (
                <kit.SortableItem
                  key={tag.id}
                  id={tag.id}
                  handle="inside"
                  className={styles['item']}
                  label={t('tags.move', { name: tag.name })}
                >
                  {rowOf(tag, place)}
                </kit.SortableItem>
              ))}
            </ul>
          </kit.SortableList>
        ) : (
          <ul className={styles['list']}>
            {tags.map((tag, place) => (
              <li key={tag.id} className={styles['item']}>
                {rowOf(tag, place)}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {doomed && (
        <ConfirmDelete
          tag={doomed}
          uses={usesOf(doomed.id)}
          onNo={() => setDoomed(undefined)}
          onYes={() => {
            onDelete(doomed.id);
            setDoomed(undefined);
          }}
        />
      )}
    </>
  );
}
