import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { changed, type State } from '../src/support/moments.ts';

const classed = { 'flags.classSelected': true, 'stats.class': 'wizard' };

async function openSounds(page: Page): Promise<void> {
  await page.goto('/user/settings/general');
  const sounds = page.getByRole('switch', { name: /Play sounds|Klänge spielen/ });
  await see(sounds);
  await sounds.click();
  await see(page.getByRole('button', { name: /^(Listen|Anhören)$/ }));
  await sounds.scrollIntoViewIfNeeded();
}

/** The settings of the game: class, gear, sounds. */
export const SETTINGS_GAME_STATES: readonly State[] = [
  { preferences: {}, name: 'settings-game' },
  { preferences: { 'preferences.language': 'de' }, name: 'settings-game-german' },
].map(({ name, preferences }) => ({
  name,
  person: changed({ ...classed, ...preferences }),
  show: async (page, enter) => {
    await enter();
    await openSounds(page);
    await page.waitForTimeout(500);
  },
}));
