import type { Action } from '../../data/action.ts';
import { keepSubscribed, leaveDevice } from '../../data/reminder-device.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { askAtFirstReminder } from './ask.ts';
import { ringReminders } from './ring.ts';
import { showClickedTasks } from './show-task.ts';

let asks = false;

/**
 * Reminds while somebody is signed in, and asks whether it may outside the page. `actions` are those that wait while
 * this is loaded: one of them may have set the first reminder.
 */
export async function followReminders(signal: AbortSignal, actions: readonly Action[]): Promise<void> {
  await loadWords('reminders');
  if (signal.aborted) return;
  ringReminders(signal);
  showClickedTasks(signal);
  if (!asks) askAtFirstReminder(actions);
  asks = true;
  signal.addEventListener('abort', () => void leaveDevice());
  await keepSubscribed();
}
