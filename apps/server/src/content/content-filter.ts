import { isFields } from '@everdeed/content/values';

type View = Readonly<Record<string, unknown>>;

const mobile =
  'achievements,questSeriesAchievements,animalColorAchievements,animalSetAchievements,stableAchievements,bundles,' +
  'loginIncentives,pets,premiumPets,specialPets,questPets,wackyPets,mounts,premiumMounts,specialMounts,questMounts,' +
  'events,dropEggs,questEggs,dropHatchingPotions,premiumHatchingPotions,wackyHatchingPotions,backgroundsFlat,' +
  'questsByLevel,gear.tree,tasksByCategory,userDefaults,timeTravelStable,gearTypes,cardTypes';

/** The filter: as requested, else what the phone apps do not need (wire-groups-and-admin 7.4). */
export function filterOf(asked: string | undefined, client: string | undefined): string {
  if (asked) return asked;
  if (client === 'habitica-android') return `${mobile},appearances.background`;
  return client === 'habitica-ios' ? `${mobile},backgrounds` : '';
}

/** The filter's paths, sorted and unique, so that equal filters share an answer. */
export const filterPaths = (filter: string): string[] =>
  [...new Set(filter.split(',').map((path) => path.trim()))]
    .filter((path) => /^\w+(\.\w+)?$/.test(path))
    .sort();

/** The catalogue without the given keys and sub-keys. */
export function leaveOut(view: View, paths: readonly string[]): View {
  return paths.reduce<View>((left, path) => {
    const [key = '', sub] = path.split('.');
    if (!Object.hasOwn(left, key)) return left;
    const { [key]: value, ...others } = left;
    if (sub === undefined) return others;
    if (!isFields(value)) return left;
    const { [sub]: _, ...rest } = value;
    return { ...others, [key]: rest };
  }, view);
}
