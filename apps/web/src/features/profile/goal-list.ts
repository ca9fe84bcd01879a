import {
  animalColorAchievements,
  animalSetAchievements,
  dropEggs,
  gearOfKlass,
  questSeriesAchievements,
  standardPotions,
} from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { countStable, dropPetKeys, type Player, type Task } from '@everdeed/rules';

/** What to do next; `keys` are of the catalogue. */
export type NextStep =
  | { readonly kind: 'hatch'; readonly pets: readonly string[] }
  | { readonly kind: 'raise'; readonly mounts: readonly string[] }
  | { readonly kind: 'gear'; readonly gear: readonly string[] }
  | { readonly kind: 'quest'; readonly quests: readonly string[] }
  | { readonly kind: 'streak'; readonly task: string; readonly days: number }
  | { readonly kind: 'firstStep' };

/** An achievement that is not earned yet, or can be earned again. */
export interface Goal {
  readonly key: string;
  readonly done: number;
  readonly all: number;
  readonly next: NextStep;
}

/** Days of a streak that earn the achievement, again and again. */
const STREAK_DAYS = 21;
const FIRST_STEPS = ['createdTask', 'completedTask', 'hatchedPet', 'fedPet', 'purchasedEquipment'] as const;
const GEAR_SLOTS: ReadonlySet<string> = new Set(['weapon', 'armor', 'head', 'shield']);
const MOST_GOALS = 4;

const goal = (key: string, all: readonly string[], missing: readonly string[], next: NextStep): Goal => ({
  key,
  done: all.length - missing.length,
  all: all.length,
  next,
});

function petGoals({ items: { pets, mounts } }: Player): Goal[] {
  const hasPet = (key: string) => (pets[key] ?? 0) > 0;
  const petGoal = (key: string, all: readonly string[]) => {
    const missing = all.filter((pet) => !hasPet(pet));
    return goal(key, all, missing, { kind: 'hatch', pets: missing });
  };
  const mountGoal = (key: string, all: readonly string[]) => {
    const missing = all.filter((mount) => !mounts[mount]);
    return goal(key, all, missing, { kind: 'raise', mounts: missing });
  };
  const inColour = (color: string) => dropEggs.map((egg) => `${egg.key}-${color}`);
  const inAllColours = (species: readonly string[]) =>
    species.flatMap((egg) => standardPotions.map((potion) => `${egg}-${potion.key}`));
  return [
    ...animalColorAchievements.flatMap(({ color, petAchievement, mountAchievement }) => [
      petGoal(petAchievement, inColour(color)),
      mountGoal(mountAchievement, inColour(color)),
    ]),
    ...Object.values(animalSetAchievements)
      .filter(({ type }) => type === 'pet')
      .map(({ achievementKey, species }) => petGoal(achievementKey, inAllColours(species))),
  ];
}

function stableGoals({ items }: Player): Goal[] {
  const { petsFound, mounts } = countStable(items);
  const all = dropPetKeys();
  const missingPets = all.filter((key) => !items.pets[key]);
  const missingMounts = all.filter((key) => !items.mounts[key]);
  return [
    { key: 'beastMaster', done: petsFound, all: all.length, next: { kind: 'hatch', pets: missingPets } },
    { key: 'mountMaster', done: mounts, all: all.length, next: { kind: 'raise', mounts: missingMounts } },
  ];
}

const questGoals = ({ achievements }: Player): Goal[] =>
  Object.entries(questSeriesAchievements).map(([key, quests]) => {
    const missing = quests.filter((quest) => !achievements.quests[quest]);
    return goal(key, quests, missing, { kind: 'quest', quests: missing });
  });

function gearGoals({ stats, flags, preferences, items }: Player): Goal[] {
  if (!flags.classSelected || preferences.disableClasses) return [];
  const all = gearOfKlass(stats.class)
    .filter(({ last, type }) => last && GEAR_SLOTS.has(type))
    .map(({ key }) => key);
  const missing = all.filter((key) => items.gear.owned[key] !== true);
  const name = stats.class === 'wizard' ? 'mage' : stats.class;
  return [goal(`${name}UltimateGear`, all, missing, { kind: 'gear', gear: missing })];
}

const firstStepGoals = ({ achievements }: Player): Goal[] =>
  FIRST_STEPS.filter((key) => !achievements[key]).map((key) => ({
    key,
    done: 0,
    all: 1,
    next: { kind: 'firstStep' },
  }));

/** The daily whose streak is nearest to its next 21 days. */
function streakGoal(tasks: readonly Task[]): Goal[] {
  const goals = tasks
    .flatMap((task) => (task.type === 'daily' && task.streak > 0 ? [task] : []))
    .map(({ text, streak }) => {
      const all = STREAK_DAYS * (Math.floor(streak / STREAK_DAYS) + 1);
      return { text, streak, all, missing: all - streak };
    })
    .toSorted((a, b) => a.missing - b.missing);
  const [nearest] = goals;
  if (!nearest) return [];
  const { text, streak, all, missing } = nearest;
  return [{ key: 'streak', done: streak, all, next: { kind: 'streak', task: text, days: missing } }];
}

const share = ({ done, all }: Goal): number => done / all;

/**
 * What the player can earn next, the nearest first, four at most. First steps come before everything else; what has
 * not been begun is left out while there is something that has.
 */
export function goalsOf(player: Player, tasks: readonly Task[]): readonly Goal[] {
  const steps = firstStepGoals(player);
  const others = [
    ...petGoals(player),
    ...stableGoals(player),
    ...questGoals(player),
    ...gearGoals(player),
    ...streakGoal(tasks),
  ].filter(({ key, done, all }) => done < all && (key === 'streak' || !player.achievements[key]));
  const open = others
    .filter((one) => !isUltimateEarned(player, one.key))
    .toSorted((a, b) => share(b) - share(a));
  const begun = open.filter(({ done }) => done > 0);
  const shown = [...steps, ...(begun.length > 0 ? begun : open)];
  return shown.slice(0, MOST_GOALS);
}

function isUltimateEarned({ achievements, stats }: Player, key: string): boolean {
  return key.endsWith('UltimateGear') && achievements.ultimateGearSets[stats.class];
}

/** Where each first step is taken. */
const STEP_PLACES: Readonly<Record<string, string>> = {
  hatchedPet: '/inventory/items',
  fedPet: '/inventory/stable',
  purchasedEquipment: '/shops/market',
};

/** The page on which the next thing to do for a goal is done; tasks are where they always are. */
export function placeOf({ key, next }: Goal): string {
  switch (next.kind) {
    case 'hatch':
    case 'raise':
      return '/inventory/stable';
    case 'gear':
      return '/shops/market';
    case 'quest':
      return '/shops/quests';
    case 'streak':
      return '/';
    case 'firstStep':
      return STEP_PLACES[key] ?? '/';
    default:
      return assertNever(next);
  }
}
