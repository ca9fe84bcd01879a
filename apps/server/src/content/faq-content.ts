import { faqEntries } from '@everdeed/content';
import { descriptionOf, nameOf } from '../words/catalogue-words.ts';

type Platform = 'web' | 'android' | 'ios';

/** Questions and answers; with a platform, where to ask further is shown for it (wire-groups-and-admin 7.3). */
export function faqContent(language: string, platform?: Platform) {
  const questions = faqEntries.map(({ heading }) => ({
    exclusions: [],
    heading,
    question: nameOf(language, 'faq', heading),
    web: descriptionOf(language, 'faq', heading),
  }));
  const help = descriptionOf(language, 'faq', 'stillNeedHelp');
  return {
    questions,
    stillNeedHelp: platform === 'ios' ? { ios: help } : platform ? { web: help } : { ios: help, web: help },
  };
}
