import { expect, it, vi } from 'vitest';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { loadWords } from '../../../i18n/i18n.ts';
import { loadNames } from '../../../lib/load-names.ts';
import { SkillBar } from './skill-bar.tsx';

vi.mock('../../../lib/load-names.ts', { spy: true });

it('has names made of keys until the others come, and those as soon as there is a network', async () => {
  await loadWords('skills');
  vi.mocked(loadNames).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  openGame(
    player((of) => {
      Object.assign(of.stats, { lvl: 24, mp: 60, class: 'wizard' });
      of.flags.classSelected = true;
    }),
  );
  const screen = await show(<SkillBar />);
  await expect.element(screen.getByText('Mpheal')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Shared Spring')).toBeVisible();
  expect(screen.getByText('Mpheal').query()).toBeNull();
});
