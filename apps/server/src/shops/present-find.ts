import { assertNever } from '@everdeed/content/values';
import type { AnswerOf, shopCalls } from '@everdeed/contract';
import type { ArmoireAnswer, ArmoireFind, BuyAnswer } from '@everdeed/rules';
import { entryName, foodInSentence } from '../words/localise.ts';
import type { Words } from '../words/words.ts';

type PresentedFind = AnswerOf<typeof shopCalls.buyArmoire>['armoire'];

/** What the armoire gave, named in the reader's language; food has its article. */
function presentFind(words: Words, language: string, find: ArmoireFind): PresentedFind {
  switch (find.type) {
    case 'gear': {
      const { type, dropKey, emptied } = find;
      return { type, dropKey, dropText: entryName(words, language, 'gear', dropKey), emptied };
    }
    case 'food': {
      const { type, dropKey } = find;
      return { type, dropKey, dropText: foodInSentence(words, language, dropKey) };
    }
    case 'experience':
      return find;
    default:
      return assertNever(find);
  }
}

/** The answer of the armoire in the wire's form. */
export const presentArmoire = (words: Words, language: string, data: ArmoireAnswer) => ({
  ...data,
  armoire: presentFind(words, language, data.armoire),
});

const isArmoires = (data: BuyAnswer): data is ArmoireAnswer =>
  'armoire' in data && typeof data.armoire === 'object';

/** The answer of any purchase in the wire's form; only the armoire has words in its data. */
export const presentBought = (words: Words, language: string, data: BuyAnswer) =>
  isArmoires(data) ? presentArmoire(words, language, data) : data;
