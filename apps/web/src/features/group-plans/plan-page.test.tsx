import { beforeEach, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { groupOf } from '../../../test/plans.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { PlanPage } from './plan-page.tsx';

beforeEach(() => queryClient.clear());

it.each([
  { now: true, shown: 'task-information' },
  { now: false, shown: undefined },
])(
  'a group that is kept without a plan shows its board once it is known to run: $now',
  async ({ now, shown }) => {
    const of = player();
    const group = groupOf(of, { leads: true });
    const withPlan = (active: boolean) => ({ ...group, purchased: { ...group.purchased, active } });
    queryClient.setQueryData(keys.group(of._id, group._id), withPlan(false));
    queryClient.setQueryData(keys.site(), { payments: [] });
    let reads = 0;
    serveCalls((path) => {
      if (path.endsWith('/site')) return { payments: [] };
      if (!path.endsWith(`/groups/${group._id}`)) return [];
      reads += 1;
      return withPlan(now);
    });
    openGame(of);
    const screen = await show(<PlanPage renderPage={(at) => <p>Page {at}</p>} />, {
      path: groupPlanPath(group._id, 'task-information'),
    });
    await expect.poll(() => reads).toBeGreaterThan(0);
    if (shown) await expect.element(screen.getByText(`Page ${shown}`)).toBeVisible();
    else await expect.element(screen.getByText(/^Page/)).not.toBeInTheDocument();
  },
);
