import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@everdeed/contract';
import { valueIn } from '@everdeed/content/values';
import { asText, DAY_MS } from '@everdeed/rules';
import type { Kysely } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import { jobKind } from '../jobs/kind.ts';
import { type Cursor, mapPage, type Page, pageAfter } from '../storage/page.ts';
import type { Database } from '../storage/schema.ts';
import type { Tx } from '../storage/stores.ts';
import { composeMail, type MailRequest, type Mail, type MailWriter } from './compose.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

/** Which mails are wanted: at most `limit` after the one of this id. */
export interface MailsWanted {
  readonly lastId?: string | undefined;
  readonly limit: number;
}

/** What became of a mail that was tried at once. */
interface Tried {
  /** `kept`: there is no mail server. */
  readonly result: 'taken' | 'refused' | 'kept';
  /** What the mail server said. */
  readonly answer: string;
  readonly ms: number;
}

interface MailerOptions extends MailWriter {
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Whether mails are only stored, never sent (test mode). */
  readonly keepOnly: boolean;
}

/** Sends one mail. */
export const mailJob = jobKind({ name: 'mail', payload: Type.Object({ mailId: Type.String() }) });

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** How long mails are kept, in days. */
const mailDays = 30;

const storedMail = (row: Database['mails']): StoredMail => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  body: row.body,
  ...(row.html === null ? {} : { html: row.html }),
  ...(row.player_id === null ? {} : { playerId: row.player_id }),
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
});

const rowOf = (mail: Mail, id: string, createdAt: number): Database['mails'] => ({
  id,
  player_id: mail.playerId ?? null,
  recipient: mail.to,
  subject: mail.subject,
  body: mail.body,
  html: mail.html ?? null,
  unsubscribe_url: mail.unsubscribeUrl ?? null,
  created_at: createdAt,
  sent_at: null,
  failure: null,
});

/** No more of what a mail server says is shown (characters). */
const maxAnswerLength = 500;

/** Prefix of the file name of a stored mail; names sort by time. */
const fileDate = (instant: number): string => new Date(instant).toISOString().replaceAll(':', '-');
const mailFile = /^\d{4}-\d\d-\d\dT[\d.-]+Z-.*\.(?:txt|html)$/;

/** What makes mail programs show a button to unsubscribe, which works by one click (RFC 2369, RFC 8058). */
const leaveHeaders = (url: string | null) =>
  url === null
    ? {}
    : { headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };

/** Sends mails by SMTP, or stores them in DATA_DIR/mails if SMTP is not configured. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #transport: Transporter | undefined;

  constructor(options: MailerOptions) {
    this.#options = options;
    const { smtpUrl } = options.settings;
    this.#transport =
      smtpUrl && !options.keepOnly ? createTransport({ url: smtpUrl, ...timeouts }) : undefined;
  }

  /** Queues a mail by its template, in the reader's language. */
  send(tx: Tx, request: MailRequest): Promise<void> {
    return this.post(tx, this.compose(request));
  }

  /** Sends a mail at once, without the queue, and says what became of it. */
  async tryNow(request: MailRequest): Promise<Tried> {
    const mail = this.compose(request);
    const { db, newId, now, settings } = this.#options;
    const began = performance.now();
    const outcome = (result: Tried['result'], answer: string): Tried => ({
      result,
      answer: answer.slice(0, maxAnswerLength),
      ms: Math.round(performance.now() - began),
    });
    if (!this.#transport) {
      const row = rowOf(mail, newId(), now());
      await db.insertInto('mails').values(row).execute();
      this.#keep(row);
      return outcome('kept', '');
    }
    const { to, subject, body: text, html } = mail;
    try {
      const sent = await this.#transport.sendMail({ from: settings.mailFrom, to, subject, text, html });
      return outcome('taken', asText(valueIn(sent, 'response')));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return outcome('refused', 'response' in error ? asText(error.response) : error.message);
    }
  }

  /** A mail as it would be sent. */
  compose(request: MailRequest): Mail {
    return composeMail(this.#options, request);
  }

  /** Queues a mail, which is sent if and only if the transaction commits. */
  async post(tx: Tx, mail: Mail): Promise<void> {
    const id = this.#options.newId();
    await tx.db
      .insertInto('mails')
      .values(rowOf(mail, id, this.#options.now()))
      .execute();
    await tx.enqueue(mailJob, { mailId: id });
  }

  /** Sends the mail of this id, or keeps it; does nothing for one that was sent. */
  async deliver(id: string): Promise<void> {
    const { db, settings, now } = this.#options;
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
    if (!mail || mail.sent_at !== null) return;
    if (!this.#transport) {
      this.#keep(mail);
      return;
    }
    await this.#transport.sendMail({
      from: settings.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html === null ? {} : { html: mail.html }),
      ...leaveHeaders(mail.unsubscribe_url),
      messageId: `<${id}@everdeed>`,
    });
    const sent = { sent_at: now(), body: '', html: null, unsubscribe_url: null };
    await db.updateTable('mails').set(sent).where('id', '=', id).execute();
  }

  get #folder(): string {
    return join(this.#options.settings.dataDir, 'mails');
  }

  #keep(mail: Database['mails']): void {
    const folder = this.#folder;
    mkdirSync(folder, { recursive: true });
    const date = new Date(mail.created_at).toISOString();
    const name = `${fileDate(mail.created_at)}-${mail.id.slice(0, 8)}`;
    const text = `To: ${mail.recipient}\nDate: ${date}\nSubject: ${mail.subject}\n\n${mail.body}\n`;
    writeFileSync(join(folder, `${name}.txt`), text, { mode: 0o600 });
    if (mail.html !== null) writeFileSync(join(folder, `${name}.html`), mail.html, { mode: 0o600 });
  }

  /** Mails for the administrator, newest first: those after the one of this id, if it is still kept. */
  async list({ lastId, limit }: MailsWanted): Promise<Page<StoredMail, Cursor>> {
    const after = lastId === undefined ? undefined : await this.#placeOf(lastId);
    const query = this.#options.db.selectFrom('mails').selectAll();
    const page = await pageAfter(query, { by: ['created_at', 'id'], direction: 'desc' }, { after, limit });
    return mapPage(page, storedMail);
  }

  async #placeOf(id: string): Promise<Cursor | undefined> {
    const { db } = this.#options;
    const row = await db.selectFrom('mails').select('created_at').where('id', '=', id).executeTakeFirst();
    return row && [row.created_at, id];
  }

  /** Removes expired mails from the table and the folder. */
  async forgetOld(): Promise<void> {
    const before = this.#options.now() - mailDays * DAY_MS;
    await this.#options.db.deleteFrom('mails').where('created_at', '<', before).execute();
    if (!existsSync(this.#folder)) return;
    const oldest = fileDate(before);
    for (const name of readdirSync(this.#folder)) {
      if (mailFile.test(name) && name < oldest) rmSync(join(this.#folder, name), { force: true });
    }
  }
}
