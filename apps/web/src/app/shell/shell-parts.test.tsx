import { nameOf } from '@everdeed/content/words';
import type { Notification, Player } from '@everdeed/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { notificationActions } from '../../features/notifications/notification-actions.ts';
import type { Locale } from '../../i18n/catalogue.ts';
import { activateLocale, t } from '../../i18n/i18n.ts';
import { Bell } from './bell.tsx';
import { Header } from './header.tsx';
import { Purse } from './purse.tsx';
import { StandingBanner } from './standing-banner.tsx';
import { GaugeRow, gaugesOf } from './stats.tsx';
import { SyncSign } from './sync-sign.tsx';

registerActions(...notificationActions);

const notification = (type: string, data: Notification['data'] = {}): Notification => ({
  id: `${type}-${JSON.stringify(data)}`,
  type,
  data,
  seen: false,
});

/** Until the test is over. */
async function usePhone(locale: Locale): Promise<void> {
  await page.viewport(360, 800);
  await activateLocale(locale);
  onTestFinished(async () => {
    await page.viewport(1440, 900);
    await activateLocale('en');
  });
}

describe('the bell', () => {
  async function ring(...notifications: readonly Notification[]) {
    openGame(player((of) => void (of.notifications = [...notifications])));
    const screen = await show(
      <>
        <Bell />
        <button type="button" style={{ marginBlockStart: 500 }}>
          Elsewhere
        </button>
      </>,
    );
    const bell = screen.getByRole('button', { expanded: false });
    const panel = screen.getByRole('region', { name: t('bell.title') });
    return { screen, bell, panel };
  }

  it('is quiet when nothing has happened', async () => {
    const { bell, panel } = await ring();
    await expect.element(bell).toHaveAccessibleName(t('bell.open', { count: 0 }));
    await bell.click();
    await expect.element(panel.getByText(t('notes.empty'))).toBeVisible();
  });

  it('counts what has happened, and shows it newest first', async () => {
    const { bell, panel } = await ring(
      notification('ACHIEVEMENT', { achievement: 'completedTask' }),
      notification('STREAK_ACHIEVEMENT'),
    );
    await expect.element(bell).toHaveAccessibleName(t('bell.open', { count: 2 }));
    await bell.click();
    const lines = panel.getByRole('listitem');
    await expect.poll(() => lines.elements().length).toBe(2);
    await expect.element(lines.first()).toHaveTextContent(t('notes.streakHint'));
    const name = nameOf('achievements', 'completedTask');
    await expect.element(lines.last()).toHaveTextContent(t('notes.achievement', { name }));
    await expect.element(panel.getByRole('button', { name: t('notes.dismissSeen') })).toBeVisible();
    expect(panel.getByRole('button', { name: t('notes.dismiss'), exact: true }).elements()).toHaveLength(2);
  });

  it.each([
    ['UNALLOCATED_STATS_POINTS', { points: 3 }, t('notes.points', { points: 3 })],
    ['FIRST_DROPS', { egg: 'Wolf' }, t('notes.firstDrops')],
    ['ONBOARDING_COMPLETE', {}, t('notes.onboarding')],
    ['REBIRTH_ENABLED', {}, t('notes.rebirth')],
    ['ITEM_RECEIVED', { title: 'A hat', text: 'From Jo', icon: 'shop_gem' }, 'A hat'],
    ['SOME_LATER_KIND', { message: 'Something new' }, 'Something new'],
    ['SOME_LATER_KIND', {}, t('notes.other', { type: 'some later kind' })],
  ])('has words for %s', async (type, data, said) => {
    const { bell, panel } = await ring(notification(type, data));
    await bell.click();
    await expect.element(panel.getByText(said, { exact: true })).toBeVisible();
  });

  it('puts what waits first, and lets only moments be dismissed', async () => {
    const { bell, panel } = await ring(
      notification('STREAK_ACHIEVEMENT'),
      notification('NEW_MYSTERY_ITEMS', { items: ['a', 'b'] }),
      notification('UNALLOCATED_STATS_POINTS', { points: 1 }),
    );
    await bell.click();
    await expect.element(panel.getByRole('link', { name: t('notes.spend') })).toBeVisible();
    const groups = panel.getByRole('region').elements();
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      t('notes.waiting'),
      t('notes.gifts'),
      t('notes.moments'),
    ]);
    expect(panel.getByRole('button', { name: t('notes.dismiss'), exact: true }).elements()).toHaveLength(1);
  });

  it.each(['en', 'de'] as const)('has its title on one line on a phone, in %s', async (locale) => {
    await usePhone(locale);
    const { bell, panel } = await ring(notification('STREAK_ACHIEVEMENT'));
    await bell.click();
    await expect.element(panel.getByRole('button', { name: t('notes.dismissSeen') })).toBeVisible();
    const box = (element: HTMLElement | SVGElement) => element.getBoundingClientRect();
    const title = panel.getByRole('heading', { level: 2 }).element();
    expect(box(title).height).toBeLessThan(44);
    expect(box(panel.getByRole('link', { name: t('notes.settings') }).element()).right).toBeLessThanOrEqual(
      360,
    );
    expect(
      box(panel.getByRole('button', { name: t('notes.dismissSeen') }).element()).top,
    ).toBeGreaterThanOrEqual(box(title).bottom);
  });

  it('counts what is new only, until the list was opened', async () => {
    const old = { ...notification('REBIRTH_ENABLED'), seen: true };
    const { bell } = await ring(old, notification('STREAK_ACHIEVEMENT'));
    await expect.element(bell).toHaveAccessibleName(t('bell.open', { count: 1 }));
  });

  it('is walked through by arrows', async () => {
    const { bell, panel } = await ring(notification('STREAK_ACHIEVEMENT'), notification('REBIRTH_ENABLED'));
    await bell.click();
    await expect.poll(() => panel.getByRole('listitem').elements().length).toBe(2);
    panel
      .getByRole('button', { name: t('notes.dismissSeen') })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(panel.getByRole('listitem').last()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(panel.getByRole('listitem').first()).toHaveFocus();
  });

  it.each(['LOGIN_INCENTIVE', 'CRON', 'LEVELED_UP'])('leaves %s to those who tell it', async (type) => {
    const { bell } = await ring(notification(type));
    await expect.element(bell).toHaveAccessibleName(t('bell.open', { count: 0 }));
  });

  it('keeps the focus: on the next notification after one is dismissed, on itself after the last and on Escape', async () => {
    const [first, second] = [notification('STREAK_ACHIEVEMENT'), notification('REBIRTH_ENABLED')];
    const { screen, panel } = await ring(first, second);
    const leave = (...left: readonly Notification[]) =>
      openGame(player((of) => void (of.notifications = [...left])));
    await screen.getByRole('button', { expanded: false }).click();
    const dismiss = panel.getByRole('button', { name: t('notes.dismiss'), exact: true });
    const focusDismiss = () => dismiss.first().element().focus();
    await expect.poll(() => dismiss.elements().length).toBe(2);
    focusDismiss();
    leave(first);
    await expect.element(panel.getByRole('listitem')).toHaveFocus();
    leave();
    const bell = screen.getByRole('button', { expanded: true });
    await expect.element(bell).toHaveFocus();
    leave(first);
    await expect.element(dismiss).toBeVisible();
    focusDismiss();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { expanded: false })).toHaveFocus();
  });

  it('closes on Escape and on a press elsewhere', async () => {
    const { screen, bell, panel } = await ring();
    await bell.click();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await bell.click();
    await expect.element(panel).toBeVisible();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe('the purse', () => {
  async function purseOf(change: (of: Player) => void) {
    openGame(player(change));
    const screen = await show(<Purse />);
    const coin = (name: 'coin' | 'gem' | 'hourglass') =>
      screen
        .getByRole('group', { name: t('header.purse') })
        .element()
        .querySelector(`[data-coin="${name}"]`);
    return { screen, coin };
  }

  it.each([
    [0, '0'],
    [0.99, '0'],
    [86.4, '86'],
    [1_234_567, '1.2M'],
  ])('shows %d gold as %s', async (gp, shown) => {
    const { coin } = await purseOf((of) => (of.stats.gp = gp));
    expect(coin('coin')?.textContent?.trim().toLowerCase()).toBe(shown.toLowerCase());
  });

  it('counts four gems for one of balance', async () => {
    const { coin } = await purseOf((of) => (of.balance = 2.5));
    expect(coin('gem')?.textContent?.trim()).toBe('10');
  });

  it('shows hourglasses only once there were any', async () => {
    const { coin, screen } = await purseOf(() => undefined);
    expect(coin('hourglass')).toBeNull();
    const rich = player((of) => Object.assign(of.purchased.plan, { consecutive: { trinkets: 2 } }));
    openGame(rich);
    await expect.element(screen.getByTitle(t('header.hourglasses'))).toHaveTextContent('2');
  });

  it('names every coin for those who listen', async () => {
    const { screen } = await purseOf(() => undefined);
    await expect.element(screen.getByRole('img', { name: t('header.gold') })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: t('header.gems') })).toBeVisible();
  });

  it('follows the game', async () => {
    const { screen } = await purseOf((of) => (of.stats.gp = 3));
    openGame(player((of) => void (of.stats.gp = 5)));
    await expect.element(screen.getByTitle(t('header.gold'))).toHaveTextContent('5');
  });
});

describe('the gauges', () => {
  it.each([
    ['somebody alive never reads 0', 0.2, 1],
    ['somebody fallen reads 0', -3, 0],
    ['full health is full', 50, 50],
  ])('round health up: %s', (_, hp, value) => {
    const health = gaugesOf(player((of) => void (of.stats.hp = hp))).find(({ kind }) => kind === 'health');
    expect(health).toMatchObject({ value, max: 50 });
  });

  it('cut experience and mana', () => {
    const [, experience, mana] = gaugesOf(player((of) => Object.assign(of.stats, { exp: 24.9, mp: 7.9 })));
    expect([experience?.value, mana?.value]).toEqual([24, 7]);
  });

  it('have no mana for those who chose to have no class', () => {
    const kinds = gaugesOf(player((of) => void (of.preferences.disableClasses = true))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['health', 'experience']);
  });

  it('are meters that say what they show', async () => {
    const [health] = gaugesOf(player((of) => void (of.stats.hp = 38)));
    if (!health) throw new Error('no gauge of health');
    const screen = await show(<GaugeRow gauge={health} className={undefined} />);
    const label = t('header.ofSpoken', { name: t('header.health'), value: '38', max: '50' });
    const meter = screen.getByRole('meter', { name: label });
    await expect.element(meter).toHaveAttribute('aria-valuenow', '38');
    await expect.element(meter).toHaveAttribute('aria-valuemax', '50');
    await expect.element(screen.getByText('/ 50')).toBeVisible();
  });
});

describe('the header', () => {
  it('shows name, level and class', async () => {
    openGame(
      player((of) => {
        Object.assign(of.stats, { lvl: 12, class: 'healer' });
        of.flags.classSelected = true;
      }),
    );
    const screen = await show(<Header />);
    const you = screen.getByRole('region', { name: t('header.you') });
    await expect.element(you.getByRole('heading', { level: 2, name: 'Maren' })).toBeVisible();
    const level = t('header.levelClass', { level: 12, name: t('class.healer') });
    await expect.element(you.getByText(level)).toBeVisible();
    expect(you.getByRole('meter').elements()).toHaveLength(3);
  });

  it('shows no class before one was chosen', async () => {
    openGame(player());
    const screen = await show(<Header />);
    await expect.element(screen.getByText(t('header.level', { level: 1 }), { exact: true })).toBeVisible();
  });

  it.each(['Jo', 'Sanna Veteran', 'Sommerfee Marlene', 'Donaudampfschifffahrtsgesell'])(
    'keeps %s and all bars on the plate of a phone',
    async (name) => {
      await usePhone('de');
      openGame(
        player((of) => {
          of.profile.name = name;
          Object.assign(of.stats, { lvl: 100, class: 'wizard' });
          of.flags.classSelected = true;
        }),
      );
      const screen = await show(<Header />);
      const plate = screen.getByRole('region', { name: t('header.you') });
      await expect.element(plate.getByText('Stufe 100', { exact: true })).toBeVisible();
      await expect.element(plate.getByText('Stufe 100, Magier')).toBeInTheDocument();
      const heading = plate.getByRole('heading').element().getBoundingClientRect();
      const bars = plate.getByRole('meter').elements();
      const [first, last] = [bars.at(0), bars.at(-1)].map((bar) => bar?.getBoundingClientRect());
      expect(first?.top).toBeGreaterThanOrEqual(heading.bottom);
      expect(last?.bottom).toBeLessThanOrEqual(plate.element().getBoundingClientRect().bottom - 8);
    },
  );

  it('shows the notifications of a phone over a dock at the bottom', async () => {
    await usePhone('en');
    openGame(player());
    const screen = await show(
      <>
        <Header />
        <div style={{ position: 'fixed', inset: '650px 0 0', zIndex: 'var(--z-sticky)' }}>Dock</div>
      </>,
    );
    await screen.getByRole('button', { name: t('bell.open', { count: 0 }) }).click();
    const panel = screen.getByRole('region', { name: t('bell.title') });
    await expect.element(panel).toBeVisible();
    const onTop = () => panel.element().contains(document.elementFromPoint(180, 700));
    await expect.poll(onTop).toBe(true);
  });

  it('is a strip for those who hid it, with the bell', async () => {
    openGame(player((of) => void (of.preferences.hideHeader = true)));
    const screen = await show(<Header />);
    expect(screen.getByRole('region', { name: t('header.you') }).query()).toBeNull();
    expect(screen.getByRole('meter').elements()).toHaveLength(3);
    await expect.element(screen.getByRole('button', { name: t('bell.open', { count: 0 }) })).toBeVisible();
  });
});

describe('the sign of saving', () => {
  it('says that everything is saved', async () => {
    openGame(player());
    const screen = await show(<SyncSign />);
    await expect.element(screen.getByRole('status')).toHaveTextContent(t('sync.saved'));
  });
});

describe('the standing banner', () => {
  it('says nothing while there is nothing to say', async () => {
    openGame(player());
    const screen = await show(<StandingBanner />);
    expect(screen.getByRole('status').query()).toBeNull();
    expect(useGame.getState().unreachable).toBe(false);
  });

  it('mentions resting at the inn and offers to wake', async () => {
    openGame(player((of) => void (of.preferences.sleep = true)));
    const screen = await show(<StandingBanner />);
    await expect.element(screen.getByText(t('banner.asleep'))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: t('banner.wake') })).toBeVisible();
  });
});
