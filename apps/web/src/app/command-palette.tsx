import type { TaskType } from '@everdeed/rules';
import { LogOut, Plus, Search, Sun, Tag } from '../ui/icons.ts';
import { Keyboard, Moon, SunMoon } from '../ui/player-icons.ts';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { dispatch } from '../data/dispatch.ts';
import { usePlayer, useTasks } from '../data/hooks.ts';
import { toggleSleep } from '../features/character/character-actions.ts';
import { Palette, type PaletteCommand } from '../features/palette/palette.tsx';
import { TYPES } from '../features/tasks/board/layout.ts';
import type { MessageId } from '../i18n/catalogue.ts';
import { t } from '../i18n/i18n.ts';
import { onKnown, runCommand } from '../lib/commands.ts';
import { OVER_PAGE } from '../lib/profile-address.ts';
import { KIND_ICONS } from '../task-kit/levels.ts';
import { plainTitle } from '../task-kit/plain-title.ts';
import { setTheme } from '../ui/theme.ts';
import { type PalettePlace, placesFor } from './palette-places.ts';

type GoTo = (path: string, isOver?: boolean) => void;

const nothing = (): void => undefined;

/** Runs what only the task screen can do; if that is not on the screen, goes there and does it once it knows how. */
function onTasks(run: () => boolean, goTo: GoTo): void {
  if (run()) return;
  onKnown(() => run() && onKnown(nothing));
  goTo('/');
}

interface Actions {
  readonly goTo: GoTo;
  readonly sleeps: boolean;
  readonly onShortcuts: () => void;
}

const action = (
  id: string,
  label: string,
  icon: ReactNode,
  run: () => void,
  { shortcut, also }: { readonly shortcut?: string | undefined; readonly also?: MessageId } = {},
): PaletteCommand => ({
  id,
  group: 'actions',
  label,
  icon,
  run,
  ...(shortcut && { shortcut }),
  ...(also && { also: t(also) }),
});

function actionsOf({ goTo, sleeps, onShortcuts }: Actions): PaletteCommand[] {
  const add = (type: TaskType) => onTasks(() => runCommand('quickAdd', type), goTo);
  const search = () => onTasks(() => runCommand('search', undefined), goTo);
  const editTags = () => onTasks(() => runCommand('open', { kind: 'tags' }), goTo);
  const theme = { also: 'palette.also.theme' } as const;
  return [
    ...TYPES.map((type) =>
      action(`add-${type}`, t(`tasks.add.${type}`), <Plus size={20} />, () => add(type), {
        shortcut: type === 'todo' ? 'N' : undefined,
        also: 'palette.also.add',
      }),
    ),
    action('search', t('tasks.searchHint'), <Search size={20} />, search, {
      shortcut: '/',
      also: 'palette.also.search',
    }),
    action('tags', t('palette.editTags'), <Tag size={20} />, editTags, {
      also: 'palette.also.tags',
    }),
    action(
      'sleep',
      t(sleeps ? 'palette.wake' : 'palette.sleep'),
      <Moon size={20} />,
      () => void dispatch(toggleSleep()),
      { also: 'palette.also.sleep' },
    ),
    action('light', t('palette.light'), <Sun size={20} />, () => setTheme('light'), theme),
    action('dark', t('palette.dark'), <Moon size={20} />, () => setTheme('dark'), theme),
    action('system', t('palette.systemTheme'), <SunMoon size={20} />, () => setTheme('system'), theme),
    action('shortcuts', t('palette.shortcuts'), <Keyboard size={20} />, onShortcuts, {
      shortcut: '?',
      also: 'palette.also.shortcuts',
    }),
    action('logout', t('nav.logout'), <LogOut size={20} />, () => goTo('/logout'), {
      also: 'palette.also.logout',
    }),
  ];
}

const placeCommand = (
  { path, name, area, also, Icon, isOver }: PalettePlace,
  goTo: GoTo,
): PaletteCommand => ({
  id: path,
  group: 'places',
  label: t(name),
  ...(area && { place: t(area) }),
  also: [t('palette.also.place'), ...(area ? [t(area)] : []), t(also)].join(' '),
  icon: <Icon size={20} />,
  run: () => goTo(path, isOver),
});

interface CommandPaletteProps {
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** The palette with the commands of the task screen, all places and all tasks. */
export function CommandPalette({ onShortcuts, onClose }: CommandPaletteProps) {
  const tasks = useTasks();
  const navigate = useNavigate();
  const player = usePlayer();
  const commands = useMemo(() => {
    const goTo: GoTo = (path, isOver) => void navigate(path, isOver ? { state: OVER_PAGE } : undefined);
    const actions = actionsOf({ sleeps: player.preferences.sleep, onShortcuts, goTo });
    const places = placesFor(player).map((place) => placeCommand(place, goTo));
    const rows = tasks.map((task): PaletteCommand => {
      const Icon = KIND_ICONS[task.type];
      const edit = () => onTasks(() => runCommand('open', { kind: 'editor', taskId: task._id }), goTo);
      return {
        id: task._id,
        group: 'tasks',
        label: plainTitle(task),
        place: t(`tasks.${task.type}s`),
        icon: <Icon size={20} />,
        run: edit,
      };
    });
    return [...actions, ...places, ...rows];
  }, [tasks, onShortcuts, player, navigate]);
  return <Palette commands={commands} onClose={onClose} />;
}
