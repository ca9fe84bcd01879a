import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { showCard } from '../../../../test/show-card.tsx';
import { daily, habit, items, LONG, reward, todo } from '../../../../test/tasks.ts';
import { t } from '../../../i18n/i18n.ts';

describe('the bell of a card', () => {
  it('tells when the task reminds next, and nothing once it does not any more', async () => {
    openGame(player());
    const id = '11111111-2222-4333-8444-555555555555';
    const time = new Date(Date.now() + 400 * 86_400_000).toISOString();
    const task = todo('Call Ann', { reminders: [{ id, time }] });
    const { card } = await showCard(task);
    await expect.element(card.getByText(/^Reminds you: .*\d{4}, /)).toBeInTheDocument();
    const done = todo('Called Ann', { reminders: [{ id, time }], completed: true });
    const { screen } = await showCard(done);
    const shown = screen.getByRole('article', { name: 'Called Ann' });
    await expect.element(shown.getByText('Called Ann')).toBeVisible();
    await expect.element(shown.getByText(/^Reminds you/)).not.toBeInTheDocument();
  });
});

describe('the card of any task', () => {
  it.each([
    ['habit', habit('Take the stairs')],
    ['daily', daily('Take the stairs')],
    ['to-do', todo('Take the stairs')],
    ['reward', reward('Take the stairs')],
  ])('carries the title of a %s as its name and its heading', async (_, task) => {
    const { screen } = await showCard(task);
    const card = screen.getByRole('article', { name: 'Take the stairs', exact: true });
    await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent('Take the stairs');
  });

  it.each([
    ['letters', 'x'.repeat(5000)],
    ['bold words', `**${'word '.repeat(1000).trim()}**`],
  ])('shows ten lines of a title of 5,000 %s, and has it whole for who listens', async (_, text) => {
    const { card } = await showCard(habit(text));
    const heading = card.getByRole('heading', { level: 3 });
    await expect.element(heading).toHaveTextContent(text.replaceAll('*', ''));
    await expect.poll(() => heading.getByRole('strong').elements().length).toBe(text.startsWith('*') ? 1 : 0);
    const { height } = heading.element().getBoundingClientRect();
    expect(Math.round(height / Number.parseFloat(getComputedStyle(heading.element()).lineHeight))).toBe(10);
    expect(card.element().getBoundingClientRect().height).toBeLessThan(height + 60);
  });

  it.each([
    ['note', habit('Take the stairs', { notes: `${'word '.repeat(200)}[the map](https://example.com)` })],
    ['title', habit(`${'word '.repeat(200)}[the map](https://example.com)`)],
  ])('shows a link at the end of a long %s with its ring while it has the focus', async (_, task) => {
    const { card } = await showCard(task);
    const link = card.getByRole('link', { name: 'the map' });
    await expect.element(link).toBeInTheDocument();
    const height = () => card.element().getBoundingClientRect().height;
    const short = height();
    const isInside = () =>
      link.element().getBoundingClientRect().bottom < card.element().getBoundingClientRect().bottom;
    expect(isInside()).toBe(false);
    for (let stop = 0; stop < 9 && document.activeElement !== link.element(); stop++)
      await userEvent.keyboard('{Tab}');
    await expect.element(link).toHaveFocus();
    expect(isInside()).toBe(true);
    const cutting = [];
    for (let at = link.element().parentElement; at && at !== card.element(); at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') cutting.push(at.className);
    expect(cutting).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.poll(height).toBe(short);
  });

  it('draws Markdown in the title and in the note, and names its controls without it', async () => {
    const { card } = await showCard(habit('Take the **stairs**', { notes: 'Not the *lift*.' }));
    await expect.element(card.getByRole('strong')).toHaveTextContent('stairs');
    await expect.element(card.getByRole('emphasis')).toHaveTextContent('lift');
    await expect
      .element(card.getByRole('button', { name: t('tasks.plus', { title: 'Take the stairs' }) }))
      .toBeVisible();
  });

  it('lets no script of a title run', async () => {
    const { card } = await showCard(
      habit('<img src="x" onerror="document.title=\'owned\'"> [a](javascript:1)'),
    );
    await expect.element(card.getByRole('heading')).toHaveTextContent('<img');
    expect(document.title).not.toBe('owned');
    expect(card.element().querySelector('img, a[href^="javascript"]')).toBeNull();
  });

  it('opens the editor by a click on the title, but not by a click on a link in the note', async () => {
    const task = habit('Take the stairs', { notes: '[why](#stairs)' });
    const { actions, card } = await showCard(task);
    const link = card.getByRole('link', { name: 'why' });
    // A new tab would hide this one.
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    expect(actions.edit).not.toHaveBeenCalled();
    await card.getByRole('heading').click();
    expect(actions.edit).toHaveBeenCalledExactlyOnceWith(task);
  });

  it.each([
    [-25, 'worst'],
    [-15, 'worse'],
    [-2, 'bad'],
    [0, 'neutral'],
    [3, 'good'],
    [7, 'better'],
    [15, 'best'],
  ] as const)('says how a task of the value %d is doing: %s', async (value, tone) => {
    const { card } = await showCard(todo('Renew the passport', { value }));
    await expect.element(card).toHaveAttribute('data-tone', tone);
    await expect
      .element(card.getByRole('img', { name: t(`tasks.tone.${tone}`), exact: true }))
      .toBeInTheDocument();
  });

  it.each([
    ['habit', habit(LONG, { notes: LONG })],
    ['daily', daily(LONG, { notes: LONG, checklist: items(LONG), streak: 1_000_000 })],
    ['to-do', todo(LONG, { notes: LONG, checklist: items(LONG), date: '2026-03-12' })],
    ['reward', reward(LONG, { notes: LONG, value: 123_456_789.5 })],
  ])('keeps names as long as they may be inside a %s', async (_, task) => {
    const { card } = await showCard(task);
    const { scrollWidth } = card.element();
    expect(card.element().getBoundingClientRect().width).toBe(300);
    expect(scrollWidth).toBeLessThanOrEqual(300);
  });

  it('shows at most two tags and says all of them', async () => {
    const { card } = await showCard(todo('Renew the passport', { tags: ['garden', 'home', 'work', 'gone'] }));
    await expect.element(card.getByText('Garden, Home +1')).toBeVisible();
    await expect
      .element(card.getByText(t('tasks.tagged', { names: 'Garden, Home, Work' })))
      .toBeInTheDocument();
  });

  it('names the challenge it comes from, and shows when that has ended', async () => {
    const challenge = { id: 'c', shortName: 'Thirty Birds' };
    const { card, screen } = await showCard(habit('Draw a bird', { challenge }));
    await expect.element(card.getByText('Thirty Birds', { exact: true })).toBeVisible();
    await screen.unmount();
    const ended = habit('Draw a bird', { challenge: { ...challenge, broken: 'CHALLENGE_CLOSED' } });
    await expect.element((await showCard(ended)).card.getByText(t('tasks.challengeEnded'))).toBeVisible();
  });

  it('says that it waits to be saved', async () => {
    const { card } = await showCard(habit('Take the stairs'), { saving: 'waiting' });
    await expect.element(card.getByText(t('tasks.waiting'))).toBeVisible();
  });

  it('says that it was not saved, and tries again', async () => {
    const task = habit('Take the stairs');
    const { actions, card } = await showCard(task, { saving: 'refused' });
    await expect.element(card.getByText(t('tasks.refused'))).toBeVisible();
    await card.getByRole('button', { name: t('ui.retry') }).click();
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith(task);
  });
});

describe('the card of a habit', () => {
  const plus = t('tasks.plus', { title: 'Take the stairs' });
  const minus = t('tasks.minus', { title: 'Take the stairs' });

  it('scores plus and minus', async () => {
    const task = habit('Take the stairs');
    const { actions, card } = await showCard(task);
    await card.getByRole('button', { name: plus }).click();
    await expect.poll(() => actions.score).toHaveBeenLastCalledWith(task, 'up');
    await card.getByRole('button', { name: minus }).click();
    await expect.poll(() => actions.score).toHaveBeenLastCalledWith(task, 'down');
    expect(actions.score).toHaveBeenCalledTimes(2);
  });

  it('has no button on a side that is off', async () => {
    const { card } = await showCard(habit('Take the stairs', { down: false }));
    await expect.element(card.getByRole('button', { name: plus })).toBeVisible();
    expect(card.getByRole('button', { name: minus }).query()).toBeNull();
  });

  it.each([
    ['counts of the day', { counterUp: 4, counterDown: 1 }, '+4\u2002−1', 'daily'],
    ['counts of the week', { counterUp: 4, frequency: 'weekly' }, '+4', 'weekly'],
    ['no count of a side that is off', { counterUp: 2, counterDown: 3, down: false }, '+2', 'daily'],
  ] as const)('shows %s', async (_, rest, counts, frequency) => {
    const { card } = await showCard(habit('Take the stairs', rest));
    await expect.element(card.getByText(t(`tasks.counted.${frequency}`, { counts }))).toBeVisible();
  });

  it('shows how often its counters start anew while they are empty', async () => {
    const { card } = await showCard(habit('Take the stairs', { frequency: 'monthly' }));
    await expect.element(card.getByText(t('tasks.resets.monthly'))).toBeVisible();
  });
});

describe('the card of a daily', () => {
  const name = t('tasks.check', { title: 'Water the herbs' });

  it.each([
    ['open', daily('Water the herbs'), 'open', false, 'up'],
    ['done', daily('Water the herbs', { completed: true }), 'done', true, 'down'],
    ['resting', daily('Water the herbs', { isDue: false }), 'resting', false, 'up'],
  ] as const)('is %s', async (_, task, state, checked, direction) => {
    const { actions, card } = await showCard(task);
    const seal = card.getByRole('checkbox', { name });
    await expect.element(card).toHaveAttribute('data-state', state);
    await expect.element(seal).toHaveAttribute('aria-checked', String(checked));
    await seal.click();
    await expect.poll(() => actions.score).toHaveBeenCalledExactlyOnceWith(task, direction);
  });

  it('is completed by the keyboard', async () => {
    const task = daily('Water the herbs');
    const { actions, card } = await showCard(task);
    card.getByRole('checkbox', { name }).element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => actions.score).toHaveBeenCalledExactlyOnceWith(task, 'up');
  });

  it('stays open to the eye while its check mark is drawn', async () => {
    const { card } = await showCard(daily('Water the herbs', { completed: true }), { phase: 'held' });
    await expect.element(card).toHaveAttribute('data-state', 'open');
    await expect.element(card).toHaveAttribute('data-struck', '');
  });

  it('shows its streak', async () => {
    const { card } = await showCard(daily('Water the herbs', { streak: 42 }));
    await expect.element(card.getByText(t('tasks.streak', { days: 42 }))).toBeInTheDocument();
  });

  it('shows the next day when it rests', async () => {
    const startDate = '2026-03-11T00:00:00.000Z';
    const resting = daily('Water the herbs', { isDue: false, startDate });
    const { card } = await showCard(resting);
    await expect.element(card.getByText(t('tasks.next', { date: t('tasks.tomorrow') }))).toBeInTheDocument();
  });

  it('shows its first day even where the stored dates leave it out', async () => {
    const startDate = '2026-03-31T00:00:00.000Z';
    const nextDue = ['2026-04-30T00:00:00.000Z', '2026-05-31T00:00:00.000Z'];
    const monthly = { frequency: 'monthly', daysOfMonth: [31], isDue: false, startDate, nextDue } as const;
    const { card } = await showCard(daily('Pay the rent', { ...monthly, daysOfMonth: [31] }));
    await expect.element(card.getByText(t('tasks.next', { date: '31 Mar' }))).toBeInTheDocument();
  });
});

describe('the card of a to-do', () => {
  it.each([
    ['today', '2026-03-10T12:00:00.000Z', () => t('tasks.due', { date: t('tasks.today') })],
    ['tomorrow', '2026-03-11T12:00:00.000Z', () => t('tasks.due', { date: t('tasks.tomorrow') })],
    ['late', '2026-03-07T12:00:00.000Z', () => t('tasks.late', { days: 3 })],
  ])('shows that it is due: %s', async (_, date, said) => {
    const { card } = await showCard(todo('Renew the passport', { date }));
    await expect.element(card.getByText(said())).toBeInTheDocument();
  });

  it('shows when it was done instead of when it is due', async () => {
    const done = todo('Renew the passport', {
      completed: true,
      date: '2026-03-07T12:00:00.000Z',
      dateCompleted: '2026-03-09T12:00:00.000Z',
    });
    const { card } = await showCard(done);
    await expect.element(card.getByText('9 Mar')).toBeVisible();
    expect(card.getByText(t('tasks.late', { days: 3 })).query()).toBeNull();
  });

  it('shows how much of its checklist is done, and checks off items in place', async () => {
    const checklist = items('x Photo', 'Form', 'Fee');
    const task = todo('Renew the passport', { checklist });
    const { actions, card } = await showCard(task);
    const list = card.getByRole('list', { name: t('tasks.checklist') });
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(list.getByRole('checkbox', { name: 'Photo' })).toBeChecked();
    await expect.element(list.getByRole('checkbox', { name: 'Form' })).not.toBeChecked();
    await expect.element(card.getByText(t('tasks.ofItems', { done: 1, all: 3 }))).toBeVisible();
    await list.getByRole('checkbox', { name: 'Fee' }).click();
    await expect.poll(() => actions.scoreItem).toHaveBeenCalledExactlyOnceWith(task, checklist[2]?.id);
    expect(actions.edit).not.toHaveBeenCalled();
  });

  it('folds and unfolds its checklist', async () => {
    const task = todo('Renew the passport', { checklist: items('Photo'), collapseChecklist: true });
    const { actions, card } = await showCard(task);
    expect(card.getByRole('list').query()).toBeNull();
    const fold = card.getByRole('button', { expanded: false, name: t('tasks.openChecklist') });
    await fold.click();
    expect(actions.fold).toHaveBeenCalledExactlyOnceWith(task);
  });
});

describe('the card of a reward', () => {
  const priced = reward('An episode', { value: 20 });
  const name = t('tasks.buy', { title: 'An episode', price: '20' });

  it('is bought by its price', async () => {
    const { actions, card } = await showCard(priced);
    await card.getByRole('button', { name }).click();
    expect(actions.score).toHaveBeenCalledExactlyOnceWith(priced, 'down');
  });

  it('shows what is missing when it is too dear, and cannot be bought', async () => {
    const { actions, card } = await showCard(priced, { missing: 7 });
    await expect.element(card.getByText(t('tasks.goldToGo', { gold: 7 }))).toBeVisible();
    await expect.element(card.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await card.getByRole('button', { name }).click({ force: true });
    expect(actions.score).not.toHaveBeenCalled();
  });
});
