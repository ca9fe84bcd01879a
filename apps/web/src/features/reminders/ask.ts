import { valueIn } from '@everdeed/content/values';
import type { Action } from '../../data/action.ts';
import { onDispatch } from '../../data/dispatch.ts';
import { deviceState, turnOn } from '../../data/reminder-device.ts';
import { t } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';

const KEY = 'everdeed-reminders-asked';

/** Fields that leave the reminders alone do not name them. */
function setsReminder(fields: unknown): boolean {
  const reminders = valueIn(fields, 'reminders');
  return Array.isArray(reminders) && reminders.length > 0;
}

/** Whether somebody sets a reminder by this action. */
export function setsAnyReminder(action: Action): boolean {
  if (action.kind === 'updateTask') return setsReminder(valueIn(action, 'changes'));
  const tasks = action.kind === 'createTasks' ? valueIn(action, 'tasks') : undefined;
  return Array.isArray(tasks) && tasks.some(setsReminder);
}

/** Notes that this device has been asked; false if it had been before. */
function noteAsked(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}

async function accept(): Promise<void> {
  const isOn = await turnOn();
  showToast({ type: 'info', text: t(isOn ? 'reminders.askOn' : 'reminders.askDenied') });
}

function consider(action: Action): void {
  if (!setsAnyReminder(action) || deviceState() !== 'unasked' || !noteAsked()) return;
  showToast({
    type: 'info',
    text: t('reminders.ask'),
    stays: true,
    action: { label: t('reminders.askYes'), run: () => void accept() },
  });
}

/** Asks once on each device, when the first reminder is set there, whether it may remind outside the page. */
export function askAtFirstReminder(actions: readonly Action[]): void {
  actions.forEach(consider);
  onDispatch(({ entry }) => consider(entry.action));
}
