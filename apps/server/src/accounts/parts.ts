import type { Services } from '../services.ts';

/** What of the server accounts work with. */
export type AccountParts = Pick<
  Services,
  | 'settings'
  | 'passwords'
  | 'secret'
  | 'signInGuard'
  | 'blocks'
  | 'accountLimits'
  | 'mailer'
  | 'site'
  | 'siteUrl'
  | 'testMode'
  | 'events'
  | 'providers'
  | 'log'
>;
