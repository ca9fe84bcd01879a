import type { TaskType } from '@everdeed/rules';
import { useEffect } from 'react';

/** Commands from one part of the screen to another, with what each needs to know. */
interface Commands {
  /** The kind to begin with; undefined: any. */
  quickAdd: TaskType | undefined;
  search: undefined;
  /** An editor over the board. */
  open: { readonly kind: 'tags' } | { readonly kind: 'editor'; readonly taskId: string };
}
type CommandName = keyof Commands;

type Handlers = { [Name in CommandName]?: ((what: Commands[Name]) => void) | undefined };

const handlers: Handlers = {};
let hear = (): void => undefined;

/** Has `listener` called, instead of the one before, whenever something on the screen knows one more command. */
export function onKnown(listener: () => void): void {
  hear = listener;
}

/** Calls `run` whenever `name` is requested, while the component is mounted. */
export function useCommand<Name extends CommandName>(name: Name, run: Handlers[Name]): void {
  useEffect(() => {
    handlers[name] = run;
    hear();
    return () => {
      handlers[name] = undefined;
    };
  }, [name, run]);
}

/** Returns whether anything on the screen knows the command. */
export function runCommand<Name extends CommandName>(name: Name, what: Commands[Name]): boolean {
  const run = handlers[name];
  run?.(what);
  return run !== undefined;
}
