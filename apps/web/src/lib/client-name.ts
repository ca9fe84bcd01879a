import type { MessageId } from '../i18n/catalogue.ts';
import { t } from '../i18n/i18n.ts';

/** Names of the three official clients; apps have the name they were given. */
const CLIENTS: Readonly<Record<string, MessageId>> = {
  'habitica-web': 'client.web',
  'habitica-ios': 'client.ios',
  'habitica-android': 'client.android',
};

/** What a client is called by people. Needs the words `clients`. */
export function clientName(client: string): string {
  const known = CLIENTS[client];
  return known ? t(known) : client;
}

/** What a device or app with a token is called. */
export const tokenName = ({ name, client }: { readonly name: string; readonly client: string }): string =>
  clientName(name || client);
