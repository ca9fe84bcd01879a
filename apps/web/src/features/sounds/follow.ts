import { useGame } from '../../data/store.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { playSound } from './play.ts';
import { eventOf } from './tunes.ts';

const themeNow = (): string | undefined => useGame.getState().view?.player.preferences.sound;

let stop: (() => void) | undefined;

/** Plays a sound with every toast that has one, from now on. */
export function startSounds(): void {
  stop ??= useToasts.subscribe(({ toasts }, before) => {
    const known = new Set(before.toasts.map(({ id }) => id));
    const fresh = toasts.find(({ id, type }) => !known.has(id) && eventOf(type));
    const event = fresh && eventOf(fresh.type);
    const theme = themeNow();
    if (event && theme !== undefined && theme !== 'off') playSound(theme, event);
  });
}

/** Ends that. */
export function stopSounds(): void {
  stop?.();
  stop = undefined;
}
