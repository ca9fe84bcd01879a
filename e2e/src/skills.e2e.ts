import type { Page } from '@playwright/test';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeHero } from './support/hero.ts';
import { card, gauge, gaugeValue, saved, toasts } from './support/screen.ts';
import { skill } from './support/skill-states.ts';
import { ALL, expect, test } from './support/test.ts';

const target = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Cast Fireball on ${title}`) });

test.describe('skills', () => {
  test('a mage casts on a card by mouse, then by keyboard', ALL, async ({ page, server }) => {
    const person = await makeHero(server);
    await enter(page, person);
    const mana = gauge(page, 'Mana');
    await expect(mana).toHaveAttribute('aria-valuenow', '71');
    await skill(page, 'Fireball').click();
    await expect(target(page, 'Fancy coffee')).toHaveCount(0);
    await target(page, 'Plan the day').click();
    await expect(mana).toHaveAttribute('aria-valuenow', '61');
    await expect(toasts(page)).toContainText('Fireball on Plan the day');
    await saved(page);

    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Cast Fireball/ }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Cast Fireball/ })).toHaveCount(0);
    await skill(page, 'Fireball').press('Enter');
    await expect(page.getByRole('button', { name: /^Cast Fireball/ }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('j');
    const aimed = await page.locator(':focus').getAttribute('aria-label');
    expect(aimed).toMatch(/^Cast Fireball on .+: \+\d/);
    await page.keyboard.press('Enter');
    await expect(mana).toHaveAttribute('aria-valuenow', '51');
    await expect(page.locator('article:focus')).toHaveCount(1);
    await saved(page);
    expect(await person.player()).toMatchObject({ stats: { mp: 51 } });
    expect(await gaugeValue(mana)).toBe(51);
  });

  test('what cannot be cast says why; frost is cast at once and is on', ALL, async ({ page, server }) => {
    const person = await makeHero(server);
    await server.write('users', person.id, { 'stats.mp': 45 });
    await enter(page, person);
    await expect(skill(page, 'Shared Spring')).toHaveAccessibleName(/companions/);
    await skill(page, 'Frost').click();
    await expect(skill(page, 'Frost')).toHaveAccessibleName(/On today/);
    await expect(skill(page, 'Fireball')).toHaveAccessibleName(/5 mana to go/);
    await expect(skill(page, 'Fireball')).toHaveAttribute('aria-disabled', 'true');
    await saved(page);
    await reload(page);
    await expect(skill(page, 'Frost')).toHaveAccessibleName(/On today/);
  });

  test('their bar never lies over what has the focus', ALL, async ({ page, server }) => {
    const person = await makeHero(server);
    await page.setViewportSize({ width: 1440, height: 600 });
    await enter(page, person);
    await expect(skill(page, 'Fireball')).toBeVisible();
    const hidden: (string | null)[] = [];
    await page.locator('main').focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const { activeElement: focus } = document;
          const { x = 0, y = 0, width = 0, height = 0 } = focus?.getBoundingClientRect() ?? {};
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const isBelow = top?.closest('section')?.contains(focus) === false;
          return isBelow && focus?.closest('main')
            ? (focus.getAttribute('aria-label') ?? focus.textContent)
            : null;
        });
        if (name !== null) hidden.push(name);
      }
    expect(hidden).toEqual([]);
  });

  test('are accessible while one is aimed', ALL, async ({ page, server }) => {
    const person = await makeHero(server);
    await enter(page, person);
    await skill(page, 'Fireball').click();
    await expect(target(page, 'Plan the day')).toBeVisible();
    await expect(card(page, 'Fancy coffee')).toHaveAttribute('inert');
    await checkAccess(page, 'the task screen while aiming');
  });

  test(
    'are aimed by touch on a phone, and put away by a cross or a second tap',
    ALL,
    async ({ server, browse }) => {
      const person = await makeHero(server);
      const page = await browse({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
      await enter(page, person);
      await page.getByRole('radio', { name: 'Dailies' }).check();
      const fireball = skill(page, 'Fireball');
      const aimed = page.getByRole('button', { name: /^Cast Fireball on/ });
      await fireball.tap();
      await expect(fireball).toHaveAttribute('aria-pressed', 'true');
      await fireball.tap();
      await expect(aimed).toHaveCount(0);
      await fireball.tap();
      await page.getByRole('button', { name: 'Put Fireball away' }).tap();
      await expect(aimed).toHaveCount(0);
      await fireball.tap();
      await target(page, 'Plan the day').tap();
      await expect(toasts(page)).toContainText('Fireball on Plan the day');
      await expect.poll(async () => (await person.player()).stats.mp, 'the mana').toBe(61);
    },
  );
});
