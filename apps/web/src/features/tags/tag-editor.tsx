import { Plus, Trash2 } from '../../ui/icons.ts';
import { ArrowDown, ArrowUp } from '../../ui/more-icons.ts';
import type { Tag } from '@everdeed/rules';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { MovableList } from '../../task-kit/drag/movable-list.tsx';
import { BareText } from '../../ui/bare-text.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './tag-editor.module.css';

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
      <BareText
        className={styles['name']}
        label={t('tags.name')}
        value={name}
        onChange={setName}
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

interface NewTagProps extends Pick<TagEditorProps, 'tags' | 'onCreate'> {
  readonly name: string;
  readonly setName: (name: string) => void;
}

function NewTag({ tags, onCreate, name, setName }: NewTagProps) {
  const field = useRef<HTMLInputElement>(null);
  const taken = isTaken(tags, name.trim());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || taken) return;
    onCreate(name.trim());
    setName('');
    // Without a name, the button that was pressed cannot keep the focus.
    field.current?.focus();
  };
  return (
    <form className={styles['new']} onSubmit={add}>
      <Field
        ref={field}
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

/** Creates, renames, orders and deletes tags; asks before a typed name is lost. */
export function TagEditor({ tags, usesOf, onCreate, onRename, onDelete, onMove, onClose }: TagEditorProps) {
  const [doomed, setDoomed] = useState<Tag>();
  const [name, setName] = useState('');
  const [asking, setAsking] = useState(false);
  const leave = () => (name.trim() === '' ? onClose() : setAsking(true));
  const tagOf = new Map(tags.map((tag) => [tag.id, tag]));
  const nameOf = (id: string) => tagOf.get(id)?.name ?? '';
  const rowOf = (id: string, place: number) => {
    const tag = tagOf.get(id);
    return (
      tag && (
        <Row
          key={tag.name}
          tag={tag}
          place={place}
          count={tags.length}
          onRename={(name) => !isTaken(tags, name, id) && onRename(id, name)}
          onMove={(to) => onMove(id, to)}
          onDelete={() => setDoomed(tag)}
        />
      )
    );
  };
  return (
    <>
      <Dialog
        onClose={leave}
        title={t('tags.edit')}
        actions={<Button onClick={leave}>{t('tags.done')}</Button>}
      >
        <NewTag tags={tags} onCreate={onCreate} name={name} setName={setName} />
        {tags.length === 0 && <p className={styles['label']}>{t('tags.none')}</p>}
        <MovableList
          className={styles['list']}
          ids={tags.map(({ id }) => id)}
          nameOf={nameOf}
          labelOf={(id) => t('tags.move', { name: nameOf(id) })}
          renderRow={rowOf}
          onMove={onMove}
        />
      </Dialog>
      {asking && (
        <Confirm
          title={t('tags.leaveTitle', { name: name.trim() })}
          hint={t('tags.leaveHint')}
          yes={t('tags.leave')}
          no={t('tags.stay')}
          onYes={onClose}
          onClose={() => setAsking(false)}
        />
      )}
      {doomed && (
        <Confirm
          title={t('tags.deleteTitle', { name: doomed.name })}
          hint={t('tags.deleteHint', { count: usesOf(doomed.id) })}
          yes={t('tags.deleteYes')}
          onYes={() => onDelete(doomed.id)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
