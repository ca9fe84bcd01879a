import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/axe.ts';
import { hero, openPlayers, signInForEach } from '../../../../test/players.tsx';
import { queryClient } from '../../../data/queries.ts';

/** Changes the gold, says why, and goes on to the review. */
async function review(screen: Awaited<ReturnType<typeof openPlayers>>['screen']) {
  await screen.getByRole('spinbutton', { name: 'Gold' }).fill('620.5');
  await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Lost a wolf');
  await screen.getByRole('button', { name: 'Review one change' }).click();
}

signInForEach();

describe('the search for players', () => {
  it('lists who was found', async () => {
    const { screen } = await openPlayers({ path: '/admin-panel/search/su' });
    await expect
      .element(screen.getByRole('link', { name: /Suli/ }))
      .toHaveAttribute('href', '/admin-panel/suli');
    await expect.element(screen.getByText('@suli · suli@example.org')).toBeVisible();
  });

  it('says that there is nobody', async () => {
    const { screen } = await openPlayers({ path: '/admin-panel/search/zz', results: [] });
    await expect.element(screen.getByText('Nobody found.')).toBeVisible();
  });

  it('asks for somebody', async () => {
    const { screen } = await openPlayers({ path: '/admin-panel' });
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
  });
});

describe('the page of a player', () => {
  it('says who it is, and what stands out', async () => {
    const { screen } = await openPlayers();
    await expect.element(screen.getByRole('heading', { name: 'Suli', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Muted', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText('2 reports')).toBeVisible();
    await expect.element(screen.getByText(/52.6 damage waiting/)).toBeVisible();
    await expect.element(screen.getByText('Tablet')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    { planId: 'site', paymentMethod: 'Site', note: 'Comes with this site' },
    { planId: 'basic_3mo', paymentMethod: 'Stripe', note: 'Every 3 months, Stripe' },
    { planId: 'of_old', paymentMethod: 'Stripe', note: 'of_old, Stripe' },
    { note: 'No plan' },
  ])('names the plan: $note', async ({ note, ...plan }) => {
    const { screen } = await openPlayers({ heroes: [hero({ purchased: { plan } })] });
    const panel = screen.getByRole('region', { name: 'Subscription' });
    await expect.element(panel.getByText(note, { exact: true })).toBeVisible();
  });

  it('tells in its trail that payments were looked at, at once', async () => {
    let reads = 0;
    const { screen } = await openPlayers({ trail: () => (reads++, []) });
    await expect.element(screen.getByText('Nobody has changed anything here.')).toBeVisible();
    expect(reads).toBe(1);
    await screen.getByRole('button', { name: 'Ask the payment service' }).click();
    await expect.element(screen.getByText('cus_1')).toBeVisible();
    await expect.poll(() => reads).toBe(2);
  });

  it('writes nothing before the review, and then all of it with its reason', async () => {
    const { screen, sent } = await openPlayers();
    await review(screen);
    expect(sent()).toEqual([]);
    await expect.element(screen.getByRole('dialog').getByText('120.5')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(sent)
      .toEqual([['PUT /api/v4/hall/heroes/suli', { stats: { gp: 620.5 }, reason: 'Lost a wolf' }]]);
    await expect.element(screen.getByText('Suli is saved.')).toBeVisible();
  });

  it('wants a reason', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('switch', { name: /^Muted/ }).click();
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await expect.element(screen.getByText('Say why, for the log.')).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
  });

  it('shows gems as four for a unit of balance', async () => {
    const { screen } = await openPlayers();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gems' })).toHaveValue(12);
  });

  it('gives things that are looked for', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('button', { name: 'Show the items' }).click();
    await screen.getByRole('searchbox', { name: 'Find a thing by name or path' }).fill('pets.Wolf-Base');
    await screen.getByRole('spinbutton', { name: /^Has: .*Wolf/ }).fill('5');
    await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Lost');
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(sent)
      .toEqual([
        ['PUT /api/v4/hall/heroes/suli', { itemPath: 'items.pets.Wolf-Base', itemVal: '5', reason: 'Lost' }],
      ]);
  });

  it('goes to a part that is opened, and knows its things by their names', async () => {
    const { screen } = await openPlayers();
    const parts = screen.getByRole('navigation', { name: 'Parts of the page' });
    await parts.getByRole('link', { name: 'Items' }).click();
    await screen.getByRole('button', { name: 'Show the items' }).click();
    await expect.element(screen.getByRole('region', { name: 'Items' })).toHaveFocus();
    await expect
      .element(parts.getByRole('link', { name: 'Items' }))
      .toHaveAttribute('aria-current', 'location');
    await screen.getByRole('searchbox', { name: 'Find a thing by name or path' }).fill('yellow half');
    await expect.element(screen.getByText('Yellow Half-Moon Glasses')).toBeVisible();
    await screen.getByRole('button', { name: 'Show the history' }).click();
    await expect.element(screen.getByRole('region', { name: 'History' })).toHaveFocus();
  });

  it('tells in words what they did last', async () => {
    const { screen } = await openPlayers();
    await screen.getByRole('button', { name: 'Show the history' }).click();
    const panel = screen.getByRole('region', { name: 'History' });
    await expect.element(panel.getByText('Check-in 4')).toBeVisible();
    await expect.element(panel.getByText(/^Web browser, 25 Nov 2026/)).toBeVisible();
    await expect.element(panel.getByText(/: did not answer$/)).toBeVisible();
    await expect.element(panel.getByText('Meat', { exact: true })).toBeVisible();
  });

  it.each(['Party and quest', 'Payments'])('says that %s is read once one went there', async (name) => {
    const { screen } = await openPlayers();
    const link = screen.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name });
    const part = screen.getByRole('region', { name });
    // Some parts come with an answer of their own.
    await expect.element(part).toBeInTheDocument();
    await link.click();
    await expect.element(part).toHaveFocus();
    // What is read is looked up anew as soon as the page has been scrolled.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(link).toHaveAttribute('aria-current', 'location');
  });

  it('grants an achievement that is looked for', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('button', { name: 'Show the achievements' }).click();
    await expect.element(screen.getByText('Nothing yet. Search to grant something.')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find an achievement or quest' }).fill('partyUp');
    await screen.getByRole('combobox', { name: /^Has: / }).selectOptions('yes');
    await expectAccessible();
    await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Was missing');
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    const body = {
      achievementPath: 'achievements.partyUp',
      achievementVal: true,
      reason: 'Was missing',
    };
    await expect.poll(sent).toEqual([['PUT /api/v4/hall/heroes/suli', body]]);
    await expect.element(screen.getByText('Suli is saved.').last()).toBeVisible();
  });

  it('tells what somebody else has changed meanwhile before it overwrites that', async () => {
    const other = hero({ stats: { ...hero().stats, gp: 90 } });
    const { screen, sent } = await openPlayers({ heroes: [hero(), other] });
    await review(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Gold is now 90.')).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole('button', { name: 'Save all the same' }).click();
    await expect.poll(() => sent().length).toBe(1);
    // Told later, it would lie over what the next test clicks.
    await expect.element(screen.getByText('Suli is saved.').last()).toBeVisible();
  });

  it('says why it could not be saved, and keeps what was edited', async () => {
    const saved = Response.json(
      { success: false, error: 'BadRequest', message: 'Too much.' },
      { status: 400 },
    );
    const { screen } = await openPlayers({ saved });
    await review(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Too much.')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(620.5);
  });

  it('gives rights only to whoever may', async () => {
    const { screen } = await openPlayers();
    await expect.element(screen.getByRole('switch', { name: /^Muted/ })).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: /^Full access/ })).not.toBeInTheDocument();
    await screen.unmount();
    queryClient.clear();
    const chief = await openPlayers({ permissions: { fullAccess: true } });
    await expect.element(chief.screen.getByRole('switch', { name: /^Full access/ })).toBeVisible();
  });

  it('deletes only after the name was typed', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('button', { name: 'Delete the account' }).click();
    const yes = screen.getByRole('dialog').getByRole('button', { name: 'Delete the account' });
    await expect.element(yes).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Type “suli” to confirm' }).fill('suli');
    await yes.click();
    const query = 'deleteAccount=true&deleteAmplitude=false&reason=';
    await expect.poll(sent).toEqual([[`DELETE /api/v4/members/suli?${query}`, undefined]]);
  });

  it('signs out of a device, and takes somebody out of a party, after a question', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('button', { name: 'Sign out' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/user/suli/devices/d1?reason=');
    await screen.getByRole('button', { name: 'Remove from party' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove from party' }).click();
    await expect
      .poll(() => sent()[1])
      .toEqual(['PUT /api/v4/hall/heroes/suli', { removeFromParty: true, reason: '' }]);
  });

  it('keeps a note', async () => {
    const { screen, sent } = await openPlayers();
    await screen.getByRole('textbox', { name: 'Support note' }).fill('Found it');
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(sent).toEqual([['PUT /api/v4/hall/heroes/suli', { secret: { text: 'Found it' } }]]);
  });

  it('says that there is no such player', async () => {
    const none = Response.json({ success: false, error: 'NotFound', message: 'no' }, { status: 404 });
    const { screen } = await openPlayers({ heroes: [none] });
    await expect.element(screen.getByText('There’s no such player.')).toBeVisible();
  });
});
