import { assertNever } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { Player, Task } from '@everdeed/rules';
import { useMemo } from 'react';
import { Medal } from '../../art/icon.tsx';
import { formatList } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { Bar } from '../../ui/bar.tsx';
import { Link } from '../../ui/link.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './achievements.module.css';
import { type Goal, goalsOf, type NextStep, placeOf } from './goal-list.ts';

/** More names than this are counted instead. */
const MOST_NAMES = 3;

function namesIn(family: 'pets' | 'mounts' | 'gear' | 'quests', keys: readonly string[]): string {
  const named = keys.slice(0, MOST_NAMES).map((key) => nameOf(family, key));
  const more = keys.length - named.length;
  return formatList(more > 0 ? [...named, t('profile.more', { count: more })] : named);
}

function nextWords(next: NextStep): string {
  switch (next.kind) {
    case 'hatch':
      return t('profile.next.hatch', { count: next.pets.length, names: namesIn('pets', next.pets) });
    case 'raise':
      return t('profile.next.raise', { count: next.mounts.length, names: namesIn('mounts', next.mounts) });
    case 'gear':
      return t('profile.next.gear', { count: next.gear.length, names: namesIn('gear', next.gear) });
    case 'quest':
      return t('profile.next.quest', { count: next.quests.length, names: namesIn('quests', next.quests) });
    case 'streak':
      return t('profile.next.streak', { task: next.task, days: next.days });
    case 'firstStep':
      return t('profile.next.firstStep');
    default:
      return assertNever(next);
  }
}

function GoalRow({ goal, title }: { readonly goal: Goal; readonly title: string }) {
  const { key, done, all, next } = goal;
  const figures = t(key === 'streak' ? 'profile.reachDays' : 'profile.ofAll', { done, count: done, all });
  return (
    <li className={styles['goal']}>
      <Plate className={styles['goalPlate']}>
        <Medal name={key} scale={2} className={styles['grey']} />
      </Plate>
      <div className={styles['goalWords']}>
        <div className={styles['goalHead']}>
          <Link to={placeOf(goal)}>{title}</Link>
          <span aria-hidden="true">{figures}</span>
        </div>
        <Bar kind="growth" size="small" value={done} max={all} label={`${title}: ${figures}`} />
        <p>{nextWords(next)}</p>
      </div>
    </li>
  );
}

interface GoalsProps {
  readonly player: Player;
  readonly tasks: readonly Task[];
  /** Titles of achievements by key. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The achievements that are nearest, and the next thing to do for each. */
export function Goals({ player, tasks, titles }: GoalsProps) {
  useNames('pets', 'mounts', 'gear', 'quests');
  const goals = useMemo(() => goalsOf(player, tasks), [player, tasks]);
  if (goals.length === 0) return null;
  return (
    <section className={styles['goals']} aria-labelledby="reach">
      <h3 id="reach">{t('profile.reach')}</h3>
      <ul>
        {goals.map((goal) => (
          <GoalRow
            key={goal.key}
            goal={goal}
            title={goal.key === 'streak' ? t('profile.goalStreak') : (titles.get(goal.key) ?? goal.key)}
          />
        ))}
      </ul>
    </section>
  );
}
