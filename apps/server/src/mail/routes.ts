import { keysOf } from '@everdeed/content/values';
import { mailCalls, mailLimits } from '@everdeed/contract';
import type { Services } from '../services.ts';
import type { StoredMail } from './mailer.ts';
import { savePlayer } from '../work/save.ts';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import type { Work } from '../work/work.ts';
import { mailPage } from './mail-page.ts';
import { samplesIn } from './templates.ts';
import { readUnsubscribeCode } from './unsubscribe-code.ts';

/** What of the server these calls need. */
type MailParts = Pick<Services, 'mailer' | 'secret' | 'site' | 'siteUrl'>;

/** Collection of unsubscribed addresses without an account, with the reference's name. */
const collection = 'emailunsubscriptions';

async function leavePlayer(work: Work<'userNotFound'>, id: string): Promise<void> {
  await work.transaction(async (tx) => {
    const player = await tx.players.get(id);
    if (!player) throw work.refuse('NotFound', 'userNotFound');
    const emailNotifications = { ...player.preferences.emailNotifications, unsubscribeFromAll: true };
    await savePlayer(work, tx, { ...player, preferences: { ...player.preferences, emailNotifications } });
  });
}

async function leaveAddress(work: Work, address: string): Promise<void> {
  const id = address.toLowerCase();
  const doc = JSON.stringify({ _id: id, email: id });
  await work.transaction(async (tx) => {
    await tx.db
      .insertInto('documents')
      .values({ collection, id, doc })
      .onConflict((conflict) => conflict.columns(['collection', 'id']).doNothing())
      .execute();
  });
}

/** What a reader sees who has unsubscribed, in the looks of the mail that they come from. */
function leftPage(
  { words }: Work,
  { site: { current }, siteUrl }: MailParts,
  { language, hasAccount }: { readonly language: string; readonly hasAccount: boolean },
): string {
  const settings = `${siteUrl()}/user/settings/notifications`;
  return mailPage({
    subject: words.say(language, 'unsubscribed'),
    paragraphs: [],
    button: undefined,
    farewell: words.say(language, 'mail.farewell', { site: current.siteName }),
    foot: hasAccount ? [{ label: words.say(language, 'mail.choose'), url: settings }] : [],
    site: current.siteName,
    siteUrl: siteUrl(),
    language,
  });
}

async function leave(work: Work<'userNotFound'>, parts: MailParts, code: string, info: RequestInfo) {
  const reader = readUnsubscribeCode(parts.secret, code);
  if (!reader) throw work.refuse('NotFound', 'userNotFound');
  if (reader.playerId) await leavePlayer(work, reader.playerId);
  else await leaveAddress(work, reader.email);
  const body = leftPage(work, parts, {
    language: info.language,
    hasAccount: reader.playerId !== undefined,
  });
  return reply({ raw: { contentType: 'text/html; charset=utf-8', body } });
}

/** An email as administrators see it: whose account it belongs to is told by its address alone. */
const presentMail = ({ id, to, subject, body, createdAt, sentAt }: StoredMail) => ({
  id,
  to,
  subject,
  body,
  createdAt,
  sentAt,
});

/** Every mail with made-up values, as it would come to somebody with an account. */
const previews = ({ mailer, siteUrl }: MailParts, language: string) => {
  const samples = samplesIn(language);
  return keysOf(samples).map((template) => {
    const params = { ...samples[template], url: `${siteUrl()}/` };
    const reader = { to: 'odile@example.org', playerId: '-', name: 'Odile' };
    const { subject, body, html = '' } = mailer.compose({ ...reader, language, template, params });
    return { template, subject, text: body, html };
  });
};

/** Unsubscribing (wire-user-and-tasks 2.4), and the administrator's list of mails. */
export const mailRoutes = (parts: MailParts) => [
  route(mailCalls.unsubscribe, (work, { query, info }) => leave(work, parts, query.code ?? '', info)),
  route(mailCalls.unsubscribeByProgram, (work, { query, info }) =>
    leave(work, parts, query.code ?? '', info),
  ),
  route(mailCalls.getMails, async (_work, { query: { lastId, limit = mailLimits.usual } }) =>
    (await parts.mailer.list({ lastId, limit })).items.map(presentMail),
  ),
  route(mailCalls.getMailPreviews, (_work, { query, info }) =>
    previews(parts, query.language ?? info.language),
  ),
];
