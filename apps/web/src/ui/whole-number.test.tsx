import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useWholeNumber } from './whole-number.ts';

function Field({ max }: { readonly max: number }) {
  const [value, setValue] = useState(1);
  const { field } = useWholeNumber({ value, max, onChange: setValue });
  return (
    <>
      <input type="number" aria-label="How many" {...field} />
      <output>{value}</output>
    </>
  );
}

/** The field, focused with its number chosen, and the number that counts. */
async function open() {
  const screen = await show(<Field max={12} />);
  const field = screen.getByRole('spinbutton');
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  return { field, count: screen.getByRole('status') };
}

describe('a field for a whole number', () => {
  it('is empty once it is emptied, so that the next digit stands alone', async () => {
    const { field, count } = await open();
    await userEvent.keyboard('{Delete}');
    await expect.element(field).toHaveValue(null);
    await expect.element(count).toHaveTextContent('1');
    await userEvent.keyboard('2');
    await expect.element(field).toHaveValue(2);
    await expect.element(count).toHaveTextContent('2');
  });

  it('shows what counts when it is left empty', async () => {
    const { field } = await open();
    await userEvent.keyboard('{Delete}{Tab}');
    await expect.element(field).toHaveValue(1);
  });

  it.each([
    ['0', 1],
    ['99', 12],
    ['1e3', 12],
    ['-4', 1],
    ['2.5', 2],
    ['many', 1],
  ])('takes %s as %i', async (keys, expected) => {
    const { field, count } = await open();
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue(expected);
    await expect.element(count).toHaveTextContent(String(expected));
  });
});
