import type { Task } from '@everdeed/rules';
import { BellRing } from '../../../ui/more-icons.ts';
import { useMaybePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { dateOfInstant, type LocalDate } from '../../../task-kit/calendar.ts';
import { formatTime, sayDate } from '../../../task-kit/date-words.ts';
import { reminderAhead } from '../../../task-kit/reminders.ts';
import { useMinute } from '../../../task-kit/use-minute.ts';
import styles from './card-body.module.css';

/** The bell of a card with the time at which the task reminds next; nothing once it does not any more. */
export function ReminderFact({ task, today }: { readonly task: Task; readonly today: LocalDate }) {
  const player = useMaybePlayer();
  const now = useMinute();
  const at = player && reminderAhead(task, now, player);
  if (at === undefined) return null;
  const date = dateOfInstant(at);
  const time = formatTime(at);
  const text = date === today ? time : `${sayDate(date, today)}, ${time}`;
  return (
    <span className={styles['fact']}>
      <BellRing size={14} strokeWidth={1.9} aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{t('reminders.next', { when: text })}</span>
    </span>
  );
}
