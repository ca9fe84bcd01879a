import { serverCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

/** The services of a setting such as `stripe,paypal`; none for `off`. */
const servicesOf = (payments: string): string[] =>
  payments === 'off' ? [] : payments.split(',').map((name) => name.trim());

/** What clients have to know of the settings (our own). */
export const siteRoutes = ({ settings }: Pick<Services, 'settings'>) => [
  route(serverCalls.getSite, () => ({ payments: servicesOf(settings.payments) })),
];
