import type { Picture } from '@everdeed/art';
import { BANNER_MAX, drawScene } from '@everdeed/art/scenes';
import { fitScene } from './fit-scene.ts';

/** A catalogue background as a banner of any size; outdoor scenes have their own night version. */
export const drawBackground = (key: string, columns: number, rows: number, night: boolean): Picture =>
  fitScene(drawScene(key, Math.min(columns, BANNER_MAX), 'dissolving', night), columns, rows);

/** A catalogue background as it stands behind an avatar: 48 x 49, by day, with straight edges. */
export const drawView = (key: string): Picture => drawScene(key);
