import { useQuery } from '@tanstack/react-query';
import { groupCalls } from 'virtual:calls/group';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { serveCalls } from '../../test/serve.ts';
import { call } from './api.ts';
import { forgetAnswers, readAnswer, storeAnswer } from './kept-answers.ts';
import { queryClient } from './queries.ts';
import { setSession } from './session.ts';
import { useKept } from './use-kept.ts';

const KEY = ['board', 'maren'] as const;
const KEYS = [KEY];
const NAME = JSON.stringify(KEY);

let answer: () => Promise<string>;

function Board() {
  useKept('maren', KEYS);
  const { data } = useQuery({ queryKey: KEY, queryFn: () => answer(), retry: false }, queryClient);
  return <p>{data ?? 'nothing'}</p>;
}

const open = () => {
  setSession({ userId: 'maren', apiToken: 'key' });
  return show(<Board />);
};
/** Has the server fail with a status, and say something only if it is the program that does. */
function failWith(status: number): void {
  const said = status === 404 ? { success: false, error: 'NotFound', message: 'no' } : null;
  serveCalls(() => new Response(said && JSON.stringify(said), { status }));
  answer = async () => String(await call(groupCalls.getGroup, { params: { groupId: 'g' } }, { quiet: true }));
}
const kept = () => readAnswer('maren', NAME);

beforeEach(() => queryClient.clear());
afterEach(() => Promise.all(['maren', 'ivo'].map(forgetAnswers)));

it('shows what was kept while there is no answer, and then the answer, which is kept', async () => {
  await storeAnswer('maren', NAME, 'yesterday');
  let arrives: (text: string) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrives = resolve));
  const screen = await open();
  await expect.element(screen.getByText('yesterday')).toBeVisible();
  arrives('today');
  await expect.element(screen.getByText('today')).toBeVisible();
  await expect.poll(kept).toBe('today');
});

it('shows what was kept though the server cannot be reached', async () => {
  await storeAnswer('maren', NAME, 'yesterday');
  failWith(503);
  const screen = await open();
  await expect.element(screen.getByText('yesterday')).toBeVisible();
  expect(await kept()).toBe('yesterday');
});

it('keeps what is changed by hand, too', async () => {
  answer = () => Promise.resolve('today');
  const screen = await open();
  await expect.element(screen.getByText('today')).toBeVisible();
  queryClient.setQueryData(KEY, 'today, done');
  await expect.poll(kept).toBe('today, done');
});

it('removes what the server refuses to show', async () => {
  await storeAnswer('maren', NAME, 'yesterday');
  failWith(404);
  await open();
  await expect.poll(kept).toBeUndefined();
});

it('keeps nothing more of who has signed out, and forgets nobody else', async () => {
  await storeAnswer('ivo', NAME, 'his');
  answer = () => Promise.resolve('today');
  const screen = await open();
  await expect.element(screen.getByText('today')).toBeVisible();
  setSession(undefined);
  await forgetAnswers('maren');
  await screen.unmount();
  expect(await kept()).toBeUndefined();
  expect(await readAnswer('ivo', NAME)).toBe('his');
});
