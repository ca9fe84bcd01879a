import type { AnswerOf, taskCalls, DeepReadonly } from '@everdeed/contract';
import type { Drop, ScoreTmp } from '@everdeed/rules';
import { entryName, foodInSentence } from '../words/localise.ts';
import type { Words } from '../words/words.ts';

/** The message for a drop; quest scrolls for levels have none. */
function dialogOf(drop: Drop, words: Words, language: string): string | undefined {
  switch (drop.type) {
    case 'Food':
      return words.say(language, 'messageDropFood', {
        dropText: foodInSentence(words, language, drop.key),
      });
    case 'Egg':
      return words.say(language, 'messageDropEgg', { dropText: entryName(words, language, 'egg', drop.key) });
    case 'HatchingPotion':
      return words.say(language, 'messageDropPotion', {
        dropText: entryName(words, language, 'potion', drop.key),
      });
    case 'Quest':
      return undefined;
    default:
      return drop satisfies never;
  }
}

type Transient = DeepReadonly<AnswerOf<typeof taskCalls.scoreTask>['_tmp']>;

/** The transient results of a scoring as sent, with the message for a drop. */
export function presentTmp(tmp: ScoreTmp, words: Words, language: string): Transient {
  if (!tmp.drop) return { ...tmp };
  const dialog = dialogOf(tmp.drop, words, language);
  return { ...tmp, drop: dialog === undefined ? tmp.drop : { ...tmp.drop, dialog } };
}
