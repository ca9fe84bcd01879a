import { bundles, type Quest, type QuestBoss, quests, questsByLevel } from '@everdeed/content';
import type { QuestWords } from '@everdeed/content/words';
import { type Family, nameOf, wordsOf } from '../catalogue-words.ts';
import { byKey, ifAny, texts } from './texts.ts';

const families: Readonly<Record<string, Family>> = {
  quests: 'quests',
  gear: 'gear',
  food: 'food',
  eggs: 'eggs',
  hatchingPotions: 'potions',
  pets: 'pets',
  mounts: 'mounts',
};

const noWords: QuestWords = { name: '', description: '', completion: '' };

/** A boss with its texts: the name of its rage, and what its strikes do. */
function presentBoss({ hp, str, def, rage, desperation }: QuestBoss, words: QuestWords) {
  const { npcs, effectText: _, ...figures } = rage ?? {};
  const strikes = Object.fromEntries((npcs ?? []).map((npc) => [npc, words.strikes?.[npc] ?? '']));
  const said = { title: '', description: '', ...words.rage };
  return {
    name: words.boss ?? words.name,
    hp,
    str,
    def,
    ...(rage ? { rage: { ...said, ...figures, ...strikes } } : {}),
    ...(desperation ? { desperation: { ...desperation, text: words.desperation ?? '' } } : {}),
  };
}

/** Things to collect, by key. */
const presentCollect = (collect: NonNullable<Quest['collect']>, words: QuestWords) =>
  Object.fromEntries(collect.map(({ key, count }) => [key, { text: words.collect?.[key] ?? key, count }]));

/** The rewards of a quest; the list of items is there even if it is empty. */
function presentDrop(
  language: string,
  { items = [], gp, exp, unlockText }: Quest['drop'],
  words: QuestWords,
) {
  const named = items.map((item) => {
    const text = nameOf(language, families[item.type] ?? 'quests', item.key);
    return Object.assign({}, item, { text });
  });
  return { items: named, gp, exp, ...(unlockText ? { unlock: words.unlock ?? '' } : {}) };
}

/** What a shop tells of a quest: what it asks for, what it gives, how it is unlocked. */
export function questDetails(
  language: string,
  { key, boss, collect, drop, unlockCondition, addlNotes }: Quest,
) {
  const words = wordsOf(language, 'quests', key) ?? noWords;
  return {
    ...(boss ? { boss: presentBoss(boss, words) } : {}),
    ...(collect ? { collect: presentCollect(collect, words) } : {}),
    ...(unlockCondition ? { unlockCondition: { ...unlockCondition, text: words.condition ?? '' } } : {}),
    drop: presentDrop(language, drop, words),
    addlNotes: addlNotes ? (words.addlNotes ?? '') : null,
  };
}

/** A quest in the wire's form (wire-groups-and-admin 7.4, QUEST). */
export function presentQuest(language: string, quest: Quest): Record<string, unknown> {
  const { key, category, boss, collect, drop, lvl, unlockCondition } = quest;
  const words = wordsOf(language, 'quests', key) ?? noWords;
  return {
    key,
    text: words.name,
    notes: words.description,
    completion: words.completion,
    category,
    ...ifAny('group', quest.group),
    ...ifAny('value', quest.value),
    ...ifAny('goldValue', quest.goldValue),
    ...ifAny('previous', quest.previous),
    ...ifAny('prereqQuests', quest.prereqQuests),
    ...(lvl === undefined ? {} : { lvl, prerequisite: { lvl } }),
    ...(unlockCondition ? { unlockCondition: { ...unlockCondition, text: words.condition ?? '' } } : {}),
    ...(quest.addlNotes ? { addlNotes: words.addlNotes ?? '' } : {}),
    ...(quest.hasCompletionChat ? { completionChat: words.completionChat ?? '' } : {}),
    ...(boss ? { boss: presentBoss(boss, words) } : {}),
    ...(collect ? { collect: presentCollect(collect, words) } : {}),
    ...ifAny('colors', quest.colors),
    drop: presentDrop(language, drop, words),
  };
}

/** Quests, and the bundles they are sold in. */
export function questContent(language: string) {
  const show = (quest: Quest) => presentQuest(language, quest);
  return {
    quests: byKey(quests, show),
    questsByLevel: questsByLevel().map(show),
    userCanOwnQuestCategories: ['unlockable', 'gold', 'hatchingPotion', 'pet'],
    bundles: byKey(bundles, ({ key, type, value, bundleKeys, class: picture }) => ({
      key,
      ...texts(language, 'bundles', key),
      bundleKeys,
      type,
      class: picture ?? `quest_bundle_${key}`,
      value,
    })),
  };
}
