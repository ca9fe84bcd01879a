import type { Locator, Page } from '@playwright/test';
import { see } from './checks.ts';
import { makeHero } from './hero.ts';
import { isPhone, showKind, type State } from './moments.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';

/** A button of the bar of skills. */
export const skill = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: /^(Skills|Fähigkeiten)$/ })
    .getByRole('button', { name: new RegExp(`^${name}`) });

/** A player of one class, as changed. */
const caster =
  (set: Record<string, unknown> = {}) =>
  async (server: Server): Promise<Person> => {
    const person = await makeHero(server);
    await server.write('users', person.id, set);
    return person;
  };

const state = (
  name: string,
  act: (page: Page) => Promise<void> = async () => undefined,
  set: Record<string, unknown> = {},
): State => ({
  name: `skills${name}`,
  person: caster(set),
  show: async (page, enter) => {
    await enter();
    await see(page.getByRole('region', { name: /^(Skills|Fähigkeiten)$/ }));
    await page.waitForTimeout(500);
    await act(page);
    await page.waitForTimeout(600);
  },
});

async function aim(page: Page): Promise<void> {
  await showKind(page, 'Dailies');
  await skill(page, 'Fireball').click();
  const target = page.getByRole('button', { name: /^Cast Fireball on Plan the day/ });
  await see(target);
  if (!isPhone(page)) await target.hover();
}

/** The bar of skills: ready, aiming, cast, and what it cannot cast. */
export const SKILL_STATES: readonly State[] = [
  state('-ready', undefined, { 'stats.mp': 41 }),
  state('-aiming', aim, { 'stats.mp': 33, 'stats.buffs.streaks': true }),
  state('-cast', async (page) => {
    await aim(page);
    await page.getByRole('button', { name: /^Cast Fireball on Plan the day/ }).click();
  }),
  state('-locked', undefined, { 'stats.lvl': 12, 'stats.mp': 8 }),
  state('-rogue', undefined, { 'stats.class': 'rogue' }),
  state('-healer', undefined, { 'stats.class': 'healer', 'stats.hp': 50 }),
  state('-folded', async (page) => {
    await page.getByRole('button', { name: 'Fold the skills away' }).click();
  }),
];
