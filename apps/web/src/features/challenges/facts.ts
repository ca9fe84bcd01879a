import type { Task } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { dateOfInstant, type LocalDate } from '../../task-kit/calendar.ts';
import { formatDay, sayDate } from '../../task-kit/date-words.ts';
import { sayRepeat } from '../../social-kit/say-repeat.ts';
import type { Copy } from './challenge.ts';

type Kind = 'repeat' | 'streak' | 'date' | 'plain';

/** One fact in the last line of a card. */
export interface Fact {
  readonly kind: Kind;
  readonly text: string;
  /** Spoken instead of the text if the icon carries the meaning. */
  readonly spoken?: string;
}

const plain = (text: string): Fact => ({ kind: 'plain', text });

/** When something was done, as far as it is known. */
function doneWords(at: string | undefined, today: LocalDate): string {
  if (!at) return t('challenges.done');
  const date = dateOfInstant(at);
  return date === today
    ? t('challenges.doneToday')
    : t('challenges.doneOn', { date: formatDay(date, today) });
}

/** What a participant has made of a task, beyond tone and tick. */
function ownFacts(task: Task | Copy, today: LocalDate): Fact[] {
  if (task.type === 'habit') {
    const counts = [
      task.up && task.counterUp > 0 && `+${task.counterUp}`,
      task.down && task.counterDown > 0 && `−${task.counterDown}`,
    ];
    return counts.filter((count) => count !== false).map(plain);
  }
  if (task.type === 'daily')
    return [
      ...(task.streak > 0
        ? [
            {
              kind: 'streak',
              text: String(task.streak),
              spoken: t('tasks.streak', { days: task.streak }),
            } as const,
          ]
        : []),
      ...(task.completed ? [plain(t('challenges.doneToday'))] : []),
    ];
  if (task.type === 'todo' && task.completed) {
    return [plain(doneWords(task.dateCompleted, today))];
  }
  return [];
}

/** The facts of a card: when it is due and, for a participant's copy, how it is going. */
export function factsOf(task: Task | Copy, isCopy: boolean, today: LocalDate): readonly Fact[] {
  const own = isCopy ? ownFacts(task, today) : [];
  if (task.type === 'daily') return [{ kind: 'repeat', text: sayRepeat(task) }, ...own];
  if (task.type === 'todo' && task.date && !(isCopy && task.completed)) {
    const date = sayDate(dateOfInstant(task.date), today);
    return [{ kind: 'date', text: date, spoken: t('tasks.due', { date }) }, ...own];
  }
  return own;
}
