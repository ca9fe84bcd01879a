import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/axe.ts';
import { usePhone } from '../../../../test/phone.ts';
import { hero, openPlayers, signInForEach } from '../../../../test/players.tsx';

signInForEach();

describe('what is edited of a player, and not saved', () => {
  it('takes edits back, one or all', async () => {
    const { screen } = await openPlayers();
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.getByRole('spinbutton', { name: 'Mana' }).fill('2');
    await expect.element(screen.getByText('was 120.5')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo the change of Gold' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
    await expect.element(screen.getByRole('spinbutton', { name: 'Gold' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Mana' })).toHaveValue(58);
    await expect.element(screen.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('The changes are discarded.')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Mana' })).toHaveValue(2);
  });

  it('still has the edits after one was elsewhere, until they are dropped', async () => {
    const { screen } = await openPlayers();
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.unmount();
    const again = await openPlayers();
    await expect.element(again.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(1);
    await again.screen.getByRole('button', { name: 'Discard' }).click();
    await again.screen.unmount();
    const last = await openPlayers();
    await expect.element(last.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
  });

  it('asks before edits are left by a link, and drops them then', async () => {
    const { screen } = await openPlayers({ path: '/admin-panel/suli' });
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.getByRole('link', { name: 'Stats' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'All players' }).click();
    const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
    await screen.unmount();
    const again = await openPlayers();
    await expect.element(again.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
  });

  it('asks before a note is left by a link, and not once it is saved', async () => {
    const { screen, sent } = await openPlayers({ heroes: [hero(), hero({ secret: { text: 'Found it' } })] });
    const note = screen.getByRole('textbox', { name: 'Support note' });
    await note.fill('Found it');
    await screen.getByRole('link', { name: 'All players' }).click();
    const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(note).toHaveValue('Found it');
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => sent().length).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'All players' }).click();
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
  });

  it('asks a phone for the reason in the review', async () => {
    await usePhone('en');
    const { screen, sent } = await openPlayers();
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.getByRole('button', { name: 'Review one change' }).click();
    const review = screen.getByRole('dialog');
    await review.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(review.getByText('Say why, for the log.')).toBeVisible();
    expect(sent()).toEqual([]);
    await review.getByRole('textbox', { name: 'Why' }).fill('Lost a wolf');
    await expectAccessible();
    await review.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(sent)
      .toEqual([['PUT /api/v4/hall/heroes/suli', { stats: { gp: 1 }, reason: 'Lost a wolf' }]]);
    await expect.element(screen.getByText('Suli is saved.').last()).toBeVisible();
  });

  it('tells flags as on or off, and things as had or not', async () => {
    const { screen } = await openPlayers({ heroes: [hero({ flags: {} })] });
    await screen.getByRole('switch', { name: /^Muted/ }).click();
    await expect.element(screen.getByRole('switch', { name: 'Muted was off' })).toBeChecked();
    await screen.getByRole('button', { name: 'Show the achievements' }).click();
    await screen.getByRole('searchbox', { name: 'Find an achievement or quest' }).fill('partyUp');
    await screen.getByRole('combobox', { name: /^Has: / }).selectOptions('yes');
    await screen.getByRole('region', { name: '2 changes' }).getByRole('textbox').fill('Talked');
    await screen.getByRole('button', { name: 'Review 2 changes' }).click();
    const review = screen.getByRole('dialog');
    await expect.element(review.getByText('off', { exact: true })).toBeVisible();
    await expect.element(review.getByText('no', { exact: true })).toBeVisible();
    await review.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Discard' }).click();
  });
});
