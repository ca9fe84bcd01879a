import { describe, expect, it } from 'vitest';
import { details, hero, openPlayers, signInForEach } from '../../../../test/players.tsx';
import { lastSeen, seenWords } from './last-seen.ts';

signInForEach();

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const device = (name: string, lastUsedAt: string | null) => ({
  id: name,
  name,
  client: 'app',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt,
});

describe('when somebody was here last', () => {
  const TODAY = '2026-11-25T09:00:00.000Z';
  it.each([
    { why: 'the day began', devices: [], words: 'Last here 3 hr ago' },
    {
      why: 'a browser',
      devices: [device('habitica-web', '2026-11-25T10:00:00.000Z')],
      words: 'Last here 2 hr ago, Web browser',
    },
    { why: 'a device never used', devices: [device('Tablet', null)], words: 'Last here 3 hr ago' },
    {
      why: 'a device used before',
      devices: [device('Tablet', '2026-11-24T09:00:00.000Z')],
      words: 'Last here 3 hr ago',
    },
    {
      why: 'the device used last',
      devices: [device('Tablet', '2026-11-25T10:00:00.000Z'), device('Android', '2026-11-25T11:54:30.000Z')],
      words: 'Last here 5 min ago, Android',
    },
    {
      why: 'a clock that is ahead',
      devices: [device('Android', '2026-11-25T12:00:20.000Z')],
      words: 'Last here now, Android',
    },
  ])('is told from $why', ({ devices, words }) => {
    const seen = lastSeen(TODAY, devices);
    expect(seen && seenWords(seen, NOW)).toBe(words);
  });

  it('is a date where a day has gone by, and nothing where nothing is known', () => {
    const seen = lastSeen('2026-11-20T09:00:00.000Z', []);
    expect(seen && seenWords(seen, NOW)).toBe('Last here 20 Nov 2026');
    expect(lastSeen('', [])).toBeUndefined();
  });
});

describe('the head of a player’s page', () => {
  it('says how they sign in, and whether the email is confirmed', async () => {
    const signIns = { ...details.signIns, confirmedEmail: 'suli@example.org' };
    const { screen } = await openPlayers({ details: { ...details, signIns } });
    await expect.element(screen.getByText('Password and Google').first()).toBeVisible();
    await expect.element(screen.getByText('Confirmed')).toBeInTheDocument();
  });

  it('names the class of those who chose one', async () => {
    const stats = { ...hero().stats, class: 'rogue' };
    const { screen } = await openPlayers({ heroes: [hero({ stats, flags: { classSelected: true } })] });
    await expect.element(screen.getByText(/^Level 27 Rogue, day began/)).toBeVisible();
  });

  it('leads to the whole log those who may read it', async () => {
    const { screen } = await openPlayers({ permissions: { fullAccess: true } });
    await expect
      .element(screen.getByRole('link', { name: 'Whole log' }))
      .toHaveAttribute('href', '/admin/log');
    await screen.unmount();
    const support = await openPlayers();
    await expect.element(support.screen.getByText('Audit trail')).toBeVisible();
    await expect.element(support.screen.getByRole('link', { name: 'Whole log' })).not.toBeInTheDocument();
  });
});
