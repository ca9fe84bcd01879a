import { eventRuns } from '@everdeed/content';
import { serverCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { providerNames } from '../config/payments.ts';
import type { Services } from '../services.ts';
import { isInvitationOpen } from '../storage/site/site-invitations.ts';
import { isLanguage } from '../words/language.ts';
import { isOwnPage, readOwnPage } from './own-pages.ts';

/** What clients have to know of the settings, and what the site says of itself (our own). */
export const siteRoutes = (parts: Pick<Services, 'settings' | 'site' | 'log'>) => [
  route(serverCalls.getSite, () => ({
    name: parts.site.current.siteName,
    registration: parts.site.current.registration,
    playersInvite: parts.site.current.playersInvite,
    payments: providerNames(parts.settings.payments),
    eventRuns: eventRuns(),
    ...(parts.settings.contactEmail !== undefined && { contactEmail: parts.settings.contactEmail }),
  })),
  route(serverCalls.getSitePage, async (work, { params: { page }, query, info }) => {
    if (!isOwnPage(page)) throw work.refuse('NotFound', 'notFound');
    const language = isLanguage(query.language) ? query.language : info.language;
    return { text: (await readOwnPage(parts, page, language)) ?? null };
  }),
  route(serverCalls.checkSiteInvitation, async (work, { query: { code } }) => ({
    isOpen: await isInvitationOpen(work.read.db, code, work.now),
  })),
];
