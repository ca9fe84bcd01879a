import type { Task } from '@everdeed/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { daily, habit, NOON, todo } from '../../../test/tasks.ts';
import { chooseZone } from '../../data/zone.ts';
import { t } from '../../i18n/i18n.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { setsAnyReminder } from './ask.ts';
import { ringReminders } from './ring.ts';

const MINUTE = 60_000;
const ID = '11111111-2222-4333-8444-555555555555';
const at = (minutes: number) => [{ id: ID, time: new Date(NOON + minutes * MINUTE).toISOString() }];
const texts = () => useToasts.getState().toasts.map(({ text }) => text);
const reminder = (title: string) => t('reminders.now', { title });

let leaving: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
  chooseZone('UTC');
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  chooseZone(undefined);
  vi.useRealTimers();
});

function open(...tasks: readonly Task[]): void {
  const owner = player((fresh) => (fresh.lastCron = new Date(NOON - MINUTE).toISOString()));
  openGame(owner, tasks);
  ringReminders(leaving.signal);
}

describe('an open page', () => {
  it('shows a reminder at its minute, once, until it is dismissed', () => {
    open(todo('Call Ann', { reminders: at(2) }), daily('Walk', { reminders: at(3) }));
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(texts()).toEqual([]);
    vi.advanceTimersByTime(5001);
    expect(texts()).toEqual([reminder('Call Ann')]);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(texts()).toEqual([reminder('Call Ann'), reminder('Walk')]);
    expect(useToasts.getState().toasts.every(({ stays }) => stays)).toBe(true);
  });

  it.each([
    ['a to-do that is done', todo('Call Ann', { reminders: at(2), completed: true })],
    ['a daily that is done', daily('Walk', { reminders: at(2), completed: true })],
    ['a daily that is not due', daily('Walk', { reminders: at(2), frequency: 'daily', everyX: 0 })],
    ['a habit', habit('Stairs', { reminders: at(2) })],
    ['what came before the page', todo('Call Ann', { reminders: at(-1) })],
  ])('is silent about %s', (_, task) => {
    open(task);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(texts()).toEqual([]);
  });

  it('drops what came while it slept, but for the last minutes', () => {
    open(todo('Long ago', { reminders: at(10) }), todo('Just now', { reminders: at(59) }));
    vi.setSystemTime(NOON + 60 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(texts()).toEqual([reminder('Just now')]);
  });

  it('ends with the session', () => {
    open(todo('Call Ann', { reminders: at(2) }));
    leaving.abort();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(texts()).toEqual([]);
  });
});

describe('the question whether this device may remind', () => {
  const action = (kind: string, fields: object) => ({ kind, ...fields });
  it.each([
    ['a task with a reminder is made', action('createTasks', { tasks: [{ reminders: at(1) }] }), true],
    ['a reminder is set', action('updateTask', { changes: { reminders: at(1) } }), true],
    ['the last reminder is taken away', action('updateTask', { changes: { reminders: [] } }), false],
    ['a task without one is made', action('createTasks', { tasks: [{ reminders: [] }] }), false],
    ['an edit leaves reminders alone', action('updateTask', { changes: { date: null } }), false],
    ['a reward is made', action('createTasks', { tasks: [{ type: 'reward', text: 'Tea' }] }), false],
    ['a task is scored', action('scoreTask', { taskId: ID }), false],
  ])('when %s: %s', (_, done, asks) => {
    expect(setsAnyReminder(done)).toBe(asks);
  });
});
