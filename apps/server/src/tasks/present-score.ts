import type { Drop, ScoreTmp } from '@everdeed/rules';
import type { Words } from '../http/words.ts';

const capitalise = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The sentence that tells of a drop. */
function dialogOf(drop: Drop, words: Words, language: string): string {
  const say = (key: string, params?: Record<string, string>): string => words.say(language, key, params);
  switch (drop.type) {
    case 'Food':
      return say('messageDropFood', { dropText: say(`food${capitalise(drop.key)}A`) });
    case 'Egg':
      return say('messageDropEgg', { dropText: say(`dropEgg${drop.key}Text`) });
    case 'HatchingPotion':
      return say('messageDropPotion', { dropText: say(`hatchingPotion${drop.key}`) });
    case 'Quest':
      return say('messageFoundQuest', { questText: say(`quest${capitalise(drop.key)}Text`) });
    default:
      return drop satisfies never;
  }
}

/** The passing results of a scoring as they travel: a drop with the sentence that tells of it. */
export function presentTmp(tmp: ScoreTmp, words: Words, language: string): Record<string, unknown> {
  if (!tmp.drop) return { ...tmp };
  return { ...tmp, drop: { ...tmp.drop, dialog: dialogOf(tmp.drop, words, language) } };
}
