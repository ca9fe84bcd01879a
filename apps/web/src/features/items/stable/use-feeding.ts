import { findPet } from '@everdeed/content';
import { useCallback, useState } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { nameOf } from '@everdeed/content/words';
import type { Appetite } from './animal-cell.tsx';
import { isPetHere, type Meal, mealOf } from './feeding.ts';
import { nameOfAnimal } from './names.ts';
import type { Animal } from './shelves.ts';
import { feedPet } from './stable-actions.tsx';
import { useEscape } from '../use-escape.ts';

interface State {
  /** Key of the chosen food. */
  readonly food?: string | undefined;
  /** Key of the chosen pet. */
  readonly pet?: string | undefined;
  /** What happened last. */
  readonly told?: string | undefined;
}

const nameOfPet = (key: string): string => nameOfAnimal({ side: 'pets', key });

/** Why a pet eats nothing, in a sentence. */
function refusalOf(kind: Exclude<Meal['kind'], 'meal'>, pet: string, food: string): string {
  const names = { pet: nameOfPet(pet), food: nameOf('food', food) };
  return t(`stable.meal.${kind}`, names);
}

function appetiteFor(player: GamePlayer, { side, key, standing }: Animal, food: string): Appetite {
  if (side !== 'pets' || standing !== 'growing') return 'none';
  const meal = mealOf(player, key, food);
  if (meal.kind !== 'meal') return 'none';
  return meal.isLoved ? 'loves' : 'eats';
}

/** Choosing food and a pet, in either order, and feeding it. `onRaised` is told of a pet that became a mount. */
export function useFeeding(player: GamePlayer, onRaised: (key: string) => void) {
  const [state, setState] = useState<State>({});
  // What is used up or grown up is chosen no more.
  const food = state.food !== undefined && (player.items.food[state.food] ?? 0) > 0 ? state.food : undefined;
  const pet = state.pet !== undefined && isPetHere(player, state.pet) ? state.pet : undefined;
  const serve = (petKey: string, foodKey: string, amount: number, choice: State = {}): void => {
    const meal = mealOf(player, petKey, foodKey);
    if (meal.kind !== 'meal') {
      setState((before) => ({ ...before, told: refusalOf(meal.kind, petKey, foodKey) }));
      return;
    }
    const fed = dispatch(feedPet({ pet: petKey, food: foodKey, amount }));
    if (!fed.ok) return;
    const isRaised = fed.value.after.player.items.mounts[petKey] === true;
    const names = { pet: nameOfPet(petKey), food: nameOf('food', foodKey) };
    const told = t(meal.isLoved ? 'stable.meal.loved' : 'stable.meal.eaten', names);
    setState((before) => ({ ...before, ...choice, told }));
    if (isRaised) onRaised(petKey);
  };
  const feed = (petKey: string, foodKey: string) => serve(petKey, foodKey, 1, { food: foodKey, pet: petKey });
  const tapFood = (key: string) => {
    if (pet !== undefined) feed(pet, key);
    else setState(food === key ? {} : { food: key });
  };
  const choosePet = useCallback(
    (key: string) => setState((before) => (before.pet === key ? {} : { pet: key })),
    [],
  );
  const chooseFood = useCallback((key: string) => setState({ food: key }), []);
  const putBack = useCallback(() => setState({}), []);
  useEscape(food !== undefined || pet !== undefined, putBack);
  const appetiteOf = useCallback(
    (animal: Animal) => (food === undefined ? undefined : appetiteFor(player, animal, food)),
    [player, food],
  );
  return {
    food,
    pet: pet === undefined ? undefined : findPet(pet),
    told: food !== undefined || pet !== undefined ? state.told : undefined,
    feed,
    /** The same up close, which chooses nothing: the next pet that is tapped is looked at, and not fed. */
    feedUpClose: serve,
    tapFood,
    choosePet,
    chooseFood,
    putBack,
    appetiteOf,
  };
}

export type FeedingState = ReturnType<typeof useFeeding>;
