import { keysOf } from '@everdeed/content/values';
import { mailCalls, mailLimits } from '@everdeed/contract';
import type { Services } from '../services.ts';
import type { StoredMail } from './mailer.ts';
import { savePlayer } from '../work/save.ts';
import { refusalStatus } from '../http/envelope.ts';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import { CallRefusal } from '../work/refusal.ts';
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

/** What a page about unsubscribing says. */
interface Said {
  readonly subject: string;
  readonly paragraphs?: readonly string[];
  readonly hasAccount: boolean;
}

/** What a reader sees who has followed the link of a mail, in the looks of that mail. */
function linkPage({ words }: Work, { site: { current }, siteUrl }: MailParts, language: string, said: Said) {
  const settings = `${siteUrl()}/user/settings/notifications`;
  const body = mailPage({
    subject: said.subject,
    paragraphs: said.paragraphs ?? [],
    button: undefined,
    farewell: words.say(language, 'mail.farewell', { site: current.siteName }),
    foot: said.hasAccount ? [{ label: words.say(language, 'mail.choose'), url: settings }] : [],
    site: current.siteName,
    siteUrl: siteUrl(),
    language,
  });
  return { contentType: 'text/html; charset=utf-8', body };
}

async function leave(work: Work<'userNotFound'>, parts: MailParts, code: string, { language }: RequestInfo) {
  const reader = readUnsubscribeCode(parts.secret, code);
  if (!reader) throw work.refuse('NotFound', 'userNotFound');
  if (reader.playerId) await leavePlayer(work, reader.playerId);
  else await leaveAddress(work, reader.email);
  const subject = work.words.say(language, 'unsubscribed');
  return reply({
    raw: linkPage(work, parts, language, { subject, hasAccount: reader.playerId !== undefined }),
  });
}

const isBrowser = ({ headers: { accept } }: RequestInfo): boolean => String(accept).includes('text/html');

/** The same for a person with a web browser, who is told on a page, too, that a link does not work. */
async function leaveByHand(
  work: Work<'userNotFound'>,
  parts: MailParts,
  code: string,
  { info, check }: { readonly info: RequestInfo; readonly check: () => void },
) {
  try {
    check();
    return await leave(work, parts, code, info);
  } catch (error) {
    if (!(error instanceof CallRefusal) || !isBrowser(info)) throw error;
    const say = (key: 'mail.brokenLink' | 'mail.brokenLinkHint') => work.words.say(info.language, key);
    const said = {
      subject: say('mail.brokenLink'),
      paragraphs: [say('mail.brokenLinkHint')],
      hasAccount: true,
    };
    return reply({ status: refusalStatus(error), raw: linkPage(work, parts, info.language, said) });
  }
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
  route(mailCalls.unsubscribe, (work, { query, info, check }) =>
    leaveByHand(work, parts, query.code ?? '', { info, check }),
  ),
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
