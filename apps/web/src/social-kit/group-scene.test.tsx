import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { GroupScene } from './group-scene.tsx';

/** How many lines the title takes. */
async function linesOf(title: string): Promise<number> {
  const screen = await show(
    <GroupScene background="" title={title} figures={null}>
      Three members
    </GroupScene>,
  );
  const heading = screen.getByRole('heading', { name: title }).element();
  const lines = heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
  await screen.unmount();
  return Math.round(lines);
}

it.each([
  [360, 'Donaudampfschifffahrtskapitäne'],
  [1440, 'Donaudampfschifffahrtsgesellschaft'],
])('keeps a long word whole on a plate %d px wide', async (width, word) => {
  await page.viewport(width, 800);
  expect([await linesOf('Us'), await linesOf(word)]).toEqual([1, 1]);
});
