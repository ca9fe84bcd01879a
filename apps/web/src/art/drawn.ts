import type { Picture } from '@everdeed/art';

/** Maximum number of cached pictures; the oldest are dropped first. */
const LIMIT = 300;
const pictures = new Map<string, Picture>();

/** Draws a picture once per name. Undefined until the drawing code is loaded. */
export function drawOnce(name: string, draw: (() => Picture) | undefined): Picture | undefined {
  const kept = pictures.get(name);
  if (kept || !draw) return kept;
  const picture = draw();
  const [oldest] = pictures.keys();
  if (pictures.size >= LIMIT && oldest !== undefined) pictures.delete(oldest);
  pictures.set(name, picture);
  return picture;
}
