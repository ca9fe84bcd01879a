import { accountCalls } from 'virtual:calls/account';
import { exportCalls } from 'virtual:calls/export';
import { eventStream } from 'virtual:calls/eventStream';
import { taskCalls } from 'virtual:calls/task';
import { describe, expect, it } from 'vitest';
import { requestOf } from './calls.ts';

describe('the calls of the contract', () => {
  it('carry method and path, and nothing of the schemas', () => {
    expect(taskCalls.scoreTask).toEqual({
      id: 'scoreTask',
      method: 'POST',
      path: '/api/v4/tasks/{taskId}/score/{direction}',
    });
  });

  it('stand under the newest version, or at the root', () => {
    expect(accountCalls.login.path).toBe('/api/v4/user/auth/local/login');
    expect(accountCalls.logout.path).toBe('/logout-server');
    expect(exportCalls.exportJson.path).toBe('/export/userdata.json');
    expect(eventStream.path).toBe('/api/v4/events');
  });
});

describe('requestOf', () => {
  it('fills in parameters', () => {
    expect(requestOf(taskCalls.scoreTask, { params: { taskId: 'a', direction: 'up' } })).toEqual({
      method: 'POST',
      path: '/api/v4/tasks/a/score/up',
    });
  });

  it('lets no parameter lead elsewhere', () => {
    const { path } = requestOf(taskCalls.getTask, { params: { taskId: '../user?x=1' } });
    expect(path).toBe('/api/v4/tasks/..%2Fuser%3Fx%3D1');
  });

  it('puts only given values into the query', () => {
    expect(requestOf(taskCalls.getTasks).path).toBe('/api/v4/tasks/user');
    expect(requestOf(taskCalls.getTasks, { query: { type: 'completedTodos' } }).path).toBe(
      '/api/v4/tasks/user?type=completedTodos',
    );
  });

  it('carries a body only where there is one', () => {
    expect(requestOf(accountCalls.listTokens)).toEqual({ method: 'GET', path: '/api/v4/user/tokens' });
    expect(requestOf(accountCalls.createToken, { body: { name: 'phone' } })).toEqual({
      method: 'POST',
      path: '/api/v4/user/tokens',
      body: { name: 'phone' },
    });
  });

  it('is held to the contract by the compiler', () => {
    // @ts-expect-error -- a parameter is missing
    requestOf(taskCalls.scoreTask, { params: { taskId: 'a' } });
    // @ts-expect-error -- the input is missing
    requestOf(accountCalls.createToken);
    // @ts-expect-error -- a name is text
    requestOf(accountCalls.createToken, { body: { name: 1 } });
    // @ts-expect-error -- there is no such call
    expect(taskCalls.eatTask).toBeUndefined();
  });
});
