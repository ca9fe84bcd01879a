import { nameOf } from '@everdeed/content/words';
import type { Notification } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { registerActions } from '../../data/define-action.ts';
import { notificationActions } from '../../features/notifications/notification-actions.ts';
import { t } from '../../i18n/i18n.ts';
import { Bell } from './bell.tsx';

registerActions(...notificationActions);

const notification = (type: string, data: Notification['data'] = {}): Notification => ({
  id: `${type}-${JSON.stringify(data)}`,
  type,
  data,
  seen: false,
});

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

  it('is a target of 44 pixels on a phone, though it looks smaller', async () => {
    await usePhone('en');
    openGame(player());
    const screen = await show(
      <div style={{ position: 'absolute', inset: 40 }}>
        <Bell />
      </div>,
    );
    const bell = screen.getByRole('button', { expanded: false }).element();
    const { left, top, width, height } = bell.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (const [across, down] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const)
      expect(bell.contains(document.elementFromPoint(x + across, y + down))).toBe(true);
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
    await userEvent.keyboard('{ArrowDown}');
    // From the bell, where the focus stays.
    await expect.element(panel.getByRole('listitem').first()).toHaveFocus();
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
