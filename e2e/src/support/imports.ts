import type { Page } from '@playwright/test';
import { see } from './checks.ts';

const id = (n: number): string => `dddddddd-0000-4000-8000-${String(n).padStart(12, '0')}`;
const day = (n: number): string => new Date(Date.UTC(2017, 0, 9) + n * 86_400_000).toISOString();

/** A user data export of somebody who played elsewhere for years. */
export const EXPORT = {
  profile: { name: 'Maren Holt' },
  stats: { lvl: 57, class: 'warrior', gp: 2310, hp: 42, mp: 88, exp: 120 },
  flags: { classSelected: true },
  items: {
    gear: {
      owned: { weapon_warrior_6: true, armor_warrior_5: true, head_warrior_5: true, shield_warrior_5: true },
      equipped: {
        weapon: 'weapon_warrior_6',
        armor: 'armor_warrior_5',
        head: 'head_warrior_5',
        shield: 'shield_warrior_5',
      },
    },
    pets: { 'Wolf-Base': 20, 'Fox-Golden': 5, 'Dragon-Prototype': 5 },
    mounts: { 'Cactus-Desert': true },
    eggs: { Wolf: 3, Fox: 2 },
    food: { Meat: 9 },
  },
  achievements: { streak: 3, perfect: 41, quests: { atom1: 1 } },
  loginIncentives: 212,
  preferences: { background: 'green_room', tasks: { layout: 'wide' } },
  inbox: { messages: { [id(9)]: { id: id(9), uuid: id(8), text: 'See you there', timestamp: 5 } } },
  apiToken: 'secret',
  tasks: {
    habits: [
      {
        _id: id(1),
        type: 'habit',
        text: 'Sing in the car',
        value: 9,
        history: Array.from({ length: 40 }, (_, n) => ({ date: day(n), value: n / 4 })),
      },
    ],
    dailys: [{ _id: id(2), type: 'daily', text: 'Feed the neighbour’s cat', streak: 84, value: 12 }],
    todos: [{ _id: id(3), type: 'todo', text: 'Paint the shed' }],
    rewards: [{ _id: id(4), type: 'reward', text: 'A long bath', value: 20 }],
  },
  tasksOrder: { habits: [id(1)], dailys: [id(2)], todos: [id(3)], rewards: [id(4)] },
};

/** Opens the import. */
export async function openImport(page: Page): Promise<void> {
  await page.goto('/user/settings/siteData/import');
  await see(page.getByRole('heading', { name: /^(Bring your account along|Bring dein Konto mit)$/ }));
}

/** Chooses a file with these contents. */
export const chooseFile = (page: Page, contents: unknown, name = 'user-data.json'): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof contents === 'string' ? contents : JSON.stringify(contents)),
    });

/** Opens the import and shows what the file would bring. */
export async function previewImport(page: Page): Promise<void> {
  await openImport(page);
  await chooseFile(page, EXPORT);
  await see(page.getByRole('button', { name: /^(Import everything|Alles importieren)$/ }));
}
