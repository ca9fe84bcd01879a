import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import type { ProfileTab } from '../../lib/profile-address.ts';
import { personOf } from './person.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const mage = player(({ stats, flags, items, profile }) => {
  Object.assign(stats, { lvl: 12, class: 'wizard', points: 2 });
  flags.classSelected = true;
  items.gear.equipped = { weapon: 'weapon_wizard_3' };
  profile.blurb = 'Three cats.';
});
const actions = () => ({
  onSet: vi.fn(),
  onAllocate: vi.fn(),
  onAllocateAll: vi.fn(),
  onChooseClass: vi.fn(),
});

function dialog(tab: ProfileTab, own?: ReturnType<typeof actions>, of = mage) {
  const profile = own && { player: of, tasks: [], actions: own };
  return (
    <ProfileDialog
      person={personOf(of)}
      tab={tab}
      who="maren"
      isOverPage={false}
      own={profile}
      onClose={vi.fn()}
    />
  );
}

describe('the profile', () => {
  it('says who somebody is, and can be edited by nobody else', async () => {
    const screen = await show(dialog('profile'));
    const shown = screen.getByRole('dialog', { name: t('profile.title', { name: 'Maren' }) });
    await expect.element(shown.getByText('Three cats.')).toBeVisible();
    await expect.element(shown.getByText('Level 12 Mage')).toBeVisible();
    await expect.element(shown.getByText('@maren')).toBeVisible();
    expect(shown.getByRole('button', { name: t('profile.edit') }).query()).toBeNull();
  });

  it('saves what was edited, once it is right', async () => {
    const own = actions();
    const screen = await show(dialog('profile', own));
    await screen.getByRole('button', { name: t('profile.edit') }).click();
    await screen.getByLabelText(t('profile.name')).fill(' ');
    await screen.getByRole('button', { name: t('ui.save') }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(t('profile.nameTooShort'));
    await screen.getByLabelText(t('profile.name')).fill('Mara');
    await screen.getByRole('button', { name: t('ui.save') }).click();
    expect(own.onSet).toHaveBeenCalledExactlyOnceWith({ 'profile.name': 'Mara' });
    await expect.element(screen.getByRole('button', { name: t('profile.edit') })).toBeVisible();
  });
});

describe('the profile on a phone', () => {
  beforeEach(() => page.viewport(360, 780));
  afterEach(() => page.viewport(1280, 900));

  it('gives a long name all the width, below what can be done', async () => {
    const name = 'Wolfeschlegelsteinhausenberger';
    const of = player((fresh) => (fresh.profile.name = name));
    const screen = await show(dialog('profile', actions(), of));
    const placeOf = (found: Locator) => found.element().getBoundingClientRect();
    const edit = screen.getByRole('button', { name: t('profile.edit') });
    await expect.element(edit).toBeVisible();
    const heading = placeOf(screen.getByRole('heading', { name, level: 2 }).last());
    expect(heading.top).toBeGreaterThanOrEqual(placeOf(edit).bottom);
    expect(heading.right).toBeLessThanOrEqual(360);
  });
});

describe('points', () => {
  it('are spent together, after a look at what they would do', async () => {
    const own = actions();
    const screen = await show(dialog('stats', own));
    const raise = screen.getByRole('button', { name: t('profile.raise', { attribute: 'Constitution' }) });
    await raise.click();
    await expect.element(screen.getByText('2.4 → 2.8% less damage')).toBeVisible();
    await raise.click();
    await raise.click({ force: true });
    await expect.element(screen.getByText(t('profile.left', { left: 0, all: 2 }))).toBeVisible();
    expect(own.onAllocate).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('profile.spend', { count: 2 }) }).click();
    expect(own.onAllocate).toHaveBeenCalledExactlyOnceWith({ str: 0, int: 0, con: 2, per: 0 });
  });

  it('are spent by themselves if that is wanted', async () => {
    const own = actions();
    const screen = await show(dialog('stats', own));
    await screen.getByRole('switch', { name: t('profile.automatic') }).click();
    expect(own.onSet).toHaveBeenCalledExactlyOnceWith({ 'preferences.automaticAllocation': true });
  });

  it('of others are theirs', async () => {
    const screen = await show(dialog('stats'));
    await expect.element(screen.getByText('Constitution')).toBeVisible();
    expect(screen.getByRole('switch').query()).toBeNull();
    expect(screen.getByRole('button', { name: /One more point/ }).query()).toBeNull();
    expect(screen.getByRole('link', { name: t('profile.changeGear') }).query()).toBeNull();
  });

  it('stand beside the gear, which one changes among the items', async () => {
    const screen = await show(dialog('stats', actions()));
    const link = screen.getByRole('link', { name: t('profile.changeGear') });
    await expect.element(link).toHaveAttribute('href', '/inventory/equipment');
  });

  it.each([
    ['below level 10', () => undefined, t('profile.beforeClass')],
    [
      'without a class',
      (of: typeof mage) => {
        of.stats.lvl = 12;
        of.preferences.disableClasses = true;
      },
      t('profile.withoutClass'),
    ],
  ])('cannot be spent %s, and it says why', async (_, change, told) => {
    const screen = await show(dialog('stats', actions(), player(change)));
    await expect.element(screen.getByText(told)).toBeVisible();
  });
});
