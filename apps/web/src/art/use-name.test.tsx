import { provideNames, spoken } from '@everdeed/content/words';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { loadNames } from '../lib/load-names.ts';
import { useName } from './use-name.ts';

vi.mock(import('../lib/load-names.ts'), { spy: true });

const Name = () => <p>{useName('words', 'gear', 'head_wizard_9')}</p>;

it('names a picture once the network is back', async () => {
  vi.mocked(loadNames)
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementation(async () => provideNames('gear', () => 'Hat of Patience', spoken()));
  const screen = await show(<Name />);
  await expect.poll(() => vi.mocked(loadNames).mock.calls.length).toBe(1);
  await expect.element(screen.getByText('Hat of Patience')).not.toBeInTheDocument();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Hat of Patience')).toBeVisible();
});
