import { useEffect } from 'react';
import { type CommandName, runCommand } from '../../lib/commands.ts';
import { isInOverlay, isTyping } from '../../lib/typing.ts';

const KEYS: Readonly<Record<string, CommandName>> = { n: 'quickAdd', '/': 'search', '?': 'shortcuts' };

/** Handles n, / and ? outside text fields, and Ctrl or Cmd+K anywhere. */
export function useScreenKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const command = isPalette ? 'palette' : KEYS[key];
      if (event.defaultPrevented || !command) return;
      const isBusy = ctrlKey || metaKey || altKey || isTyping(event.target) || isInOverlay(event.target);
      if (!isPalette && isBusy) return;
      event.preventDefault();
      runCommand(command);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
