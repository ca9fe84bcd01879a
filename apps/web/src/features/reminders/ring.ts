import { type DueReminder, REMINDER_LATE_MS, remindersBetween } from '@everdeed/rules';
import { deviceState, worker } from '../../data/reminder-device.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { reminderOwner } from '../../task-kit/reminders.ts';
import { showToast } from '../../ui/toast-store.ts';

/** How often the clock is looked at, in milliseconds. Browsers slow it to once a minute in hidden tabs. */
const LOOK_MS = 5000;

/** Reminders that have come since `since`; those that are too late to be of use are left out. */
function remindersSince(since: number, now: number): DueReminder[] {
  const { view } = useGame.getState();
  if (!view) return [];
  const after = Math.max(since, now - REMINDER_LATE_MS);
  return remindersBetween(view.tasks, after, now, reminderOwner(view.player));
}

/** Names a reminder's minute: the system shows what is told twice by this name once. */
const tagOf = ({ task, reminderId, at }: DueReminder): string => `${task._id} ${reminderId} ${at}`;

async function notify(reminder: DueReminder): Promise<void> {
  const { task } = reminder;
  const options = { tag: tagOf(reminder), body: t('reminders.time'), data: { taskId: task._id } };
  // Phones have no other way than the worker; browsers without one have only the page's toast.
  await (await worker())?.showNotification(task.text, options);
}

/** Holds a lock as long as the page lives: the tab that has it speaks for all. */
function beLeader(signal: AbortSignal): () => boolean {
  if (!('locks' in navigator)) return () => true;
  let leads = false;
  const hold = async () => {
    leads = true;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    leads = false;
  };
  navigator.locks.request('everdeed-reminders', { signal }, hold).catch(() => undefined);
  return () => leads;
}

/** Shows reminders in this page at their minute, and in the system where that is allowed: from one tab of all. */
export function ringReminders(signal: AbortSignal): void {
  const leads = beLeader(signal);
  let since = Date.now();
  const look = () => {
    const now = Date.now();
    const due = remindersSince(since, now);
    since = Math.max(since, now);
    for (const reminder of due) {
      showToast({
        type: 'info',
        icon: 'flame',
        text: t('reminders.now', { title: reminder.task.text }),
        stays: true,
      });
      if (leads() && deviceState() === 'on') void notify(reminder).catch(() => undefined);
    }
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
