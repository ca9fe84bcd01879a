import type { Services } from '../services.ts';

/** The services that calls of groups use. */
export type GroupParts = Pick<Services, 'settings' | 'mailer' | 'secret' | 'siteUrl' | 'playerLimits'>;
