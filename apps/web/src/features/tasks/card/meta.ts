import { assertNever } from '@everdeed/content/values';
import type { Daily, Habit, Task, Todo } from '@everdeed/rules';
import { dateOfInstant, daysBetween, type LocalDate } from '../../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../../task-kit/date-words.ts';
import { nextDateOf } from '../../../task-kit/schedule.ts';
import { t } from '../../../i18n/i18n.ts';

export type MetaIcon = 'flame' | 'calendar' | 'alarm' | 'checklist' | 'challenge' | 'broken' | 'tag';

/** One fact in the last line of a card. */
export interface Meta {
  readonly key: string;
  readonly icon?: MetaIcon;
  readonly text: string;
  readonly kind?: 'ember' | 'danger';
  /** Spoken instead of the text if the icon carries the meaning. */
  readonly spoken?: string;
}

export interface MetaContext {
  readonly today: LocalDate;
  readonly tagNames: ReadonlyMap<string, string>;
}

const MAX_TAGS = 2;

function counters({ counterUp, counterDown, frequency, up, down }: Habit): Meta[] {
  if (counterUp === 0 && counterDown === 0) {
    return frequency === 'daily' ? [] : [{ key: 'counter', text: t(`tasks.resets.${frequency}`) }];
  }
  const counts = [up && counterUp > 0 && `+${counterUp}`, down && counterDown > 0 && `−${counterDown}`];
  const said = counts.filter(Boolean).join('\u2002');
  return said === '' ? [] : [{ key: 'counter', text: t(`tasks.counted.${frequency}`, { counts: said }) }];
}

function streak({ streak: days }: Daily): Meta[] {
  if (days <= 0) return [];
  const spoken = t('tasks.streak', { days });
  return [{ key: 'streak', icon: 'flame', text: String(days), kind: 'ember', spoken }];
}

function nextDay(task: Daily, today: LocalDate): Meta[] {
  if (task.isDue === true || task.completed) return [];
  const next = nextDateOf(task, today);
  if (next === undefined) return [];
  return [
    {
      key: 'next',
      icon: 'calendar',
      text: sayDate(next, today),
      spoken: t('tasks.next', { date: sayDate(next, today) }),
    },
  ];
}

function dueDay(task: Todo, today: LocalDate): Meta[] {
  if (task.completed)
    return task.dateCompleted ? [{ key: 'done', text: doneAt(task.dateCompleted, today) }] : [];
  if (!task.date) return [];
  const date = dateOfInstant(task.date);
  const late = daysBetween(date, today);
  if (late > 0) return [{ key: 'due', icon: 'alarm', text: t('tasks.late', { days: late }), kind: 'danger' }];
  return [
    {
      key: 'due',
      icon: 'calendar',
      text: sayDate(date, today),
      spoken: t('tasks.due', { date: sayDate(date, today) }),
    },
  ];
}

function doneAt(instant: string, today: LocalDate): string {
  const date = dateOfInstant(instant);
  return date === today ? formatTime(instant) : sayDate(date, today);
}

function checklist({ checklist: items }: Daily | Todo): Meta[] {
  if (items.length === 0) return [];
  const done = items.filter(({ completed }) => completed).length;
  return [{ key: 'checklist', icon: 'checklist', text: t('tasks.ofItems', { done, all: items.length }) }];
}

function challenge({ challenge: { id, shortName, broken } }: Task): Meta[] {
  if (!id) return [];
  if (broken) return [{ key: 'challenge', icon: 'broken', text: t('tasks.challengeEnded'), kind: 'danger' }];
  return shortName
    ? [
        {
          key: 'challenge',
          icon: 'challenge',
          text: shortName,
          spoken: t('tasks.challenge', { name: shortName }),
        },
      ]
    : [];
}

function tags({ tags: ids }: Task, tagNames: MetaContext['tagNames']): Meta[] {
  const names = ids.flatMap((id) => tagNames.get(id) ?? []);
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_TAGS).join(', ');
  const text = names.length > MAX_TAGS ? `${shown} +${names.length - MAX_TAGS}` : shown;
  return [{ key: 'tags', icon: 'tag', text, spoken: t('tasks.tagged', { names: names.join(', ') }) }];
}

/** The facts in the last line of a card, most urgent first. */
export function metaOf(task: Task, { today, tagNames }: MetaContext): Meta[] {
  const shared = [...challenge(task), ...tags(task, tagNames)];
  switch (task.type) {
    case 'habit':
      return [...counters(task), ...shared];
    case 'daily':
      return [
        ...nextDay(task, today),
        ...checklist(task),
        ...challenge(task),
        ...streak(task),
        ...tags(task, tagNames),
      ];
    case 'todo':
      return [...dueDay(task, today), ...checklist(task), ...shared];
    case 'reward':
      return shared;
    default:
      return assertNever(task);
  }
}
