import {
  aprilFools,
  aprilFoolsVariant,
  findPet,
  isDropEgg,
  questEggs,
  runningEventsAt,
  splitPetKey,
} from '@everdeed/content';

/** Clients that differ in how they show having no pet. */
export type FoolsClient = 'web' | 'ios' | 'android';

const NO_PET: Readonly<Record<FoolsClient, string>> = {
  web: 'noPet',
  ios: 'noPetIOS',
  android: 'noPetAndroid',
};

/** The substitution that applies to a pet; the first match wins (rules-play-and-shops 6.8). */
function caseOf(pet: string, client: FoolsClient): string {
  if (!pet) return NO_PET[client];
  if (findPet(pet)?.type === 'special') return 'specialPet';
  const { egg } = splitPetKey(pet);
  if (isDropEgg(egg)) return 'dropEgg';
  return questEggs.some(({ key }) => key === egg) ? 'questEgg' : 'other';
}

/**
 * The picture to show instead of a pet (or of no pet, an empty key) on April Fools' Day; undefined on all
 * other days (rules-play-and-shops 6.8).
 */
export function foolsPicture(pet: string, now: number, client: FoolsClient = 'web'): string | undefined {
  if (!runningEventsAt(now).some(({ event }) => event.aprilFools)) return undefined;
  const wanted = caseOf(pet, client);
  const image = aprilFools.substitutions.find(({ when }) => when === wanted)?.image;
  const variant = aprilFoolsVariant(new Date(now).getUTCFullYear());
  return image?.replace('{egg}', splitPetKey(pet).egg).replace('{variant}', variant);
}
