import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { gear } from '../../../test/shop.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { ShopSection } from './shop-section.tsx';

await loadWords('shops');

const cell = (key: string, fields: Parameters<typeof gear>[1]) =>
  ({ item: gear(key, fields), state: { kind: 'ready' }, count: 0, pinned: false, isBetter: false }) as const;

const LONG = 'Floating Robe of the Underworld Sorcerer';

it.each([
  {
    why: 'what does nothing, one thing or two',
    cells: [
      cell('weapon_wizard_2', { text: 'Staff', value: 160, int: 15, per: 7 }),
      cell('armor_wizard_2', { text: LONG, value: 90, int: 9 }),
      cell('head_wizard_2', { text: 'Hat', value: 60 }),
    ],
  },
  {
    why: 'short and long names',
    cells: [
      cell('armor_wizard_2', { text: LONG, value: 90 }),
      cell('head_wizard_2', { text: 'Hat', value: 60 }),
    ],
  },
])('has the prices of a row in one line: $why', async ({ cells }) => {
  const screen = await show(
    <div style={{ inlineSize: 520 }}>
      <ShopSection title="Gear" cells={cells} onOpen={() => undefined} />
    </div>,
  );
  const tops = cells.map(({ item }) => {
    const price = screen.getByText(t('shops.price.gold', { count: item.value }), { exact: true });
    return price.element().parentElement?.getBoundingClientRect().top;
  });
  expect([...new Set(tops)]).toHaveLength(1);
});
