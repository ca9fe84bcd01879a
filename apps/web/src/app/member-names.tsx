import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import type { Member, Token } from '../features/quick-add/grammar/types.ts';
import type { NamesProps } from '../features/quick-add/quick-add.tsx';
import { Names, useCompletion } from '../social-kit/completion.tsx';

/** Those whom nothing names but the word that the caret is in. */
const unnamed = (members: readonly Member[], tokens: readonly Token[], caret: number): readonly Member[] =>
  members.filter(
    ({ id }) =>
      !tokens.some(
        ({ meaning, start, end }) =>
          meaning.kind === 'member' && meaning.id === id && (caret <= start || caret > end),
      ),
  );

/** The members whom an @ in the line that adds tasks could mean: the arrows move, Enter and Tab take, Escape closes. */
export function MemberNames({ field, text, setText, members, tokens }: NamesProps) {
  const id = useId();
  const { completion, look, choose, close, onKey } = useCompletion({ field, text, setText }, members);
  const { found, at } = completion;
  const isOpen = found.length > 0;
  // The line knows nothing of names: what it hears and says of them is added to its field, before anybody sees the list
  // and presses Enter.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !onKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
    };
  });
  // Looked at once it is drawn: what is drawn between a letter and the line's hearing of it takes the letter back.
  const lookAtField = useEffectEvent((typed: string) => {
    const input = field.current;
    if (!input || input !== document.activeElement) return;
    const caret = input.selectionStart ?? typed.length;
    look(typed, caret, unnamed(members, tokens, caret));
  });
  useEffect(() => lookAtField(text), [text]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-autocomplete', 'list');
    if (isOpen) input?.setAttribute('aria-controls', id);
    else input?.removeAttribute('aria-controls');
    if (isOpen) input?.setAttribute('aria-activedescendant', `${id}-${at}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, at]);
  return isOpen && <Names id={id} completion={completion} onChoose={choose} />;
}
