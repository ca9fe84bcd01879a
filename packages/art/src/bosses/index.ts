import { inside } from '../pipeline/extent.ts';
import type { Picture } from '../pipeline/picture.ts';
import { render } from '../pipeline/render.ts';
import { bossArt } from './art.ts';

/** Side of a boss portrait in pixels. */
export const BOSS_SIZE = 96;
const SCALE = 2.9;

/** Whether a quest has a boss drawn for it. */
export const hasBoss = (key: string): boolean => bossArt(key) !== undefined;

/** A quest's boss, 96 x 96. A quest without a boss gives its dust bunnies. */
export function drawBoss(key: string): Picture {
  const boss = bossArt(key) ?? bossArt('dustbunnies');
  const text = boss?.drawing ?? '';
  return render(text, BOSS_SIZE, BOSS_SIZE, boss?.palette ?? {}, {
    place: inside(text, 16, BOSS_SIZE, BOSS_SIZE, { scale: SCALE, dx: 1.6, dy: 1.6 }),
    axis: 16,
  });
}
