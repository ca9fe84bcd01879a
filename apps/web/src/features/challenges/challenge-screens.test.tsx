import { blankTask, type Player, type Task } from '@everdeed/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { dragOnTo } from '../../../test/mouse.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { keepDraft, readDraft } from '../../data/drafts.ts';
import { t } from '../../i18n/i18n.ts';
import { ChallengeScreen } from './challenge-screen.tsx';
import { ChallengesScreen } from './challenges-screen.tsx';
import { ChallengeFormScreen } from './form-screen.tsx';

const ID = 'f3a7c2d0-0000-4000-8000-00000000000c';
const GROUP = 'f3a7c2d0-0000-4000-8000-00000000000b';
const NAME = 'Thirty Days of Music';

const HOST = { _id: GROUP, id: GROUP, name: 'Quiet Hours', type: 'guild', privacy: 'private', leader: 'ivo' };
const challengeOf = (leader: string | undefined) => ({
  _id: ID,
  id: ID,
  name: NAME,
  shortName: 'Music',
  summary: 'Play every day.',
  official: false,
  tasksOrder: { habits: [], dailys: ['original'], todos: [], rewards: [] },
  leader: leader === undefined ? null : { _id: leader, profile: { name: 'Ivo' } },
  group: HOST,
  memberCount: 2,
  prize: 20,
  categories: [{ _id: 'x', slug: 'creativity', name: 'creativity' }],
  createdAt: '2026-11-02T10:00:00.000Z',
});
const TASK: Task = blankTask('daily', 'original', 0, 'Play before dinner');

const participantOf = (of: Player, id: string, name: string, streak: number) =>
  personOf(of, id, name, {
    joinedAt: '2025-11-02T12:00:00.000Z',
    tasks: [{ ...TASK, _id: `copy-${id}`, challenge: { id: ID, taskId: 'original' }, streak, value: 12 }],
  });

/** A server with a challenge that `leader` leads, or nobody, and in which Ivo takes part. */
function serve(of: Player, leaderNow: () => string | undefined, tasks: readonly Task[]) {
  return serveCalls((path) => {
    const leader = leaderNow();
    if (path.includes('/members'))
      return [participantOf(of, 'ivo', 'Ivo', 17), participantOf(of, 'suli', 'Suli', 0)];
    if (path.includes('/tasks/challenge')) return tasks;
    if (path.includes('/challenges/count')) return { total: 12, categories: { finance: 3 } };
    if (path.includes('/challenges/user')) return [challengeOf(leader)];
    if (path.includes('/groups?')) return [{ ...HOST, memberCount: 3, balance: 1, leaderOnly: {} }];
    return path.includes('/challenges') ? challengeOf(leader) : {};
  });
}

interface Scene {
  readonly leads?: boolean;
  /** Whether its leader's account is gone. */
  readonly isUnled?: boolean;
  readonly joined?: boolean;
  readonly balance?: number;
  readonly tasks?: readonly Task[];
}

async function open(
  path: string,
  { leads = false, isUnled = false, joined = false, balance = 6, tasks = [TASK] }: Scene = {},
) {
  const of = player((one) => {
    one.balance = balance;
    if (joined) one.challenges = [ID];
  });
  let leader = isUnled ? undefined : leads ? of._id : 'ivo';
  const asked = serve(of, () => leader, tasks);
  openGame(of);
  const isForm = path.includes('/new') || path.endsWith('/edit');
  const isList = path.includes('Challenges');
  const screen = await show(
    isForm ? (
      <ChallengeFormScreen AddLine={() => null} Editor={() => null} />
    ) : isList ? (
      <ChallengesScreen />
    ) : (
      <ChallengeScreen />
    ),
    { path },
  );
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  const posted = () => asked.filter(({ method }) => method !== 'GET');
  const losesLeader = () => (leader = undefined);
  return { of, screen, button, asked, posted, losesLeader };
}

beforeEach(() => {
  queryClient.clear();
  keepDraft('challenge', undefined);
});

describe('the lists of challenges', () => {
  it('say where a challenge is, what it is about and what it is worth', async () => {
    const { screen, posted } = await open('/challenges/findChallenges');
    const row = screen.getByRole('article', { name: NAME });
    for (const text of [
      'Quiet Hours',
      t('challenges.gems', { count: 20 }),
      t('challenges.category.creativity'),
    ])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: t('challenges.joinOf', { name: NAME }) }).click();
    await expect.poll(() => posted().map(({ path }) => path)).toEqual([`/api/v4/challenges/${ID}/join`]);
  });

  it('are asked for anew by who comes back to them', async () => {
    const { screen, losesLeader } = await open('/challenges/findChallenges');
    const row = screen.getByRole('article', { name: NAME });
    await expect.element(row.getByText('Ivo')).toBeVisible();
    losesLeader();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row.getByText('Ivo')).not.toBeInTheDocument();
    await expect.element(row.getByText('Quiet Hours')).toBeVisible();
  });

  it('ask for what the filters of the address say', async () => {
    const { asked } = await open('/challenges/myChallenges?owned=owned&categories=creativity,finance');
    const path = () => asked.find(({ path: one }) => one.includes('/challenges/user'))?.path;
    await expect
      .poll(path)
      .toBe('/api/v4/challenges/user?page=0&categories=creativity%2Cfinance&owned=owned&member=true');
  });

  it('say how many fit, with the same filters', async () => {
    const { screen, asked } = await open('/challenges/findChallenges?categories=finance');
    await expect.element(screen.getByText(t('challenges.foundCount', { count: 12 }))).toBeVisible();
    expect(asked.map(({ path }) => path)).toContain('/api/v4/challenges/count?categories=finance');
  });

  it('say how many each category has, none where the count does not name it', async () => {
    const { screen } = await open('/challenges/findChallenges');
    const category = (name: string) => screen.getByRole('checkbox', { name });
    await expect.element(category(`${t('challenges.category.finance')} 3`)).toBeVisible();
    await expect.element(category(`${t('challenges.category.creativity')} 0`)).toBeVisible();
  });

  it('leave out what is joined, where only others are wanted', async () => {
    const { screen } = await open('/challenges/findChallenges?joined=not_joined', { joined: true });
    await expect.element(screen.getByText(t('challenges.noneFound'))).toBeVisible();
    expect(screen.getByRole('article', { name: NAME }).query()).toBeNull();
    // The server cannot count those.
    expect(screen.getByText(t('challenges.foundCount', { count: 12 })).query()).toBeNull();
  });
});

describe('a challenge', () => {
  it('is joined by its primary button', async () => {
    const { button, posted } = await open(`/challenges/${ID}`);
    await button(t('challenges.joinThis')).click();
    await expect.poll(() => posted().map(({ path }) => path)).toEqual([`/api/v4/challenges/${ID}/join`]);
  });

  it('is left with its tasks kept or removed', async () => {
    const { screen, button, posted } = await open(`/challenges/${ID}`, { joined: true });
    await button(t('challenges.leave')).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: t('challenges.remove') }).click();
    await dialog.getByRole('button', { name: t('challenges.leave') }).click();
    await expect.poll(() => posted().map(({ body }) => body)).toEqual([{ keep: 'remove-all' }]);
  });

  it('says since when people take part', async () => {
    const { button, asked } = await open(`/challenges/${ID}`);
    const since = t('challenges.since', { date: '2 Nov 2025' });
    await expect.element(button(/^Ivo/).getByText(since, { exact: true })).toBeVisible();
    expect(asked.find(({ path }) => path.includes('/members'))?.path).toContain('includeJoinedAt=true');
  });

  it('shows on its cards how somebody is doing, until Escape', async () => {
    const { screen, button } = await open(`/challenges/${ID}`);
    const card = screen.getByRole('article', { name: 'Play before dinner' });
    await expect.element(card).toBeVisible();
    expect(card.getByText(t('tasks.streak', { days: 17 })).query()).toBeNull();
    await button(/^Ivo/).click();
    await expect.element(card.getByText(t('tasks.streak', { days: 17 }))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button(/^Suli/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(card.getByText(t('tasks.streak', { days: 17 }))).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(/^Suli/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('is changed by those who lead it, who add a task with one press', async () => {
    const { screen } = await open(`/challenges/${ID}`, { leads: true });
    const add = screen.getByRole('link', { name: t('nav.add') });
    await expect.element(add).toHaveAttribute('href', `/challenges/${ID}/edit?add`);
  });

  it('says who gives the prize once nobody leads it', async () => {
    const { screen } = await open(`/challenges/${ID}`, { isUnled: true });
    await expect.element(screen.getByText(t('challenges.noLeader'))).toBeVisible();
    await expect.element(screen.getByText(t('challenges.prizeUnledHint'))).toBeVisible();
    expect(screen.getByText(t('challenges.prizeHint')).query()).toBeNull();
  });

  it('is ended only by those who lead it', async () => {
    const { screen, button } = await open(`/challenges/${ID}`);
    await expect.element(button(t('challenges.joinThis'))).toBeVisible();
    expect(screen.getByText(t('challenges.end')).query()).toBeNull();
  });

  it('ends with a winner, once a sentence has said what that means', async () => {
    const { screen, button, posted } = await open(`/challenges/${ID}`, { leads: true });
    await button(t('challenges.chooseWinner')).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: t('challenges.crown') })).toBeDisabled();
    await dialog.getByRole('button', { name: /^Ivo/ }).click();
    await expect.element(dialog.getByText(/wins 20 gems/)).toBeVisible();
    await dialog.getByRole('button', { name: t('challenges.crown') }).click();
    await expect
      .poll(() => posted().map(({ path }) => path))
      .toEqual([`/api/v4/challenges/${ID}/selectWinner/ivo`]);
  });
});

describe('the form of a challenge', () => {
  it('says what is wrong and goes there, instead of sending it', async () => {
    const { screen, button, posted } = await open('/challenges/new');
    await button(t('challenges.create')).click();
    await expect.element(screen.getByText(t('challenges.nameMissing'))).toBeVisible();
    await expect.element(screen.getByLabelText(t('challenges.name'), { exact: true })).toHaveFocus();
    expect(posted()).toEqual([]);
  });

  it('copies another one, and creates it before its tasks', async () => {
    const checklist = [{ id: 'step', text: 'Tune', completed: true }];
    const copied = [Object.assign(blankTask('daily', 'original', 0, 'Play before dinner'), { checklist })];
    const { button, posted } = await open(`/challenges/new?from=${ID}`, { tasks: copied });
    await button(t('challenges.moreGems')).click();
    await button(t('challenges.createFor', { count: 1 })).click();
    await expect.poll(() => posted().length).toBe(2);
    const [created, tasks] = posted();
    expect(created).toMatchObject({
      path: '/api/v4/challenges',
      body: { group: GROUP, name: NAME, prize: 1 },
    });
    expect(tasks).toMatchObject({
      path: `/api/v4/tasks/challenge/${ID}`,
      body: [{ text: 'Play before dinner', type: 'daily', checklist: [{ text: 'Tune', completed: false }] }],
    });
  });

  it('changes what a challenge says, but neither place nor prize', async () => {
    const { screen, button, posted } = await open(`/challenges/${ID}/edit`, { leads: true });
    await screen.getByLabelText(t('challenges.name'), { exact: true }).fill('Forty Days');
    expect(screen.getByLabelText(t('challenges.where')).query()).toBeNull();
    await button(t('challenges.saveChanges')).click();
    await expect.poll(() => posted().map(({ method }) => method)).toEqual(['PUT']);
    expect(posted()[0]?.body).toMatchObject({ name: 'Forty Days', shortName: 'Music' });
    expect(posted()[0]?.body).not.toHaveProperty('prize');
  });

  it('asks before it is left with something written, and forgets it then', async () => {
    const { screen, button, posted } = await open(`/challenges/${ID}/edit`, { leads: true });
    const name = screen.getByLabelText(t('challenges.name'), { exact: true });
    await name.fill('Forty Days');
    await button(t('ui.cancel')).click();
    const asked = screen.getByRole('dialog', { name: t('challenges.leaveFormTitle') });
    await asked.getByRole('button', { name: t('challenges.keepWriting') }).click();
    await expect.element(name).toHaveValue('Forty Days');
    await button(t('ui.cancel')).click();
    await asked.getByRole('button', { name: t('challenges.leaveForm') }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(posted()).toEqual([]);
    expect(readDraft('challenge')).toBeUndefined();
  });

  const SECOND: Task = blankTask('daily', 'second', 0, 'Write one line');
  const THIRD: Task = blankTask('daily', 'third', 0, 'Tune it');
  const handleOf = (title: string) => t('tasks.drag.handle', { title });

  it('moves a task by the keys of its handle', async () => {
    const tasks = [TASK, SECOND, THIRD];
    const { screen, button, posted } = await open(`/challenges/${ID}/edit`, { leads: true, tasks });
    await screen.getByRole('region', { name: t('challenges.tasksHead') }).hover();
    const handle = button(handleOf(TASK.text));
    await expect.element(handle).toBeVisible();
    handle.element().focus();
    await userEvent.keyboard(' ');
    const place = { title: TASK.text, position: 1, all: 3 };
    await expect.element(screen.getByText(t('tasks.drag.start', place))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByText(t('tasks.drag.over', { position: 2, all: 3 }))).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect
      .poll(() => posted().map(({ method, path }) => `${method} ${path}`))
      .toEqual([`POST /api/v4/tasks/${TASK._id}/move/to/1`]);
  });

  it('moves a task by the mouse, before there is a challenge too', async () => {
    const { screen, button, posted } = await open(`/challenges/new?from=${ID}`, {
      tasks: [TASK, SECOND, THIRD],
    });
    await screen.getByRole('region', { name: t('challenges.tasksHead') }).hover();
    await expect.element(button(handleOf(TASK.text))).toBeVisible();
    const place = screen.getByText(t('tasks.drag.over', { position: 3, all: 3 }));
    await dragOnTo(
      button(handleOf(TASK.text)),
      button(handleOf(THIRD.text)),
      () => place.elements().length > 0,
    );
    const titles = () =>
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.querySelector('h4')?.textContent);
    await expect.poll(titles).toEqual([SECOND.text, THIRD.text, TASK.text]);
    expect(posted()).toEqual([]);
  });
});
