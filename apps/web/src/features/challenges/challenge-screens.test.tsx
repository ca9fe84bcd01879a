import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ID, NAME, openChallenges } from '../../../test/challenges.tsx';
import { t } from '../../i18n/i18n.ts';

describe('the lists of challenges', () => {
  it('say where a challenge is, what it is about and what it is worth', async () => {
    const { screen, posted } = await openChallenges('/challenges/findChallenges');
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
    const { screen, losesLeader } = await openChallenges('/challenges/findChallenges');
    const row = screen.getByRole('article', { name: NAME });
    await expect.element(row.getByText('Ivo')).toBeVisible();
    losesLeader();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row.getByText('Ivo')).not.toBeInTheDocument();
    await expect.element(row.getByText('Quiet Hours')).toBeVisible();
  });

  it('ask for what the filters of the address say', async () => {
    const { asked } = await openChallenges(
      '/challenges/myChallenges?owned=owned&categories=creativity,finance',
    );
    const path = () => asked.find(({ path: one }) => one.includes('/challenges/user'))?.path;
    await expect
      .poll(path)
      .toBe('/api/v4/challenges/user?page=0&categories=creativity%2Cfinance&owned=owned&member=true');
  });

  it('say how many fit, with the same filters', async () => {
    const { screen, asked } = await openChallenges('/challenges/findChallenges?categories=finance');
    await expect.element(screen.getByText(t('challenges.foundCount', { count: 12 }))).toBeVisible();
    expect(asked.map(({ path }) => path)).toContain('/api/v4/challenges/count?categories=finance');
  });

  it('say how many each category has, none where the count does not name it', async () => {
    const { screen } = await openChallenges('/challenges/findChallenges');
    const category = (name: string) => screen.getByRole('checkbox', { name });
    await expect.element(category(`${t('challenges.category.finance')} 3`)).toBeVisible();
    await expect.element(category(`${t('challenges.category.creativity')} 0`)).toBeVisible();
  });

  it('leave out what is joined, where only others are wanted', async () => {
    const { screen } = await openChallenges('/challenges/findChallenges?joined=not_joined', { joined: true });
    await expect.element(screen.getByText(t('challenges.noneFound'))).toBeVisible();
    expect(screen.getByRole('article', { name: NAME }).query()).toBeNull();
    // The server cannot count those.
    expect(screen.getByText(t('challenges.foundCount', { count: 12 })).query()).toBeNull();
  });
});

describe('a challenge', () => {
  it('is joined by its primary button', async () => {
    const { button, posted } = await openChallenges(`/challenges/${ID}`);
    await button(t('challenges.joinThis')).click();
    await expect.poll(() => posted().map(({ path }) => path)).toEqual([`/api/v4/challenges/${ID}/join`]);
  });

  it('is left with its tasks kept or removed', async () => {
    const { screen, button, posted } = await openChallenges(`/challenges/${ID}`, { joined: true });
    await button(t('challenges.leave')).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: t('challenges.remove') }).click();
    await dialog.getByRole('button', { name: t('challenges.leave') }).click();
    await expect.poll(() => posted().map(({ body }) => body)).toEqual([{ keep: 'remove-all' }]);
  });

  it('says since when people take part', async () => {
    const { button, asked } = await openChallenges(`/challenges/${ID}`);
    const since = t('challenges.since', { date: '2 Nov 2025' });
    await expect.element(button(/^Ivo/).getByText(since, { exact: true })).toBeVisible();
    expect(asked.find(({ path }) => path.includes('/members'))?.path).toContain('includeJoinedAt=true');
  });

  it('shows on its cards how somebody is doing, until Escape', async () => {
    const { screen, button } = await openChallenges(`/challenges/${ID}`);
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
    const { screen } = await openChallenges(`/challenges/${ID}`, { leads: true });
    const add = screen.getByRole('link', { name: t('nav.add') });
    await expect.element(add).toHaveAttribute('href', `/challenges/${ID}/edit?add`);
  });

  it('says who gives the prize once nobody leads it', async () => {
    const { screen } = await openChallenges(`/challenges/${ID}`, { isUnled: true });
    await expect.element(screen.getByText(t('challenges.noLeader'))).toBeVisible();
    await expect.element(screen.getByText(t('challenges.prizeUnledHint'))).toBeVisible();
    expect(screen.getByText(t('challenges.prizeHint')).query()).toBeNull();
  });

  it('is ended only by those who lead it', async () => {
    const { screen, button } = await openChallenges(`/challenges/${ID}`);
    await expect.element(button(t('challenges.joinThis'))).toBeVisible();
    expect(screen.getByText(t('challenges.end')).query()).toBeNull();
  });

  it('ends with a winner, once a sentence has said what that means', async () => {
    const { screen, button, posted } = await openChallenges(`/challenges/${ID}`, { leads: true });
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
