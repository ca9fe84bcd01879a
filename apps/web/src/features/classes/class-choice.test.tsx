import type { Player } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { ClassChoice } from './class-choice.tsx';

const calls = () => ({ onChoose: vi.fn(), onRenounce: vi.fn(), onClose: vi.fn() });
const choice = (of: Player, on: ReturnType<typeof calls>) => (
  <ClassChoice player={of} isUnasked={false} isBusy={false} error={undefined} {...on} />
);
const mage = (balance: number) =>
  player((of) => {
    Object.assign(of.stats, { lvl: 24, class: 'wizard' });
    of.flags.classSelected = true;
    of.balance = balance;
  });

describe('the choice of a class', () => {
  it('is free at first, and can be put off', async () => {
    const on = calls();
    const screen = await show(choice(player(), on));
    const rogue = screen.getByRole('radio', { name: t('class.rogue') });
    await expect.element(rogue).not.toBeChecked();
    await rogue.click();
    await expect.element(rogue).toBeChecked();
    await screen.getByRole('button', { name: t('classes.become.rogue') }).click();
    expect(on.onChoose).toHaveBeenCalledExactlyOnceWith('rogue');
    await screen.getByRole('button', { name: t('classes.later') }).click();
    expect(on.onClose).toHaveBeenCalledOnce();
  });

  it('is confirmed with Enter, unless it cannot be had', async () => {
    const on = calls();
    const screen = await show(choice(mage(1), on));
    screen
      .getByRole('radio', { name: t('class.wizard') })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(on.onChoose, 'the class that it is').not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(on.onChoose).toHaveBeenCalledExactlyOnceWith('rogue');
  });

  it('asks once before playing without', async () => {
    const on = calls();
    const screen = await show(choice(player(), on));
    await screen.getByRole('button', { name: t('classes.without') }).click();
    const question = screen.getByRole('dialog', { name: t('classes.without') });
    await expect.element(question).toHaveAccessibleDescription(t('classes.withoutHint'));
    expect(on.onRenounce).not.toHaveBeenCalled();
    await question.getByRole('button', { name: t('classes.without') }).click();
    expect(on.onRenounce).toHaveBeenCalledOnce();
  });

  it('costs gems later', async () => {
    const on = calls();
    const screen = await show(choice(mage(1), on));
    const yours = screen.getByRole('button', { name: t('classes.isYours', { name: t('class.wizard') }) });
    await expect.element(yours).toBeDisabled();
    await screen.getByRole('radio', { name: t('class.healer') }).click();
    const become = t('classes.becomeFor', { name: t('classes.become.healer'), price: 3 });
    await screen.getByRole('button', { name: become }).click();
    expect(on.onChoose).toHaveBeenCalledExactlyOnceWith('healer');
  });

  it('says how many gems are missing', async () => {
    const screen = await show(choice(mage(0.25), calls()));
    await screen.getByRole('radio', { name: t('class.healer') }).click();
    const become = t('classes.gemsMissing', { name: t('classes.become.healer'), count: 2 });
    await expect.element(screen.getByRole('button', { name: become })).toBeDisabled();
  });

  it('begins with the plate of the class in use on a phone', async () => {
    await usePhone('en');
    const screen = await show(choice(mage(1), calls()));
    const plate = screen.getByRole('radio', { name: t('class.wizard') }).element().parentElement;
    const middle = () => {
      const { left = 0, width = 0 } = plate?.getBoundingClientRect() ?? {};
      return Math.abs(left + width / 2 - innerWidth / 2);
    };
    await expect.poll(middle).toBeLessThan(4);
    const yours = t('classes.isYours', { name: t('class.wizard') });
    await expect.element(screen.getByRole('button', { name: yours })).toBeDisabled();
  });
});
