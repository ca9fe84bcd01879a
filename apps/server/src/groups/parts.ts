import type { Services } from '../services.ts';

/** What of the server groups work with. */
export type GroupParts = Pick<Services, 'settings' | 'mailer' | 'secret' | 'siteUrl'>;
