import { type Food, findFood, findPet, foods, type Pet } from '@everdeed/content';
import { feedingStep, MOUNT_GROWTH, type Player } from '@everdeed/rules';

type Keeper = Pick<Player, 'items'>;

/** Key of the thing that makes any pet a mount at once. */
const SADDLE = 'Saddle';

/** A meal that can be had, or why not. */
export type Meal =
  | {
      readonly kind: 'meal';
      /** Growth by one piece, in points. */
      readonly step: number;
      readonly isLoved: boolean;
      /** How many pieces can be fed at once: as many as there are, and no more than it takes to grow up. */
      readonly most: number;
      /** Whether it is a saddle, of which one is enough. */
      readonly isSaddle: boolean;
    }
  /** Special and wacky pets do not eat (rules-play-and-shops 2.4). */
  | { readonly kind: 'eatsNothing' }
  | { readonly kind: 'hasMount' }
  | { readonly kind: 'notThere' }
  | { readonly kind: 'noFood' };

/** Whether a pet is here, and not its mount; once that was set free, it grows again from -1 (rules-play-and-shops 2.4). */
export function isPetHere({ items: { pets, mounts } }: Keeper, key: string): boolean {
  const growth = pets[key] ?? 0;
  return growth > 0 || (growth < 0 && !mounts[key]);
}

/** What feeding this pet this food would be like. */
export function mealOf({ items }: Keeper, petKey: string, foodKey: string): Meal {
  const pet = findPet(petKey);
  const food = findFood(foodKey);
  const growth = items.pets[petKey] ?? 0;
  if (!pet || !isPetHere({ items }, petKey)) return { kind: 'notThere' };
  if (pet.type === 'special' || pet.type === 'wacky') return { kind: 'eatsNothing' };
  if (items.mounts[petKey]) return { kind: 'hasMount' };
  const stock = items.food[foodKey] ?? 0;
  if (!food || stock <= 0) return { kind: 'noFood' };
  if (foodKey === SADDLE)
    return { kind: 'meal', step: MOUNT_GROWTH - growth, isLoved: false, most: 1, isSaddle: true };
  const step = feedingStep(pet, food);
  const needed = Math.max(1, Math.ceil((MOUNT_GROWTH - growth) / step));
  return { kind: 'meal', step, isLoved: isLoved(pet, food), most: Math.min(stock, needed), isSaddle: false };
}

/** Whether a piece of it brings a pet further than others would; magic pets love everything. */
const isLoved = (pet: Pick<Pet, 'potion' | 'type'>, food: Food): boolean =>
  food.key !== SADDLE && (pet.type === 'premium' || food.target === pet.potion);

/** The same by the food's key. */
export function lovesKey(pet: Pick<Pet, 'potion' | 'type'>, key: string): boolean {
  const food = findFood(key);
  return food !== undefined && isLoved(pet, food);
}

/** Some food that the player has. */
export interface Ration {
  readonly key: string;
  readonly count: number;
}

/** The food that there is, in the usual order with the saddle last; what `pet` loves comes first. */
export function rationsFor({ items }: Keeper, pet?: Pick<Pet, 'potion' | 'type'>): readonly Ration[] {
  const rank = (food: Food) => (food.key === SADDLE ? 2 : pet && isLoved(pet, food) ? 0 : 1);
  return foods
    .filter(({ key }) => (items.food[key] ?? 0) > 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ key }) => ({ key, count: items.food[key] ?? 0 }));
}

/** Key of the everyday food that a pet loves; undefined if it loves everything or eats nothing. */
export const favouriteOf = ({ potion, type }: Pick<Pet, 'potion' | 'type'>): string | undefined =>
  type === 'drop' || type === 'quest'
    ? foods.find(({ target, season }) => target === potion && season === 'Normal')?.key
    : undefined;
