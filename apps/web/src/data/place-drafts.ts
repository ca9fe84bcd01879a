import { useState } from 'react';
import { currentSession } from './session.ts';

const PREFIX = 'everdeed-said';

/** Of the player who is signed in; nobody else finds it. */
const keyOf = (place: string): string | undefined => {
  const session = currentSession();
  return session && `${PREFIX}-${session.userId}-${place}`;
};

function read(place: string): string {
  try {
    return localStorage.getItem(keyOf(place) ?? '') ?? '';
  } catch {
    return '';
  }
}

function keep(place: string, text: string): void {
  const key = keyOf(place);
  if (key === undefined) return;
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage, a draft lasts as long as its field.
  }
}

/** Forgets what the player who is signed in has begun to write, wherever it was. */
export function forgetPlaceDrafts(): void {
  const mine = keyOf('');
  if (mine === undefined) return;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(mine)) localStorage.removeItem(key);
  } catch {
    // Without storage, there are none.
  }
}

/** The state of a field that belongs to a place, such as a chat: kept on this device until it is emptied. */
export function usePlaceDraft(place: string): readonly [text: string, setText: (text: string) => void] {
  const [kept, setKept] = useState({ place, text: read(place) });
  // Another place has a draft of its own.
  if (kept.place !== place) setKept({ place, text: read(place) });
  const change = (text: string) => {
    setKept({ place, text });
    keep(place, text);
  };
  return [kept.place === place ? kept.text : '', change];
}
