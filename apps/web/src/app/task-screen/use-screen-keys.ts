import { useEffect } from 'react';
import { type CommandName, runCommand } from '../../lib/commands.ts';

const KEYS: Readonly<Record<string, CommandName>> = { n: 'quickAdd', '/': 'search', '?': 'shortcuts' };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** n, / and ? where nobody types; Ctrl or Cmd with K anywhere. */
export function useScreenKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const command = isPalette ? 'palette' : KEYS[key];
      if (event.defaultPrevented || !command) return;
      if (!isPalette && (ctrlKey || metaKey || altKey || isTyping(event.target))) return;
      event.preventDefault();
      runCommand(command);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
