import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { groupOf } from '../../../test/plans.ts';
import { show } from '../../../test/render.tsx';
import { type Asked, serveCalls } from '../../../test/serve.ts';
import { t } from '../../i18n/i18n.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { PlanPage } from './plan-page.tsx';
import { type Group, refreshPlan, useBoard } from './queries.ts';

beforeEach(() => queryClient.clear());

const taskReads = (asked: readonly Asked[]): number =>
  asked.filter(({ path }) => path.includes('/tasks/group/')).length;

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
    const asked = serveCalls((path) => {
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
    expect(taskReads(asked), 'tasks of a board that nobody knows to be open').toBe(0);
  },
);

/** Somebody who looks at the tasks of a board. */
function Looker({ group }: { readonly group: Group }) {
  return <p>{useBoard(player()._id, group._id).data?.length ?? 'No'} tasks</p>;
}

it.each([
  { what: 'goes on', active: true, reads: 3 },
  { what: 'has ended', active: false, reads: 2 },
])('once something happened to a group whose plan $what, tasks were asked for $reads times', async (now) => {
  const of = player();
  const group = groupOf(of, { leads: true });
  let isActive = true;
  queryClient.setQueryData(keys.site(), { payments: [] });
  const asked = serveCalls((path) => {
    if (path.endsWith('/site')) return { payments: [] };
    if (!path.endsWith(`/groups/${group._id}`)) return [];
    return { ...group, purchased: { ...group.purchased, active: isActive } };
  });
  openGame(of);
  const screen = await show(<PlanPage renderPage={(_at, of) => <Looker group={of} />} />, {
    path: groupPlanPath(group._id, 'task-information'),
  });
  await expect.element(screen.getByText('0 tasks')).toBeVisible();
  isActive = now.active;
  await refreshPlan(of._id, group._id);
  await expect.poll(() => taskReads(asked)).toBe(now.reads);
});

it.each([
  { width: 1440, columns: 4 },
  { width: 360, columns: 1 },
])('a board that loads at $width px holds the place of its columns: $columns', async ({ width, columns }) => {
  await page.viewport(width, 800);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const of = player();
  openGame(of);
  const path = groupPlanPath(groupOf(of, { leads: true })._id, 'task-information');
  const screen = await show(<PlanPage renderPage={() => null} />, { path });
  const loading = screen.getByRole('status', { name: t('ui.loading') });
  await expect.element(loading).toBeVisible();
  const shown = [...loading.element().children].filter((card) => card.checkVisibility());
  expect(new Set(shown.map((card) => card.getBoundingClientRect().x)).size).toBe(columns);
});
