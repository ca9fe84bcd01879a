import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { chooseFile, openImport, previewImport } from '../src/support/imports.ts';
import { changed, rich, type State } from '../src/support/moments.ts';

const state = (name: string, show: (page: Page) => Promise<void>, person: State['person'] = rich): State => ({
  name: `import${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await show(page);
    await page.waitForTimeout(700);
  },
});

/** Bringing an account along: no file yet, refused, shown, done. */
export const IMPORT_STATES: readonly State[] = [
  state('', openImport),
  state('-refused', async (page) => {
    await openImport(page);
    await chooseFile(page, { hello: 'world' });
    await see(page.getByRole('alert'));
  }),
  state('-shown', previewImport),
  state('-done', async (page) => {
    await previewImport(page);
    await page.getByRole('button', { name: 'Import everything' }).click();
    await see(page.getByRole('link', { name: 'See your tasks' }));
  }),
  state('-german', previewImport, changed({ 'preferences.language': 'de' })),
];
