import { valueIn } from '@everdeed/content/values';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { personOf, serveCalls } from '../../../../test/serve.ts';
import { queryClient } from '../../../data/queries.ts';
import { ToastArea } from '../../../ui/toast-area.tsx';
import type { ListedReport, Report } from './queries.ts';
import { ReportsScreen } from './reports-screen.tsx';

const AT = '2026-11-25T09:44:00.000Z';
const person = (name: string) => ({ _id: name.toLowerCase(), name, username: name.toLowerCase() });

const listed = (subjectId: string, name: string, changes: Partial<ListedReport> = {}): ListedReport => ({
  kind: 'chat',
  subjectId,
  author: person(name),
  place: { kind: 'guild', id: 'g', name: 'Quiet Hours', memberCount: 214, isPublic: true },
  text: `Said by ${name}`,
  reportCount: 3,
  flagCount: 2,
  isHidden: true,
  isGone: false,
  firstReportedAt: AT,
  lastReportedAt: AT,
  takenBy: null,
  decision: null,
  ...changes,
});
const DECISION = { at: AT, by: person('Ada'), content: 'hide', author: 'nothing', reason: '' } as const;
const whole = (of: ListedReport): Report => ({
  ...of,
  whole: `${of.text ?? ''}, all of it`,
  at: AT,
  client: 'habitica-android',
  before: [{ id: '1', author: person('Runa'), text: 'Forty-one pages', at: AT, isReported: false }],
  after: [{ id: '2', author: person('Kit'), text: 'Let us keep it friendly', at: AT, isReported: false }],
  reports: [
    { reporter: person('Bram'), at: AT, comment: 'Not nice at all', counts: false },
    { reporter: person('Runa'), at: AT, comment: '', counts: true },
  ],
  authorState: {
    createdAt: AT,
    level: 9,
    isMuted: false,
    isShadowMuted: false,
    isBlocked: false,
    earlierReports: 1,
    earlierActs: [],
  },
});

interface Scene {
  readonly reports?: readonly ListedReport[];
  readonly path?: string;
  readonly status?: number;
  /** When a newer report comes in, which the first decision does not know. */
  readonly newer?: string;
}

async function open({ reports = [], path = '/admin/reports', status = 200, newer }: Scene = {}) {
  const of = player();
  const items = [...reports];
  const asked = serveCalls((to) => {
    if (to.includes('/members/')) return personOf(of, 'x', 'X');
    if (status !== 200) return Response.json({ success: false, message: 'no' }, { status });
    const last = asked.findLast(({ path: one }) => one.includes('/decide'));
    if (to.includes('/decide')) {
      if (newer !== undefined && valueIn(last?.body, 'lastReportedAt') !== newer)
        return Response.json({ success: false, message: 'Reported again.' }, { status: 400 });
      const subject = to.split('/').at(-2);
      items.splice(0, items.length, ...items.filter(({ subjectId }) => subjectId !== subject));
      return { decision: {}, entries: ['e1', 'e2'] };
    }
    // What is decided can still be looked at.
    const one = reports.find(
      ({ subjectId }) => to.endsWith(`/chat/${subjectId}`) || to.endsWith(`/profile/${subjectId}`),
    );
    const times = newer !== undefined && last ? { lastReportedAt: newer } : {};
    if (one) return whole(items.includes(one) ? { ...one, ...times } : { ...one, decision: DECISION });
    if (to.includes('/admin/reports'))
      return { items, next: null, open: { chat: items.length, message: 0, profile: 0, challenge: 0 } };
    return {};
  });
  openGame(of);
  const screen = await show(
    <>
      <ReportsScreen />
      <ToastArea />
    </>,
    { path },
  );
  const sent = () => asked.filter(({ method, path: to }) => method !== 'GET' && !to.endsWith('/take'));
  return { screen, sent, asked, self: of._id };
}

beforeEach(() => queryClient.clear());

describe('the queue of reports', () => {
  it('says who wrote what where, and shows what stands around it', async () => {
    const { screen, asked } = await open({ reports: [listed('a', 'Jory'), listed('b', 'Pim')] });
    await screen.getByRole('button', { name: /Jory/ }).click();
    await expect.element(screen.getByText('Said by Jory, all of it')).toBeVisible();
    await expect.element(screen.getByText('Forty-one pages')).toBeVisible();
    await expect.element(screen.getByText('Let us keep it friendly')).toBeVisible();
    await expect.element(screen.getByText('3 reports, weight 2')).toBeVisible();
    await expect.element(screen.getByText(/too young/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Look after Jory' }))
      .toHaveAttribute('href', '/admin-panel/jory');
    await expectAccessible();
    await expect
      .poll(() => asked.some(({ method, path }) => method === 'POST' && path.endsWith('/chat/a/take')))
      .toBe(true);
  });

  it('shows a report that came in meanwhile before it is decided about', async () => {
    const newer = '2026-11-25T09:45:00.000Z';
    const { screen, sent, asked } = await open({ reports: [listed('a', 'Jory')], newer });
    await screen.getByRole('button', { name: /Jory/ }).click();
    const hide = screen.getByRole('radio', { name: /Keep it hidden/ });
    await expect.element(hide).toBeVisible();
    await userEvent.keyboard('h');
    const seen = () => sent().map(({ body }) => valueIn(body, 'lastReportedAt'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Reported again.');
    await expect.element(hide).toBeChecked();
    await expect.poll(() => asked.filter(({ path }) => path.endsWith('/chat/a')).length).toBeGreaterThan(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(seen).toEqual([AT, newer]);
  });

  it('decides by keys, goes on to the next one, and takes it back', async () => {
    const { screen, sent } = await open({ reports: [listed('a', 'Jory'), listed('b', 'Pim')] });
    await screen.getByRole('button', { name: /Jory/ }).click();
    await expect.element(screen.getByRole('radio', { name: /^Mute/ })).toBeVisible();
    await userEvent.keyboard('h2');
    await expect.element(screen.getByRole('radio', { name: /Keep it hidden/ })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: /^Mute/ })).toBeChecked();
    await screen.getByRole('textbox', { name: 'Why' }).fill('Second time');
    await screen.getByRole('button', { name: 'Apply, next report' }).click();
    await expect.element(screen.getByText('Said by Pim, all of it')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/v4/admin/reports/chat/a/decide',
        { content: 'hide', author: 'mute', reason: 'Second time', lastReportedAt: AT },
      ],
    ]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() =>
        sent()
          .slice(1)
          .map(({ path }) => path),
      )
      .toEqual(['/api/v4/admin/audit/e2/undo']);
  });

  it('asks before it deletes or blocks', async () => {
    const { screen, sent } = await open({ reports: [listed('a', 'Jory')] });
    await screen.getByRole('button', { name: /Jory/ }).click();
    await screen.getByRole('radio', { name: /Delete it/ }).click();
    await screen.getByRole('button', { name: 'Apply, next report' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Delete what Jory wrote?' })).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect.element(screen.getByText('All quiet')).toBeVisible();
    await expectAccessible();
    expect(sent()).toHaveLength(1);
  });

  it('wants a decision about the content first', async () => {
    const { screen, sent } = await open({
      reports: [listed('a', 'Jory')],
      path: '/admin/reports?report=chat:a',
    });
    await screen.getByRole('button', { name: 'Apply, next report' }).click();
    await expect.element(screen.getByText('Choose what happens to it first.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('keeps profiles only', async () => {
    const { screen } = await open({
      reports: [listed('pim', 'Pim', { kind: 'profile' })],
      path: '/admin/reports?report=profile:pim',
    });
    await expect.element(screen.getByRole('radio', { name: /Keep it hidden/ })).toBeDisabled();
    await expect.element(screen.getByRole('radio', { name: /Clears the reports/ })).toBeEnabled();
  });

  it('leaves what somebody else looks after to them', async () => {
    const { screen } = await open({
      reports: [listed('a', 'Jory', { takenBy: person('Kit') })],
      path: '/admin/reports?report=chat:a',
    });
    await expect.element(screen.getByText('Kit is looking after this one.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Apply, next report' })).not.toBeInTheDocument();
  });

  it('gives the focus back to the row, where the queue takes the place of the report', async () => {
    await page.viewport(360, 740);
    const { screen } = await open({ reports: [listed('a', 'Jory'), listed('b', 'Pim')] });
    await screen.getByRole('button', { name: /Pim/ }).click();
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await screen.getByRole('button', { name: 'Reports' }).click();
    await expect.element(screen.getByRole('button', { name: /Pim/ })).toHaveFocus();
  });

  it('says that all is quiet', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('All quiet')).toBeVisible();
  });

  it('says that it cannot be loaded', async () => {
    const { screen } = await open({ status: 500 });
    await expect.element(screen.getByText('The reports couldn’t be loaded.')).toBeVisible();
  });
});
