import type { contentCalls, mailCalls, serverCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCase, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const tracking = (path: string): RefusalCase => ({
  error: 'NotAuthorized',
  by: ({ player }) => player.post(path, {}, { 'x-client': 'habitica-ios' }),
});
const reporting = (fields: object) => (stage: Stage) =>
  stage.player.post('/bug-report', { message: 'It broke.', email: 'me@example.org', ...fields });
const unsubscribing = (method: string, code: string) => (stage: Stage) =>
  stage.anyone.call(method, `//email/unsubscribe?code=${code}`);
const unsubscribe = (method: string) => ({
  userNotFound: { error: 'NotFound', by: unsubscribing(method, 'forged') } as const,
  invalidValue: failedCheck(unsubscribing(method, '')),
});

/** The server itself, its mail and its catalogue. */
export const serverRefusals: RefusalCases<typeof serverCalls & typeof mailCalls & typeof contentCalls> = {
  getModelPaths: { modelNotFound: failedCheck(({ anyone }) => anyone.get('/models/dragon/paths')) },
  getSitePage: { notFound: { error: 'NotFound', by: ({ anyone }) => anyone.get('/site/pages/imprint') } },
  trackEvent: { analyticsOnlyWeb: tracking('/analytics/track/opened') },
  trackEventAtRoot: { analyticsOnlyWeb: tracking('//analytics/track/opened') },
  reportBug: {
    emptyReportBugMessage: failedCheck(reporting({ message: '' })),
    missingEmail: failedCheck(reporting({ email: '' })),
    notAnEmail: failedCheck(reporting({ email: 'me' })),
  },
  getFaq: { invalidValue: failedCheck(({ anyone }) => anyone.get('/faq?platform=telex')) },
  unsubscribe: unsubscribe('GET'),
  unsubscribeByProgram: unsubscribe('POST'),
  getMails: {
    invalidValue: failedCheck(async (stage) => {
      await stage.change((player) => ({ ...player, permissions: { fullAccess: true } }));
      return stage.player.get('/admin/mails?limit=many');
    }),
  },
};
