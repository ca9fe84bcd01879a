import { experienceToPass, type Player } from '@everdeed/rules';
import { formatSigned } from '../i18n/format.ts';
import type { ToastFigure } from '../ui/toast-store.ts';

type Progress = Pick<Player['stats'], 'lvl' | 'exp'>;

/** Experience gained between two states, including levels gained or lost. */
export function experienceGained(before: Progress, after: Progress): number {
  let gained = after.exp - before.exp;
  for (let level = before.lvl; level < after.lvl; level += 1) gained += experienceToPass(level);
  for (let level = after.lvl; level < before.lvl; level += 1) gained -= experienceToPass(level);
  return gained;
}

/** Smaller changes would be shown as 0. */
const SMALLEST_SHOWN = 0.05;

/** What changed between two states, as a toast shows it: health (unless a level was gained), experience, gold, mana. */
export function figuresOf(before: Player['stats'], after: Player['stats']): ToastFigure[] {
  const levelled = after.lvl > before.lvl;
  const changes = [
    ['heart', levelled ? 0 : after.hp - before.hp],
    ['star', experienceGained(before, after)],
    ['coin', after.gp - before.gp],
    ['drop', after.mp - before.mp],
  ] as const;
  return changes
    .filter(([, change]) => Math.abs(change) >= SMALLEST_SHOWN)
    .map(([icon, change]) => ({ icon, text: formatSigned(change), loss: change < 0 }));
}
