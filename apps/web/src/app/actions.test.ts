import { describe, expect, it } from 'vitest';
import type { Action } from '../data/action.ts';
import { readEntry, type StoredEntry } from '../data/stored-entry.ts';
import { testGame } from '../../test/small-game.ts';
import { startActions } from './actions.ts';

startActions();

const [habit] = testGame().tasks;
const tag = { id: 't', name: 'Garden' };
const POST = { method: 'POST' } as const;

/** An outbox entry as the previous release stored it: the action as `deed`, and no call. */
const former = (deed: Action & Readonly<Record<string, unknown>>): StoredEntry => ({
  seq: 7,
  id: 'x',
  userId: 'p',
  at: '2026-11-21T10:00:00.000Z',
  tab: 't',
  deed,
});

describe('an entry stored by the release before', () => {
  it.each([
    [
      { kind: 'score', taskId: 'h', direction: 'up' },
      { ...POST, path: '/api/v4/tasks/h/score/up' },
    ],
    [
      { kind: 'undo', taskId: 'h', operationId: 'o', before: habit },
      { ...POST, path: '/api/v4/tasks/h/undo', body: { operationId: 'o' } },
    ],
    [
      { kind: 'tickItem', taskId: 'h', itemId: 'i' },
      { ...POST, path: '/api/v4/tasks/h/checklist/i/score' },
    ],
    [
      { kind: 'createTasks', tasks: [habit] },
      { ...POST, path: '/api/v4/tasks/user', body: [habit] },
    ],
    [
      { kind: 'updateTask', taskId: 'h', changes: { text: 'Walk' } },
      { method: 'PUT', path: '/api/v4/tasks/h', body: { text: 'Walk' } },
    ],
    [
      { kind: 'deleteTask', taskId: 'h' },
      { method: 'DELETE', path: '/api/v4/tasks/h' },
    ],
    [
      { kind: 'moveTask', taskId: 'h', position: -1 },
      { ...POST, path: '/api/v4/tasks/h/move/to/-1' },
    ],
    [{ kind: 'clearCompleted' }, { ...POST, path: '/api/v4/tasks/clearCompletedTodos' }],
    [
      { kind: 'createTag', tag },
      { ...POST, path: '/api/v4/tags', body: tag },
    ],
    [
      { kind: 'renameTag', tagId: 't', name: 'Yard' },
      { method: 'PUT', path: '/api/v4/tags/t', body: { name: 'Yard' } },
    ],
    [
      { kind: 'deleteTag', tagId: 't' },
      { method: 'DELETE', path: '/api/v4/tags/t' },
    ],
    [
      { kind: 'moveTag', tagId: 't', to: 2 },
      { ...POST, path: '/api/v4/reorder-tags', body: { tagId: 't', to: 2 } },
    ],
    [
      { kind: 'set', values: { 'preferences.costume': true } },
      { method: 'PUT', path: '/api/v4/user', body: { 'preferences.costume': true } },
    ],
    [{ kind: 'sleep' }, { ...POST, path: '/api/v4/user/sleep' }],
    [{ kind: 'revive' }, { ...POST, path: '/api/v4/user/revive' }],
    [
      { kind: 'allocate', stat: 'str' },
      { ...POST, path: '/api/v4/user/allocate?stat=str' },
    ],
    [
      { kind: 'readNotifications', ids: ['n'] },
      { ...POST, path: '/api/v4/notifications/read', body: { notificationIds: ['n'] } },
    ],
  ])('is sent as that release would have sent it: %o', (deed, request) => {
    expect(readEntry(former(deed))).toMatchObject({ seq: 7, id: 'x', userId: 'p', action: deed, request });
  });

  it('knows what it takes back', () => {
    const deed = { kind: 'undo', taskId: 'h', operationId: 'o', before: habit };
    expect(readEntry(former(deed)).takesBack).toBe('o');
  });

  it('is kept when nobody knows it', () => {
    expect(readEntry(former({ kind: 'of-yesteryear', x: 1 }))).toMatchObject({
      seq: 7,
      id: 'x',
      action: { kind: 'of-yesteryear', x: 1 },
    });
  });
});

describe('an entry stored by a later release', () => {
  it('is sent by the call that was stored with it', () => {
    const request = { ...POST, path: '/api/v4/groups/g/join' };
    const entry = { id: 'x', userId: 'p', at: '', tab: 't', action: { kind: 'joinGroup' }, request };
    expect(readEntry(entry)).toBe(entry);
  });
});
