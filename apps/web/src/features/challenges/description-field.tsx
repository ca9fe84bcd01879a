import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { LineIcon } from '../../ui/line-icon.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { CircleAlert } from '../../ui/more-icons.ts';
import styles from './description-field.module.css';
import { Bold, Italic, Link, List, Quote } from './mark-icons.ts';
import { type Edit, linked, prefixed, type Selected, wrapped } from './markdown-edit.ts';

interface Tool {
  readonly label: MessageId;
  readonly Icon: LineIcon;
  readonly edit: (selected: Selected) => Edit;
  /** With Ctrl or Cmd. */
  readonly key?: string;
}

const TOOLS: readonly Tool[] = [
  { label: 'challenges.bold', Icon: Bold, edit: (one) => wrapped(one, '**'), key: 'b' },
  { label: 'challenges.italic', Icon: Italic, edit: (one) => wrapped(one, '_'), key: 'i' },
  { label: 'challenges.link', Icon: Link, edit: linked },
  { label: 'challenges.list', Icon: List, edit: (one) => prefixed(one, '- ') },
  { label: 'challenges.quote', Icon: Quote, edit: (one) => prefixed(one, '> ') },
];

interface DescriptionFieldProps {
  readonly value: string;
  readonly error: string | false;
  readonly onLeave: () => void;
  readonly onChange: (value: string) => void;
}

/** A text in Markdown: buttons and keys set its marks, and a preview shows what becomes of them. */
export function DescriptionField({ value, error, onLeave, onChange }: DescriptionFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isShown, setIsShown] = useState(false);
  const edit = (tool: Tool) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const made = tool.edit({ text: value, start: selectionStart, end: selectionEnd });
    area.focus();
    area.setRangeText(made.insert, made.from, made.to);
    area.setSelectionRange(made.start, made.end);
    onChange(area.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = TOOLS.find(({ key }) => key !== undefined && key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    edit(tool);
  };
  return (
    <div className={styles['whole']}>
      <label htmlFor={id} className={styles['label']}>
        {t('challenges.description')} <span>({t('ui.optional')})</span>
      </label>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        <div role="group" aria-label={t('challenges.formatting')} className={styles['tools']}>
          {TOOLS.map((tool) => (
            <IconButton
              key={tool.label}
              small
              label={t(tool.label)}
              disabled={isShown}
              onClick={() => edit(tool)}
            >
              <tool.Icon size={18} aria-hidden="true" />
            </IconButton>
          ))}
          <Button kind="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t('challenges.preview')}
          </Button>
        </div>
        {isShown && (
          <div className={styles['preview']}>
            <Markdown text={value.trim() || t('challenges.noDescription')} />
          </div>
        )}
        <textarea
          ref={field}
          id={id}
          className={styles['area']}
          hidden={isShown}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <CircleAlert size={16} aria-hidden="true" /> {error}
        </p>
      )}
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('challenges.descriptionHint')}
      </p>
    </div>
  );
}
