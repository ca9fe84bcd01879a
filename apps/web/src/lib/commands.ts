import { useEffect } from 'react';

/** Commands from one part of the screen to another. */
export type CommandName = 'quickAdd' | 'palette' | 'shortcuts' | 'search';

const handlers = new Map<CommandName, () => void>();

/** Calls `run` whenever `name` is requested, while the component is mounted. */
export function useCommand(name: CommandName, run: () => void): void {
  useEffect(() => {
    handlers.set(name, run);
    return () => {
      if (handlers.get(name) === run) handlers.delete(name);
    };
  }, [name, run]);
}

export function runCommand(name: CommandName): void {
  handlers.get(name)?.();
}
