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
export const presentEgg = (language: string, { key, value }: Egg) => {
  const words = wordsOf(language, 'eggs', key);
  const name = words?.name ?? nameOf(language, 'eggs', key);
  const forms = { text: name, mountText: words?.mountName ?? name, adjective: words?.adjective ?? name };
  return { key, ...forms, value, notes: descriptionOf(language, 'eggs', key) };
};

/** A potion in the wire's form. */
export const presentPotion = (language: string, potion: Potion) => {
  const { key, value, premium, limited, wacky, questPotion } = potion;
  return {
    key,
    value,
    text: wordsOf(language, 'potions', key)?.word ?? nameOf(language, 'potions', key),
    notes: descriptionOf(language, 'potions', key),
    premium,
    limited,
    ...(premium || wacky ? { _addlNotes: '' } : {}),
    ...ifAny('wacky', wacky),
    ...ifAny('questPotion', questPotion),
  };
};

/** A food in the wire's form. */
export const presentFood = (language: string, { key, target, value, canDrop }: Food) => {
  const name = nameOf(language, 'food', key);
  const forms = {
    textA: wordsOf(language, 'food', key)?.withArticle ?? name,
    textThe: wordsOf(language, 'food', key)?.withThe ?? name,
  };
  const own = target ? { target } : { sellWarningNote: messageText('foodSaddleSellWarningNote', language) };
  return {
    key,
    text: name,
    ...forms,
    ...own,
    value,
    notes: descriptionOf(language, 'food', key),
    canDrop: canDrop !== 'never',
  };
};

const presentPet = (language: string, { key, type, egg, potion, ...special }: Pet) => ({
  key,
  type,
  ...(type === 'special' ? {} : { egg, potion }),
  text: nameOf(language, 'pets', key),
  ...ifAny('canFind', special.canFind),
  ...ifAny('currency', special.currency),
  ...ifAny('event', special.event),
  ...ifAny('value', special.value),
  ...ifAny('purchaseType', special.purchaseType),
});

const presentMount = (language: string, { key, type, egg, potion, canFind }: Mount) => ({
  key,
  type,
  ...(type === 'special' ? {} : { egg, potion }),
  text: nameOf(language, 'mounts', key),
  ...ifAny('canFind', canFind),
});

const owned = (list: readonly { readonly key: string }[]) => byKey(list, () => true);
const named = (language: string, family: 'pets' | 'mounts', keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, nameOf(language, family, key)]));

/** Eggs, potions, food, pets and mounts. */
export function creatureContent(language: string) {
  const showEgg = (one: Egg) => presentEgg(language, one);
  const showPotion = (one: Potion) => presentPotion(language, one);

  return {
    dropEggs: byKey(dropEggs, showEgg),
    questEggs: byKey(questEggs, showEgg),
    eggs: byKey(allEggs(), showEgg),
    timeTravelStable: {
      pets: named(language, 'pets', timeTravelStable.pets),
      mounts: named(language, 'mounts', timeTravelStable.mounts),
    },
    dropHatchingPotions: byKey(standardPotions, showPotion),
    premiumHatchingPotions: byKey(premiumPotions, showPotion),
    wackyHatchingPotions: byKey(wackyPotions, showPotion),
    hatchingPotions: byKey(allPotions(), showPotion),
    pets: owned(petsOfType('drop')),
    premiumPets: owned(petsOfType('premium')),
    questPets: owned(petsOfType('quest')),
    specialPets: byKey(petsOfType('special'), ({ key }) => key),
    wackyPets: owned(petsOfType('wacky')),
    petInfo: byKey(pets(), (one) => presentPet(language, one)),
    mounts: owned(mountsOfType('drop')),
    questMounts: owned(mountsOfType('quest')),
    premiumMounts: owned(mountsOfType('premium')),
    specialMounts: byKey(mountsOfType('special'), ({ key }) => key),
    mountInfo: byKey(mounts(), (one) => presentMount(language, one)),
    food: byKey(foods, (one) => presentFood(language, one)),
  };
}
