import { contentCalls } from '@everdeed/contract';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { ContentAnswers } from './content-answers.ts';
import { filterOf } from './content-filter.ts';
import { faqContent } from './faq-content.ts';
import { isLanguage } from '../words/language.ts';

const answers = new ContentAnswers();
const platforms = { web: 'web', android: 'android', ios: 'ios' } as const;
const isPlatform = (sent: string | undefined): sent is keyof typeof platforms =>
  sent !== undefined && sent in platforms;

/** The catalogue and the FAQ (wire-groups-and-admin 7.3, 7.4). */
export const contentRoutes = [
  route(contentCalls.getContent, (_work, { actor, query, info }) => {
    const asked = query.language ?? actor?.language;
    const language = isLanguage(asked) ? asked : 'en';
    return reply({ packed: answers.answer(info.now, language, filterOf(query.filter, info.client)) });
  }),
  route(contentCalls.getFaq, (_work, { query, info }) =>
    faqContent(info.language, isPlatform(query.platform) ? query.platform : undefined),
  ),
];
