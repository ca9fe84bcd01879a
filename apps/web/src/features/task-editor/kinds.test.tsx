import { TASK_LIMITS } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { edit } from '../../../test/edit.tsx';
import { daily, habit, items, reward, todo } from '../../../test/tasks.ts';
import { t } from '../../i18n/i18n.ts';

describe('the editor of a habit', () => {
  it('changes sides, difficulty, counters and attribute', async () => {
    const { sheet, button, unfold, save, onSave } = await edit(habit('Take the stairs', { counterUp: 3 }));
    await button(t('edit.minus')).click();
    await sheet.getByRole('radio', { name: t('tasks.difficulty.hard') }).click();
    await sheet.getByRole('radio', { name: t('edit.resets.weekly') }).click();
    await unfold();
    await expect.element(sheet.getByLabelText(t('edit.counterUp'))).toHaveValue('3');
    await sheet.getByLabelText(t('edit.counterUp')).fill('7');
    await sheet.getByLabelText(t('edit.attribute'), { exact: true }).selectOptions('con');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      up: true,
      down: false,
      priority: 2,
      frequency: 'weekly',
      counterUp: 7,
      attribute: 'con',
    });
  });

  it.each(['many', '-5', '1.5', '99999999999'])('refuses the counter %s and says why', async (typed) => {
    const { sheet, unfold, save, onSave } = await edit(habit('Take the stairs', { counterUp: 3 }));
    await unfold();
    await sheet.getByLabelText(t('edit.counterUp')).fill(typed);
    await expect
      .element(sheet.getByRole('alert'))
      .toHaveTextContent(t('edit.wholeNumber', { min: 0, max: TASK_LIMITS.count }));
    await save();
    await expect.element(sheet.getByLabelText(t('edit.counterUp'))).toHaveValue(typed);
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('the editor of a daily', () => {
  it('shows the next days of every rhythm', async () => {
    const start = '2026-03-02T00:00:00.000Z';
    const { sheet } = await edit(
      daily('Water the herbs', { frequency: 'daily', everyX: 3, startDate: start }),
    );
    const next = sheet.getByRole('status').filter({ hasText: 'Next' });
    await expect.element(next).toHaveTextContent(/Wed.11, Sat.14, Tue.17/);
    await sheet.getByLabelText(t('edit.every'), { exact: true }).fill('2');
    await expect.element(next).toHaveTextContent(/today, Thu.12/);
    await sheet.getByLabelText(t('edit.repeats'), { exact: true }).selectOptions('weekly');
    await sheet.getByLabelText(t('edit.every'), { exact: true }).fill('1');
    await expect.element(next).toHaveTextContent(/today, Wed.11, Thu.12/);
  });

  it('says that it never comes round without a weekday', async () => {
    const none = { m: false, t: false, w: false, th: false, f: false, s: false, su: false };
    const { sheet } = await edit(daily('Water the herbs', { frequency: 'weekly', repeat: none }));
    await expect.element(sheet.getByText(t('edit.never'))).toBeVisible();
  });

  it('changes weekdays, streak and the question of the next morning', async () => {
    const { sheet, button, unfold, save, onSave } = await edit(daily('Water the herbs', { streak: 4 }));
    await button('Tuesday').click();
    await expect.element(button('Tuesday')).toHaveAttribute('aria-pressed', 'false');
    await unfold();
    await sheet.getByLabelText(t('edit.streak')).fill('12');
    await sheet.getByRole('switch', { name: t('edit.yesterDaily') }).click();
    await save();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      streak: 12,
      yesterDaily: false,
      repeat: { m: true, t: false, su: true },
    });
  });

  it('takes every month by the date or by the weekday', async () => {
    const startDate = '2026-03-10T00:00:00.000Z';
    const { sheet, save, onSave } = await edit(daily('Pay the rent', { startDate }));
    await sheet.getByLabelText(t('edit.repeats'), { exact: true }).selectOptions('monthly');
    await expect.element(sheet.getByRole('radio', { name: t('edit.byDate', { day: 10 }) })).toBeChecked();
    await sheet.getByRole('radio', { name: /Tuesday/ }).click();
    await save();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      frequency: 'monthly',
      weeksOfMonth: [1],
      daysOfMonth: [],
    });
  });

  it('wants a day to start', async () => {
    const { sheet, save, onSave } = await edit(daily('Water the herbs'));
    await sheet.getByLabelText(t('edit.starts')).fill('');
    await save();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.startMissing'));
    await expect.element(sheet.getByLabelText(t('edit.starts'))).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each([
    ['Cancel', (sheet: Locator) => sheet.getByRole('button', { name: t('edit.cancel') }).click()],
    ['the cross', (sheet: Locator) => sheet.getByRole('button', { name: t('ui.close') }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('can be left by %s while its start is incomplete', async (_, leave) => {
    const { screen, sheet, onClose } = await edit(daily('Water the herbs'));
    await sheet.getByLabelText(t('edit.starts')).click();
    await userEvent.keyboard('{Backspace}');
    await leave(sheet);
    await screen.getByRole('button', { name: t('edit.discard') }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it.each(['', '0', '-5', '1.5', '99999999'])('refuses to come round every “%s”', async (typed) => {
    const { sheet, save, onSave } = await edit(daily('Water the herbs'));
    const every = sheet.getByLabelText(t('edit.every'), { exact: true });
    await every.fill(typed);
    await save();
    await expect
      .element(sheet.getByRole('alert'))
      .toHaveTextContent(t('edit.wholeNumber', { min: 1, max: TASK_LIMITS.everyX }));
    await expect.element(every).toHaveFocus();
    await expect.element(every).toHaveValue(typed);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('previews nothing beyond the last date there is', async () => {
    const startDate = '9999-12-31T00:00:00.000Z';
    const { sheet } = await edit(daily('Water the herbs', { startDate, frequency: 'daily' }));
    await expect.element(sheet.getByText(/31.Dec.9999$/)).toBeVisible();
  });
});

describe('the editor of a to-do', () => {
  it('does not take a half-typed due date for none', async () => {
    const { sheet, save, onSave } = await edit(todo('Renew', { date: '2026-05-17T12:00:00.000Z' }));
    await sheet.getByLabelText(t('edit.due'), { exact: true }).click();
    await userEvent.keyboard('{Backspace}');
    await save();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.dueWrong'));
    expect(onSave).not.toHaveBeenCalled();
    await sheet.getByLabelText(t('edit.due'), { exact: true }).fill('2026-05-18');
    await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument();
  });

  it('does not put back the date of a reminder that is being changed', async () => {
    const { sheet, button, save, onSave } = await edit(todo('Renew the passport'));
    await button(t('edit.addReminder')).click();
    await sheet.getByLabelText(t('edit.reminderDate', { position: 1 })).click();
    await userEvent.keyboard('{Backspace}');
    await save();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.reminderWrong'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sets the due date and takes it away', async () => {
    const { sheet, button, save, onSave } = await edit(todo('Renew the passport'));
    expect(button(t('edit.clearDue')).query()).toBeNull();
    await sheet.getByLabelText(t('edit.due'), { exact: true }).fill('2026-05-17');
    await button(t('edit.clearDue')).click();
    await expect.element(sheet.getByLabelText(t('edit.due'), { exact: true })).toHaveValue('');
    await sheet.getByLabelText(t('edit.due'), { exact: true }).fill('2026-05-18');
    await save();
    expect(new Date(String(onSave.mock.calls[0]?.[0]['date'])).toDateString()).toBe('Mon May 18 2026');
  });

  it('reminds on the due day, at nine to begin with', async () => {
    const { sheet, button, save, onSave } = await edit(todo('Renew', { date: '2026-05-17T12:00:00.000Z' }));
    await button(t('edit.addReminder')).click();
    await expect
      .element(sheet.getByLabelText(t('edit.reminderDate', { position: 1 })))
      .toHaveValue('2026-05-17');
    await expect.element(sheet.getByLabelText(t('edit.reminderTime', { position: 1 }))).toHaveValue('09:00');
    await button(t('edit.addReminder')).click();
    await button(t('edit.removeReminder', { position: 2 })).click();
    await save();
    expect(onSave.mock.calls[0]?.[0]['reminders']).toHaveLength(1);
  });

  it('goes on with the time of a reminder that was added', async () => {
    const { sheet, button } = await edit(todo('Renew the passport'));
    for (const position of [1, 2]) {
      await button(t('edit.addReminder')).click();
      await expect.element(sheet.getByLabelText(t('edit.reminderTime', { position }))).toHaveFocus();
    }
  });

  it('wants a time for every reminder', async () => {
    const { sheet, button, save, onSave } = await edit(todo('Renew the passport'));
    await button(t('edit.addReminder')).click();
    await sheet.getByLabelText(t('edit.reminderTime', { position: 1 })).fill('');
    await save();
    await expect.element(sheet.getByRole('alert')).toHaveTextContent(t('edit.reminderWrong'));
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('the checklist in the editor', () => {
  /** Items as they are sent; done are those that begin with `x `. */
  const sent = (...texts: readonly string[]) => ({
    checklist: items(...texts).map(({ text, completed }) => ({ text, completed })),
  });

  it('adds by Enter and when the field is left, and nothing blank', async () => {
    const { sheet, save, onSave } = await edit(todo('Renew the passport'));
    const add = sheet.getByLabelText(t('edit.addItem'));
    await add.fill('Photo');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await add.fill('Form');
    await save();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject(sent('Photo', 'Form'));
  });

  it('checks off, renames and removes items', async () => {
    const checklist = items('Photo', 'Form', 'Fee');
    const { sheet, button, save, onSave } = await edit(todo('Renew the passport', { checklist }));
    await sheet.getByRole('checkbox', { name: t('edit.itemDone', { text: 'Photo' }) }).click();
    await sheet.getByLabelText(t('edit.item', { position: 2 }), { exact: true }).fill('Long form');
    await button(t('edit.removeItem', { text: 'Fee' })).click();
    await save();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject(sent('x Photo', 'Long form'));
  });

  it('drops items whose words were taken away', async () => {
    const checklist = items('Photo', 'Form');
    const { sheet, save, onSave } = await edit(todo('Renew the passport', { checklist }));
    await sheet.getByLabelText(t('edit.item', { position: 1 }), { exact: true }).fill('');
    await save();
    expect(onSave.mock.calls[0]?.[0]).toMatchObject(sent('Form'));
  });
});

describe('the editor of a reward', () => {
  it.each([
    ['12.5', 12.5],
    ['0', 0],
  ])('takes the price %s', async (typed, value) => {
    const { sheet, save, onSave } = await edit(reward('An episode', { value: 5 }));
    await sheet.getByLabelText(t('edit.price')).fill(typed);
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ value });
  });

  it.each(['', '-3', 'much', '99999999999999'])('refuses the price “%s”', async (typed) => {
    const { sheet, save, onSave } = await edit(reward('An episode', { value: 5 }));
    await sheet.getByLabelText(t('edit.price')).fill(typed);
    await save();
    await expect
      .element(sheet.getByRole('alert'))
      .toHaveTextContent(t('edit.priceWrong', { max: TASK_LIMITS.price }));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('has neither difficulty nor attribute', async () => {
    const { sheet, unfold } = await edit(reward('An episode'));
    await unfold();
    await expect.element(sheet.getByLabelText(t('edit.alias'))).toBeVisible();
    expect(sheet.getByRole('radio').elements()).toEqual([]);
    expect(sheet.getByLabelText(t('edit.attribute'), { exact: true }).query()).toBeNull();
  });
});
