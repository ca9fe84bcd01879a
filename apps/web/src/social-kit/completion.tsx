import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import styles from './completion.module.css';
import { atWord, type Candidate, candidatesFor, completed } from './mention.ts';

/** Names that are offered, and which of them is marked. */
export interface Completion {
  readonly found: readonly Candidate[];
  readonly at: number;
}

const NONE: Completion = { found: [], at: 0 };

/** The names that are offered, in a list beside the field, which keeps the focus. */
export function Names({
  id,
  isAtFoot = false,
  completion: { found, at },
  onChoose,
}: {
  readonly id: string;
  /** Whether the field may stand at the lower edge of a phone. */
  readonly isAtFoot?: boolean;
  readonly completion: Completion;
  readonly onChoose: (one: Candidate) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('social.names')}
      className={styles['names']}
      data-foot={isAtFoot || undefined}
    >
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

interface Typed {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Offers names while a mention is typed in a field. */
export function useCompletion({ text, setText, field }: Typed, candidates: readonly Candidate[]) {
  const [completion, setCompletion] = useState(NONE);
  const caret = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const close = () => setCompletion(NONE);
  /** `among`: those who can be meant there, if not everybody. */
  const look = (next: string, place: number, among = candidates) => {
    const word = atWord(next, place);
    setCompletion({ found: word === undefined ? [] : candidatesFor(among, word), at: 0 });
  };
  const choose = ({ username }: Candidate) => {
    const place = field.current?.selectionStart ?? text.length;
    const done = completed(text, place, username);
    caret.current = done.place;
    setText(done.text);
    close();
  };
  /** Returns whether the key was for the names. */
  const onKey = ({ key }: { readonly key: string }): boolean => {
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
