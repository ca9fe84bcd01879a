import { isMessageKey } from '@everdeed/content';
import { asText, type MessageParams } from '@everdeed/rules';
import type { Secret } from '../security/secret.ts';
import { localise } from '../words/localise.ts';
import type { Words } from '../words/words.ts';
import type { Template, Templated } from '../work/mail-template.ts';
import { type Link, mailPage } from './mail-page.ts';
import { canLeave } from './templates.ts';
import { unsubscribeCode } from './unsubscribe-code.ts';

/** What of the server makes the words of mails. */
export interface MailWriter {
  readonly words: Words;
  readonly secret: Secret;
  siteUrl(): string;
  siteName(): string;
  siteLanguage(): string;
}

/** A mail to somebody. Names of the catalogue (`@quest/whale`) become those of the language. */
export interface MailRequest extends Templated {
  readonly to: string;
  /** Absent: the site's, for readers of whom none is known. */
  readonly language?: string;
  /** Whose account it concerns; absent for readers without one. */
  readonly playerId?: string;
  /** Who is greeted; absent: nobody. */
  readonly name?: string;
}

/** What is sent and kept. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string;
  /** Where mail programs unsubscribe; absent from mails that always come. */
  readonly unsubscribeUrl?: string;
  readonly playerId?: string;
}

interface Parts {
  readonly paragraphs: readonly string[];
  readonly button: Link | undefined;
  readonly foot: readonly Link[];
  readonly farewell: string;
}

const lineOf = ({ label, url }: Link): string => `${label}:\n${url}`;

/** The plain text, with addresses in place of links. */
const textOf = ({ paragraphs, button, foot, farewell }: Parts): string =>
  [...paragraphs, ...(button ? [lineOf(button)] : []), farewell, ...foot.map(lineOf)].join('\n\n');

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((one) => one.trim() !== '');

function buttonOf(
  { words }: MailWriter,
  language: string,
  template: Template,
  { url }: MessageParams,
): Link | undefined {
  const key = `mail.${template}.button`;
  if (!isMessageKey(key) || url === undefined) return undefined;
  return { label: words.plain(language, key), url: asText(url) };
}

/** Where this mail's reader unsubscribes by one click, without signing in (RFC 8058). */
const unsubscribeUrl = (
  writer: MailWriter,
  { to: email, playerId }: Pick<MailRequest, 'to' | 'playerId'>,
): string => {
  const code = unsubscribeCode(writer.secret, { email, ...(playerId === undefined ? {} : { playerId }) });
  return `${writer.siteUrl()}/email/unsubscribe?code=${code}`;
};

/** A mail as plain text and as HTML, both with the same words. */
export function composeMail(writer: MailWriter, request: MailRequest): Mail {
  const { to, language = writer.siteLanguage(), playerId, name, template } = request;
  const { words } = writer;
  const params = localise(words, language, request.params);
  const site = writer.siteName();
  const say = (key: 'choose' | 'unsubscribe') => words.plain(language, `mail.${key}`);
  const subject = words.plain(language, `mail.${template}.subject`, params).replace(/\s+/g, ' ');
  const leaving = canLeave(template) ? unsubscribeUrl(writer, request) : undefined;
  const parts: Parts = {
    paragraphs: [
      ...(name === undefined ? [] : [words.plain(language, 'mail.greeting', { name })]),
      ...paragraphsOf(words.plain(language, `mail.${template}.body`, params)),
    ],
    button: buttonOf(writer, language, template, params),
    farewell: words.plain(language, 'mail.farewell', { site }),
    foot: [
      ...(leaving !== undefined && playerId !== undefined
        ? [{ label: say('choose'), url: `${writer.siteUrl()}/user/settings/notifications` }]
        : []),
      ...(leaving === undefined ? [] : [{ label: say('unsubscribe'), url: leaving }]),
    ],
  };
  return {
    to,
    ...(playerId === undefined ? {} : { playerId }),
    subject,
    body: textOf(parts),
    html: mailPage({ ...parts, subject, site, siteUrl: writer.siteUrl(), language }),
    ...(leaving === undefined ? {} : { unsubscribeUrl: leaving }),
  };
}
