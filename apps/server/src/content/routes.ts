import { contentCalls } from '@everdeed/contract';
import { appVersion } from '../http/envelope.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { ContentAnswers } from './content-answers.ts';
import { filterOf } from './content-filter.ts';
import { faqContent } from './faq-content.ts';

const answers = new ContentAnswers();
const platforms = { web: 'web', android: 'android', ios: 'ios' } as const;
const isPlatform = (sent: string | undefined): sent is keyof typeof platforms =>
  sent !== undefined && sent in platforms;

/** The catalogue and the FAQ (wire-groups-and-admin 7.3, 7.4). */
export const contentRoutes = [
  route(contentCalls.getContent, (_work, { actor, query, info }) => {
    const language = query.language ?? actor?.language ?? 'en';
    const text = answers.answer(info.now, language, filterOf(query.filter, info.client));
    const body = `{"success":true,"data":${text},"appVersion":"${appVersion}"}`;
    return reply({ raw: { contentType: 'application/json; charset=utf-8', body } });
  }),
  route(contentCalls.getFaq, (_work, { query }) =>
    faqContent(isPlatform(query.platform) ? query.platform : undefined),
  ),
];
