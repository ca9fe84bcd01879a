import { type Tag, TASK_LIMITS } from '@everdeed/rules';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { TODAY } from '../../../test/tasks.ts';
import { t } from '../../i18n/i18n.ts';
import { QuickAdd, type QuickAddHandle, type QuickAddProps } from './quick-add.tsx';
import type { Draft } from './to-task.ts';
import { loadGrammar } from './use-grammar.ts';

const TAGS: readonly Tag[] = [{ id: 'garden', name: 'Garden' }];

async function showLine(props: Partial<QuickAddProps> = {}) {
  await loadGrammar();
  const onAdd = vi.fn<(draft: Draft) => void>();
  const onActive = vi.fn<(active: boolean) => void>();
  const handle = createRef<QuickAddHandle>();
  const screen = await show(
    <main tabIndex={-1}>
      <QuickAdd ref={handle} today={TODAY} tags={TAGS} onAdd={onAdd} onActive={onActive} {...props} />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const field = screen.getByRole('textbox', { name: t('quickAdd.label') });
  const kind = (name: 'habit' | 'daily' | 'todo' | 'reward') =>
    screen.getByRole('button', { name: t('quickAdd.kind', { kind: t(`tasks.${name}`) }) });
  const chips = () =>
    screen
      .getByRole('list', { name: t('quickAdd.understood') })
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
  return { screen, field, kind, chips, onAdd, onActive, handle };
}

describe('the line in which tasks are added', () => {
  it('opens when it is gone to, and says how it is used', async () => {
    const { field, kind, onActive } = await showLine();
    await field.click();
    expect(onActive).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(field).toHaveAccessibleDescription(new RegExp(t('quickAdd.leave')));
    await expect.element(kind('todo')).toBeVisible();
  });

  it('has back what the server did not take, unless something else was typed', async () => {
    let answer = (_isAdded: boolean): void => undefined;
    const onAdd = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { field, screen } = await showLine({ onAdd });
    const said = screen.getByText(t('quickAdd.added', { title: 'Drink water' }));
    for (const [isAdded, typed, left] of [
      [false, '', 'Drink water'],
      [false, 'Eat', 'Eat'],
      [true, '', ''],
    ] as const) {
      await field.fill('Drink water');
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveValue('');
      await expect.element(said).toBeInTheDocument();
      await field.fill(typed);
      answer(isAdded);
      if (!isAdded) await expect.element(said).not.toBeInTheDocument();
      await expect.element(field).toHaveValue(left);
    }
  });

  it('opens by its handle with the kind that was asked for', async () => {
    const { field, kind, handle } = await showLine();
    handle.current?.open('reward');
    await expect.element(field).toHaveFocus();
    await expect.element(kind('reward')).toBeVisible();
  });

  it('changes the kind by Tab, round and round, and by the button', async () => {
    const { field, kind, handle } = await showLine();
    handle.current?.open('habit');
    await field.fill('Drink water');
    for (const name of ['daily', 'todo', 'reward', 'habit'] as const) {
      await userEvent.keyboard('{Tab}');
      await expect.element(kind(name)).toBeVisible();
    }
    await kind('habit').click();
    await expect.element(kind('daily')).toBeVisible();
  });

  it('lets Tab move on while nothing is typed', async () => {
    const { field, screen } = await showLine();
    await field.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('shows a way past while something is typed, and goes it', async () => {
    const { field, screen } = await showLine();
    await field.fill('Drink water');
    await expect.element(screen.getByText(`↓ ${t('quickAdd.way')}`)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: t('quickAdd.add'), exact: true })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect.element(field).toHaveValue('Drink water');
  });

  it('lets the words overrule the kind with which it was opened, but not the one that was chosen', async () => {
    const { field, kind, handle } = await showLine();
    handle.current?.open('daily');
    await expect.element(kind('daily')).toBeVisible();
    await field.fill('Renew the passport tomorrow');
    await expect.element(kind('todo')).toBeVisible();
    await kind('todo').click();
    await field.fill('Renew the passport today');
    await expect.element(kind('reward')).toBeVisible();
  });

  it('offers a word that is only perhaps a date, and takes it when asked', async () => {
    const { field, screen, chips, onAdd } = await showLine();
    await field.fill('sun cream');
    await screen.getByRole('button', { name: /^Take “sun” as Sun.15/ }).click();
    await expect.poll(chips).toEqual(['Sunday']);
    await expect.element(field).toHaveFocus();
    await screen.getByRole('button', { name: t('ui.remove', { name: 'Sunday' }) }).click();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    expect(onAdd.mock.calls[0]?.[0].task.text).toBe('sun cream');
  });

  it.each([
    ['31 feb', t('quickAdd.note.noDate', { text: '31 feb' })],
    ['Stretch every day until dec 24', t('quickAdd.note.end', { text: 'until dec 24' })],
    ['tomorrow', t('quickAdd.noTitle')],
    ['#garden', t('quickAdd.noTitle')],
  ])('says of “%s” what cannot be had', async (line, words) => {
    const { field, screen } = await showLine();
    await field.fill(line);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('takes a long title whole, and says when it is too long', async () => {
    const { field, screen, onAdd } = await showLine();
    await field.fill('x'.repeat(TASK_LIMITS.text + 1));
    const add = screen.getByRole('button', { name: t('quickAdd.add'), exact: true });
    await expect.element(add).toBeDisabled();
    const numbers = { max: TASK_LIMITS.text, now: TASK_LIMITS.text + 1 };
    await expect.element(screen.getByText(t('quickAdd.tooLong', numbers))).toBeVisible();
    await field.fill('x'.repeat(5000));
    await add.click();
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    expect(onAdd.mock.calls[0]?.[0].task.text).toHaveLength(5000);
  });

  it.each([
    ['Renew the passport tomorrow !hard', [t('tasks.tomorrow'), t('tasks.difficulty.hard')]],
    ['Water the herbs every day', [t('quickAdd.everyDay')]],
    ['Water the herbs every 3 days', [t('quickAdd.everyDays', { count: 3 })]],
    ['An episode cost 20', [t('quickAdd.gold', { price: 20 })]],
    ['Weed a little #garden', ['Garden']],
  ])('shows what it understood of “%s”', async (line, said) => {
    const { field, chips } = await showLine();
    await field.fill(line);
    await expect
      .poll(() => chips().map((chip) => chip?.replace('#', '').toLowerCase()))
      .toEqual(said.map((words) => words.toLowerCase()));
  });

  it('shows the days on which a daily will come round', async () => {
    const { field, screen } = await showLine();
    await field.fill('Water the herbs every 3 days');
    await expect.element(screen.getByText(/today,\s*Fri.13/)).toBeVisible();
  });

  it('takes a word literally when its chip is removed', async () => {
    const { field, screen, onAdd } = await showLine();
    await field.fill('Read tomorrow');
    await screen.getByRole('button', { name: t('ui.remove', { name: t('tasks.tomorrow') }) }).click();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    expect(onAdd.mock.calls[0]?.[0].task.text).toBe('Read tomorrow');
  });

  it('adds on Enter, says so, and stays for the next one', async () => {
    const { field, screen, onAdd } = await showLine();
    await field.fill('Renew the passport');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText(t('quickAdd.added', { title: 'Renew the passport' })))
      .toBeInTheDocument();
    expect(onAdd).toHaveBeenCalledOnce();
    expect(onAdd.mock.calls[0]?.[0].task).toMatchObject({ type: 'todo', text: 'Renew the passport' });
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  it('adds by its button, which waits for a title', async () => {
    const { field, screen, onAdd } = await showLine();
    await field.click();
    const add = screen.getByRole('button', { name: t('quickAdd.add'), exact: true });
    await expect.element(add).toBeDisabled();
    await field.fill('Renew the passport');
    await add.click();
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
  });

  it('adds nothing without a title', async () => {
    const { field, onAdd, screen } = await showLine();
    await field.fill('   ');
    await userEvent.keyboard('{Enter}');
    await field.fill('Real');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(t('quickAdd.added', { title: 'Real' }))).toBeInTheDocument();
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('gives known tags by their id and new ones by their name', async () => {
    const { field, onAdd } = await showLine();
    await field.fill('Weed a little #garden #sky');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    const draft = onAdd.mock.calls[0]?.[0];
    expect(draft?.task.text).toBe('Weed a little');
    expect(JSON.stringify(draft)).toContain('"garden"');
    expect(JSON.stringify(draft)).toContain('"sky"');
  });

  it('leaves on Escape and forgets what was typed', async () => {
    const { field, onActive } = await showLine();
    await field.fill('Half a thought');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveFocus();
    expect(onActive).toHaveBeenLastCalledWith(false);
  });

  it('gives the focus back on Escape to what had it before, or else to the page', async () => {
    const { field, screen, handle } = await showLine();
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    const opener = screen.getByRole('button', { name: 'Elsewhere' });
    opener.element().focus();
    handle.current?.open('habit');
    await field.fill('Half a thought');
    await userEvent.keyboard('{Tab}{ArrowDown}{Shift>}{Tab}{/Shift}');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  it('keeps what was typed when somebody looks elsewhere, and closes when nothing was', async () => {
    const { field, screen, onActive } = await showLine();
    await field.fill('Half a thought');
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(field).toHaveValue('Half a thought');
    await field.fill('');
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.poll(() => onActive.mock.lastCall).toEqual([false]);
  });

  it('begins open with the kind of the column on a phone', async () => {
    const { kind } = await showLine({ sheet: true, usualKind: 'habit' });
    await expect.element(kind('habit')).toBeVisible();
  });
});
