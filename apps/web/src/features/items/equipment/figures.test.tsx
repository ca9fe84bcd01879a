import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/render.tsx';
import { loadWords } from '../../../i18n/i18n.ts';
import { Changes } from './figures.tsx';

await loadWords('items');

const SAME = { str: 0, int: 0, con: 0, per: 0 };

describe('what wearing a piece changes', () => {
  it('says so where nothing changes', async () => {
    const { container } = await show(<Changes figures={SAME} />);
    expect(container).toHaveTextContent('your attributes stay the same');
  });

  it('says nothing of it on a card', async () => {
    const { container } = await show(<Changes figures={SAME} quiet />);
    expect(container.textContent).toBe('');
  });

  it('lists what changes alone', async () => {
    const { container } = await show(<Changes figures={{ ...SAME, int: 2 }} />);
    expect(container).toHaveTextContent(/^Int \+2$/);
  });
});
