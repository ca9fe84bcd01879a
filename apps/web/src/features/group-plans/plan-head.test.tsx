import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { groupOf } from '../../../test/plans.ts';
import { show } from '../../../test/render.tsx';
import { PlanHead } from './plan-head.tsx';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenpolierverein';

interface Scene {
  readonly leads?: boolean;
  readonly kind?: 'off' | 'real';
  readonly name?: string;
}

function open({ leads = true, kind = 'real', name = 'The Hollow House' }: Scene = {}) {
  const of = player();
  openGame(of);
  const group = { ...groupOf(of, { leads }), name };
  return show(<PlanHead group={group} payments={{ kind, ways: [] }} />, {
    path: '/group-plans/house/task-information',
  });
}

describe('the head of a group with a plan', () => {
  it('lists its pages', async () => {
    const screen = await open({ leads: false });
    const pages = screen.getByRole('navigation', { name: 'Pages of the group' }).getByRole('link');
    expect(pages.elements().map(({ textContent }) => textContent)).toEqual([
      'Board',
      'Information',
      'Billing',
    ]);
  });

  it.each([
    { who: 'its leader', leads: true, pages: ['Board', 'Information', 'Plan'] },
    { who: 'a member', leads: false, pages: ['Board', 'Information'] },
  ])('shows $who no bill where nothing is sold', async ({ leads, pages }) => {
    const screen = await open({ leads, kind: 'off' });
    const links = screen.getByRole('navigation', { name: 'Pages of the group' }).getByRole('link');
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(pages);
  });

  it('is one line on a phone, with the way back and the other pages', async () => {
    await usePhone('en');
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'The Hollow House' })).toBeVisible();
    const back = screen.getByRole('link', { name: 'Your group plans' });
    await expect.element(back).toHaveAttribute('href', '/group-plans');
    expect(document.documentElement.hasAttribute('data-slim-top')).toBe(true);
    expect(screen.container.clientHeight).toBeLessThan(64);
    await screen.getByRole('button', { name: 'Pages of the group' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Billing' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Board' })).toHaveAttribute('aria-disabled');
    await expectAccessible();
  });

  it('leaves room for the bell beside the longest name', async () => {
    await usePhone('de');
    const screen = await open({ name: LONG });
    const name = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const menu = screen.getByRole('button').element().getBoundingClientRect();
    expect(name.height).toBeLessThan(56);
    expect(menu.left - name.right).toBeGreaterThanOrEqual(44);
  });
});
