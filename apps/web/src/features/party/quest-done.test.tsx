import { quests } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { loadNames } from '../../lib/load-names.ts';
import { QuestDone } from './quest-done.tsx';

/** The quest whose name is longest in the language that is spoken. */
const longest = (): string =>
  quests.reduce(
    (best, { key }) => (nameOf('quests', key).length > nameOf('quests', best).length ? key : best),
    'otter',
  );

it.each([
  ['en', /for each of you$/],
  ['de', /^Für alle: /],
] as const)('shows on a small phone at once what a quest brought: %s', async (locale, words) => {
  await usePhone(locale);
  await page.viewport(360, 640);
  openGame(player());
  await loadNames('quests');
  for (const quest of ['otter', 'dustbunnies', longest()]) {
    const screen = await show(<QuestDone quest={quest} onClose={vi.fn()} />);
    const button = screen.getByRole('button', { name: t('party.doneClose') });
    await expect.element(button).toBeInViewport({ ratio: 1 });
    const top = () => button.element().getBoundingClientRect().top;
    const bottom = () => screen.getByText(words).element().getBoundingClientRect().bottom;
    await expect.poll(() => bottom() - top(), { message: quest }).toBeLessThanOrEqual(0);
    await screen.unmount();
  }
});
