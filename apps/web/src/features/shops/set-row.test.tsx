import { describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { gear, ware } from '../../../test/shop.ts';
import { loadWords } from '../../i18n/i18n.ts';
import styles from './set-row.module.css';
import { SetRow } from './set-row.tsx';
import type { MysterySet } from './time-model.ts';

await loadWords('shops');

const SET: MysterySet = {
  item: ware({
    key: '202211',
    text: 'Thunder Set',
    value: 1,
    currency: 'hourglasses',
    purchaseType: 'mystery_set',
    pinType: 'mystery_set',
    path: 'mystery.202211',
  }),
  month: undefined,
  pieces: [gear('head_mystery_202211')],
};

describe('the line of a set', () => {
  it.each([
    { trinkets: 0, words: /1 piece1 hourglass to go1 hourglass1$/ },
    { trinkets: 1, words: /1 piece1 hourglass1$/ },
  ])('says what is missing with $trinkets hourglasses', async ({ trinkets, words }) => {
    openGame(player(({ purchased }) => (purchased.plan.consecutive.trinkets = trinkets)));
    const screen = await show(
      <ul>
        <SetRow set={SET} isOpen={false} onToggle={vi.fn()} onBuy={vi.fn()} />
      </ul>,
    );
    await expect.element(screen.getByRole('button', { name: /^Thunder Set/ })).toHaveTextContent(words);
  });

  it('leaves no hole beside the one before it when it opens on the right', async () => {
    openGame(player());
    const screen = await show(
      <ul className={styles['list']}>
        {['First', 'Second', 'Third'].map((text, place) => (
          <SetRow
            key={text}
            set={{ ...SET, item: { ...SET.item, text } }}
            isOpen={place === 1}
            onToggle={vi.fn()}
            onBuy={vi.fn()}
          />
        ))}
      </ul>,
    );
    const top = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect().top;
    await expect.element(screen.getByRole('heading', { name: 'Third' })).toBeVisible();
    expect(top('Third')).toBe(top('First'));
    expect(top('Second')).toBeGreaterThan(top('First'));
  });
});
