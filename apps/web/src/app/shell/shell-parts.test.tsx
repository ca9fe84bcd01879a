import type { Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { notificationActions } from '../../features/notifications/notification-actions.ts';
import { t } from '../../i18n/i18n.ts';
import { Header } from './header.tsx';
import { BottomBar } from './navigation.tsx';
import { Purse } from './purse.tsx';
import { StandingBanner } from './standing-banner.tsx';
import { GaugeRow, gaugesOf } from './stats.tsx';
import { SyncSign } from './sync-sign.tsx';

registerActions(...notificationActions);

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

  it('breaks no figure on a phone, however narrow', async () => {
    await usePhone('de');
    openGame(
      player((of) => {
        of.stats.gp = 1_234_567;
        of.balance = 3_200_000;
      }),
    );
    const screen = await show(
      <div style={{ inlineSize: 120 }}>
        <Purse />
      </div>,
    );
    const gold = screen.getByTitle(t('header.gold'));
    await expect.element(gold).toHaveTextContent('1,2 Mio.');
    expect(gold.element().getBoundingClientRect().height).toBeLessThan(24);
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
    const screen = await show(<GaugeRow gauge={health} />);
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
    const landmark = screen.getByRole('banner');
    expect(landmark.getByRole('meter').elements()).toHaveLength(3);
    await expect.element(landmark.getByRole('button', { name: t('bell.open', { count: 0 }) })).toBeVisible();
  });

  it('keeps a strip in sight, within its landmark, once it is scrolled away', async () => {
    openGame(player());
    const screen = await show(
      <div style={{ minBlockSize: 3000 }}>
        <Header />
      </div>,
    );
    await expect.element(screen.getByRole('region', { name: t('header.you') })).toBeVisible();
    scrollTo(0, 1500);
    const add = screen.getByRole('banner').getByRole('button', { name: t('nav.add') });
    await expect.element(add).toBeInViewport();
    scrollTo(0, 0);
    await expect.element(add).not.toBeInTheDocument();
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

describe('the bar at the bottom of a phone', () => {
  it('keeps the names of places away from the plus and within the screen, in German too', async () => {
    await usePhone('de');
    openGame(player());
    const screen = await show(<BottomBar />);
    const plus = screen.getByRole('button', { name: t('nav.add') });
    await expect.element(plus).toBeVisible();
    const name = document.createRange();
    for (const key of ['nav.tasks', 'nav.items', 'nav.shops', 'nav.party'] as const) {
      name.selectNodeContents(
        screen.getByRole('link', { name: t(key) }).element().lastChild ?? document.body,
      );
      // In one line.
      expect(name.getBoundingClientRect().height).toBeLessThan(24);
    }
    name.selectNodeContents(screen.getByRole('link', { name: t('nav.items') }).element());
    expect(plus.element().getBoundingClientRect().left - name.getBoundingClientRect().right).toBeGreaterThan(
      4,
    );
    const last = screen
      .getByRole('button', { name: t('nav.more') })
      .element()
      .getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(innerWidth);
  });
});
