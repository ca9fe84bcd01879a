import type { Player, Task } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { CheckIn } from './check-in.tsx';
import { Death } from './death.tsx';
import { LevelUp } from './level-up.tsx';
import { LowHealth } from './low-health.tsx';
import { Reborn } from './reborn.tsx';
import { UltimateGear } from './ultimate-gear.tsx';
import { Welcome } from './welcome.tsx';

const stats = (rest: Partial<Player['stats']>) =>
  openGame(player((of) => void Object.assign(of.stats, rest)));

describe('a new level', () => {
  it('is shown with what is missing to the next', async () => {
    stats({ lvl: 2, exp: 10.5 });
    const onClose = vi.fn();
    const screen = await show(<LevelUp level={2} onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: t('level.title', { level: 2 }) });
    await expect.element(dialog).toHaveAccessibleDescription(t('level.hint', { name: 'Maren' }));
    await expect.element(dialog.getByText(t('level.next', { amount: '40', level: 3 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('level.onward') }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('brings points only to those who have a class', async () => {
    openGame(
      player((of) => {
        Object.assign(of.stats, { lvl: 12, points: 3 });
        of.flags.classSelected = true;
      }),
    );
    const screen = await show(<LevelUp level={12} onClose={vi.fn()} />);
    await expect.element(screen.getByText(t('level.points', { count: 3 }))).toBeVisible();
    await screen.unmount();
    stats({ lvl: 9, points: 3 });
    const early = await show(<LevelUp level={9} onClose={vi.fn()} />);
    await expect.element(early.getByText(t('level.health'))).toBeVisible();
    expect(early.getByText(t('level.points', { count: 3 })).query()).toBeNull();
  });

  it.each([
    [15, 'atom1', true],
    [15, undefined, false],
    [16, 'atom1', false],
  ] as const)('%d with the scroll %s mentions a scroll: %s', async (level, scroll, told) => {
    openGame(
      player((of) => {
        of.stats.lvl = level;
        if (scroll) of.items.quests[scroll] = 1;
      }),
    );
    const screen = await show(<LevelUp level={level} onClose={vi.fn()} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByText(t('level.scroll')).query() !== null).toBe(told);
    if (told) await expect.element(screen.getByText('Dust and Soap, Part 1')).toBeVisible();
  });
});

describe('a fall', () => {
  it.each([
    [
      'with gold, above level 1',
      { lvl: 3, gp: 40.7 },
      [t('death.level', { level: 2 }), t('death.gold', { count: 40 })],
    ],
    ['poor, at level 1', { lvl: 1, gp: 0.5 }, [t('death.sameLevel'), t('death.noGold')]],
  ])('says what it costs: %s', async (_, rest, told) => {
    stats({ hp: 0, ...rest });
    const screen = await show(<Death onRevive={vi.fn()} />);
    const lines = screen.getByRole('listitem');
    for (const line of [...told, t('death.experience'), t('death.kept')])
      await expect.element(lines.filter({ hasText: line })).toBeVisible();
  });

  it('must be answered', async () => {
    stats({ hp: 0 });
    const onRevive = vi.fn();
    const screen = await show(<Death onRevive={onRevive} />);
    const dialog = screen.getByRole('dialog', { name: t('death.title') });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button').elements()).toHaveLength(1);
    expect(onRevive).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: t('death.rise') }).click();
    expect(onRevive).toHaveBeenCalledOnce();
  });
});

describe('low health', () => {
  it('says how low and offers to rest', async () => {
    stats({ hp: 11.2 });
    const [onRest, onClose] = [vi.fn(), vi.fn()];
    const screen = await show(<LowHealth onRest={onRest} onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: t('low.title') });
    await expect.element(dialog).toHaveAccessibleDescription(t('low.hint', { health: '12' }));
    await dialog.getByRole('button', { name: t('low.restAction') }).click();
    expect(onRest).toHaveBeenCalledOnce();
    await dialog.getByRole('button', { name: t('low.close') }).click();
    expect(onClose).toHaveBeenCalled();
  });

  it('offers no rest to those who rest already', async () => {
    openGame(player((of) => void (of.preferences.sleep = true)));
    const screen = await show(<LowHealth onRest={vi.fn()} onClose={vi.fn()} />);
    await expect.element(screen.getByRole('button', { name: t('low.close') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('low.restAction') }).query()).toBeNull();
  });
});

describe('a gift for coming back', () => {
  it('says what it is and when the next one comes', async () => {
    openGame(player((of) => void (of.loginIncentives = 4)));
    const data = { rewardKey: ['shop_gem'], rewardText: 'Royal purple potions', nextRewardAt: 7 };
    const notification = { id: 'n', type: 'LOGIN_INCENTIVE', data, seen: false };
    const onTake = vi.fn();
    const screen = await show(<CheckIn notification={notification} onTake={onTake} />);
    const dialog = screen.getByRole('dialog', { name: t('checkIn.title') });
    await expect.element(dialog).toHaveAccessibleDescription(t('checkIn.hint', { count: 4 }));
    await expect.element(dialog.getByText('Royal purple potions')).toBeVisible();
    await expect.element(dialog.getByText(t('checkIn.next', { count: 3 }))).toBeVisible();
    await dialog.getByRole('button', { name: t('checkIn.take') }).click();
    expect(onTake).toHaveBeenCalledOnce();
  });
});

describe('the welcome', () => {
  it('counts the tasks that the chosen themes bring', async () => {
    openGame(player());
    const onBegin = vi.fn<(tasks: readonly Task[]) => void>();
    const screen = await show(<Welcome onBegin={onBegin} />);
    const dialog = screen.getByRole('dialog', { name: t('welcome.title', { name: 'Maren' }) });
    const theme = dialog.getByRole('button', { name: t('theme.exercise'), exact: true });
    await expect.element(theme).toHaveAttribute('aria-pressed', 'false');
    const begin = (count: number) =>
      dialog.getByRole('button', { name: t('welcome.beginWith', { count }), exact: true });
    await theme.click();
    await expect.element(theme).toHaveAttribute('aria-pressed', 'true');
    await expect.element(begin(7)).toBeVisible();
    await dialog.getByRole('button', { name: t('theme.work'), exact: true }).click();
    await expect.element(begin(10)).toBeVisible();
    const contents = dialog.getByRole('status');
    await expect.element(contents).toHaveTextContent('4 habits, 2 dailies, 3 to-dos and 1 reward');
    await theme.click();
    await expect.element(contents).toHaveTextContent('3 habits, 1 daily, 2 to-dos and 1 reward');
    await begin(7).click();
    expect(onBegin).toHaveBeenCalledOnce();
    expect(onBegin.mock.calls[0]?.[0]).toHaveLength(7);
  });

  it('explains the coloured marks of cards', async () => {
    openGame(player());
    const screen = await show(<Welcome onBegin={vi.fn()} />);
    await expect.element(screen.getByText(t('welcome.marks'))).toBeVisible();
    const marks = screen.getByRole('listitem');
    for (const tone of ['worst', 'neutral', 'best'] as const)
      await expect.element(marks.filter({ hasText: t(`tasks.tone.${tone}`) })).toBeVisible();
  });

  it('must be answered', async () => {
    openGame(player());
    const onBegin = vi.fn<(tasks: readonly Task[]) => void>();
    const screen = await show(<Welcome onBegin={onBegin} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: t('ui.close') }).query()).toBeNull();
    expect(onBegin).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: t('welcome.empty') }).click();
    expect(onBegin).toHaveBeenCalledExactlyOnceWith([]);
  });
});

describe('a rebirth', () => {
  it('says how far the last life got, and is left by Escape', async () => {
    openGame(player(({ achievements }) => Object.assign(achievements, { rebirths: 2, rebirthLevel: 61 })));
    const onClose = vi.fn();
    const screen = await show(<Reborn onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: t('reborn.title') });
    await expect.element(dialog).toHaveAccessibleDescription(t('reborn.hint', { name: 'Maren', level: 61 }));
    await expect.element(dialog.getByText(t('reborn.count', { count: 2 }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['en', 'de'] as const)('breaks no word of what it brought on a phone: %s', async (locale) => {
    await usePhone(locale);
    openGame(player(({ achievements }) => Object.assign(achievements, { rebirths: 12, rebirthLevel: 61 })));
    const screen = await show(<Reborn onClose={vi.fn()} />);
    for (const told of [t('level.health'), t('reborn.count', { count: 12 }), t('reborn.kept')]) {
      const plate = screen.getByText(told);
      await expect.element(plate).toBeVisible();
      expect(brokenWords(plate.element())).toEqual([]);
    }
  });

  it('has the pictures of what it brought in one line, however long the words are', async () => {
    await usePhone('de');
    openGame(player(({ achievements }) => Object.assign(achievements, { rebirths: 1, rebirthLevel: 61 })));
    const screen = await show(<Reborn onClose={vi.fn()} />);
    const tops = [t('level.health'), t('reborn.count', { count: 1 }), t('reborn.kept')].map((told) => {
      const { top, height } = pictureOf(screen.getByText(told).element());
      return top + height / 2;
    });
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  });
});

const pictureOf = (plate: Element): DOMRect => (plate.firstElementChild ?? plate).getBoundingClientRect();

/** The words of an element that go on in another line. */
function brokenWords(element: Element): string[] {
  const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const range = document.createRange();
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (!text) return [];
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

describe('ultimate gear', () => {
  it('names the classes of which it is complete', async () => {
    openGame(
      player(({ achievements }) =>
        Object.assign(achievements.ultimateGearSets, { wizard: true, rogue: true }),
      ),
    );
    const screen = await show(<UltimateGear onClose={vi.fn()} />);
    await expect.element(screen.getByText(t('class.wizard'))).toBeVisible();
    await expect.element(screen.getByText(t('class.rogue'))).toBeVisible();
    expect(screen.getByText(t('class.healer')).query()).toBeNull();
  });
});
