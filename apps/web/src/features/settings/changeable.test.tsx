import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Changeable } from './changeable.tsx';

/** A name that is changed at once. */
function Name() {
  useKeptFocus();
  const [name, setName] = useState('Ash');
  return (
    <Changeable
      label="Name"
      value={name}
      error={undefined}
      saved={name !== 'Ash'}
      busy={false}
      onSubmit={setName}
    />
  );
}

it('keeps the focus when there is nothing left to change', async () => {
  const screen = await show(<Name />);
  const change = screen.getByRole('button', { name: 'Change' });
  await expect.element(change).toBeDisabled();
  await screen.getByLabelText('Name').fill('Birch');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(change).toBeDisabled();
  // The next key leads on from the form, not from the top of the page.
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM');
});
