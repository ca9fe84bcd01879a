import { eventRuns, setEventRuns } from '@everdeed/content';
import { DAY_MS } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { openAdmin } from '../../../test/admin.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { serverNow } from '../../data/server-clock.ts';
import { ServerScreen } from './server-screen.tsx';
import { WorldScreen } from './world-screen.tsx';

const AT = '2026-11-25T09:00:00.000Z';

describe('the world', () => {
  const boss = {
    key: 'dysheartener',
    hp: 900,
    maxHp: 1000,
    rage: 5,
    maxRage: 50,
    damaged: [],
    isDesperate: false,
  };

  const season = { key: 'winter', end: '2027-03-01T08:00:00.000Z' };
  const feast = {
    key: 'harvestFeast',
    isRunning: true,
    byHand: false,
    start: '2026-11-20T09:00:00.000Z',
    end: '2026-12-01T08:59:00.000Z',
  };
  const nye = {
    key: 'nye',
    isRunning: false,
    byHand: false,
    start: '2026-12-28T09:00:00.000Z',
    end: '2027-01-04T08:59:00.000Z',
  };

  it('lets a boss appear, after a question', async () => {
    const { screen, sent } = await openAdmin(WorldScreen, {
      '/admin/world': { boss: null, bosses: ['dysheartener'], events: [feast, nye], season },
      '/admin/world/boss': {},
    });
    await expect.element(screen.getByText('New Year')).toBeVisible();
    await expect.element(screen.getByText('28 December to 4 January')).toBeVisible();
    await expect.element(screen.getByText('Until 1 December')).toBeVisible();
    await expect.element(screen.getByText(/Winter, until 1 March/)).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Let it appear' }).click();
    expect(sent()).toEqual([]);
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Winter');
    await expectAccessible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Let it appear' }).click();
    await expect
      .poll(sent)
      .toEqual([['POST /api/v4/admin/world/boss', { key: 'dysheartener', reason: 'Winter' }]]);
  });

  it('watches one, and sends it away', async () => {
    const { screen, sent } = await openAdmin(WorldScreen, {
      '/admin/world': { boss: { ...boss, damaged: ['quests', 'market'] }, bosses: [], events: [], season },
      '/admin/world/boss': {},
    });
    await expect.element(screen.getByText('Health: 900 of 1,000').first()).toBeVisible();
    await expect.element(screen.getByText('Struck: the quest shop and the market')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Send it away' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Send it away' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/world/boss?reason=');
  });

  it('starts an event until the end of a day, after a question', async () => {
    const { screen, sent } = await openAdmin(WorldScreen, {
      '/admin/world': { boss: null, bosses: [], events: [feast, nye], season },
      '/events/nye': {},
    });
    await screen.getByRole('button', { name: 'New Year: Start' }).click();
    const asked = screen.getByRole('dialog');
    const day = new Date(serverNow() + 2 * DAY_MS).toLocaleDateString('sv');
    await asked.getByLabelText('Last day').fill(day);
    await asked.getByRole('textbox', { name: 'Why' }).fill('Fair');
    await expectAccessible();
    expect(sent()).toEqual([]);
    await asked.getByRole('button', { name: 'Start' }).click();
    const until = new Date(`${day}T23:59:00`).toISOString();
    await expect.poll(sent).toEqual([['POST /api/v4/admin/world/events/nye', { until, reason: 'Fair' }]]);
    await expect.element(screen.getByText('On now: New Year.')).toBeVisible();
  });

  it('ends one, after a question, and has this page keep to it', async () => {
    const { screen, sent } = await openAdmin(WorldScreen, {
      '/admin/world': { boss: null, bosses: [], events: [{ ...feast, byHand: true }], season },
      '/events/harvestFeast': {},
      '/v4/site': { eventRuns: { harvestFeast: { start: 5, end: 5 } } },
    });
    await expect.element(screen.getByText('Started by hand')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Harvest feast: End' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/world/events/harvestFeast?reason=');
    await expect.poll(eventRuns).toEqual({ harvestFeast: { start: 5, end: 5 } });
    setEventRuns({});
    localStorage.clear();
  });

  it('says that it cannot be loaded', async () => {
    const { screen } = await openAdmin(WorldScreen, {});
    await expect.element(screen.getByText('The world couldn’t be loaded.')).toBeVisible();
  });
});

describe('the server', () => {
  const site = {
    version: '1.2.3',
    engine: 'sqlite',
    startedAt: AT,
    players: 1234,
    activePlayers: 5,
    newPlayers: 1,
    scoredToday: 77,
    jobs: { waiting: 0, dead: 2 },
    openReports: 0,
    databaseBytes: 3_565_158,
    memoryBytes: 1024,
    lastBackup: null,
    mail: { configured: false, waiting: 0 },
  };
  const dead = (id: number) => ({
    id,
    kind: 'send-mail',
    state: 'dead',
    at: AT,
    repeats: false,
    attempts: 5,
    progress: null,
    failure: 'No answer',
  });
  const jobs = { live: { count: 0, items: [] }, dead: { count: 2, items: [dead(7), dead(8)] } };

  it('is told at a glance', async () => {
    const { screen } = await openAdmin(ServerScreen, {
      '/admin/site': site,
      '/admin/jobs': { live: { count: 0, items: [] }, dead: { count: 0, items: [] } },
      '/admin/backups': { canMake: false, items: [] },
    });
    await expect.element(screen.getByText('1,234')).toBeVisible();
    await expect.element(screen.getByText('3.4 MiB')).toBeVisible();
    await expect.element(screen.getByText('Nothing waits, nothing failed.')).toBeVisible();
    await expect.element(screen.getByText('PostgreSQL has its own tools for backups.')).toBeVisible();
    await expectAccessible();
  });

  it('tries jobs again, one or all, and removes them after a question', async () => {
    const { screen, sent } = await openAdmin(ServerScreen, {
      '/admin/site': site,
      '/admin/backups': { canMake: true, items: [] },
      '/admin/jobs': jobs,
      '/admin/jobs/7/retry': {},
      '/admin/jobs/retry': { count: 2 },
      '/admin/jobs/7': {},
    });
    await screen.getByRole('button', { name: 'Try again' }).first().click();
    await screen.getByRole('button', { name: 'Try all 2 again' }).click();
    await screen.getByRole('button', { name: 'Remove' }).first().click();
    await expectAccessible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => sent().map(([what]) => what))
      .toEqual([
        'POST /api/v4/admin/jobs/7/retry',
        'POST /api/v4/admin/jobs/retry',
        'DELETE /api/v4/admin/jobs/7',
      ]);
  });

  it('names jobs by what they do, and shows the raw name of one that it does not know', async () => {
    const known = { ...dead(7), kind: 'payment-refund' };
    const { screen } = await openAdmin(ServerScreen, {
      '/admin/site': site,
      '/admin/backups': { canMake: true, items: [] },
      '/admin/jobs': { live: { count: 0, items: [] }, dead: { count: 2, items: [known, dead(8)] } },
    });
    const rows = screen.getByRole('listitem');
    await expect.element(rows.filter({ hasText: 'Paying money back' })).toHaveTextContent('payment-refund');
    await expect.element(rows.filter({ hasText: 'send-mail' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove' }).first().click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Remove the job “Paying money back”?');
  });

  it('removes what waits, unless it repeats', async () => {
    const waiting = (id: number, repeats: boolean) => ({
      ...dead(id),
      state: 'waiting',
      repeats,
      failure: null,
    });
    const { screen } = await openAdmin(ServerScreen, {
      '/admin/site': site,
      '/admin/backups': { canMake: true, items: [] },
      '/admin/jobs': {
        live: { count: 2, items: [waiting(1, true), waiting(2, false)] },
        dead: { count: 0, items: [] },
      },
    });
    const rows = screen.getByRole('listitem').filter({ hasText: 'send-mail' });
    await expect.element(rows.filter({ hasText: 'repeats' })).toBeVisible();
    await expect.element(rows.filter({ hasText: 'repeats' }).getByRole('button')).not.toBeInTheDocument();
    await expect.element(rows.filter({ hasNotText: 'repeats' }).getByRole('button')).toBeVisible();
  });

  it('makes backups', async () => {
    const { screen, sent } = await openAdmin(ServerScreen, {
      '/admin/site': site,
      '/admin/jobs': jobs,
      '/admin/backups': { canMake: true, items: [{ name: 'everdeed-1.sqlite', bytes: 2048, at: AT }] },
    });
    await expect.element(screen.getByText('everdeed-1.sqlite')).toBeVisible();
    await screen.getByRole('button', { name: 'Make a backup' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('POST /api/v4/admin/backups');
  });

  it('says which of its parts cannot be loaded', async () => {
    const { screen } = await openAdmin(ServerScreen, { '/admin/site': site });
    await expect.element(screen.getByText('The jobs couldn’t be loaded.')).toBeVisible();
    await expect.element(screen.getByText('The backups couldn’t be loaded.')).toBeVisible();
  });
});
