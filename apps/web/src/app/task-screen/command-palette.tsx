import { Plus, Search, Settings, Sun, Tag } from '../../ui/icons.ts';
import { Keyboard, Moon, SunMoon } from '../../ui/player-icons.ts';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart, useTasks } from '../../data/hooks.ts';
import { toggleSleep } from '../../features/character/character-actions.ts';
import { Palette, type PaletteCommand } from '../../features/palette/palette.tsx';
import { TYPES } from '../../features/tasks/board/layout.ts';
import { t } from '../../i18n/i18n.ts';
import { KIND_ICONS } from '../../task-kit/levels.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { setTheme } from '../../ui/theme.ts';
import type { OverlaysProps } from './overlay.ts';

type Actions = Pick<OverlaysProps, 'open' | 'onAdd' | 'onSearch'> & {
  readonly goTo: (path: string) => void;
  readonly sleeps: boolean;
};

const action = (
  id: string,
  label: string,
  icon: ReactNode,
  run: () => void,
  shortcut?: string,
): PaletteCommand => ({
  id,
  group: 'actions',
  label,
  icon,
  run,
  ...(shortcut && { shortcut }),
});

function actionsOf({ open, onAdd, onSearch, goTo, sleeps }: Actions): PaletteCommand[] {
  return [
    ...TYPES.map((type) =>
      action(
        `add-${type}`,
        t(`tasks.add.${type}`),
        <Plus size={20} />,
        () => onAdd(type),
        type === 'todo' ? 'N' : undefined,
      ),
    ),
    action('search', t('tasks.searchHint'), <Search size={20} />, onSearch, '/'),
    action('tags', t('palette.editTags'), <Tag size={20} />, () => open({ kind: 'tags' })),
    action(
      'sleep',
      t(sleeps ? 'palette.wake' : 'palette.sleep'),
      <Moon size={20} />,
      () => void dispatch(toggleSleep()),
    ),
    action('settings', t('palette.settings'), <Settings size={20} />, () => goTo('/user/settings/general')),
    action('light', t('palette.light'), <Sun size={20} />, () => setTheme('light')),
    action('dark', t('palette.dark'), <Moon size={20} />, () => setTheme('dark')),
    action('system', t('palette.systemTheme'), <SunMoon size={20} />, () => setTheme('system')),
    action(
      'shortcuts',
      t('palette.shortcuts'),
      <Keyboard size={20} />,
      () => open({ kind: 'shortcuts' }),
      '?',
    ),
  ];
}

/** The palette with the commands of the task screen and all tasks. */
export function CommandPalette({ open, close, onAdd, onSearch }: OverlaysProps) {
  const tasks = useTasks();
  const navigate = useNavigate();
  const sleeps = usePlayerPart(({ preferences }) => preferences.sleep);
  const commands = useMemo(() => {
    const actions = actionsOf({ open, onAdd, onSearch, sleeps, goTo: (path) => void navigate(path) });
    const rows = tasks.map((task): PaletteCommand => {
      const Icon = KIND_ICONS[task.type];
      const edit = () => open({ kind: 'editor', taskId: task._id });
      return {
        id: task._id,
        group: 'tasks',
        label: plainTitle(task),
        place: t(`tasks.${task.type}s`),
        icon: <Icon size={20} />,
        run: edit,
      };
    });
    return [...actions, ...rows];
  }, [tasks, open, onAdd, onSearch, sleeps, navigate]);
  return <Palette commands={commands} onClose={close} />;
}
