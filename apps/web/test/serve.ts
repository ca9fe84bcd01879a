import { isFields } from '@everdeed/content/values';
import { runChecks } from '@everdeed/contract';
import { findCall } from '@everdeed/contract/drift';
import type { Player } from '@everdeed/rules';
import { expect, vi } from 'vitest';
import { endWithAnswers, noted } from './answers.ts';

/** A call as it was made, with the body as a value. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Where the player and their tasks are read: they stay as `openGame` has put them. */
const OWN = /\/v4\/user|\/tasks\/user/;

/** Fields that hold ids. */
const OF_IDS = /Ids?$|^assignTo$/;

/** What the contract refuses of a call, besides its path and ids: tests may name people, groups and tasks as they like. */
function refusedIn({ method, path, body }: Asked): string[] {
  const { pathname, searchParams } = new URL(path, location.origin);
  const call = findCall(method, pathname)?.call;
  if (!call || call.lateChecks) return [];
  const input = { query: Object.fromEntries(searchParams), body: isFields(body) ? body : {}, params: {} };
  const checks = call.checks.filter(({ place }) => place !== 'params');
  return runChecks(checks, input)
    .filter(({ param }) => !OF_IDS.test(param))
    .map(({ key, param }) => `${method} ${pathname}: ${param}: ${key}`);
}

/**
 * Answers every call like a server: `answerTo` gives the data for a path, or a whole response. Returns the calls, which
 * grow as they are made. The test ends once what it has asked for is read.
 */
export function serveCalls(answerTo: (path: string) => unknown): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const last = asked.at(-1);
    if (last) expect.soft(refusedIn(last), 'what the server would refuse').toEqual([]);
    if (OWN.test(path)) return Promise.reject(new TypeError('not here'));
    const data = answerTo(path);
    return Promise.resolve(data instanceof Response ? data : noted(Response.json({ success: true, data })));
  });
  endWithAnswers();
  return asked;
}

/** The calls that change something, as "POST /api/v4/...". */
export const changesIn = (asked: readonly Asked[]): string[] =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

/** Somebody as calls of members answer them, with the looks of the player. */
export const personOf = (of: Player, id: string, name: string, changes: object = {}) => ({
  _id: id,
  id,
  profile: { name },
  auth: { local: { username: name.toLowerCase() } },
  stats: of.stats,
  items: of.items,
  preferences: of.preferences,
  ...changes,
});
