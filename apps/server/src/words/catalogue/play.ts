import {
  achievements,
  animalColorAchievements,
  animalSetAchievements,
  audioThemes,
  cards,
  challengeCategories,
  messageText,
  classOrder,
  petSetCompleteAchievements,
  questSeriesAchievements,
  type Spell,
  type SpellClass,
  spellsOfClass,
  stableAchievements,
  uniqueItems,
} from '@everdeed/content';
import { nameOf } from '../catalogue-words.ts';
import { byKey, ifAny, texts } from './texts.ts';

function presentSpell(language: string, spell: Spell) {
  const { key, mana, target } = spell;
  const optional = [
    'lvl',
    'value',
    'bulk',
    'limited',
    'purchaseType',
    'immediateUse',
    'previousPurchase',
    'silent',
  ] as const;
  const extras = optional.flatMap((name) => Object.entries(ifAny(name, spell[name])));
  return { key, ...texts(language, 'spells', key), mana, target, ...Object.fromEntries(extras) };
}

const spellClasses: readonly SpellClass[] = ['wizard', 'warrior', 'rogue', 'healer', 'special'];

const unique = (language: string, wanted: 'potion' | 'armoire') => {
  const item = uniqueItems.find(({ key }) => key === wanted);
  const text = messageText(`${wanted}Text`, language);
  const notes = messageText(wanted === 'armoire' ? 'armoireAbout' : 'potionNotes', language);
  return { key: wanted, type: item?.type ?? wanted, text, notes, value: item?.value ?? 0 };
};

/** An achievement in the wire's form. */
export const presentAchievement = ({
  group: _group,
  plural: _plural,
  ...shown
}: (typeof achievements)[number]) => shown;

/** Achievements, classes, skills, cards and the rest. */
export function playContent(language: string) {
  const spells = Object.fromEntries(
    spellClasses.map((kind) => [kind, byKey(spellsOfClass(kind), (spell) => presentSpell(language, spell))]),
  );
  return {
    achievements: byKey(achievements, presentAchievement),
    questSeriesAchievements,
    animalColorAchievements,
    animalSetAchievements,
    stableAchievements,
    petSetCompleteAchievs: petSetCompleteAchievements,
    spells,
    special: spells['special'],
    classes: classOrder,
    cardTypes: byKey(cards, ({ key, messageOptions, yearRound }) => ({
      key,
      messageOptions,
      ...(yearRound ? { yearRound } : {}),
    })),
    audioThemes,
    officialPinnedItems: [],
    categoryOptions: challengeCategories.map((key) => ({
      label: nameOf(language, 'challengeCategories', key),
      key,
    })),
    potion: unique(language, 'potion'),
    armoire: unique(language, 'armoire'),
  };
}
