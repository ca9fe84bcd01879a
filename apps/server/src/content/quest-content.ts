import { bundles, type Quest, type QuestBoss, quests, questsByLevel } from '@everdeed/content';
import { descriptionOf, type Family, nameOf } from '@everdeed/content/words';
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

function presentBoss({ hp, str, def, rage, desperation }: QuestBoss, key: string) {
  const name = nameOf('quests', key);
  const text = descriptionOf('quests', key);
  const { npcs, effectText: _, ...figures } = rage ?? {};
  const struck = Object.fromEntries((npcs ?? []).map((npc) => [npc, text]));
  return {
    name,
    hp,
    str,
    def,
    ...(rage ? { rage: { title: name, description: text, ...figures, effect: text, ...struck } } : {}),
    ...(desperation ? { desperation: { ...desperation, text } } : {}),
  };
}

/** A quest as the wire shows it (wire-groups-and-admin 7.4, QUEST). */
export function presentQuest(quest: Quest): Record<string, unknown> {
  const { key, category, boss, collect, drop, lvl, unlockCondition } = quest;
  const { text, notes } = texts('quests', key);
  const items = drop.items?.map((item) => ({
    ...item,
    text: nameOf(families[item.type] ?? 'quests', item.key),
  }));
  const found = collect?.map(({ key: thing, count }) => [thing, { text: nameOf('quests', thing), count }]);
  return {
    key,
    text,
    notes,
    completion: notes,
    category,
    ...ifAny('group', quest.group),
    ...ifAny('value', quest.value),
    ...ifAny('goldValue', quest.goldValue),
    ...ifAny('previous', quest.previous),
    ...ifAny('prereqQuests', quest.prereqQuests),
    ...(lvl === undefined ? {} : { lvl, prerequisite: { lvl } }),
    ...(unlockCondition ? { unlockCondition: { ...unlockCondition, text: notes } } : {}),
    ...(quest.addlNotes ? { addlNotes: notes } : {}),
    ...(quest.hasCompletionChat ? { completionChat: notes } : {}),
    ...(boss ? { boss: presentBoss(boss, key) } : {}),
    ...(found ? { collect: Object.fromEntries(found) } : {}),
    ...ifAny('colors', quest.colors),
    drop: {
      ...ifAny('items', items),
      gp: drop.gp,
      exp: drop.exp,
      ...(drop.unlockText ? { unlock: notes } : {}),
    },
  };
}

/** Quests, and the bundles they are sold in. */
export function questContent() {
  return {
    quests: byKey(quests, presentQuest),
    questsByLevel: questsByLevel().map(presentQuest),
    userCanOwnQuestCategories: ['unlockable', 'gold', 'hatchingPotion', 'pet'],
    bundles: byKey(bundles, ({ key, type, value, bundleKeys, class: picture }) => ({
      key,
      ...texts('bundles', key),
      bundleKeys,
      type,
      class: picture ?? `quest_bundle_${key}`,
      value,
    })),
  };
}
