import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let query: MediaQueryList | undefined;

function ratioChanged(): void {
  watchNext();
  for (const changed of watchers) changed();
}

/** A query matches one ratio only, so each change needs the next. */
function watchNext(): void {
  query?.removeEventListener('change', ratioChanged);
  query = watchers.size > 0 ? matchMedia(`(resolution: ${devicePixelRatio}dppx)`) : undefined;
  query?.addEventListener('change', ratioChanged);
}

/** Calls back whenever the device pixel ratio changes: another screen, another zoom. All pictures share one query. */
function watchRatio(changed: () => void): () => void {
  watchers.add(changed);
  if (watchers.size === 1) watchNext();
  return () => {
    watchers.delete(changed);
    if (watchers.size === 0) watchNext();
  };
}

/**
 * Size of a picture's pixel in CSS pixels: the largest up to `scale` that is a whole number of the device's
 * own pixels, so that all come out the same. At least one device pixel.
 */
export const crispScale = (scale: number, ratio: number): number =>
  Math.max(1, Math.floor(scale * ratio + 0.01)) / ratio;

/** `crispScale` for the current screen, kept up to date. */
export const useCrispScale = (scale: number): number =>
  crispScale(
    scale,
    useSyncExternalStore(watchRatio, () => devicePixelRatio),
  );
