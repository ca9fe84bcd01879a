import { Suspense, useCallback, useEffect, useState } from 'react';
import { runCommand } from '../lib/commands.ts';
import { isInOverlay, isTyping } from '../lib/typing.ts';
import { Expected } from './expected.tsx';
import type { KeyHelpName } from './key-help-part.tsx';
import { lazyPart } from './lazy-screen.tsx';

const Part = lazyPart('palette', async () => (await import('./later-parts.ts')).loadKeyHelp());

/** Does what a key is for, and returns whether it is for anything here. */
function runKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, open: (part: KeyHelpName) => void) {
  const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
  if (isPalette) open('palette');
  else if (ctrlKey || metaKey || altKey || isTyping(target) || isInOverlay(target)) return false;
  else if (key === '?') open('shortcuts');
  else if (key === 'n') return runCommand('quickAdd', undefined);
  else return key === '/' && runCommand('search', undefined);
  return true;
}

/** Hears n, / and ? outside text fields, and Ctrl or Cmd+K anywhere; shows the palette and the sheet of keys. */
export function KeyHelp() {
  const [part, open] = useState<KeyHelpName>();
  const close = useCallback(() => open(undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && runKey(event, open)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    part && (
      <Suspense fallback={<Expected close={close} />}>
        <Part {...{ part, open, close }} />
      </Suspense>
    )
  );
}
