import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import type { Token } from './grammar/types.ts';
import styles from './highlight.module.css';

export interface HighlightedInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Underlined: what could be understood. */
  readonly maybes: readonly Token[];
  readonly placeholder: string;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onFocus: () => void;
}

function Pieces({ text, tokens, maybes }: Pick<HighlightedInputProps, 'text' | 'tokens' | 'maybes'>) {
  const pieces = [];
  let from = 0;
  for (const token of [...tokens, ...maybes].toSorted((a, b) => a.start - b.start)) {
    const { start, end } = token;
    pieces.push(
      text.slice(from, start),
      <mark key={start} data-maybe={maybes.includes(token) || undefined}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}

/**
 * An ordinary input whose understood words are coloured: its own text is transparent, the same text is drawn
 * below it, and both scroll together.
 */
export function HighlightedInput({
  ref,
  text,
  tokens,
  maybes,
  placeholder,
  describedBy,
  onChange,
  onKeyDown,
  onFocus,
}: HighlightedInputProps) {
  const letters = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const follow = () => {
    // An empty line is not scrolled, and asking forces a layout of the page that opens.
    if (text === '') return;
    const input = holder.current?.querySelector('input');
    if (letters.current && input) letters.current.scrollLeft = input.scrollLeft;
  };
  useLayoutEffect(follow, [text]);
  return (
    <div className={styles['holder']} ref={holder}>
      <div className={styles['letters']} ref={letters} aria-hidden="true">
        <Pieces text={text} tokens={tokens} maybes={maybes} />
      </div>
      <input
        ref={ref}
        className={styles['input']}
        value={text}
        placeholder={placeholder}
        aria-label={t('quickAdd.label')}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="done"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onScroll={follow}
        onFocus={onFocus}
      />
    </div>
  );
}
