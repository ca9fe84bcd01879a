import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';

/** What of the server payments need. */
export type PaymentParts = Pick<
  Services,
  'log' | 'mailer' | 'reactions' | 'secret' | 'settings' | 'site' | 'siteUrl' | 'storage' | 'system' | 'words'
>;

/** A provider that is switched on, with the server around it. */
export interface ProviderParts {
  readonly parts: PaymentParts;
  readonly provider: PaymentProvider;
}
