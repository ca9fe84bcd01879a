import type { Task } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeActions } from '../../../../test/card-actions.ts';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { daily, habit, reward, TODAY, todo } from '../../../../test/tasks.ts';
import { changeGame } from '../../../data/store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Empty } from './empty.tsx';
import { shownType, TaskBoard } from './task-board.tsx';

vi.mock('./empty.tsx', { spy: true });

const TASKS = {
  stairs: habit('Take the stairs'),
  nails: habit('Bite my nails', { up: false }),
  herbs: daily('Water the herbs'),
  passport: todo('Renew the passport'),
  episode: reward('An episode', { value: 5 }),
};

async function showBoard(tasks: readonly Task[] = Object.values(TASKS), words = '', activeFilter = {}) {
  const actions = makeActions();
  openGame(
    player((of) => {
      of.stats.gp = 7;
      of.tasksOrder.habits = [TASKS.nails._id, TASKS.stairs._id];
      of.preferences.tasks.activeFilter = { ...of.preferences.tasks.activeFilter, ...activeFilter };
    }),
    tasks,
  );
  const onAdd = vi.fn();
  const onFilter = vi.fn();
  const screen = await show(
    <main style={{ padding: 16 }}>
      <input aria-label="Search" />
      <TaskBoard
        surroundings={{ actions, today: TODAY, tagNames: new Map() }}
        search={{ words, tags: [] }}
        onAdd={onAdd}
        onClear={vi.fn()}
        onFilter={onFilter}
        beside={null}
        renderRewards={() => (
          <article tabIndex={-1} data-reward="potion" aria-label="Health Potion">
            <button type="button">25</button>
          </article>
        )}
      />
    </main>,
  );
  // The columns begin in turn.
  const waiting = () => screen.container.querySelectorAll(`[aria-label="${t('ui.loading')}"]`).length;
  await expect.poll(waiting).toBe(0);
  const card = (task: Task) => screen.getByRole('article', { name: task.text, exact: true });
  const focused = () => document.activeElement?.closest('[data-task]')?.getAttribute('data-task');
  const focus = (task: Task) => card(task).element().focus();
  return { screen, actions, onAdd, onFilter, card, focused, focus };
}

/** Before everything else: what is shown once is shown again during the whole visit. */
describe('the board on a phone, on the first visit', () => {
  it('shows the dailies while there is no task, then the first kind that has some, and stays there', async () => {
    await page.viewport(360, 800);
    const { screen, card } = await showBoard([]);
    const kind = (name: 'daily' | 'habit') => screen.getByRole('radio', { name: t(`tasks.${name}s`) });
    await expect.element(kind('daily')).toBeChecked();
    const begin = (...tasks: readonly Task[]) =>
      changeGame({ status: 'ready', base: { player: player(), tasks }, pending: [] });
    begin(TASKS.passport, TASKS.stairs);
    await expect.element(kind('habit')).toBeChecked();
    await expect.element(card(TASKS.stairs)).toBeVisible();
    expect(shownType()).toBe('habit');
    begin(TASKS.herbs, TASKS.passport, TASKS.stairs);
    await expect.element(kind('daily')).toHaveAccessibleName(/1$/);
    await expect.element(kind('habit')).toBeChecked();
  });
});

describe('the board on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('says once that a search finds nothing', async () => {
    const { screen } = await showBoard(Object.values(TASKS), 'xyzzy');
    await expect.element(screen.getByRole('status').getByText(t('tasks.empty.search'))).toBeVisible();
    expect(screen.getByText(t('tasks.empty.search')).elements()).toHaveLength(1);
    expect(screen.getByText(t('tasks.empty.habit')).query()).toBeNull();
  });

  it('says nothing of columns without a match beside one that has some', async () => {
    const { screen, card } = await showBoard(Object.values(TASKS), 'herbs');
    await expect.element(card(TASKS.herbs)).toBeVisible();
    expect(screen.getByText(t('tasks.empty.search')).query()).toBeNull();
    expect(card(TASKS.stairs).query()).toBeNull();
  });

  it('draws no other column again when a card of one changes', async () => {
    const { card } = await showBoard([TASKS.herbs, TASKS.stairs]);
    await expect.element(card(TASKS.herbs)).toBeVisible();
    vi.mocked(Empty).mockClear();
    const next = { ...TASKS.herbs, text: 'Water the cactus' };
    changeGame({
      status: 'ready',
      base: { player: player(), tasks: [next, TASKS.stairs] },
      pending: [],
    });
    await expect.element(card(next)).toBeVisible();
    expect(Empty).not.toHaveBeenCalled();
  });

  it('loads completed to-dos when they are looked at, says when it cannot, and tries again', async () => {
    let isThere = false;
    const data = [{ ...TASKS.passport, completed: true }];
    const asked = vi.fn(() =>
      isThere
        ? Promise.resolve(Response.json({ success: true, data }))
        : Promise.reject(new TypeError('cut')),
    );
    vi.stubGlobal('fetch', asked);
    const { screen } = await showBoard([], '', { todo: 'complete2' });
    await expect.element(screen.getByText(t('tasks.loadFailed'))).toBeVisible();
    const before = asked.mock.calls.length;
    isThere = true;
    await screen.getByRole('button', { name: t('ui.retry') }).click();
    await expect.element(screen.getByRole('article', { name: TASKS.passport.text })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: t('tasks.clear') })).toBeVisible();
    expect(asked.mock.calls.length - before, 'calls').toBe(1);
  });

  it('has a column for every kind, with its cards', async () => {
    const { screen } = await showBoard();
    const columns = [
      ['tasks.habits', TASKS.stairs],
      ['tasks.dailys', TASKS.herbs],
      ['tasks.todos', TASKS.passport],
      ['tasks.rewards', TASKS.episode],
    ] as const;
    for (const [name, { text }] of columns) {
      const column = screen.getByRole('region', { name: t(name), exact: true });
      await expect.element(column.getByRole('article', { name: text })).toBeVisible();
    }
  });

  it('keeps the order of the person', async () => {
    const { screen } = await showBoard();
    const habits = screen.getByRole('region', { name: t('tasks.habits') }).getByRole('article');
    expect(habits.elements().map((one) => one.getAttribute('data-task'))).toEqual([
      TASKS.nails._id,
      TASKS.stairs._id,
    ]);
  });

  it('adds to a column and chooses its filter', async () => {
    const { screen, onAdd, onFilter } = await showBoard();
    await screen.getByRole('button', { name: t('tasks.add.daily') }).click();
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('daily');
    await screen.getByRole('button', { name: t('tasks.filter.due'), exact: true }).click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith('daily', 'due');
  });

  it('walks from card to card by the keyboard', async () => {
    const { focused } = await showBoard();
    const way = [
      ['j', TASKS.nails],
      ['j', TASKS.stairs],
      ['k', TASKS.nails],
      ['l', TASKS.herbs],
      ['{ArrowRight}', TASKS.passport],
      ['{ArrowRight}', TASKS.episode],
      ['h', TASKS.passport],
    ] as const;
    for (const [key, { _id }] of way) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(_id);
    }
  });

  it('walks on to items of the shops, and back', async () => {
    const { screen, focused, focus } = await showBoard();
    const potion = screen.getByRole('article', { name: 'Health Potion' });
    focus(TASKS.episode);
    await userEvent.keyboard('j');
    await expect.element(potion).toHaveFocus();
    await userEvent.keyboard('j{ArrowUp}');
    expect(focused()).toBe(TASKS.episode._id);
    potion.getByRole('button').element().focus();
    await userEvent.keyboard('h');
    expect(focused()).toBe(TASKS.passport._id);
  });

  it.each([
    ['space presses plus', 'stairs', ' ', 'up'],
    ['space presses minus where there is no plus', 'nails', ' ', 'down'],
    ['minus presses minus', 'nails', '-', 'down'],
    ['space completes a daily', 'herbs', ' ', 'up'],
    ['space completes a to-do', 'passport', ' ', 'up'],
    ['space buys a reward', 'episode', ' ', 'down'],
  ] as const)('%s', async (_, name, key, direction) => {
    const { actions, focus } = await showBoard();
    focus(TASKS[name]);
    await userEvent.keyboard(key);
    await expect
      .poll(() => actions.score)
      .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: TASKS[name]._id }), direction);
  });

  it.each([
    ['e edits', 'e', 'edit'],
    ['Enter edits', '{Enter}', 'edit'],
    ['Delete removes', '{Delete}', 'remove'],
    ['Shift and an arrow move', '{Shift>}{ArrowDown}{/Shift}', 'step'],
  ] as const)('%s', async (_, keys, name) => {
    const { actions, focus } = await showBoard();
    focus(TASKS.stairs);
    await userEvent.keyboard(keys);
    expect(actions[name]).toHaveBeenCalledOnce();
    expect(actions.score).not.toHaveBeenCalled();
  });

  it('walks on to cards that were not drawn yet, and back', async () => {
    const many = Array.from({ length: 60 }, (_, index) => todo(`To-do ${index}`));
    const { focused, card } = await showBoard(many);
    for (let step = 0; step < 25; step += 1) await userEvent.keyboard('j');
    expect(focused()).toBe(many[24]?._id);
    await expect.element(card(todo('To-do 24'))).toBeInViewport();
    for (let step = 0; step < 24; step += 1) await userEvent.keyboard('k');
    expect(focused()).toBe(many[0]?._id);
  });

  it('leaves letters to a field in which somebody types', async () => {
    const { screen, focused, actions } = await showBoard();
    await screen.getByLabelText('Search').click();
    await userEvent.keyboard('jkle');
    await expect.element(screen.getByLabelText('Search')).toHaveValue('jkle');
    expect(focused()).toBeUndefined();
    expect(actions.edit).not.toHaveBeenCalled();
  });

  it('leaves keys with Control to the browser', async () => {
    const { focused } = await showBoard();
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(focused()).toBeUndefined();
  });
});

describe('the board on a narrow screen', () => {
  it('shows two columns and changes the pair', async () => {
    await page.viewport(900, 800);
    const { screen, card } = await showBoard();
    await expect.element(card(TASKS.herbs)).toBeVisible();
    expect(card(TASKS.passport).query()).toBeNull();
    await screen.getByRole('radio', { name: t('tasks.pairSecond') }).click();
    await expect.element(card(TASKS.passport)).toBeVisible();
    await expect.element(card(TASKS.episode)).toBeVisible();
    expect(card(TASKS.herbs).query()).toBeNull();
  });

  it('shows one column on a phone, and the others one by one', async () => {
    await page.viewport(360, 800);
    const { screen, card } = await showBoard();
    const kinds = [
      ['tasks.habits', TASKS.stairs],
      ['tasks.dailys', TASKS.herbs],
      ['tasks.todos', TASKS.passport],
      ['tasks.rewards', TASKS.episode],
    ] as const;
    for (const [kind, task] of kinds) {
      await screen.getByRole('radio', { name: t(kind) }).click();
      await expect.element(card(task)).toBeVisible();
      expect(screen.getByRole('region').elements()).toHaveLength(1);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('the board on a screen with room for three columns', () => {
  beforeEach(() => page.viewport(1280, 900));

  it('adds to-dos, and rewards when they are shown, above a list that is not empty', async () => {
    const { screen, onAdd } = await showBoard();
    // The board shows what was chosen last.
    await screen.getByRole('radio', { name: t('tasks.todos') }).click({ force: true });
    await screen.getByRole('button', { name: t('tasks.add.todo') }).click();
    expect(onAdd).toHaveBeenLastCalledWith('todo');
    await screen.getByRole('radio', { name: t('tasks.rewards') }).click({ force: true });
    await screen.getByRole('button', { name: t('tasks.add.reward') }).click();
    expect(onAdd).toHaveBeenLastCalledWith('reward');
  });
});
