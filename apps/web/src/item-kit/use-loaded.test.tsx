import { memo } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { useKeptFocus } from '../ui/kept-focus.ts';
import { useLoaded } from './use-loaded.ts';

const FAMILIES = ['gear'] as const;

it('shows derived names without a network, and the real ones once it is back, and keeps the focus', async () => {
  let name = 'Weapon Wizard 1';
  let hasNetwork = false;
  const load = async () => {
    await Promise.resolve();
    if (!hasNetwork) throw new TypeError('Failed to fetch');
    name = 'Weathercock Staff';
  };
  // As the cards of the screens: drawn again only if something changes that they are given.
  const Card = memo(() => <button type="button">{name}</button>);
  const Screen = () => {
    useKeptFocus();
    return useLoaded(load, FAMILIES) ? <Card /> : <p>On their way</p>;
  };
  const screen = await show(
    <main tabIndex={-1}>
      <Screen />
    </main>,
  );
  await expect.element(screen.getByText('Weapon Wizard 1')).toBeVisible();
  screen.getByRole('button').element().focus();
  hasNetwork = true;
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('button', { name: 'Weathercock Staff' })).toHaveFocus();
});
