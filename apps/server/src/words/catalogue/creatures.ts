import {
  messageText,
  allEggs,
  allPotions,
  dropEggs,
  type Egg,
  type Food,
  foods,
  type Mount,
  mounts,
  mountsOfType,
  type Pet,
  pets,
  petsOfType,
  type Potion,
  premiumPotions,
  questEggs,
  standardPotions,
  timeTravelStable,
  wackyPotions,
} from '@everdeed/content';
import { descriptionOf, nameOf, wordsOf } from '../catalogue-words.ts';
import { byKey, ifAny } from './texts.ts';

/** An egg in the wire's form. */
export const presentEgg = ({ key, value }: Egg) => {
  const words = wordsOf('eggs', key);
  const name = words?.name ?? nameOf('eggs', key);
  const forms = { text: name, mountText: words?.mountName ?? name, adjective: words?.adjective ?? name };
  return { key, ...forms, value, notes: descriptionOf('eggs', key) };
};

/** A potion in the wire's form. */
export const presentPotion = ({ key, value, premium, limited, wacky, questPotion }: Potion) => ({
  key,
  value,
  text: wordsOf('potions', key)?.word ?? nameOf('potions', key),
  notes: descriptionOf('potions', key),
  premium,
  limited,
  ...(premium || wacky ? { _addlNotes: '' } : {}),
  ...ifAny('wacky', wacky),
  ...ifAny('questPotion', questPotion),
});

/** A food in the wire's form. */
export const presentFood = ({ key, target, value, canDrop }: Food) => {
  const name = nameOf('food', key);
  const forms = {
    textA: wordsOf('food', key)?.withArticle ?? name,
    textThe: wordsOf('food', key)?.withThe ?? name,
  };
  const own = target ? { target } : { sellWarningNote: messageText('foodSaddleSellWarningNote') };
  return {
    key,
    text: name,
    ...forms,
    ...own,
    value,
    notes: descriptionOf('food', key),
    canDrop: canDrop !== 'never',
  };
};

const presentPet = ({ key, type, egg, potion, ...special }: Pet) => ({
  key,
  type,
  ...(type === 'special' ? {} : { egg, potion }),
  text: nameOf('pets', key),
  ...ifAny('canFind', special.canFind),
  ...ifAny('currency', special.currency),
  ...ifAny('event', special.event),
  ...ifAny('value', special.value),
  ...ifAny('purchaseType', special.purchaseType),
});

const presentMount = ({ key, type, egg, potion, canFind }: Mount) => ({
  key,
  type,
  ...(type === 'special' ? {} : { egg, potion }),
  text: nameOf('mounts', key),
  ...ifAny('canFind', canFind),
});

const owned = (list: readonly { readonly key: string }[]) => byKey(list, () => true);
const named = (family: 'pets' | 'mounts', keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, nameOf(family, key)]));

/** Eggs, potions, food, pets and mounts. */
export function creatureContent() {
  return {
    dropEggs: byKey(dropEggs, presentEgg),
    questEggs: byKey(questEggs, presentEgg),
    eggs: byKey(allEggs(), presentEgg),
    timeTravelStable: {
      pets: named('pets', timeTravelStable.pets),
      mounts: named('mounts', timeTravelStable.mounts),
    },
    dropHatchingPotions: byKey(standardPotions, presentPotion),
    premiumHatchingPotions: byKey(premiumPotions, presentPotion),
    wackyHatchingPotions: byKey(wackyPotions, presentPotion),
    hatchingPotions: byKey(allPotions(), presentPotion),
    pets: owned(petsOfType('drop')),
    premiumPets: owned(petsOfType('premium')),
    questPets: owned(petsOfType('quest')),
    specialPets: byKey(petsOfType('special'), ({ key }) => key),
    wackyPets: owned(petsOfType('wacky')),
    petInfo: byKey(pets(), presentPet),
    mounts: owned(mountsOfType('drop')),
    questMounts: owned(mountsOfType('quest')),
    premiumMounts: owned(mountsOfType('premium')),
    specialMounts: byKey(mountsOfType('special'), ({ key }) => key),
    mountInfo: byKey(mounts(), presentMount),
    food: byKey(foods, presentFood),
  };
}
