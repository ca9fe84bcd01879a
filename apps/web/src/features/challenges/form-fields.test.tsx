import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { BLANK, type Form } from './form.ts';
import { FormFields } from './form-fields.tsx';

function Fields({ begun }: { readonly begun: Partial<Form> }) {
  const [form, setForm] = useState<Form>({ ...BLANK, ...begun });
  return (
    <FormFields
      form={form}
      change={(changes) => setForm({ ...form, ...changes })}
      problems={[]}
      onLeave={() => undefined}
      places={undefined}
      gems={0}
      canBeOfficial={false}
    />
  );
}

async function open(begun: Partial<Form> = {}) {
  await loadWords('challenges');
  openGame(player());
  const screen = await show(<Fields begun={begun} />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, button };
}

describe('the description of a challenge', () => {
  it('gets marks from buttons and keys, around what is selected', async () => {
    const { screen, button } = await open({ description: 'loud' });
    const field = screen.getByRole('textbox', { name: t('challenges.description') });
    await field.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await button(t('challenges.bold')).click();
    await expect.element(field).toHaveValue('**loud**');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect.element(field).toHaveValue('**_loud_**');
    await userEvent.keyboard('clear');
    await expect.element(field).toHaveValue('**_clear_**');
  });

  it('shows what becomes of the marks', async () => {
    const { screen, button } = await open({ description: 'so **loud**' });
    await button(t('challenges.preview')).click();
    await expect.element(screen.getByText('loud', { exact: true })).toBeVisible();
    await expect.element(button(t('challenges.bold'))).toBeDisabled();
    await button(t('challenges.preview')).click();
    await expect
      .element(screen.getByRole('textbox', { name: t('challenges.description') }))
      .toHaveValue('so **loud**');
  });
});

describe('the categories of a challenge', () => {
  it('begin with those it has, and open to all', async () => {
    const { screen, button } = await open({ categories: ['time_management'] });
    const chips = screen.getByRole('group', { name: t('challenges.categories') }).getByRole('button');
    await expect.element(chips.first()).toHaveTextContent(t('challenges.category.time'));
    await expect.element(chips.first()).toHaveAttribute('aria-pressed', 'true');
    const folded = chips.elements().length;
    await chips.last().click();
    expect(chips.elements().length).toBeGreaterThan(folded);
    await button(t('challenges.category.spirituality')).click();
    await button(t('challenges.fewerCategories')).click();
    await expect
      .element(button(t('challenges.category.spirituality')))
      .toHaveAttribute('aria-pressed', 'true');
  });
});
