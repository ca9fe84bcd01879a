/**
 * Writes the tables under src/ anew from test/fixtures/catalogue.json.gz (the catalogue of the specification as
 * one JSON object, file name to content). Run after the catalogue grew: `npx tsx packages/content/scripts/build-tables.ts`,
 * format, then `npx vitest run packages/content`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gearTables } from './gear-tables.ts';
import { literal, type Json, type Row } from './literal.ts';

const root = join(import.meta.dirname, '..');
const text = gunzipSync(readFileSync(join(root, 'test/fixtures/catalogue.json.gz'))).toString('utf8');
const catalogue = JSON.parse(text) as Record<string, Record<string, Json>>;

interface Table {
  readonly name: string;
  readonly type: string;
  readonly value: Json;
  readonly doc: string;
}

const part = (file: string, field: string): Json => {
  const value = catalogue[file]?.[field];
  if (value === undefined) throw new Error(`${file}.json has no ${field}`);
  return value;
};
const rows = (file: string, field: string): Row[] => part(file, field) as Row[];

function write(path: string, imports: string, tables: readonly Table[]): void {
  const body = tables
    .map(({ name, type, value, doc }) => {
      return `/** ${doc} */\n// biome-ignore format: one row a line\nexport const ${name}: ${type} = ${literal(value)};\n`;
    })
    .join('\n');
  const target = join(root, 'src', path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${imports}${imports ? '\n' : ''}${body}`);
}

const types = (names: string): string => `import type { ${names} } from './types.ts';\n`;

const without = (list: Row[], ...fields: string[]): Row[] =>
  list.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))));

const defaults = (list: Row[], fallback: Row): Row[] =>
  list.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field, value]) => fallback[field] !== value)),
  );

write('quests/table.ts', types('Quest'), [
  {
    name: 'quests',
    type: 'readonly Quest[]',
    value: part('quests', 'quests'),
    doc: "Every quest, in the reference's order (catalogue quests.json).",
  },
]);
write('quests/world-bosses.ts', '', [
  {
    name: 'worldBossAchievements',
    type: 'Readonly<Record<string, string>>',
    value: Object.fromEntries(
      rows('world-bosses', 'bosses').map((boss) => [boss['key'], boss['achievement']]),
    ) as Json,
    doc: 'World quest to the achievement it grants (catalogue world-bosses.json).',
  },
]);
write('eggs/table.ts', types('Egg'), [
  {
    name: 'dropEggs',
    type: 'readonly Egg[]',
    value: part('eggs', 'drop'),
    doc: 'The nine eggs that tasks drop.',
  },
  { name: 'questEggs', type: 'readonly Egg[]', value: part('eggs', 'quest'), doc: 'Eggs that quests give.' },
]);
write('potions/table.ts', types('Potion'), [
  {
    name: 'standardPotions',
    type: 'readonly Potion[]',
    value: part('hatching-potions', 'standard'),
    doc: 'The ten potions that tasks drop.',
  },
  {
    name: 'premiumPotions',
    type: 'readonly Potion[]',
    value: part('hatching-potions', 'premium'),
    doc: 'Magic potions, for drop eggs only.',
  },
  {
    name: 'wackyPotions',
    type: 'readonly Potion[]',
    value: part('hatching-potions', 'wacky'),
    doc: 'Wacky potions: pets only, no mounts.',
  },
]);
write('food/table.ts', types('Food'), [
  {
    name: 'foods',
    type: 'readonly Food[]',
    value: part('food', 'food'),
    doc: 'All food and the saddle (catalogue food.json).',
  },
]);
write('pets/table.ts', types('SpecialPet'), [
  {
    name: 'specialPets',
    type: 'readonly SpecialPet[]',
    value: without(rows('pets', 'special'), 'type'),
    doc: 'Pets that no egg and potion make.',
  },
]);
write('mounts/table.ts', `import type { SpecialMount } from './types.ts';\n`, [
  {
    name: 'specialMounts',
    type: 'readonly SpecialMount[]',
    value: without(rows('mounts', 'special'), 'type'),
    doc: 'Mounts that no pet grows into.',
  },
]);
write('spells/table.ts', types('Spell'), [
  {
    name: 'spells',
    type: 'readonly Spell[]',
    value: part('spells', 'spells'),
    doc: 'Class skills, then special items (catalogue spells.json).',
  },
]);
write('backgrounds/table.ts', types('BackgroundSet'), [
  {
    name: 'backgroundSets',
    type: 'readonly BackgroundSet[]',
    value: without(rows('backgrounds', 'sets'), 'sourcePrice', 'sourcePrices'),
    doc: 'Background sets, months first (catalogue backgrounds.json).',
  },
]);
const appearance = catalogue['appearance'] ?? {};
write('appearance/table.ts', types('AppearanceOption, AppearanceSet'), [
  {
    name: 'appearanceOptions',
    type: 'Readonly<Record<string, readonly AppearanceOption[]>>',
    value: Object.fromEntries(Object.entries(appearance).filter(([field]) => field !== 'sets')),
    doc: 'Options by path below `preferences` (catalogue appearance.json).',
  },
  {
    name: 'appearanceSets',
    type: 'readonly AppearanceSet[]',
    value: part('appearance', 'sets'),
    doc: 'Sets of appearance options.',
  },
]);
write('bundles/table.ts', types('Bundle'), [
  {
    name: 'bundles',
    type: 'readonly Bundle[]',
    value: part('bundles', 'bundles'),
    doc: 'Quest bundles: three quests for 7 gems.',
  },
]);
write('gems/table.ts', types('GemPack'), [
  {
    name: 'gemPacks',
    type: 'readonly GemPack[]',
    value: part('gems', 'packs'),
    doc: 'Gem packs (catalogue gems.json).',
  },
]);
write('subscriptions/table.ts', types('SubscriptionBlock'), [
  {
    name: 'subscriptionBlocks',
    type: 'readonly SubscriptionBlock[]',
    value: part('subscriptions', 'blocks'),
    doc: 'Subscription blocks.',
  },
]);
write('cards/table.ts', types('Card'), [
  { name: 'cards', type: 'readonly Card[]', value: part('cards', 'cards'), doc: 'Greeting cards.' },
]);
write('audio/table.ts', '', [
  {
    name: 'audioThemes',
    type: 'readonly string[]',
    value: part('audio-themes', 'themes'),
    doc: 'Sound theme keys.',
  },
]);
write('challenges/table.ts', '', [
  {
    name: 'challengeCategories',
    type: 'readonly string[]',
    value: part('challenge-categories', 'categories'),
    doc: 'Category keys of challenges.',
  },
]);
write('check-ins/table.ts', types('CheckIn'), [
  {
    name: 'checkIns',
    type: 'readonly CheckIn[]',
    value: part('login-incentives', 'milestones'),
    doc: 'Check-in milestones, day 1 to 500.',
  },
]);
write('achievements/table.ts', types('Achievement'), [
  {
    name: 'achievements',
    type: 'readonly Achievement[]',
    value: defaults(rows('achievements', 'achievements'), { plural: false }),
    doc: 'Every achievement (catalogue achievements.json).',
  },
]);
write(
  'achievements/conditions.ts',
  types('AnimalColorAchievement, AnimalSetAchievement, PetSetAchievement, StableAchievement'),
  [
    {
      name: 'questSeriesAchievements',
      type: 'Readonly<Record<string, readonly string[]>>',
      value: part('achievements', 'questSeries'),
      doc: 'Achievement to the quests that earn it, each once.',
    },
    {
      name: 'animalColorAchievements',
      type: 'readonly AnimalColorAchievement[]',
      value: part('achievements', 'animalColor'),
      doc: 'All nine drop pets, or mounts, of one potion.',
    },
    {
      name: 'animalSetAchievements',
      type: 'Readonly<Record<string, AnimalSetAchievement>>',
      value: part('achievements', 'animalSet'),
      doc: 'All standard colours of some species.',
    },
    {
      name: 'petSetCompleteAchievements',
      type: 'readonly PetSetAchievement[]',
      value: part('achievements', 'petSetComplete'),
      doc: 'All pets of one potion, quest eggs too.',
    },
    {
      name: 'stableAchievements',
      type: 'Readonly<Record<string, StableAchievement>>',
      value: part('achievements', 'stable'),
      doc: 'Notices of a full stable, by notification type.',
    },
  ],
);
write('events/table.ts', types('RepeatingEvent'), [
  {
    name: 'repeatingEvents',
    type: 'readonly RepeatingEvent[]',
    value: part('events', 'repeating'),
    doc: 'Events of every year, in the order of the current-event list.',
  },
]);
write('events/dated.ts', types('DatedEvent'), [
  {
    name: 'datedEvents',
    type: 'readonly DatedEvent[]',
    value: part('events', 'dated'),
    doc: 'One-off events up to May 2024, newest first.',
  },
]);
write('events/fools.ts', types('AprilFools'), [
  {
    name: 'aprilFools',
    type: 'AprilFools',
    value: part('events', 'aprilFools'),
    doc: 'Pet pictures swapped on the first of April.',
  },
]);
write('events/ladders.ts', types('EventLadder'), [
  {
    name: 'eventLadders',
    type: 'readonly EventLadder[]',
    value: part('event-ladders', 'ladders'),
    doc: 'What each yearly award run gives, step by step.',
  },
]);
write('schedule/table.ts', types('Gala, MonthSchedule, ReleaseDays'), [
  {
    name: 'releaseDays',
    type: 'ReleaseDays',
    value: part('schedule', 'releaseDays'),
    doc: 'Day of the month on which a kind of offer changes.',
  },
  {
    name: 'monthlySchedule',
    type: 'readonly MonthSchedule[]',
    value: part('schedule', 'monthly'),
    doc: 'Offers by month, January first.',
  },
  {
    name: 'galas',
    type: 'readonly Gala[]',
    value: without(rows('schedule', 'galas'), 'seasonalGear'),
    doc: 'The four galas; winter first.',
  },
  {
    name: 'alwaysAvailableCustomizations',
    type: 'readonly string[]',
    value: part('schedule', 'alwaysAvailableCustomizations'),
    doc: 'Appearance sets on sale all year.',
  },
  {
    name: 'featuredPetQuests',
    type: 'readonly string[]',
    value: part('schedule', 'featuredPetQuests'),
    doc: 'Pet quests shown first while they are on offer.',
  },
]);
const stable = catalogue['time-travel-stable'] ?? {};
write('schedule/time-travel.ts', types('TimeTravelStable'), [
  {
    name: 'timeTravelStable',
    type: 'TimeTravelStable',
    value: stable,
    doc: 'What hourglasses buy besides mystery sets.',
  },
]);
write('starter-tasks/table.ts', types('StarterTask, StarterTheme'), [
  {
    name: 'starterThemes',
    type: 'readonly StarterTheme[]',
    value: part('starter-tasks', 'themes'),
    doc: 'Starter tasks by theme.',
  },
  {
    name: 'apiClientDefaultTasks',
    type: 'readonly StarterTask[]',
    value: part('starter-tasks', 'apiClientDefaults'),
    doc: 'Tasks of an account made by an API client.',
  },
]);
write('faq/table.ts', types('FaqEntry'), [
  {
    name: 'faqEntries',
    type: 'readonly FaqEntry[]',
    value: part('faq-keys', 'questions'),
    doc: 'FAQ headings with their translation index.',
  },
]);
write('pins/table.ts', types('Pin, NewUserItem, UniqueItem'), [
  {
    name: 'newUserPins',
    type: 'readonly Pin[]',
    value: part('pinned-defaults', 'newUserPinned'),
    doc: 'What a new player has pinned.',
  },
  {
    name: 'newUserItems',
    type: 'readonly NewUserItem[]',
    value: part('pinned-defaults', 'newUserItems'),
    doc: 'What a new player owns, by path.',
  },
  {
    name: 'newUserGear',
    type: 'readonly string[]',
    value: part('pinned-defaults', 'newUserOwnedGear'),
    doc: 'Gear of a new player.',
  },
  {
    name: 'pinPathsWithoutItem',
    type: 'readonly string[]',
    value: part('pinned-defaults', 'pathsWithoutItem'),
    doc: 'Paths that may be pinned though no item stands behind them.',
  },
  {
    name: 'unpinnable',
    type: 'readonly string[]',
    value: part('pinned-defaults', 'cannotUnpin'),
    doc: 'Pins that cannot be taken off, as `path:` or `type:`.',
  },
  {
    name: 'uniqueItems',
    type: 'readonly UniqueItem[]',
    value: part('pinned-defaults', 'unique'),
    doc: 'Health potion and armoire, prices in gold.',
  },
]);
write('classes/table.ts', types('PlayerClassKey'), [
  {
    name: 'classOrder',
    type: 'readonly PlayerClassKey[]',
    value: part('classes', 'order'),
    doc: 'Classes in catalogue order.',
  },
]);
write('gear/types-table.ts', `import type { ItemListEntry } from './types.ts';\n`, [
  {
    name: 'itemList',
    type: 'readonly ItemListEntry[]',
    value: part('gear-types', 'itemList'),
    doc: 'Kinds of items as inventories list them.',
  },
]);
write('sprites/table.ts', '', [
  {
    name: 'gifSprites',
    type: 'readonly string[]',
    value: part('gif-sprites', 'sprites'),
    doc: 'Picture names served as gif instead of png.',
  },
]);
writeFileSync(
  join(root, 'src/gear/table.ts'),
  gearTables(rows('gear', 'items'), rows('release-dates', 'armoireSets')),
);
