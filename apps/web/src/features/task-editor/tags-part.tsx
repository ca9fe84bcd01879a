import { Plus } from '../../ui/icons.ts';
import type { Tag } from '@everdeed/rules';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { focusOnMount } from '../../ui/focus.ts';
import { Chip } from '../../ui/chip.tsx';
import type { PartProps } from './parts.ts';
import shared from './part.module.css';
import styles from './tags-part.module.css';

export interface TagsPartProps extends PartProps {
  readonly tags: readonly Tag[];
  readonly onCreateTag: (name: string) => Tag;
}

interface FinderProps extends TagsPartProps {
  readonly onClose: () => void;
}

const same = (name: string) => (tag: Tag) => tag.name.toLowerCase() === name.toLowerCase();

/** Finds a tag by name or creates one; Escape closes. */
function Finder({ form, change, tags, onCreateTag, onClose }: FinderProps) {
  const [name, setName] = useState('');
  const wanted = name.trim();
  const free = tags.filter(
    ({ id, name: other }) => !form.tags.includes(id) && other.toLowerCase().includes(wanted.toLowerCase()),
  );
  const take = (tag: Tag) => {
    change({ tags: [...form.tags, tag.id] });
    setName('');
  };
  const isNew = wanted !== '' && !tags.some(same(wanted));
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const exact = free.find(same(wanted));
    if (exact) take(exact);
    else if (isNew) take(onCreateTag(wanted));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the controls inside
    <div className={styles['finder']} data-escape onKeyDown={closeOnEscape}>
      <input
        className={styles['finderInput']}
        value={name}
        ref={focusOnMount}
        placeholder={t('edit.tagName')}
        aria-label={t('edit.tagName')}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['choices']}>
        {free.map((tag) => (
          <button key={tag.id} type="button" className={styles['choice']} onClick={() => take(tag)}>
            {tag.name}
          </button>
        ))}
        {isNew && (
          <button type="button" className={styles['choice']} onClick={() => take(onCreateTag(wanted))}>
            <Plus size={14} aria-hidden="true" /> {t('edit.newTag', { name: wanted })}
          </button>
        )}
        {free.length === 0 && !isNew && <span className={shared['hint']}>{t('edit.noTags')}</span>}
      </div>
    </div>
  );
}

/** The tags of a task; more can be found or created here. */
export function TagsPart(props: TagsPartProps) {
  const { form, change, tags } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const carried = form.tags.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
  return (
    <fieldset className={shared['part']}>
      <legend className={shared['label']}>{t('edit.tags')}</legend>
      <div className={styles['choices']}>
        {carried.map(({ id, name }) => (
          <Chip
            key={id}
            kind="wash"
            onRemove={() => change({ tags: form.tags.filter((other) => other !== id) })}
          >
            {name}
          </Chip>
        ))}
        <button
          ref={opener}
          type="button"
          className={styles['choice']}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Plus size={14} aria-hidden="true" /> {t('edit.addTag')}
        </button>
      </div>
      {open && <Finder {...props} onClose={close} />}
    </fieldset>
  );
}
