import type { Task } from '@everdeed/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeActions } from '../../../../test/card-actions.ts';
import { show } from '../../../../test/render.tsx';
import { daily, habit, reward, TODAY, todo } from '../../../../test/tasks.ts';
import { t } from '../../../i18n/i18n.ts';
import { useShopRewards } from '../../../task-kit/shop-rewards.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { CardSurroundingsProvider } from '../card/card-context.ts';
import { FILTERS, type Filter } from '../filters.ts';
import { HOLD_MS, holdCard, LEAVE_MS, useHolds } from '../holds.ts';
import { Column, type ColumnProps, countOf } from './column.tsx';
import { Empty } from './empty.tsx';

const SURROUNDINGS = { actions: makeActions(), today: TODAY, tagNames: new Map<string, string>() };

const columnOf = (props: Partial<ColumnProps>, spies: Pick<ColumnProps, 'onAdd' | 'onFilter'>) => (
  <CardSurroundingsProvider value={SURROUNDINGS}>
    <Column
      type="habit"
      tasks={[]}
      filter="all"
      search={{ words: '', tags: [] }}
      saving={new Map()}
      onDrop={() => undefined}
      renderEmpty={(type, filter) => <Empty type={type} filter={filter} onAdd={spies.onAdd} />}
      {...spies}
      {...props}
    />
  </CardSurroundingsProvider>
);

async function showColumn(props: Partial<ColumnProps>) {
  const spies = { onAdd: vi.fn(), onFilter: vi.fn() };
  const screen = await show(columnOf(props, spies));
  const again = (next: Partial<ColumnProps>) => screen.rerender(columnOf({ ...props, ...next }, spies));
  const titles = () =>
    screen
      .getByRole('article')
      .getByRole('heading')
      .elements()
      .map((one) => one.textContent);
  return { ...spies, screen, again, titles };
}

beforeEach(() => {
  const none = new Map();
  useHolds.setState({ habit: none, daily: none, todo: none, reward: none });
});
afterEach(() => void vi.useRealTimers());

describe('a column', () => {
  it.each([
    ['habit', t('tasks.habits')],
    ['daily', t('tasks.dailys')],
    ['todo', t('tasks.todos')],
    ['reward', t('tasks.rewards')],
  ] as const)('of the kind %s is a region with a name, a heading and filters', async (type, name) => {
    const { screen } = await showColumn({ type, filter: FILTERS[type][0] });
    const column = screen.getByRole('region', { name, exact: true });
    await expect.element(column.getByRole('heading', { level: 2, name })).toBeVisible();
    const filters = column.getByRole('group', { name: t(`tasks.filter.${type}`) });
    expect(
      filters
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(FILTERS[type].map((filter) => t(`tasks.filter.${filter}`)));
  });

  it.each([
    { filter: 'all', count: '5' },
    { filter: 'custom', count: '2' },
    { filter: 'wishlist', count: '3' },
  ] as const)('of rewards counts what $filter shows, shop items included', async ({ filter, count }) => {
    useShopRewards.setState({ count: 3 });
    const tasks = [reward('One'), reward('Two')];
    const { screen } = await showColumn({ type: 'reward', tasks, filter });
    const column = screen.getByRole('region', { name: t('tasks.rewards') });
    await expect.element(column.getByText(count, { exact: true })).toBeVisible();
    useShopRewards.setState({ count: 0 });
  });

  it('shows its cards in the order they come', async () => {
    const { titles } = await showColumn({ tasks: ['One', 'Two', 'Three'].map((text) => habit(text)) });
    expect(titles()).toEqual(['One', 'Two', 'Three']);
  });

  it('marks the chosen filter and shows which one was pressed', async () => {
    const { screen, onFilter } = await showColumn({ filter: 'yellowred' });
    const weak = screen.getByRole('button', { name: t('tasks.filter.yellowred') });
    await expect.element(weak).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: t('tasks.filter.greenblue') }).click();
    expect(onFilter).toHaveBeenCalledExactlyOnceWith('habit', 'greenblue');
  });

  it('shows only what passes the filter, and all again without', async () => {
    const tasks = [habit('Weak', { value: -3 }), habit('Strong', { value: 6 })];
    const { titles, again } = await showColumn({ tasks, filter: 'yellowred' });
    expect(titles()).toEqual(['Weak']);
    await again({ filter: 'greenblue' });
    expect(titles()).toEqual(['Strong']);
    await again({ filter: 'all' });
    expect(titles()).toEqual(['Weak', 'Strong']);
  });

  it('shows only what is searched for, by words and by tags', async () => {
    const tasks = [
      habit('Drink water', { tags: ['body'] }),
      habit('Read', { notes: 'under water' }),
      habit('Run'),
    ];
    const { titles, again } = await showColumn({ tasks, search: { words: 'water', tags: [] } });
    expect(titles()).toEqual(['Drink water', 'Read']);
    await again({ search: { words: '', tags: ['body'] } });
    expect(titles()).toEqual(['Drink water']);
  });

  it('adds a task of its kind', async () => {
    const { screen, onAdd } = await showColumn({ tasks: [habit('One')] });
    await screen.getByRole('button', { name: t('tasks.add.habit') }).click();
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('habit');
  });

  it('keeps its name for those who listen where the title is hidden', async () => {
    const { screen } = await showColumn({ hideTitle: true, tasks: [habit('One')] });
    await expect.element(screen.getByRole('heading', { name: t('tasks.habits') })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('tasks.add.habit') }).query()).toBeNull();
  });

  it('shows that it is loading instead of cards', async () => {
    const { screen, titles } = await showColumn({ tasks: [habit('One')], instead: <Skeleton count={2} /> });
    await expect.element(screen.getByRole('status', { name: t('ui.loading') })).toBeVisible();
    expect(titles()).toEqual([]);
  });

  it('says how much gold is missing for a reward', async () => {
    const tasks = [reward('An episode', { value: 20 }), reward('Tea', { value: 2 })];
    const { screen } = await showColumn({ type: 'reward', tasks, gold: 12.5 });
    await expect.element(screen.getByText(t('tasks.goldToGo', { gold: 8 }))).toBeVisible();
    const tea = screen.getByRole('article', { name: 'Tea' }).getByRole('button', { name: /Tea.*2/ });
    await expect.element(tea).not.toHaveAttribute('aria-disabled');
  });

  it('shows the saving of each card', async () => {
    const [one, two] = [habit('One'), habit('Two')];
    const { screen } = await showColumn({ tasks: [one, two], saving: new Map([[two._id, 'waiting']]) });
    const waiting = screen.getByText(t('tasks.waiting'));
    await expect.element(waiting).toBeVisible();
    expect(waiting.elements()).toHaveLength(1);
    await expect.element(screen.getByRole('article', { name: 'Two' })).toHaveTextContent(t('tasks.waiting'));
  });

  it('keeps a card that was just completed in its place for a moment, then lets it go', async () => {
    const [open, other] = [todo('Renew the passport'), todo('Ask Jo')];
    const { titles, again } = await showColumn({ type: 'todo', filter: 'remaining', tasks: [open, other] });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    holdCard(open);
    await again({ tasks: [{ ...open, completed: true }, other] });
    expect(titles()).toEqual(['Renew the passport', 'Ask Jo']);
    vi.advanceTimersByTime(HOLD_MS + LEAVE_MS);
    await expect.poll(titles).toEqual(['Ask Jo']);
  });
});

describe('a column of 300 cards', () => {
  const tasks = Array.from({ length: 300 }, (_, index) => habit(`Habit ${index}`));
  const listOf = ({ container }: { container: Element }) => container.querySelector('ul[aria-label]');
  const scrollDown = () => scrollTo(0, document.documentElement.scrollHeight);

  it('draws only the cards near the screen, and the others as they come near', async () => {
    const { screen, titles } = await showColumn({ tasks });
    expect(titles()[0]).toBe('Habit 0');
    expect(titles().length).toBeLessThan(50);
    await expect
      .poll(() => {
        scrollDown();
        return titles().at(-1);
      })
      .toBe('Habit 299');
    await expect.poll(titles).not.toContain('Habit 0');
    expect(titles().length).toBeLessThan(50);
    scrollTo(0, 0);
    await expect.element(screen.getByText('Habit 0', { exact: true })).toBeVisible();
  });

  it('is as high as if every card were drawn', async () => {
    const { screen } = await showColumn({ tasks });
    const list = listOf(screen);
    const before = list?.clientHeight ?? 0;
    expect(before).toBe(300 * 72);
    scrollDown();
    await expect.element(screen.getByText('Habit 299', { exact: true })).toBeVisible();
    expect(list?.clientHeight).toBe(before);
  });

  it('tells screen readers the place of a card in the whole list', async () => {
    const { screen } = await showColumn({ tasks });
    const second = screen.getByText('Habit 1', { exact: true }).element().closest('li');
    expect(second?.getAttribute('aria-posinset')).toBe('2');
    expect(second?.getAttribute('aria-setsize')).toBe('300');
  });

  it('keeps the card with the focus, however far the page is scrolled', async () => {
    const { screen } = await showColumn({ tasks });
    const button = screen.getByRole('button', { name: t('tasks.plus', { title: 'Habit 3' }) }).element();
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    scrollDown();
    await expect.element(screen.getByText('Habit 299', { exact: true })).toBeVisible();
    await expect.poll(() => screen.getByText('Habit 9', { exact: true }).elements()).toHaveLength(0);
    expect(document.activeElement).toBe(button);
  });

  it('keeps the element of a card that moves to another stretch', async () => {
    const { screen, again } = await showColumn({ tasks });
    const card = () => screen.getByRole('article', { name: 'Habit 7', exact: true }).element();
    const before = card();
    await again({ tasks: tasks.slice(1) });
    expect(card()).toBe(before);
  });
});

describe('an empty column', () => {
  type Reason =
    | 'habit'
    | 'daily'
    | 'todo'
    | 'reward'
    | 'filtered'
    | 'due'
    | 'scheduled'
    | 'complete2'
    | 'wishlist';
  const cases: readonly (readonly [ColumnProps['type'], Filter, Reason])[] = [
    ['habit', 'all', 'habit'],
    ['daily', 'all', 'daily'],
    ['todo', 'remaining', 'todo'],
    ['reward', 'all', 'reward'],
    ['habit', 'yellowred', 'filtered'],
    ['daily', 'due', 'due'],
    ['daily', 'notDue', 'filtered'],
    ['todo', 'scheduled', 'scheduled'],
    ['todo', 'complete2', 'complete2'],
    ['reward', 'wishlist', 'wishlist'],
  ];
  it.each(cases)('of the kind %s under %s says why: %s', async (type, filter, reason) => {
    const { screen } = await showColumn({ type, filter });
    await expect.element(screen.getByText(t(`tasks.empty.${reason}`))).toBeVisible();
    const hint = t(`tasks.emptyHint.${reason}`);
    await expect.element(screen.getByText(hint)).toBeVisible();
  });

  it('offers to add the first task', async () => {
    const { screen, onAdd } = await showColumn({ type: 'todo', filter: 'remaining' });
    await screen
      .getByRole('button', { name: t('tasks.add.todo') })
      .last()
      .click();
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('todo');
  });
});

describe('the figure beside the title', () => {
  const rows: readonly (readonly [string, ColumnProps['type'], readonly Task[], number])[] = [
    ['all habits', 'habit', [habit('One'), habit('Two')], 2],
    [
      'dailies left today',
      'daily',
      [daily('Due'), daily('Done', { completed: true }), daily('Rests', { isDue: false })],
      1,
    ],
    ['to-dos left', 'todo', [todo('Open'), todo('Done', { completed: true })], 1],
    ['all rewards', 'reward', [reward('One')], 1],
  ];
  it.each(rows)('counts %s', (_, type, tasks, count) => {
    expect(countOf(type, tasks)).toBe(count);
  });
});
