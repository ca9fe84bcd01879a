import { describe, expect, it } from 'vitest';
import { driftOf, findCall } from '../src/drift/index.ts';

const id = '11111111-2222-4333-8444-555555555555';
const tag = { id, name: 'chores' };
const success = (data: unknown, more: object = {}) => ({
  success: true,
  data,
  appVersion: '1.0.0',
  ...more,
});
const refusal = (code: string, more: object = {}) => ({
  success: false,
  error: 'NotFound',
  message: 'words',
  code,
  ...more,
});

const habit = {
  _id: id,
  id,
  type: 'habit',
  text: 'read',
  notes: '',
  tags: [],
  value: 0,
  priority: 1,
  attribute: 'str',
  reminders: [],
  challenge: {},
  group: {},
  byHabitica: false,
  createdAt: '2026-02-10T12:00:00.000Z',
  updatedAt: '2026-02-10T12:00:00.000Z',
  up: true,
  down: true,
  counterUp: 0,
  counterDown: 0,
  frequency: 'daily',
  history: [],
};

describe('the call of a request', () => {
  it.each([
    ['GET', '/api/v4/tasks/user', 'getTasks'],
    ['GET', `/api/v3/tasks/${id}`, 'getTask'],
    ['POST', '/api/v4/tasks/bulk-score', 'bulkScore'],
    ['GET', `/art/avatar/${id}.png`, 'getAvatar'],
    ['GET', '/API/V4/STATUS/', 'getStatus'],
    ['POST', '/api/v3/tasks/bulk-score', undefined],
    ['GET', '/nowhere', undefined],
  ])('%s %s is for %s', (method, path, name) => {
    expect(findCall(method, path)?.call.id).toBe(name);
  });
});

describe('an answer that keeps the contract', () => {
  it.each([
    ['a success', 'GET', '/api/v4/tags', 200, success([tag])],
    ['one with the words and the state of the caller', 'GET', '/api/v4/tags', 200, success([], { userV: 3 })],
    ['a task', 'GET', `/api/v4/tasks/${id}`, 200, success(habit)],
    ['selected fields', 'GET', '/api/v4/user?userFields=stats.hp', 200, success({ stats: { hp: 5 } })],
    ['a declared refusal', 'GET', `/api/v4/tags/${id}`, 404, refusal('tagNotFound')],
    ['a general refusal', 'GET', '/api/v4/tags', 404, refusal('notFound')],
    ['a page of a refusal', 'GET', '/email/unsubscribe', 404, '<!doctype html><p>Lost</p>'],
    ['a call of nobody', 'GET', '/api/v4/nothing', 200, { any: 'thing' }],
  ])('%s has no drift', (_what, method, url, status, body) => {
    expect(driftOf({ method, url, status, body })).toEqual([]);
  });
});

describe('drift', () => {
  it.each([
    ['a missing field', '/api/v4/tags', 200, success([{ id }]), 'required properties name'],
    ['a field of another kind', '/api/v4/tags', 200, success([{ ...tag, name: 5 }]), 'must be string'],
    ['an undeclared field', '/api/v4/tags', 200, success([{ ...tag, colour: 'red' }]), 'colour'],
    ['an undeclared field of the envelope', '/api/v4/tags', 200, success([], { extra: 1 }), 'extra'],
    ['an undeclared field of a task', `/api/v4/tasks/${id}`, 200, success({ ...habit, streak: 1 }), 'streak'],
    ['a whole player that is not whole', '/api/v4/user', 200, success({ _id: id }), 'required properties'],
    ['a selected field of another kind', '/api/v4/user?userFields=a', 200, success({ tags: 1 }), 'array'],
    ['another status of success', '/api/v4/tags', 201, success([]), 'status 201, not 200'],
    ['another status of a refusal', '/api/v4/tags', 400, refusal('notFound'), 'status 400 of NotFound'],
    ['an undeclared refusal', '/api/v4/tags', 404, refusal('tagNotFound'), 'tagNotFound is not declared'],
    [
      'an undeclared check',
      '/api/v4/tags',
      400,
      refusal('invalidReqParams', { error: 'BadRequest', errors: [{ message: '', code: 'toRequired' }] }),
      'check toRequired is not declared',
    ],
    ['no envelope', '/api/v4/tags', 200, 'text', 'no envelope'],
    ['a page where there are none', '/api/v4/tags', 404, '<!doctype html>', 'status 404, not 200'],
    ['a refusal in mere words', '/email/unsubscribe', 404, 'Lost', 'status 404, not 200'],
  ])('%s is told', (_what, url, status, body, told) => {
    const drift = driftOf({ method: 'GET', url, status, body });
    expect(drift.join('\n')).toContain(told);
    expect(drift[0]).toMatch(/^\w+ \(GET /);
  });

  it('of one type of task is not mixed with what it lacks to be another', () => {
    const body = success({ ...habit, up: 'yes' });
    const drift = driftOf({ method: 'GET', url: `/api/v4/tasks/${id}`, status: 200, body });
    expect(drift).toHaveLength(1);
    expect(drift[0]).toContain('/up: must be boolean');
  });
});
