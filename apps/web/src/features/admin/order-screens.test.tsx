import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openAdmin } from '../../../test/admin.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { player } from '../../../test/game.ts';
import { personOf } from '../../../test/serve.ts';
import { LogScreen } from './audit/log-screen.tsx';
import { BlocksScreen } from './blocks-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';

const AT = '2026-11-25T09:00:00.000Z';

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
    const { screen, sent } = await openAdmin(BlocksScreen, { '/admin/blockers': [] });
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
    await expect.element(screen.getByText('@example.org is kept out.')).toBeVisible();
  });

  it('say why one was refused, and keep what was typed', async () => {
    const body = { success: false, error: 'BadRequest', message: 'That is your own address.' };
    let isRead = false;
    const { screen } = await openAdmin(BlocksScreen, {
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
    const { screen, sent } = await openAdmin(BlocksScreen, {
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

  const made = {
    ...entry,
    id: 'e2',
    act: 'makeCoupons',
    changes: [{ path: 'coupons', before: null, after: 3 }],
    canUndo: false,
    undoneBy: 'e3',
  };

  it('says who did what, why, and takes it back', async () => {
    const { screen, sent } = await openAdmin(LogScreen, {
      '/admin/audit': { items: [entry, made], next: null },
      '/admin/audit/e1/undo': entry,
    });
    await expect.element(screen.getByText('Muted Suli').first()).toBeVisible();
    await expect.element(screen.getByText('“Shouting”').first()).toBeVisible();
    await expect.element(screen.getByText('Muted: off → on')).toBeVisible();
    await expect.element(screen.getByText('Coupons: 3')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Talked');
    await screen.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(sent).toEqual([['POST /api/v4/admin/audit/e1/undo', { reason: 'Talked' }]]);
  });

  it('names things and groups by words', async () => {
    const changes = [
      { path: 'items.pets.Wolf-Base', before: 5, after: 10 },
      { path: 'party._id', before: 'p1', after: null, beforeName: 'The Lamplighters' },
    ];
    const { screen } = await openAdmin(LogScreen, {
      '/admin/audit': { items: [{ ...entry, act: 'editPlayer', changes }], next: null },
    });
    await expect.element(screen.getByText('Plain Wolf Cub (Pets): 5 → 10')).toBeVisible();
    await expect.element(screen.getByText('Party: The Lamplighters p1 → –')).toBeVisible();
  });

  it('says that nothing was done yet', async () => {
    const { screen } = await openAdmin(LogScreen, { '/admin/audit': { items: [], next: null } });
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
    const { screen, sent } = await openAdmin(GroupsScreen, answers, '/admin/groups');
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

  it.each([
    { plan: {}, words: '–', canEnd: false },
    { plan: { customerId: 'c1' }, words: 'Running', canEnd: true },
    {
      plan: { customerId: 'c1', dateTerminated: '2999-05-04T12:00:00.000Z' },
      words: 'Until 4 May 2999',
      canEnd: true,
    },
    {
      plan: { customerId: 'c1', dateTerminated: '2020-05-04T12:00:00.000Z' },
      words: 'Ended on 4 May 2020',
      canEnd: false,
    },
  ])('say $words of their plan, which can be ended while it runs', async ({ plan, words, canEnd }) => {
    const given = { ...answers, '/admin/groups/g1': { ...stored, purchased: { plan } } };
    const { screen } = await openAdmin(GroupsScreen, given, '/admin/groups?group=g1');
    await expect.element(screen.getByText('Plan', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('definition').last()).toHaveTextContent(words);
    const end = screen.getByRole('button', { name: 'End' }).last();
    await (canEnd ? expect.element(end).toBeEnabled() : expect.element(end).toBeDisabled());
  });

  it('get a leader only if one is named', async () => {
    const { screen } = await openAdmin(GroupsScreen, answers, '/admin/groups?group=g1');
    await screen.getByRole('button', { name: 'Choose' }).click();
    await expectAccessible();
    const name = screen.getByRole('dialog').getByRole('button', { name: 'Name another leader' });
    await expect.element(name).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Username or id of the member' }).fill('ivo');
    await expect.element(name).toBeEnabled();
  });

  it('are looked for in vain', async () => {
    const { screen } = await openAdmin(GroupsScreen, { '/admin/groups': [] }, '/admin/groups?search=zzz');
    await expect.element(screen.getByText('No group found.')).toBeVisible();
    await expectAccessible();
  });
});
