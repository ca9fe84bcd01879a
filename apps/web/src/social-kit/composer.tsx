import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { usePlaceDraft } from '../data/place-drafts.ts';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { useMedia } from '../ui/use-media.ts';
import { Button } from '../ui/button.tsx';
import styles from './composer.module.css';
import { Names, useCompletion } from './completion.tsx';
import type { Candidate } from './mention.ts';

/** Characters of a message (wire-groups-and-admin 0.3). */
const MAX_LENGTH = 3000;
/** From here on, the count is told: our own. */
const NEAR_END = 2800;

/** What is being written in a place: kept on this device until it is sent. */
export interface Writing {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Begins with a mention of somebody, and puts the caret behind it. */
  readonly mention: (username: string) => void;
}

/** The draft of a place, for a composer and for what fills it. */
export function useWriting(place: string): Writing {
  const [text, setText] = usePlaceDraft(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = (username: string) => {
    const start = `@${username} `;
    if (!text.startsWith(start)) setText(start + text);
    field.current?.focus();
  };
  return { text, setText, field, mention };
}

export interface ComposerProps {
  readonly writing: Writing;
  /** Says whom it reaches. */
  readonly label: string;
  /** What stands in the empty field where there is room; the label if absent. */
  readonly placeholder?: string;
  /** What stands beside the count where there is room. */
  readonly hint?: string | undefined;
  /** Who can be mentioned. */
  readonly candidates?: readonly Candidate[];
  readonly maxLength?: number;
  /** Gets the trimmed text. The field is emptied unless it returns false. */
  readonly onSend: (text: string) => boolean | void;
}

const NOBODY: readonly Candidate[] = [];

/** Enter sends, except where keys are drawn on glass, which has no other way to break a line. */
export const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** A field for a message: Enter sends, Shift-Enter breaks the line, `@` opens names. */
export function Composer({
  writing,
  label,
  placeholder = label,
  hint,
  candidates = NOBODY,
  maxLength = MAX_LENGTH,
  onSend,
}: ComposerProps) {
  const id = useId();
  const isPhone = useMedia('(max-width: 767.98px)');
  const { text, setText, field } = writing;
  const { completion, look, choose, close, onKey } = useCompletion(writing, candidates);
  const isOpen = completion.found.length > 0;
  const over = text.trim().length - maxLength;
  const canSend = text.trim() !== '' && over <= 0;
  const send = () => {
    if (canSend && onSend(text.trim()) !== false) {
      setText('');
      // Without words, the button that was pressed cannot keep the focus.
      field.current?.focus();
    }
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.shiftKey && hasKeys()) {
      event.preventDefault();
      send();
    }
  };
  return (
    <div className={styles['composer']}>
      <textarea
        ref={field}
        className={styles['field']}
        aria-label={label}
        placeholder={isPhone ? label : placeholder}
        rows={1}
        value={text}
        aria-describedby={`${id}-count`}
        {...(candidates.length > 0 && {
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? `${id}-names` : undefined,
          'aria-activedescendant': isOpen ? `${id}-names-${completion.at}` : undefined,
        })}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          look(currentTarget.value, currentTarget.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && <Names isAtFoot id={`${id}-names`} completion={completion} onChoose={choose} />}
      <div className={styles['foot']}>
        <p id={`${id}-count`} className={styles['count']} data-near={text.length > NEAR_END || undefined}>
          {over > 0
            ? t('social.tooLong', { count: over })
            : t('social.count', { count: formatNumber(text.length), max: formatNumber(maxLength) })}
        </p>
        {hint !== undefined && !isPhone && <p className={styles['hint']}>{hint}</p>}
        <Button kind="primary" disabled={!canSend} onClick={send}>
          {t('social.send')}
        </Button>
      </div>
    </div>
  );
}
