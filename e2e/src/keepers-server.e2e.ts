import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, reload, settledBack } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeKeeper, tab } from './support/keepers.ts';
import { makePerson } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { post, type Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/** A job is tried six times in all; the longest wait between two is half an hour. */
const TRIES = 6;
const HOUR_MS = 3_600_000;

/** Has the server try what waits until it gives up, again and again: its clock only goes forward. */
function impatience(server: Server): () => Promise<void> {
  let at = Date.now();
  return async () => {
    for (let done = 0; done < TRIES; done += 1) {
      at += HOUR_MS;
      await server.clock(new Date(at).toISOString());
      await server.settle();
    }
  };
}

const jobs = (page: Page) => page.getByRole('region', { name: 'Background jobs' });

test(
  'a mail that could not be kept is tried again by hand, once its cause is gone',
  ALL,
  async ({ page, server, program }) => {
    test.slow();
    const kit = await makeKeeper(server, 'fullAccess');
    await makePerson(server, 'maren');
    const tryToTheEnd = impatience(server);
    const folder = join(program.folder, 'mails');
    const ask = async () => {
      await post(`${server.url}/api/v4/user/reset-password`, { email: 'maren@example.org' });
      await tryToTheEnd();
    };
    const row = jobs(page).getByRole('listitem').filter({ hasText: 'Failed' });

    // Mails are kept in a folder; where a file is in its place, none can be.
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    try {
      await test.step('it fails for the last time, and the keeper is told why', async () => {
        await ask();
        await enter(page, kit);
        await page.goto('/admin/server');
        await expect(tab(page, 'Server')).toHaveAttribute('aria-current', 'page');
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('6 attempts');
        await expect(row).toContainText('EEXIST');
        await checkAccess(page, 'a job that failed');
      });

      await test.step('the cause is still there: it fails again', async () => {
        await row.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('One job starts again.')).toBeVisible();
        await tryToTheEnd();
        await reload(page);
        await expect(row).toHaveCount(1);
      });
    } finally {
      rmSync(folder);
    }

    await test.step('the cause is gone: the mail is there', async () => {
      await row.getByRole('button', { name: 'Try again' }).click();
      await expect(row).toHaveCount(0);
      await server.settle();
      expect(readdirSync(folder).filter((name) => name.endsWith('.txt'))).toHaveLength(1);
    });

    await test.step('what is not wanted any more is removed, after a question', async () => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, '');
      try {
        await ask();
      } finally {
        rmSync(folder);
      }
      await reload(page);
      await row.getByRole('button', { name: 'Remove' }).click();
      await dialog(page, /^Remove/)
        .getByRole('button', { name: 'Remove' })
        .click();
      await expect(row).toHaveCount(0);
      await settledBack(page);
    });

    await test.step('each act stands in the log', async () => {
      await page.goto('/admin/log');
      const log = page.getByRole('list', { name: 'Log' });
      await expect(log.getByText('Tried failed jobs again')).toHaveCount(2);
      await expect(log.getByText('Removed a job')).toHaveCount(1);
    });
  },
);

test('a backup is made by hand', ALL, async ({ page, server, program }) => {
  const kit = await makeKeeper(server, 'fullAccess');
  await enter(page, kit);
  await page.goto('/admin/server');
  const backups = page.getByRole('region', { name: 'Backups' });
  const kept = (name: string) => existsSync(join(program.folder, 'backups', name));
  await backups.getByRole('button', { name: 'Make a backup' }).click();
  await expect(page.getByText('The backup is made.')).toBeVisible();
  const name = await backups.getByRole('listitem').first().locator('b').textContent();
  expect(kept(name ?? '')).toBe(true);
});
