import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { loadGrammar } from '../features/quick-add/use-grammar.ts';
import { t } from '../i18n/i18n.ts';
import { BoardLine } from './board-tasks.tsx';

const MEMBERS = [
  { id: 'i', username: 'ivo', name: 'Ivo' },
  { id: 's', username: 'suli', name: 'Suli the Swift' },
  { id: 'a', username: 'sam', name: 'Sam' },
];

/** A line that is drawn anew for what other people do. */
function RestlessLine() {
  const [members, setMembers] = useState(MEMBERS);
  useEffect(() => {
    const hear = () => setMembers((before) => [...before]);
    addEventListener('news', hear);
    return () => removeEventListener('news', hear);
  }, []);
  return <BoardLine members={members} onAdd={() => undefined} />;
}

async function openLine() {
  await loadGrammar();
  openGame(player());
  const onAdd = vi.fn();
  const screen = await show(<BoardLine members={MEMBERS} onAdd={onAdd} />);
  const field = screen.getByRole('textbox', { name: t('quickAdd.label') });
  await field.click();
  const names = () =>
    screen
      .getByRole('option')
      .elements()
      .map((one) => `${one.getAttribute('aria-selected') === 'true' ? '>' : ''}${one.textContent}`);
  const chips = () =>
    screen
      .getByRole('list', { name: t('quickAdd.understood') })
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
  const added = () => onAdd.mock.calls.map(([task, ids]) => [task.text, ids]);
  return { screen, field, names, chips, added };
}

describe('the line that adds tasks to a board', () => {
  it('offers the members whom an @ could mean, by keyboard, and says whose the task will be', async () => {
    const { field, names, chips, added } = await openLine();
    await userEvent.keyboard('Wash up @s');
    await expect.poll(names).toEqual(['>Suli the Swift @suli', 'Sam @sam']);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(names).toEqual(['Suli the Swift @suli', '>Sam @sam']);
    const active = field.element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Sam');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(field).toHaveValue('Wash up @suli ');
    expect(names()).toEqual([]);
    expect(added()).toEqual([]);
    await userEvent.keyboard('@IV{Tab}');
    await expect.element(field).toHaveValue('Wash up @suli @ivo ');
    await expect.poll(chips).toEqual(['Suli the Swift', 'Ivo']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(added).toEqual([['Wash up', ['s', 'i']]]);
  });

  it('hears its keys from the moment that it is there', async () => {
    const { field, added } = await openLine();
    const input = field.element();
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="option"]')) return;
      watch.disconnect();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await field.fill('Wash up @s');
    await expect.element(field).toHaveValue('Wash up @suli ');
    expect(added()).toEqual([]);
  });

  it('offers nobody who is named already, but for the name that is being typed', async () => {
    const { field, names, chips } = await openLine();
    await userEvent.keyboard('Wash up @suli @s');
    await expect.poll(names).toEqual(['>Sam @sam']);
    await userEvent.keyboard('am');
    await expect.poll(chips).toEqual(['Suli the Swift', 'Sam']);
    expect(names()).toEqual(['>Sam @sam']);
    await userEvent.keyboard('{Enter}@');
    await expect.poll(names).toEqual(['>Ivo @ivo']);
    await expect.element(field).toHaveValue('Wash up @suli @sam @');
  });

  it('keeps a # in the title, for tags are each player’s own', async () => {
    const { screen, field, added } = await openLine();
    await userEvent.keyboard('Sort socks #home tomorrow');
    const understood = screen.getByRole('list', { name: t('quickAdd.understood') });
    await expect.element(understood.getByRole('listitem')).toHaveTextContent('Tomorrow');
    await expect.element(field).not.toHaveAccessibleDescription(/#/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(added).toEqual([['Sort socks #home', []]]);
  });

  it('loses no letter when there is news in the middle of a stroke', async () => {
    await loadGrammar();
    openGame(player());
    const screen = await show(<RestlessLine />);
    const field = screen.getByRole('textbox', { name: t('quickAdd.label') });
    await field.click();
    // Nothing of it is drawn before the letter is heard of: it is no event of a person.
    field.element().addEventListener('beforeinput', () => dispatchEvent(new Event('news')));
    await userEvent.keyboard('Sweep @s');
    await expect.element(screen.getByRole('option', { name: /Sam/ })).toBeVisible();
    await expect.element(field).toHaveValue('Sweep @s');
  });

  it('closes the names by Escape and keeps what is typed, and takes a name by pointer', async () => {
    const { screen, field, names, added } = await openLine();
    await userEvent.keyboard('Sweep @sa{Escape}');
    expect(names()).toEqual([]);
    await expect.element(field).toHaveValue('Sweep @sa');
    await userEvent.keyboard('{Backspace}');
    await screen.getByRole('option', { name: /Sam/ }).click();
    await expect.element(field).toHaveValue('Sweep @sam ');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(added).toEqual([['Sweep', ['a']]]);
  });

  it('leaves a member in the title when their chip is taken away', async () => {
    const { screen, field, added } = await openLine();
    await field.fill('Ask @ivo');
    await screen.getByRole('button', { name: t('ui.remove', { name: 'Ivo' }) }).click();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(added).toEqual([['Ask @ivo', []]]);
  });

  it('says that members can be named', async () => {
    const { field } = await openLine();
    await expect.element(field).toHaveAccessibleDescription(new RegExp(t('quickAdd.hintMembers')));
  });
});
