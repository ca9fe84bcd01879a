import { expect, it, vi } from 'vitest';
import { groupTaskCalls } from 'virtual:calls/groupTask';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { useToasts } from '../ui/toast-store.ts';
import { useAct } from './use-act.ts';

function Acting() {
  const { act } = useAct(() => undefined);
  const add = (text: string) => () =>
    void act(groupTaskCalls.createGroupTasks, {
      params: { groupId: 'g' },
      query: {},
      body: { type: 'todo', text },
    });
  return (
    <>
      <button type="button" onClick={add('Sweep')}>
        Sweep
      </button>
      <button type="button" onClick={add('Mop')}>
        Mop
      </button>
    </>
  );
}

it('does what had no answer under the same id when it is done again, and everything else under its own', async () => {
  openGame(player());
  const ids: string[] = [];
  let isDown = true;
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit = {}) => {
    if (method !== 'POST') return Promise.reject(new TypeError('not here'));
    ids.push(new Headers(headers).get('idempotency-key') ?? '');
    return isDown
      ? Promise.reject(new TypeError(`no answer from ${path}`))
      : Promise.resolve(Response.json({ success: true, data: {} }));
  });
  const screen = await show(<Acting />);
  const [sweep, mop] = ['Sweep', 'Mop'].map((name) => screen.getByRole('button', { name }));
  await sweep?.click();
  await expect.poll(() => ids).toHaveLength(1);
  await expect.poll(() => useToasts.getState().toasts.map(({ text }) => text)).toEqual([t('error.network')]);
  isDown = false;
  for (const [at, button] of [sweep, sweep, mop].entries()) {
    await button?.click();
    await expect.poll(() => ids).toHaveLength(at + 2);
  }
  const [first, again, ...others] = ids;
  expect(again).toBe(first);
  expect(new Set(others).size).toBe(2);
  expect(others).not.toContain(first);
});
