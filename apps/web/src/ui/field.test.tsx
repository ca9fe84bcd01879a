import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { t } from '../i18n/i18n.ts';
import { Checkbox } from './checkbox.tsx';
import { Field, PasswordField, Select, Switch, TextArea } from './field.tsx';
import { FilterTabs, Segment } from './segment.tsx';

describe('a field', () => {
  it('is named by its label and described by its hint', async () => {
    const screen = await show(<Field label="Alias" hint="Letters and digits." />);
    const field = screen.getByRole('textbox', { name: 'Alias' });
    await expect.element(field).toHaveAccessibleDescription('Letters and digits.');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('keeps its name where the label is not shown', async () => {
    const screen = await show(<Field label="Alias" hideLabel />);
    await expect.element(screen.getByRole('textbox', { name: 'Alias' })).toBeVisible();
  });

  it('says what is wrong, at once and when it is read again', async () => {
    const screen = await show(<Field label="Alias" hint="Letters and digits." error="No blanks." />);
    const field = screen.getByRole('textbox', { name: 'Alias' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No blanks.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(/No blanks\./);
  });

  it('says that it is saved', async () => {
    const screen = await show(<Field label="Alias" saved />);
    await expect.element(screen.getByRole('status')).toHaveTextContent(t('ui.saved'));
  });

  it('has room for the lines that it asks for, and no less than two', async () => {
    const screen = await show(
      <>
        <TextArea label="Remark" />
        <TextArea label="Story" rows={8} />
      </>,
    );
    const height = (name: string) => screen.getByRole('textbox', { name }).element().clientHeight;
    const line = 20;
    expect(height('Remark')).toBeGreaterThanOrEqual(2 * line);
    expect(height('Story') - height('Remark')).toBeGreaterThanOrEqual(5 * line);
  });

  it('says that it may stay empty', async () => {
    const screen = await show(<TextArea label="Notes" optional />);
    const name = new RegExp(`Notes.*${t('ui.optional')}`);
    await expect.element(screen.getByRole('textbox', { name })).toBeVisible();
  });
});

describe('a password', () => {
  it('is hidden, and shown when asked for', async () => {
    const screen = await show(<PasswordField label="Password" defaultValue="secret" />);
    const field = screen.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: t('ui.showPassword') }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: t('ui.hidePassword') }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });
});

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;
type Size = (typeof SIZES)[number]['value'];

describe('a choice', () => {
  it('by the browser’s own list gives the value', async () => {
    const onChange = vi.fn<(size: Size) => void>();
    const screen = await show(
      <Select<Size> label="Size" value="small" options={SIZES} onChange={onChange} />,
    );
    await screen.getByRole('combobox', { name: 'Size' }).selectOptions('Large');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('large');
  });

  it('side by side is a group of radio buttons, moved by arrows', async () => {
    function Holder() {
      const [size, setSize] = useState<Size>('small');
      return <Segment<Size> label="Size" value={size} options={SIZES} onChange={setSize} />;
    }
    const screen = await show(<Holder />);
    const [small, large] = [
      screen.getByRole('radio', { name: 'Small' }),
      screen.getByRole('radio', { name: 'Large' }),
    ];
    await expect.element(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(small).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(large).toBeChecked();
    await expect.element(small).not.toBeChecked();
  });

  it('of a filter is a group of pressed buttons', async () => {
    const onChange = vi.fn<(size: Size) => void>();
    const screen = await show(
      <FilterTabs<Size> label="Sizes" value="large" options={SIZES} onChange={onChange} />,
    );
    const group = screen.getByRole('group', { name: 'Sizes' });
    await expect.element(group.getByRole('button', { pressed: true })).toHaveTextContent('Large');
    await group.getByRole('button', { name: 'Small' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('small');
  });
});

describe('a switch', () => {
  it('says whether it is on, and turns by space', async () => {
    const onChange = vi.fn();
    const screen = await show(
      <Switch label="No emails" hint="Not one." checked={false} onChange={onChange} />,
    );
    const control = screen.getByRole('switch', { name: 'No emails' });
    await expect.element(control).toHaveAccessibleDescription('Not one.');
    await expect.element(control).not.toBeChecked();
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('that is closed turns nothing', async () => {
    const onChange = vi.fn();
    const screen = await show(<Switch label="No emails" checked disabled onChange={onChange} />);
    await expect.element(screen.getByRole('switch')).toBeDisabled();
    await screen.getByText('No emails').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a box', () => {
  it('is checked by a click on its label', async () => {
    const onChange = vi.fn();
    const screen = await show(<Checkbox label="Photo" checked={false} onChange={onChange} />);
    await screen.getByText('Photo').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('strikes what is done', async () => {
    const screen = await show(<Checkbox strike label="Photo" checked onChange={vi.fn()} />);
    const line = getComputedStyle(screen.getByText('Photo').element()).textDecorationLine;
    expect(line).toContain('line-through');
  });
});

it('a switch with a name of two lines keeps away from the next', async () => {
  const name = 'Show only dailies that are due by default';
  const screen = await show(
    <div style={{ inlineSize: 240 }}>
      <Switch label={name} checked={false} onChange={() => undefined} />
      <Switch label="Open new tasks in the editor at once" checked={false} onChange={() => undefined} />
    </div>,
  );
  const words = screen.getByText(name).element().getBoundingClientRect();
  const next = screen.getByText('Open new tasks').element().getBoundingClientRect();
  expect(next.top - words.bottom).toBeGreaterThanOrEqual(10);
});
