import type { Locator, Page } from '@playwright/test';
import { makePerson, type Person } from './person.ts';
import { dialog } from './screen.ts';
import type { Server } from './server.ts';
import { expect } from './test.ts';

/** Somebody who may do this. */
export async function makeKeeper(server: Server, ...privileges: readonly string[]): Promise<Person> {
  const kit = await makePerson(server, 'kit');
  await server.write(
    'users',
    kit.id,
    Object.fromEntries(privileges.map((privilege) => [`permissions.${privilege}`, true])),
  );
  return kit;
}

/** One of the parts of the administration. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Parts of the administration' }).getByRole('link', { name });

/** A part of a player's page. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Saves what was edited of a player, with a reason. */
export async function save(page: Page, name: string, reason: string): Promise<void> {
  await page
    .getByRole('region', { name: /changes?$/ })
    .getByRole('textbox')
    .fill(reason);
  await page.getByRole('button', { name: /^Review / }).click();
  const asked = dialog(page, `Change ${name}?`);
  await asked.getByRole('button', { name: 'Save changes' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText(`${name} is saved.`).last()).toBeVisible();
}

/** Answers a question that asks for a reason. */
export async function agree(
  page: Page,
  title: RegExp,
  yes: string,
  reason = 'They asked for it',
): Promise<void> {
  const asked = dialog(page, title);
  await asked.getByRole('textbox', { name: 'Why' }).fill(reason);
  await asked.getByRole('button', { name: yes }).click();
  await expect(asked).toHaveCount(0);
}

/** Takes back what the trail of a player's page tells first. */
export async function undoFirst(page: Page): Promise<void> {
  const entry = part(page, 'Audit trail').getByRole('listitem').filter({ hasText: 'Undo' }).first();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await agree(page, /^Take this back/, 'Take it back');
}
