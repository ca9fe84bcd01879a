import { memo } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { useLoaded } from './use-loaded.ts';

const FAMILIES = ['gear'] as const;

it('shows derived names without a network, and the real ones once it is back', async () => {
  let name = 'Weapon Wizard 1';
  let hasNetwork = false;
  const load = async () => {
    await Promise.resolve();
    if (!hasNetwork) throw new TypeError('Failed to fetch');
    name = 'Weathercock Staff';
  };
  // As the cards of the screens: drawn again only if something changes that they are given.
  const Card = memo(() => <p>{name}</p>);
  const Screen = () => (useLoaded(load, FAMILIES) ? <Card /> : <p>On their way</p>);
  const screen = await show(<Screen />);
  await expect.element(screen.getByText('Weapon Wizard 1')).toBeVisible();
  hasNetwork = true;
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Weathercock Staff')).toBeVisible();
});
