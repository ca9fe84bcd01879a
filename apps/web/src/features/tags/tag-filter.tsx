import { Pencil } from '../../ui/icons.ts';
import { Tag as TagIcon } from '../../ui/icons.ts';
import type { Tag } from '@everdeed/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, ChoiceChip } from '../../ui/chip.tsx';
import styles from './tags.module.css';

export interface TagFilterProps {
  readonly tags: readonly Tag[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onEdit: () => void;
  /** Loads the panel's messages when it is first opened. */
  readonly onOpen: () => Promise<void>;
}

function Panel({ tags, chosen, onChange, onEdit }: Omit<TagFilterProps, 'onOpen'>) {
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <p className={styles['label']}>{tags.length === 0 ? t('tags.none') : t('tags.filter')}</p>
      <div className={styles['chips']}>
        {tags.map(({ id, name }) => (
          <ChoiceChip key={id} chosen={chosen.includes(id)} onChange={(on) => toggle(id, on)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
      <div className={styles['foot']}>
        <Button kind="quiet" icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit}>
          {t('tags.edit')}
        </Button>
        {chosen.length > 0 && (
          <Button kind="plain" onClick={() => onChange([])}>
            {t('tags.clear')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The button above the board that filters by tags. */
export function TagFilter({ onOpen, ...props }: TagFilterProps) {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [open]);
  const toggle = async () => {
    if (!open) await onOpen();
    setOpen(!open);
  };
  const closeToButton = () => {
    setOpen(false);
    holder.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    closeToButton();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the controls inside
    <div className={styles['holder']} ref={holder} onKeyDown={onKeyDown}>
      <Button
        className={styles['button']}
        icon={<TagIcon size={20} strokeWidth={1.85} aria-hidden="true" />}
        aria-expanded={open}
        aria-label={
          props.chosen.length > 0 ? t('tasks.tagsChosen', { count: props.chosen.length }) : t('tasks.tags')
        }
        onClick={() => void toggle()}
      >
        <span className={styles['word']}>{t('tasks.tags')}</span>
        {props.chosen.length > 0 && <Badge kind="ink">{props.chosen.length}</Badge>}
      </Button>
      {open && (
        <section className={styles['panel']} aria-label={t('tasks.tags')}>
          <Panel
            {...props}
            onEdit={() => {
              closeToButton();
              props.onEdit();
            }}
          />
        </section>
      )}
    </div>
  );
}
