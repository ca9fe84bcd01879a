import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { makeTask, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
let id: string;
let tagId: string;
eachPlayer('versioned', (now) => ({ server, player } = now));
beforeEach(async () => {
  id = (await makeTask(player, { type: 'todo', checklist: [{ text: 'step' }] })).id;
  tagId = (await storedPlayer(server, player)).tags[0]?.id ?? '';
});

const stepOf = async () => {
  const task = await server.app.services.storage.reader().tasks.get(player.id, id);
  return task && 'checklist' in task ? (task.checklist[0]?.id ?? '') : '';
};

/** By how much the version of the player grows, as stored and as answered. */
async function growth(method: string, url: string, body?: object): Promise<readonly number[]> {
  const before = (await storedPlayer(server, player))._v;
  const answer = await player.call(method, url, body === undefined ? {} : { body });
  expect(answer.status).toBeLessThan(300);
  const after = (await storedPlayer(server, player))._v;
  return [after - before, (answer.body.userV ?? 0) - before];
}

describe('the version of a player', () => {
  test('stays when only a task of theirs is edited', async () => {
    const step = await stepOf();
    expect(await growth('PUT', `/tasks/${id}`, { text: 'other' })).toEqual([0, 0]);
    expect(await growth('POST', `/tasks/${id}/checklist`, { text: 'new' })).toEqual([0, 0]);
    expect(await growth('PUT', `/tasks/${id}/checklist/${step}`, { text: 'old' })).toEqual([0, 0]);
    expect(await growth('POST', `/tasks/${id}/checklist/${step}/score`, {})).toEqual([0, 0]);
    expect(await growth('DELETE', `/tasks/${id}/checklist/${step}`, {})).toEqual([0, 0]);
    expect(await growth('POST', `/tasks/${id}/tags/${tagId}`, {})).toEqual([0, 0]);
    expect(await growth('DELETE', `/tasks/${id}/tags/${tagId}`, {})).toEqual([0, 0]);
  });

  test('stays when something is read', async () => {
    for (const url of ['/user', '/tasks/user', `/tasks/${id}`, '/tags', '/user/webhook', '/user/tokens'])
      expect([url, ...(await growth('GET', url))]).toEqual([url, 0, 0]);
  });

  test('grows by one with every call that changes the player', async () => {
    expect(await growth('POST', '/tasks/user', { type: 'habit', text: 'new' })).toEqual([1, 1]);
    expect(await growth('POST', `/tasks/${id}/move/to/0`, {})).toEqual([1, 1]);
    expect(await growth('POST', `/tasks/${id}/score/up`, {})).toEqual([1, 1]);
    expect(await growth('POST', `/tasks/${id}/undo`, {})).toEqual([1, 1]);
    expect(await growth('POST', '/tags', { name: 'new' })).toEqual([1, 1]);
    expect(await growth('POST', '/user/sleep', {})).toEqual([1, 1]);
    expect(await growth('PUT', '/user', { 'profile.blurb': 'hello' })).toEqual([1, 1]);
    expect(await growth('POST', '/user/webhook', { url: 'https://example.org/' })).toEqual([1, 1]);
    expect(await growth('DELETE', `/tasks/${id}`, {})).toEqual([1, 1]);
  });
});
