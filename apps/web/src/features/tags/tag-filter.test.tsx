import type { Tag } from '@everdeed/rules';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { t } from '../../i18n/i18n.ts';
import { TagFilter } from './tag-filter.tsx';

const TAGS: readonly Tag[] = [
  { id: 'garden', name: 'Garden' },
  { id: 'work', name: 'Work' },
];

async function showFilter(first: readonly string[] = [], tags: readonly Tag[] = TAGS) {
  const onChange = vi.fn<(chosen: readonly string[]) => void>();
  const onEdit = vi.fn();
  const onOpen = vi.fn(async () => undefined);
  function Holder() {
    const [chosen, setChosen] = useState(first);
    const change = (next: readonly string[]) => {
      onChange(next);
      setChosen(next);
    };
    return <TagFilter tags={tags} chosen={chosen} onChange={change} onEdit={onEdit} onOpen={onOpen} />;
  }
  const screen = await show(
    <>
      <Holder />
      <button type="button" style={{ marginBlockStart: 400 }}>
        Elsewhere
      </button>
    </>,
  );
  const button = screen.getByRole('button', { expanded: false });
  const panel = screen.getByRole('region', { name: t('tasks.tags') });
  const open = async () => {
    await button.click();
    await expect.element(panel).toBeVisible();
  };
  return { screen, button, panel, open, onChange, onEdit, onOpen };
}

describe('the filter by tags', () => {
  it('is closed at first, and brings its words when it is opened', async () => {
    const { panel, open, onOpen } = await showFilter();
    expect(panel.query()).toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
    await open();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('has the focus on its button when the editor opens, to return there', async () => {
    const { button, panel, open, onEdit } = await showFilter();
    await open();
    await panel.getByRole('button', { name: t('tags.edit') }).click();
    expect(onEdit).toHaveBeenCalledOnce();
    await expect.element(button).toHaveFocus();
  });

  it('chooses and lets go', async () => {
    const { panel, open, onChange } = await showFilter();
    await open();
    const garden = panel.getByRole('button', { name: 'Garden' });
    await expect.element(garden).toHaveAttribute('aria-pressed', 'false');
    await garden.click();
    await expect.element(garden).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'Work' }).click();
    expect(onChange).toHaveBeenLastCalledWith(['garden', 'work']);
    await garden.click();
    expect(onChange).toHaveBeenLastCalledWith(['work']);
  });

  it('says how many are chosen while it is closed', async () => {
    const { button } = await showFilter(['garden', 'work']);
    await expect.element(button).toHaveAccessibleName(t('tasks.tagsChosen', { count: 2 }));
    await expect.element(button).toHaveTextContent('2');
  });

  it('clears what was chosen, once there is something', async () => {
    const { panel, open, onChange } = await showFilter(['garden']);
    await open();
    const clear = panel.getByRole('button', { name: t('tags.clear') });
    await clear.click();
    expect(onChange).toHaveBeenLastCalledWith([]);
    await expect.element(clear).not.toBeInTheDocument();
  });

  it('leads to the tags themselves, and closes', async () => {
    const { panel, open, onEdit } = await showFilter();
    await open();
    await panel.getByRole('button', { name: t('tags.edit') }).click();
    expect(onEdit).toHaveBeenCalledOnce();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { panel, button, open } = await showFilter();
    await open();
    panel.getByRole('button', { name: 'Work' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('closes on a press elsewhere', async () => {
    const { screen, panel, open } = await showFilter();
    await open();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('says what tags are for while there are none', async () => {
    const { panel, open } = await showFilter([], []);
    await open();
    await expect.element(panel.getByText(t('tags.none'))).toBeVisible();
  });
});
