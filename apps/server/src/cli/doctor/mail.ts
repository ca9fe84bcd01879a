import { createTransport } from 'nodemailer';
import type { Settings } from '../../config/settings.ts';
import { messageOf, Notes } from './finding.ts';

/** How long each step of the conversation with the mail server may take (ms). */
const stepMs = 10_000;

const isLocal = (from: string): boolean => /@localhost>?$/.test(from);

/** Connects to the mail server, greets and signs in; sends a mail only to the given address. */
export async function checkMail(
  { smtpUrl, mailFrom, siteName }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteName'>,
  to?: string,
): Promise<Notes> {
  const notes = new Notes('mail');
  if (smtpUrl === undefined) {
    notes.advise({
      what: 'No mail server is set.',
      why: 'Nobody can reset a forgotten password by themselves: mails are kept in DATA_DIR/mails.',
      todo: 'Set SMTP_URL to smtp://user:password@host:port (or smtps:// for port 465).',
    });
    return notes;
  }
  if (isLocal(mailFrom))
    notes.advise({
      what: `Mails are sent from ${mailFrom}.`,
      why: 'Most mail servers refuse mails from "localhost", or call them spam.',
      todo: 'Set MAIL_FROM to an address of your domain.',
    });
  const limits = { connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    notes.ok('the mail server answers and lets us in');
    if (to === undefined) return notes;
    const subject = `${siteName}: test`;
    await transport.sendMail({ from: mailFrom, to, subject, text: 'Mails from this server arrive.\n' });
    notes.ok(`it has taken a mail to ${to}; look whether it arrives`);
  } catch (error) {
    notes.problem({
      what: `The mail server did not take part: ${messageOf(error)}.`,
      why: 'Mails wait and are tried again for some hours; then they are given up.',
      todo: 'Check host, port, user and password in SMTP_URL, and that no firewall is in between.',
    });
  } finally {
    transport.close();
  }
  return notes;
}
