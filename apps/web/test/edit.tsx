import type { Tag, Task } from '@everdeed/rules';
import { expect, vi } from 'vitest';
import { TaskEditor } from '../src/features/task-editor/task-editor.tsx';
import { t } from '../src/i18n/i18n.ts';
import { show } from './render.tsx';
import { TODAY } from './tasks.ts';

const TAGS: readonly Tag[] = [
  { id: 'garden', name: 'Garden' },
  { id: 'work', name: 'Work' },
];

/** Opens the editor of a task. Returns what it told, and how to use it. */
export async function edit(task: Task) {
  const spies = {
    onKeep: vi.fn<(changes: Record<string, unknown>) => void>(),
    onSave: vi.fn<(changes: Record<string, unknown>) => Promise<boolean> | void>(),
    onDelete: vi.fn(),
    onClose: vi.fn(),
    onCreateTag: vi.fn((name: string): Tag => ({ id: `new ${name}`, name })),
  };
  const menuEntry = vi.fn();
  const editor = (isGone = false) => (
    <TaskEditor
      task={task}
      isGone={isGone}
      today={TODAY}
      tags={TAGS}
      menu={[{ label: 'Move up', icon: null, onSelect: menuEntry }]}
      {...spies}
    />
  );
  const screen = await show(editor());
  await expect.element(screen.getByRole('dialog', { name: task.text, exact: true })).toBeVisible();
  // Its name follows the title while that is typed.
  const sheet = screen.getByRole('dialog').first();
  const button = (name: string) => sheet.getByRole('button', { name, exact: true });
  const unfold = () => sheet.getByText(t('edit.more'), { exact: true }).click();
  const save = () => button(t('edit.save')).click();
  /** Shows it again, as when its task has gone meanwhile. */
  const rerender = ({ isGone }: { readonly isGone: boolean }) => screen.rerender(editor(isGone));
  return { ...spies, rerender, menuEntry, screen, sheet, button, unfold, save };
}
