import type { Services } from '../services.ts';

/** The services that calls of challenges use. */
export type ChallengeParts = Pick<Services, 'settings' | 'mailer' | 'siteUrl' | 'playerLimits'>;
