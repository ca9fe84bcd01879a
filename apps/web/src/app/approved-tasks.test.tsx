import { expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { untilLoaded } from '../lib/until-loaded.ts';
import { useApprovedTasks } from './approved-tasks.ts';
import { completeApproved } from './later-parts.ts';

vi.mock('../lib/until-loaded.ts', { spy: true });
vi.mock('./later-parts.ts', () => ({ completeApproved: vi.fn() }));

function Watch() {
  useApprovedTasks();
  return null;
}

it('completes what was approved, also where what does so comes late', async () => {
  let arrive = () => undefined as void;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  vi.mocked(untilLoaded).mockImplementationOnce((load) => gate.then(load));
  const approved = { id: 'one', type: 'SCORED_TASK', seen: false, data: {} };
  const of = player(({ notifications }) => notifications.push(approved));
  openGame(of);
  await show(<Watch />);
  await expect.poll(() => untilLoaded).toHaveBeenCalled();
  expect(completeApproved).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => completeApproved).toHaveBeenCalledWith(approved, of._id);
});
