import type { Reference } from '@everdeed/rules';
import { localiseText } from '../words/localise.ts';
import type { Words } from '../words/words.ts';

/**
 * What a ledger entry is about, with the rules' references replaced by names. What has a name but no key, such as a
 * mystery set, goes by its name in both fields (rules-play-and-shops 4.16).
 */
export function ledgerSubject(
  words: Words,
  language: string,
  { reference, referenceText }: Reference,
): Reference {
  const about = reference ?? referenceText;
  if (about === undefined) return {};
  return {
    reference: localiseText(words, language, about),
    ...(referenceText === undefined ? {} : { referenceText: localiseText(words, language, referenceText) }),
  };
}
