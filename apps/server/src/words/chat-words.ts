import type { MessageKey } from '@everdeed/content';
import { isFields } from '@everdeed/content/values';
import { type MessageParams, nameRef } from '@everdeed/rules';
import { wordsOf } from './catalogue-words.ts';
import { bossName, collectedName, localise } from './localise.ts';
import type { Words } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Said {
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The parameters that the sentences of system lines have, made from the facts. */
function paramsOf(words: Words, language: string, info: Fields) {
  const quest = textOf(info['quest']);
  return {
    username: textOf(info['user']),
    questName: nameRef('quest', quest),
    bossName: bossName(words, language, quest),
    userDamage: textOf(info['userDamage']),
    bossDamage: textOf(info['bossDamage']),
    spell: nameRef('spell', textOf(info['spell'])),
    target: textOf(info['target']),
    times: Number(info['times'] ?? 1),
    task: textOf(info['task']),
  };
}

/** What was found of each thing to collect: `2 stars, 0 moons`. */
function itemsOf(words: Words, language: string, { quest, items }: Fields): string {
  const nameOf = (key: string) => collectedName(words, language, textOf(quest), key);
  return Object.entries(isFields(items) ? items : {})
    .map(([key, count]) => `${textOf(count)} ${nameOf(key)}`)
    .join(', ');
}

/** The sentences by type (wire-groups-and-admin 2.3). */
const keys: Readonly<Record<string, MessageKey>> = {
  quest_start: 'chatQuestStarted',
  boss_damage: 'chatBossDamage',
  boss_dont_attack: 'chatBossDontAttack',
  boss_defeated: 'chatBossDefeated',
  user_found_items: 'chatFindItems',
  all_items_found: 'chatItemQuestFinish',
  spell_cast_party: 'chatCastSpellParty',
  spell_cast_party_multi: 'chatCastSpellPartyTimes',
  spell_cast_user: 'chatCastSpellUser',
  spell_cast_user_multi: 'chatCastSpellUserTimes',
  quest_cancel: 'chatQuestCancelled',
  quest_abort: 'chatQuestAborted',
  tavern_boss_rage_tired: 'tavernBossTired',
  claim_task: 'userIsClamingTask',
};

/** What the catalogue has a quest's boss say; undefined if the line is of another type. */
function questSays(language: string, info: Fields): string | undefined {
  const words = wordsOf(language, 'quests', textOf(info['quest']));
  switch (info['type']) {
    case 'boss_rage':
      return words?.rage?.effect ?? words?.rage?.description ?? '';
    case 'tavern_quest_completed':
      return words?.completionChat ?? words?.completion ?? '';
    case 'tavern_boss_desperation':
      return words?.desperation ?? '';
    case 'tavern_boss_rage':
      return words?.strikes?.[textOf(info['scene'])] ?? '';
    default:
      return undefined;
  }
}

/** What the game says in a chat, in the reader's language; a line of an unknown type says that it is one. */
export function wordLine(words: Words, language: string, info: Fields): string {
  const said = questSays(language, info);
  if (said !== undefined) return said;
  const type = textOf(info['type']);
  const key = Object.hasOwn(keys, type) ? keys[type] : undefined;
  const sentence: Said = key
    ? { key, params: { ...paramsOf(words, language, info), items: itemsOf(words, language, info) } }
    : { key: 'badRequest' };
  return words.say(language, sentence.key, localise(words, language, sentence.params ?? {}));
}
