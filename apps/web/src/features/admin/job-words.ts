import type { MessageId } from '../../i18n/catalogue.ts';
import { i18n, t } from '../../i18n/i18n.ts';

type JobMessage = Extract<MessageId, `admin.jobKind.${string}`>;
const isKnown = (id: string): id is JobMessage => id in i18n.messages;

/** What a kind of background job does; its raw name for one of another version of the server. */
export function jobWords(kind: string): string {
  const id = `admin.jobKind.${kind}`;
  return isKnown(id) ? t(id) : kind;
}
