import { useSyncExternalStore } from 'react';

/** Calls back whenever the device pixel ratio changes: another screen, another zoom. */
function watchRatio(changed: () => void): () => void {
  let query: MediaQueryList | undefined;
  const listen = () => {
    query?.removeEventListener('change', next);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', next);
  };
  const next = () => {
    listen();
    changed();
  };
  listen();
  return () => query?.removeEventListener('change', next);
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
