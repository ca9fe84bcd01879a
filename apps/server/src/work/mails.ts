import type { MessageKey } from '@everdeed/content';
import { isModerator, type MessageParams, type Player } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { localise } from '../words/localise.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from './work.ts';

/** What of the server sends mails. */
export type MailParts = Pick<Services, 'mailer' | 'settings' | 'siteUrl'>;
/** What of the server tells moderators of reports. */
export type ReportParts = MailParts & Pick<Services, 'playerLimits'>;
/** Settings that switch a kind of mail off: names in `preferences.emailNotifications`. */
type MailSwitch =
  | 'giftedGems'
  | 'giftedSubscription'
  | 'invitedGuild'
  | 'invitedParty'
  | 'invitedQuest'
  | 'kickedGroup'
  | 'newPM'
  | 'questStarted'
  | 'wonChallenge';

/** The keys of a mail: its subject and its body. */
type Template =
  Extract<MessageKey, `mail.${string}.subject`> extends `mail.${infer Name}.subject` ? Name : never;

/** A mail of which the reader's language makes the words. */
interface Templated {
  readonly template: Template;
  readonly params: MessageParams;
}

/** Who gets a mail; without a kind, everybody who has not unsubscribed from all. */
interface Addressed {
  readonly to: Player;
  readonly kind?: MailSwitch;
}

/** The address of a player who wants mails of this kind; of no kind: mails at all. */
function addressOf({ auth, preferences }: Player, kind: MailSwitch | undefined): string | undefined {
  const { emailNotifications: wishes } = preferences;
  if (wishes.unsubscribeFromAll || (kind && wishes[kind] === false)) return undefined;
  return auth.local.email ?? auth.google.emails?.[0]?.value ?? auth.apple.emails?.[0]?.value;
}

/** Subject and body of a mail. */
export const wordsOf = (
  { words }: Pick<Work, 'words'>,
  language: string,
  { template, params }: Templated,
) => ({
  subject: words.plain(language, `mail.${template}.subject`, params),
  body: words.plain(language, `mail.${template}.body`, params),
});

/** Mails a player, if they want mails of this kind, if it is one. Names of the catalogue (`@quest/whale`) are those of their language. */
export async function mailPlayer(
  work: Work,
  tx: Tx,
  { mailer }: Pick<MailParts, 'mailer'>,
  { to: player, kind, template, params }: Templated & Addressed,
): Promise<void> {
  const to = addressOf(player, kind);
  if (to === undefined) return;
  const language = player.preferences.language ?? 'en';
  const named = localise(work.words, language, params);
  await mailer.post(tx, {
    to,
    playerId: player._id,
    ...wordsOf(work, language, { template, params: named }),
  });
}

/** Characters of a reporter's comment that the moderators get: our own figure. */
export const MAX_REPORT_COMMENT = 1000;

/** Something that somebody reported. */
export interface Report {
  readonly reporter: Player;
  /** What it is about, in short. */
  readonly subject: string;
  readonly author: string;
  readonly text: string;
  /** What the reporter says of it. */
  readonly comment: string;
  /** Where it is found: a path. */
  readonly path: string;
}

/** Mails the moderators, at the addresses in the settings. */
async function mailModerators(
  work: Work,
  tx: Tx,
  { mailer, settings }: MailParts,
  mail: Templated,
): Promise<void> {
  const addresses = (settings.flagReportEmail ?? '').split(',').flatMap((one) => one.trim() || []);
  if (addresses.length === 0) return;
  const worded = wordsOf(work, 'en', mail);
  for (const to of addresses) await mailer.post(tx, { to, ...worded });
}

/** Tells the moderators that one of them cleared the reports on something (wire-groups-and-admin 4.13). */
export async function mailCleared(
  work: Work,
  tx: Tx,
  parts: MailParts,
  { moderator, subject, path }: Pick<Report, 'subject' | 'path'> & { readonly moderator: Player },
): Promise<void> {
  const params = { moderator: moderator.profile.name, subject, url: `${parts.siteUrl()}${path}` };
  await mailModerators(work, tx, parts, { template: 'unflag-report-to-mods', params });
}

/** Something that somebody wrote and that was not kept. */
interface Slur {
  readonly author: string;
  readonly userId: string;
  /** The group that it was meant for; absent if it was meant for the author's profile. */
  readonly groupId?: string | undefined;
  readonly text: string;
}

/**
 * Tells the moderators of a slur that was kept from a public group or a profile, and whose author has been muted
 * (wire-groups-and-admin 6.6).
 */
export async function mailSlur(
  work: Work,
  tx: Tx,
  parts: MailParts,
  { author, userId, groupId, text }: Slur,
): Promise<void> {
  const params = { author, text, url: `${parts.siteUrl()}/profile/${userId}` };
  const mail: Templated =
    groupId === undefined
      ? { template: 'profile-slur-to-mods', params }
      : { template: 'slur-to-mods', params: { ...params, group: groupId } };
  await mailModerators(work, tx, parts, mail);
}

/**
 * Tells the moderators of a report (wire-groups-and-admin 6.6). Refuses those of players who report without end;
 * moderators may.
 */
export async function mailReport(
  work: Work,
  tx: Tx,
  parts: ReportParts,
  { reporter, path, comment, ...about }: Report,
): Promise<void> {
  if (!isModerator(reporter)) parts.playerLimits.charge(work, 'report', reporter._id);
  const params = {
    ...about,
    reporter: reporter.profile.name,
    comment: comment || '–',
    url: `${parts.siteUrl()}${path}`,
  };
  await mailModerators(work, tx, parts, { template: 'flag-report-to-mods', params });
}
