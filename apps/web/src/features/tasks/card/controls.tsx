import type { Daily, Direction, Habit, Reward, Task, Todo } from '@everdeed/rules';
import { cut, formatCompact } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Seal, TodoBox } from '../../../ui/plate.tsx';
import { useCard } from './card-context.ts';
import styles from './controls.module.css';
import { useMark } from './use-mark.ts';

const SIGN_NAMES = { up: 'tasks.plus', down: 'tasks.minus' } as const;

/** Gold flies to the purse. What draws that comes with the first tap; without it, nothing flies. */
const flyCoins = (from: Element): void =>
  void import('../flight.ts').then(
    (flight) => flight.flyCoins(from),
    () => undefined,
  );

/** Plus or minus of a habit. A disabled side stays as an empty space, so that all cards line up. */
export function SignControl({ habit, direction }: { readonly habit: Habit; readonly direction: Direction }) {
  const { actions } = useCard();
  const { mark, tap } = useMark<true>();
  const glyph = <Glyph name={direction === 'up' ? 'plus' : 'minus'} />;
  if (!habit[direction]) {
    return (
      <span className={styles['control']} data-off="" aria-hidden="true">
        {glyph}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['control']}
      data-marked={mark}
      aria-label={t(SIGN_NAMES[direction], { title: plainTitle(habit) })}
      onClick={({ currentTarget }) =>
        tap(true, () => {
          if (actions.score(habit, direction) && direction === 'up') flyCoins(currentTarget);
        })
      }
    >
      {glyph}
    </button>
  );
}

/** The checkbox of a daily or to-do. */
export function CheckControl({ task, drawing }: { readonly task: Daily | Todo; readonly drawing: boolean }) {
  const { actions } = useCard();
  const { mark, tap } = useMark<boolean>();
  const Shape = task.type === 'daily' ? Seal : TodoBox;
  const checked = mark ?? task.completed;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      className={styles['control']}
      data-drawing={drawing || undefined}
      aria-label={t('tasks.check', { title: plainTitle(task) })}
      onClick={({ currentTarget }) =>
        tap(!checked, () => {
          if (actions.score(task, checked ? 'down' : 'up') && !checked) flyCoins(currentTarget);
        })
      }
    >
      <Shape checked={checked} />
    </button>
  );
}

export interface PriceControlProps {
  readonly reward: Reward;
  readonly tooDear: boolean;
}

/** The price tile buys the reward; if too expensive, it stays readable and says how much is missing. */
export function PriceControl({ reward, tooDear }: PriceControlProps) {
  const { actions } = useCard();
  const price = formatCompact(reward.value);
  return (
    <button
      type="button"
      className={styles['price']}
      aria-disabled={tooDear || undefined}
      aria-label={t('tasks.buy', { title: plainTitle(reward), price })}
      onClick={tooDear ? undefined : () => actions.score(reward, 'down')}
    >
      <PixelIcon name="coin" />
      {price}
    </button>
  );
}

/** Whole gold missing for a reward, at least 1; undefined if there is enough. */
export function missingGold(task: Task, gold: number): number | undefined {
  if (task.type !== 'reward' || task.value <= gold) return undefined;
  return Math.max(1, Math.ceil(cut(task.value - gold)));
}
