import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/page.ts';

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: {} }));
});
afterEach(() => browser.close());

/** The session after the server has refused a call. */
async function sessionAfter(said: object) {
  const { startOutcomes } = await import('./outcomes.ts');
  const { activateLocale } = await import('../i18n/i18n.ts');
  await activateLocale('en');
  const { call } = await import('../data/api.ts');
  const { setSession, useSession } = await import('../data/session.ts');
  const { playerCalls } = await import('virtual:calls/player');
  const { showToast, useToasts } = await import('../ui/toast-store.ts');
  const stored: unknown = JSON.parse(localStorage.getItem('everdeed-session') ?? '{}');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the session that `openBrowser` stores
  setSession(stored as { userId: string; apiToken: string });
  useToasts.setState({ toasts: [], undos: [] });
  showToast({ type: 'info', text: 'from before' });
  startOutcomes();
  const refusal = { success: false, message: 'No.', ...said };
  browser.serve('/api/v4/user', () => Response.json(refusal, { status: 401 }));
  await call(playerCalls.getUser, {}).catch(() => undefined);
  return { ...useSession.getState(), toasts: useToasts.getState().toasts.map(({ text }) => text) };
}

it.each([
  { why: 'the session was ended elsewhere', said: { error: 'invalid_credentials' } },
  { why: 'the key is no longer valid', said: { error: 'NotAuthorized', code: 'invalidCredentials' } },
])('signs out and notes for whom, when $why', async ({ said }) => {
  expect(await sessionAfter(said)).toMatchObject({ session: undefined, ended: 'p' });
});

it('signs a suspended account out with the reason of the server alone', async () => {
  const { session, ended, toasts } = await sessionAfter({ error: 'NotAuthorized', code: 'accountSuspended' });
  expect({ session, ended }).toEqual({ session: undefined, ended: undefined });
  expect(toasts).toContain('No.');
});

it('stays signed in when a call is refused for any other reason', async () => {
  const { session, ended } = await sessionAfter({ error: 'NotAuthorized', code: 'messageNotEnoughGold' });
  expect(session?.userId).toBe('p');
  expect(ended).toBeUndefined();
});

it('says of what has gone from the shops that it is not for sale', async () => {
  const { startOutcomes } = await import('./outcomes.ts');
  const { activateLocale } = await import('../i18n/i18n.ts');
  await activateLocale('en');
  const { refuse } = await import('@everdeed/rules');
  const { defineAction, registerActions } = await import('../data/define-action.ts');
  const { dispatch } = await import('../data/dispatch.ts');
  const { changeGame } = await import('../data/store.ts');
  const { testGame } = await import('../../test/small-game.ts');
  const { useToasts } = await import('../ui/toast-store.ts');
  const buy = defineAction({
    kind: 'test-buy',
    call: () => ({ method: 'POST', path: '/api/v4/user/buy/gryphon' }),
    preview: () => refuse('notAuthorized', 'notAvailable'),
  });
  registerActions(buy);
  changeGame({ base: testGame(), userId: 'p' });
  startOutcomes();
  dispatch(buy());
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('That isn’t for sale right now.');
});
