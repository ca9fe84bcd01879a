import type { Action } from '../data/action.ts';
import { type GameState, useGame } from '../data/store.ts';

/** Whether this device was told to remind: then it also has to stop with the session. */
function isDeviceOn(): boolean {
  try {
    return localStorage.getItem('everdeed-reminders') === 'on';
  } catch {
    return false;
  }
}

async function follow(signal: AbortSignal, actions: readonly Action[]): Promise<void> {
  const { followReminders } = await import('../features/reminders/follow.ts');
  await followReminders(signal, actions);
}

/** Follows reminders as soon as a task has one: most players need none of it. */
export function watchReminders(signal: AbortSignal): void {
  const isOn = isDeviceOn();
  const look = ({ view, pending }: GameState) => {
    if (!view || !(isOn || view.tasks.some(({ reminders }) => reminders.length > 0))) return;
    stop();
    const actions = pending.map(({ action }) => action);
    follow(signal, actions).catch(() => undefined);
  };
  const stop = useGame.subscribe(look);
  signal.addEventListener('abort', stop);
  look(useGame.getState());
}
