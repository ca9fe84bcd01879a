import { expect, it } from 'vitest';
import { show } from '../../../../test/render.tsx';
import { useColumnsInTurn } from './use-columns-in-turn.ts';

it('lets the columns of a board begin one after the other', async () => {
  const begun: number[] = [];
  const Probe = () => {
    begun.push(useColumnsInTurn());
    return <output>{begun.at(-1)}</output>;
  };
  const screen = await show(<Probe />);
  await expect.element(screen.getByText('4')).toBeVisible();
  expect([...new Set(begun)]).toEqual([1, 2, 3, 4]);
});
