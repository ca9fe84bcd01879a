import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { usePlaceDraft } from '../data/place-drafts.ts';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from './composer.module.css';
import { atWord, type Candidate, candidatesFor, completed } from './mention.ts';

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
  /** Who can be mentioned. */
  readonly candidates?: readonly Candidate[];
  readonly maxLength?: number;
  /** Gets the trimmed text. The field is emptied unless it returns false. */
  readonly onSend: (text: string) => boolean | void;
}

interface Completion {
  readonly found: readonly Candidate[];
  readonly at: number;
}

const NOBODY: readonly Candidate[] = [];
const NONE: Completion = { found: [], at: 0 };

/** Enter sends, except where keys are drawn on glass, which has no other way to break a line. */
const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches;

function Names({
  id,
  completion: { found, at },
  onChoose,
}: {
  readonly id: string;
  readonly completion: Completion;
  readonly onChoose: (one: Candidate) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label={t('social.names')} className={styles['names']}>
      {found.map((one, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and hears the keys
        <div
          key={one.username}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <strong>{one.name}</strong> @{one.username}
        </div>
      ))}
    </div>
  );
}

function useCompletion({ text, setText, field }: Writing, candidates: readonly Candidate[]) {
  const [completion, setCompletion] = useState(NONE);
  const caret = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const close = () => setCompletion(NONE);
  const look = (next: string, place: number) => {
    const word = atWord(next, place);
    setCompletion({ found: word === undefined ? [] : candidatesFor(candidates, word), at: 0 });
  };
  const choose = ({ username }: Candidate) => {
    const place = field.current?.selectionStart ?? text.length;
    const done = completed(text, place, username);
    caret.current = done.place;
    setText(done.text);
    close();
  };
  /** Returns whether the key was for the names. */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const { found, at } = completion;
    const one = found[at];
    if (!one) return false;
    if (key === 'ArrowDown') setCompletion({ found, at: (at + 1) % found.length });
    else if (key === 'ArrowUp') setCompletion({ found, at: (at + found.length - 1) % found.length });
    else if (key === 'Enter' || key === 'Tab') choose(one);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  return { completion, look, choose, close, onKey };
}

/** A field for a message: Enter sends, Shift-Enter breaks the line, `@` opens names. */
export function Composer({
  writing,
  label,
  candidates = NOBODY,
  maxLength = MAX_LENGTH,
  onSend,
}: ComposerProps) {
  const id = useId();
  const { text, setText, field } = writing;
  const { completion, look, choose, close, onKey } = useCompletion(writing, candidates);
  const isOpen = completion.found.length > 0;
  const over = text.trim().length - maxLength;
  const canSend = text.trim() !== '' && over <= 0;
  const send = () => {
    if (canSend && onSend(text.trim()) !== false) setText('');
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
        placeholder={label}
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
      {isOpen && <Names id={`${id}-names`} completion={completion} onChoose={choose} />}
      <div className={styles['foot']}>
        <p id={`${id}-count`} className={styles['count']} data-near={text.length > NEAR_END || undefined}>
          {over > 0
            ? t('social.tooLong', { count: over })
            : t('social.count', { count: formatNumber(text.length), max: formatNumber(maxLength) })}
        </p>
        <Button kind="primary" disabled={!canSend} onClick={send}>
          {t('social.send')}
        </Button>
      </div>
    </div>
  );
}
