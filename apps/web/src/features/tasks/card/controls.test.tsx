import { describe, expect, it } from 'vitest';
import { showCard } from '../../../../test/show-card.tsx';
import { daily, habit } from '../../../../test/tasks.ts';
import { t } from '../../../i18n/i18n.ts';

const title = 'Water the herbs';

async function showSeal() {
  const { actions, card } = await showCard(daily(title));
  const seal = card.getByRole('checkbox', { name: t('tasks.check', { title }) }).element();
  const isChecked = () => seal.getAttribute('aria-checked') === 'true';
  return { actions, seal, isChecked };
}

/** A click that nobody waits for, unlike those of the browser's driver. */
const tap = (control: Element) => control.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** Two frames, after which whatever waits for a paint has run. */
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

describe('a tap', () => {
  it('draws the mark of a daily before it does anything', async () => {
    const { actions, seal, isChecked } = await showSeal();
    tap(seal);
    await Promise.resolve();
    expect(isChecked()).toBe(true);
    expect(actions.score).not.toHaveBeenCalled();
    await frames();
    expect(actions.score).toHaveBeenCalledOnce();
  });

  it('takes the mark away where the rules refuse it', async () => {
    const { actions, seal, isChecked } = await showSeal();
    actions.score.mockReturnValue(false);
    tap(seal);
    await frames();
    expect(actions.score).toHaveBeenCalledOnce();
    await expect.poll(isChecked).toBe(false);
  });

  it('counts once, and at once, on a page that goes away', async () => {
    const { actions, seal } = await showSeal();
    tap(seal);
    dispatchEvent(new Event('pagehide'));
    expect(actions.score).toHaveBeenCalledOnce();
    await frames();
    expect(actions.score).toHaveBeenCalledOnce();
  });

  it('on a habit counts as often as it is done within one frame', async () => {
    const { actions, card } = await showCard(habit(title));
    const plus = card.getByRole('button', { name: t('tasks.plus', { title }) }).element();
    tap(plus);
    tap(plus);
    await Promise.resolve();
    expect(plus.dataset['marked']).toBe('true');
    await frames();
    expect(actions.score).toHaveBeenCalledTimes(2);
    await expect.poll(() => plus.dataset['marked']).toBeUndefined();
  });
});
