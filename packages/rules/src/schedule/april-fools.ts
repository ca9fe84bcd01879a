import {
  aprilFools,
  aprilFoolsVariant,
  findPet,
  isDropEgg,
  questEggs,
  runningEventsAt,
  splitPetKey,
} from '@everdeed/content';

/** Clients that show no pet in different ways. */
export type FoolsClient = 'web' | 'ios' | 'android';

const NO_PET: Readonly<Record<FoolsClient, string>> = {
  web: 'noPet',
  ios: 'noPetIOS',
  android: 'noPetAndroid',
};

/** Which substitution a pet falls under, first match first (rules-play-and-shops 6.8). */
function caseOf(pet: string, client: FoolsClient): string {
  if (!pet) return NO_PET[client];
  if (findPet(pet)?.type === 'special') return 'specialPet';
  const { egg } = splitPetKey(pet);
  if (isDropEgg(egg)) return 'dropEgg';
  return questEggs.some(({ key }) => key === egg) ? 'questEgg' : 'other';
}

/**
 * The picture shown in place of a pet (or of no pet, an empty key) while the first of April runs; undefined on all
 * other days (rules-play-and-shops 6.8).
 */
export function foolsPicture(pet: string, now: number, client: FoolsClient = 'web'): string | undefined {
  if (!runningEventsAt(now).some(({ event }) => event.aprilFools)) return undefined;
  const wanted = caseOf(pet, client);
  const image = aprilFools.substitutions.find(({ when }) => when === wanted)?.image;
  const variant = aprilFoolsVariant(new Date(now).getUTCFullYear());
  return image?.replace('{egg}', splitPetKey(pet).egg).replace('{variant}', variant);
}
