import { useState } from 'react';
import { currentSession } from './session.ts';

const NAMES = ['line', 'editor', 'original', 'challenge', 'posts', 'heroes'] as const;
/** `line`: the line of quick add. `editor`: the form of the task editor. `original`: the same for a task of a challenge. `challenge`: the form of one. `posts`: news that is being written, `heroes`: edits of players, both by id. */
export type DraftName = (typeof NAMES)[number];

/** Of the player who is signed in; nobody else finds it. */
const keyOf = (name: DraftName): string | undefined => {
  const session = currentSession();
  return session && `everdeed-draft-${name}-${session.userId}`;
};

/** What was typed but neither saved nor given up; kept in this tab through reloads, other places and signing in again. */
export function readDraft(name: DraftName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name) ?? '') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft as JSON; undefined forgets it. */
export function keepDraft(name: DraftName, value: unknown): void {
  const key = keyOf(name);
  if (key === undefined) return;
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a draft lasts as long as its field.
  }
}

/** Forgets the drafts of the player who is signed in. */
export function forgetDrafts(): void {
  for (const name of NAMES) keepDraft(name, undefined);
}

/** The state of a field whose text is kept. */
export function useTextDraft(name: DraftName): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readDraft(name);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string) => {
    setText(next);
    keepDraft(name, next === '' ? undefined : next);
  };
  return [text, change];
}
