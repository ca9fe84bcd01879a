import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { InTurn, useInTurn } from './in-turn.ts';

it('lets parts begin one after the other', async () => {
  const begun: number[] = [];
  const Probe = () => {
    begun.push(useInTurn(4));
    return <output>{begun.at(-1)}</output>;
  };
  const screen = await show(<Probe />);
  await expect.element(screen.getByText('4')).toBeVisible();
  expect([...new Set(begun)]).toEqual([1, 2, 3, 4]);
});

it('draws a part once, and parts that come later, too', async () => {
  const drawn: string[] = [];
  const Part = ({ name }: { readonly name: string }) => {
    drawn.push(name);
    return <output>{name}</output>;
  };
  const partsOf = (names: readonly string[]) => names.map((name) => <Part key={name} name={name} />);
  const screen = await show(<InTurn parts={partsOf(['gear', 'eggs', 'food'])} />);
  await expect.element(screen.getByText('food')).toBeVisible();
  expect(drawn).toEqual(['gear', 'eggs', 'food']);
  await screen.rerender(<InTurn parts={partsOf(['gear', 'eggs', 'food', 'cards'])} />);
  await expect.element(screen.getByText('cards')).toBeVisible();
});
