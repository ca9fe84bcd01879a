import { expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { EquipmentScreen } from './equipment/equipment-screen.tsx';
import { ThingsScreen } from './things/things-screen.tsx';

vi.mock('../../item-kit/use-words.ts', { spy: true });

await loadWords('items');

it.each([
  ['things', <ThingsScreen key="things" head={null} />],
  ['gear', <EquipmentScreen key="gear" head={null} onPreference={vi.fn()} />],
])('what stands for the names of %s keeps away from the tools above', async (_, of) => {
  // They never come.
  vi.mocked(useNames).mockReturnValue(false);
  openGame(
    player(({ items }) => {
      items.eggs['Wolf'] = 1;
      items.gear.owned['head_wizard_1'] = true;
    }),
  );
  const screen = await show(of);
  const skeleton = screen.getByRole('status', { name: t('ui.loading') });
  await expect.element(skeleton).toBeVisible();
  const { top } = skeleton.element().getBoundingClientRect();
  const above = screen
    .getByRole('searchbox')
    .or(screen.getByRole('button'))
    .elements()
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.bottom <= top + 1);
  const lowest = Math.max(...above.map(({ bottom }) => bottom));
  expect(top - lowest).toBeGreaterThanOrEqual(16);
});
