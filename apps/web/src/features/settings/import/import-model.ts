import type { LookSource } from '@everdeed/art';
import { setPath } from '@everdeed/rules';
import type { GamePlayer } from '../../../data/game.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import type { PixelIconName } from '../../../ui/pixel-icon-shapes.ts';
import type { Report } from './import-state.ts';

/** A picture beside a number of things. */
export type TilePicture =
  | { readonly kind: 'icon'; readonly name: PixelIconName }
  | { readonly kind: 'sign'; readonly name: string }
  | { readonly kind: 'pet'; readonly name: string }
  | { readonly kind: 'medal'; readonly name: string };

/** Things that come along: how many, and what more there is to say. */
interface Tile {
  readonly key: 'tasks' | 'history' | 'animals' | 'gear' | 'achievements' | 'messages';
  readonly count: string;
  readonly what: string;
  readonly note: string;
  readonly picture: TilePicture;
}

const counted = (id: MessageId, count: number) => ({
  count: formatNumber(count),
  what: t(id, { count }),
});

/** What comes along, as tiles; kinds without anything are there too, as none. */
export function tilesOf(report: Report): readonly Tile[] {
  const { tasks, history, pets, mounts, gear, stock, achievements, checkIns, messages } = report;
  const { habits, dailys, todos, rewards } = tasks;
  const since = history.since && formatDate(history.since, { dateStyle: 'long' });
  return [
    {
      key: 'tasks',
      ...counted('imports.tasks', habits + dailys + todos + rewards),
      note: t('imports.tasksNote', { habits, dailys, todos, rewards }),
      picture: { kind: 'icon', name: 'logo' },
    },
    {
      key: 'history',
      ...counted('imports.history', history.entries),
      note: since ? t('imports.historyNote', { date: since }) : t('imports.historyNone'),
      picture: { kind: 'sign', name: 'scroll' },
    },
    {
      key: 'animals',
      ...counted('imports.pets', pets),
      what: t('imports.animals', { pets, mounts }),
      note: t('imports.stock', { count: stock }),
      picture: { kind: 'pet', name: 'Wolf-Base' },
    },
    {
      key: 'gear',
      ...counted('imports.gear', gear),
      note: t('imports.gearNote'),
      picture: { kind: 'sign', name: 'crown' },
    },
    {
      key: 'achievements',
      ...counted('imports.achievements', achievements),
      note: t('imports.checkIns', { count: checkIns }),
      picture: { kind: 'medal', name: 'streak' },
    },
    {
      key: 'messages',
      ...counted('imports.messages', messages.count),
      note: messages.count > 0 ? t('imports.people', { count: messages.people }) : t('imports.messagesNone'),
      picture: { kind: 'sign', name: 'mail' },
    },
  ];
}

type Plain = Report['replaced'][number]['before'];

/** A line of what gives way to the file. */
interface ReplacedLine {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const figure = (value: Plain): string => formatNumber(Math.floor(Number(value ?? 0)));
/** 1 of balance is shown as 4 gems (seed 1, section 1). */
const gems = (value: Plain): string => formatNumber(Number(value ?? 0) * 4);
const words = (value: Plain): string =>
  value === null || value === '' ? t('imports.nothing') : String(value);
/** The plan that everybody has where nothing costs money. Here anew: that of the rules would bring much script along. */
const SITE_PLAN = 'site';
const plan = (value: Plain): string => (value === SITE_PLAN ? t('imports.sitePlan') : words(value));
const day = (value: Plain): string =>
  value === null ? t('imports.nothing') : formatDate(String(value), { dateStyle: 'medium' });

/** Values that have a line of their own, in this order. */
const LINES: readonly (readonly [string, MessageId, (value: Plain) => string])[] = [
  ['profile.name', 'imports.name', words],
  ['stats.gp', 'header.gold', figure],
  ['stats.exp', 'header.experience', figure],
  ['stats.hp', 'header.health', figure],
  ['stats.mp', 'header.mana', figure],
  ['balance', 'header.gems', gems],
  ['purchased.plan.consecutive.trinkets', 'header.hourglasses', figure],
  ['purchased.plan.planId', 'imports.plan', plan],
  ['loginIncentives', 'imports.checkInsName', figure],
  ['lastCron', 'imports.lastDay', day],
];

const CLASSES = ['warrior', 'wizard', 'rogue', 'healer'] as const;
const className = (key: Plain): string => {
  const known = CLASSES.find((name) => name === key);
  return known ? t(`class.${known}`) : '';
};

function levelLine(report: Report, player: GamePlayer): ReplacedLine[] {
  const level = report.replaced.find(({ path }) => path === 'stats.lvl');
  const role = report.replaced.find(({ path }) => path === 'stats.class');
  if (!level && !role) return [];
  const say = (lvl: Plain, key: Plain) =>
    t('imports.levelClass', { level: Number(lvl ?? 1), name: role ? className(key) : '' }).trim();
  const { lvl } = player.stats;
  return [
    {
      key: 'level',
      name: t(role ? 'imports.levelAndClass' : 'imports.level'),
      before: say(level ? level.before : lvl, role?.before ?? null),
      after: say(level ? level.after : lvl, role?.after ?? null),
    },
  ];
}

const isLook = (path: string): boolean =>
  path.startsWith('items.') || (path.startsWith('preferences.') && path !== 'preferences.language');

/** What gives way to the file, in words; looks and worn gear are one line. */
export function replacedLines(report: Report, player: GamePlayer): readonly ReplacedLine[] {
  const by = new Map(report.replaced.map((value) => [value.path, value]));
  const lines = LINES.flatMap(([path, id, say]): ReplacedLine[] => {
    const value = by.get(path);
    return value ? [{ key: path, name: t(id), before: say(value.before), after: say(value.after) }] : [];
  }).filter(({ before, after }) => before !== after);
  const looks = report.replaced.some(({ path }) => isLook(path))
    ? [{ key: 'looks', name: t('imports.looks'), before: t('imports.yours'), after: t('imports.ofFile') }]
    : [];
  return [...levelLine(report, player), ...lines, ...looks];
}

/** How the player looks, and their level, once the file is here. */
export function afterImport(report: Report, player: GamePlayer): LookSource & Pick<GamePlayer, 'stats'> {
  return report.replaced.reduce(
    (after, { path, after: value }) =>
      isLook(path) || path.startsWith('stats.') ? setPath(after, path, value ?? undefined) : after,
    { preferences: player.preferences, items: player.items, stats: player.stats },
  );
}

/** About how many seconds the import takes, from how long the dry run took: writing is half the work again. */
export const secondsFor = (ms: number): number => Math.max(1, Math.round((ms * 1.5) / 1000));
