import { useEffect } from 'react';

/** Things that one part of the screen asks another part to do. */
export type CommandName = 'quickAdd' | 'palette' | 'shortcuts' | 'search';

const handlers = new Map<CommandName, () => void>();

/** Carries `run` out whenever somebody asks for `name`, while the component is there. */
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
