import type { Locator, Page } from '@playwright/test';
import { makePerson, type Person } from './person.ts';
import type { Server } from './server.ts';

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
