import type { Notification } from '@everdeed/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { changesIn, serveCalls } from '../../test/serve.ts';
import { registerActions } from '../data/define-action.ts';
import { setSession } from '../data/session.ts';
import { notificationActions } from '../features/notifications/notification-actions.ts';
import { untilLoaded } from '../lib/until-loaded.ts';
import { completeApproved } from './complete-approved.ts';

vi.mock('../lib/until-loaded.ts', { spy: true });

registerActions(...notificationActions);

const SCORES = 'POST /api/v4/tasks/lawn/score/up';
const approved: Notification = {
  id: crypto.randomUUID(),
  type: 'SCORED_TASK',
  seen: false,
  data: { scoreTask: { _id: 'lawn' }, direction: 'up' },
};
const maren = player((of) => of.notifications.push(approved));

const signInAnother = () => setSession({ userId: crypto.randomUUID(), apiToken: 'another' });

beforeEach(() => {
  openGame(maren);
  setSession({ userId: maren._id, apiToken: 'token' });
});
afterEach(() => setSession(undefined));

it('completes what was approved, and has its notification read', async () => {
  const asked = serveCalls(() => ({}));
  await completeApproved(approved, maren._id);
  await expect.poll(() => changesIn(asked)).toEqual([SCORES, 'POST /api/v4/notifications/read']);
});

it('does nothing for who has signed in on this page before the code was there', async () => {
  const asked = serveCalls(() => ({}));
  vi.mocked(untilLoaded).mockImplementationOnce(async (load) => {
    signInAnother();
    return load();
  });
  await completeApproved(approved, maren._id);
  expect(asked).toEqual([]);
});

it('reads no notification of who has signed in before the server answered', async () => {
  const asked = serveCalls((path) => {
    if (path.includes('/score/')) signInAnother();
    return {};
  });
  await completeApproved(approved, maren._id);
  expect(changesIn(asked)).toEqual([SCORES]);
});
