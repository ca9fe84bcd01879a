import { starterThemes } from '@everdeed/content';
import { blankTask, type Tag, type Task } from '@everdeed/rules';
import type { MessageId } from '../../i18n/catalogue.ts';
import { t } from '../../i18n/i18n.ts';
import { newId } from '../../lib/new-id.ts';

/** Themes to choose from; the defaults are added to any choice. */
export const THEMES = [
  'work',
  'exercise',
  'health_wellness',
  'school',
  'self_care',
  'chores',
  'creativity',
] as const;
export type Theme = (typeof THEMES)[number];

/** The default tag for a theme, by its index among the seven of a new account. */
const TAG_OF: Readonly<Partial<Record<string, number>>> = {
  work: 0,
  exercise: 1,
  health_wellness: 2,
  school: 3,
  self_care: 2,
  chores: 5,
  creativity: 6,
};

const wordsOf = (theme: string, index: number, part: '' | '.notes'): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test checks that every task has its messages
  t(`starter.${theme}.${index}${part}` as MessageId);

function tasksOfTheme(theme: string, tags: readonly Tag[], now: number): Task[] {
  const { tasks = [] } = starterThemes.find((entry) => entry.theme === theme) ?? {};
  const tag = tags[TAG_OF[theme] ?? -1];
  return tasks.map(({ type, notes, up, down, value, byHabitica }, index) => {
    const task: Task = blankTask(type, newId(), now, wordsOf(theme, index, ''));
    return {
      ...task,
      ...(notes && { notes: wordsOf(theme, index, '.notes') }),
      ...(tag && { tags: [tag.id] }),
      ...(value !== undefined && { value }),
      ...(byHabitica && { byHabitica }),
      ...(type === 'habit' && { up: up ?? true, down: down ?? true }),
      ...(type === 'daily' && { startDate: startOfToday(now) }),
    };
  });
}

const startOfToday = (now: number): string => new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString();

/** The tasks a new player begins with; the last ones end on top, so the themes' own come last. */
export function starterTasks(themes: readonly Theme[], tags: readonly Tag[], now: number): Task[] {
  return ['defaults', ...themes].flatMap((theme) => tasksOfTheme(theme, tags, now));
}
