import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { ToastArea } from '../../ui/toast-area.tsx';
import { BlocksScreen } from './blocks-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';
import { LogScreen } from './audit/log-screen.tsx';
import { ServerScreen } from './server-screen.tsx';
import { WorldScreen } from './world-screen.tsx';

const AT = '2026-11-25T09:00:00.000Z';
type Answers = Readonly<Record<string, unknown>>;

/** Opens a screen with an answer for each path that ends like this. */
async function open(Screen: ComponentType, answers: Answers, path = '/admin') {
  const asked = serveCalls((to) => {
    const plain = to.split('?')[0] ?? to;
    const found = Object.entries(answers).find(([end]) => plain.endsWith(end));
    return found ? found[1] : Response.json({ success: false, message: 'no' }, { status: 500 });
  });
  openGame(player());
  const screen = await show(
    <>
      <Screen />
      <ToastArea />
    </>,
    { path },
  );
  const sent = () =>
    asked.flatMap(({ method, path: to, body }) => (method === 'GET' ? [] : [[`${method} ${to}`, body]]));
  return { screen, sent };
}

beforeEach(() => queryClient.clear());

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

  it('lets a boss appear, after a question', async () => {
    const { screen, sent } = await open(WorldScreen, {
      '/admin/world': {
        boss: null,
        bosses: ['dysheartener'],
        events: [
          { key: 'nye', end: '2027-01-02T12:00:00.000Z' },
          { event: 'winter', end: '2027.3.1' },
        ],
      },
      '/admin/world/boss': {},
    });
    await expect.element(screen.getByText('New Year')).toBeVisible();
    await expect.element(screen.getByText('Until 2 January')).toBeVisible();
    await expect.element(screen.getByText('Winter')).toBeVisible();
    await expect.element(screen.getByText('Until 1 March')).toBeVisible();
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
    const { screen, sent } = await open(WorldScreen, {
      '/admin/world': { boss: { ...boss, damaged: ['quests', 'market'] }, bosses: [], events: [] },
      '/admin/world/boss': {},
    });
    await expect.element(screen.getByText('Health: 900 of 1,000').first()).toBeVisible();
    await expect.element(screen.getByText('Struck: the quest shop and the market')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Send it away' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Send it away' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/world/boss?reason=');
  });

  it('says that it cannot be loaded', async () => {
    const { screen } = await open(WorldScreen, {});
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
    attempts: 5,
    progress: null,
    failure: 'No answer',
  });
  const jobs = { live: { count: 0, items: [] }, dead: { count: 2, items: [dead(7), dead(8)] } };

  it('is told at a glance', async () => {
    const { screen } = await open(ServerScreen, {
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
    const { screen, sent } = await open(ServerScreen, {
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

  it('makes backups', async () => {
    const { screen, sent } = await open(ServerScreen, {
      '/admin/site': site,
      '/admin/jobs': jobs,
      '/admin/backups': { canMake: true, items: [{ name: 'everdeed-1.sqlite', bytes: 2048, at: AT }] },
    });
    await expect.element(screen.getByText('everdeed-1.sqlite')).toBeVisible();
    await screen.getByRole('button', { name: 'Make a backup' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('POST /api/v4/admin/backups');
  });

  it('says which of its parts cannot be loaded', async () => {
    const { screen } = await open(ServerScreen, { '/admin/site': site });
    await expect.element(screen.getByText('The jobs couldn’t be loaded.')).toBeVisible();
    await expect.element(screen.getByText('The backups couldn’t be loaded.')).toBeVisible();
  });
});

describe('blocks', () => {
  const blocker = {
    _id: 'b1',
    disabled: false,
    type: 'ipaddress',
    area: 'full',
    value: '192.0.2.7',
    blockSource: 'administrator',
    reason: 'Spam',
    createdAt: AT,
    updatedAt: AT,
  };

  it('are added', async () => {
    const { screen, sent } = await open(BlocksScreen, { '/admin/blockers': [] });
    await expect.element(screen.getByText('Nobody is kept out.')).toBeVisible();
    await screen.getByRole('button', { name: 'Block' }).click();
    await expect.element(screen.getByText('This can’t be empty.')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('combobox', { name: 'By' }).selectOptions('email');
    await screen.getByRole('textbox', { name: 'What is blocked' }).fill('@example.org');
    await screen.getByRole('button', { name: 'Block' }).click();
    await expect
      .poll(sent)
      .toEqual([['POST /api/v4/admin/blockers', { type: 'email', value: '@example.org', reason: '' }]]);
  });

  it('say why one was refused, and keep what was typed', async () => {
    const body = { success: false, error: 'BadRequest', message: 'That is your own address.' };
    let isRead = false;
    const { screen } = await open(BlocksScreen, {
      get '/admin/blockers'() {
        if (isRead) return Response.json(body, { status: 400 });
        isRead = true;
        return [];
      },
    });
    await screen.getByRole('textbox', { name: 'What is blocked' }).fill('192.0.2.7');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('That is your own address.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'What is blocked' })).toHaveValue('192.0.2.7');
    await expectAccessible();
  });

  it('are lifted after a question', async () => {
    const { screen, sent } = await open(BlocksScreen, {
      '/admin/blockers': [blocker],
      '/admin/blockers/b1': blocker,
    });
    await expect.element(screen.getByText('192.0.2.7')).toBeVisible();
    await screen.getByRole('button', { name: 'Lift' }).click();
    await expectAccessible();
    expect(sent()).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/blockers/b1');
  });
});

describe('the log', () => {
  const entry = {
    id: 'e1',
    at: AT,
    actor: { _id: 'fenn', name: 'Fenn' },
    act: 'mute',
    target: { kind: 'player', id: 'suli', name: 'Suli' },
    player: { _id: 'suli', name: 'Suli' },
    changes: [{ path: 'flags.chatRevoked', before: null, after: true }],
    reason: 'Shouting',
    canUndo: true,
    undoneBy: null,
    undoes: null,
  };

  it('says who did what, why, and takes it back', async () => {
    const { screen, sent } = await open(LogScreen, {
      '/admin/audit': { items: [entry, { ...entry, id: 'e2', canUndo: false, undoneBy: 'e3' }], next: null },
      '/admin/audit/e1/undo': entry,
    });
    await expect.element(screen.getByText('Muted Suli').first()).toBeVisible();
    await expect.element(screen.getByText('“Shouting”').first()).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Talked');
    await screen.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(sent).toEqual([['POST /api/v4/admin/audit/e1/undo', { reason: 'Talked' }]]);
  });

  it('says that nothing was done yet', async () => {
    const { screen } = await open(LogScreen, { '/admin/audit': { items: [], next: null } });
    await expect.element(screen.getByText('Nothing here yet.')).toBeVisible();
  });
});

describe('groups', () => {
  const group = {
    _id: 'g1',
    name: 'The Lamplighters',
    type: 'party',
    privacy: 'private',
    memberCount: 5,
    leader: 'ivo',
    hasPlan: false,
    questKey: 'vice1',
  };
  const stored = { ...group, summary: 'We light lamps', balance: 0, quest: { key: 'vice1' }, purchased: {} };
  const answers = {
    '/admin/groups': [group],
    '/admin/groups/g1': stored,
    '/admin/groups/g1/repair': {},
    '/members/username/ivo': personOf(player(), 'ivo', 'Ivo'),
  };

  it('are found, and a stuck quest is ended after a question', async () => {
    const { screen, sent } = await open(GroupsScreen, answers, '/admin/groups');
    await expect.element(screen.getByText('On a quest')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: /Lamplighters/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'The Lamplighters' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Ivo' }))
      .toHaveAttribute('href', '/admin-panel/ivo');
    await expectAccessible();
    await screen.getByRole('button', { name: 'End' }).first().click();
    expect(sent()).toEqual([]);
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Stuck');
    await screen.getByRole('dialog').getByRole('button', { name: 'End the quest' }).click();
    await expect
      .poll(sent)
      .toEqual([['POST /api/v4/admin/groups/g1/repair', { repair: 'endQuest', reason: 'Stuck' }]]);
  });

  it('get a leader only if one is named', async () => {
    const { screen } = await open(GroupsScreen, answers, '/admin/groups?group=g1');
    await screen.getByRole('button', { name: 'Choose' }).click();
    await expectAccessible();
    const name = screen.getByRole('dialog').getByRole('button', { name: 'Name another leader' });
    await expect.element(name).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Id of the member' }).fill('ivo');
    await expect.element(name).toBeEnabled();
  });

  it('are looked for in vain', async () => {
    const { screen } = await open(GroupsScreen, { '/admin/groups': [] }, '/admin/groups?search=zzz');
    await expect.element(screen.getByText('No group found.')).toBeVisible();
    await expectAccessible();
  });
});
