import type { Picture } from '@everdeed/art';

/** Pictures kept for the next time they are shown; the oldest go first. */
const LIMIT = 300;
const pictures = new Map<string, Picture>();

/** Draws a picture once for each name. Undefined while the drawing is not loaded. */
export function drawOnce(name: string, draw: (() => Picture) | undefined): Picture | undefined {
  const kept = pictures.get(name);
  if (kept || !draw) return kept;
  const picture = draw();
  const [oldest] = pictures.keys();
  if (pictures.size >= LIMIT && oldest !== undefined) pictures.delete(oldest);
  pictures.set(name, picture);
  return picture;
}
