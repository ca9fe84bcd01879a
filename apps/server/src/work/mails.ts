import { isModerator, type Player } from '@everdeed/rules';
import type { Services } from '../services.ts';
import type { Templated } from './mail-template.ts';
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

/** Mails a player, if they want mails of this kind, if it is one. */
export async function mailPlayer(
  tx: Tx,
  { mailer }: Pick<MailParts, 'mailer'>,
  { to: player, kind, template, params }: Templated & Addressed,
): Promise<void> {
  const to = addressOf(player, kind);
  if (to === undefined) return;
  const { language = 'en' } = player.preferences;
  const name = player.auth.local.username ?? player.profile.name;
  await mailer.send(tx, { to, playerId: player._id, name, language, template, params });
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
async function mailModerators(tx: Tx, { mailer, settings }: MailParts, mail: Templated): Promise<void> {
  const addresses = (settings.flagReportEmail ?? '').split(',').flatMap((one) => one.trim() || []);
  for (const to of addresses) await mailer.send(tx, { to, ...mail });
}

/** Tells the moderators that one of them cleared the reports on something (wire-groups-and-admin 4.13). */
export async function mailCleared(
  tx: Tx,
  parts: MailParts,
  { moderator, subject, path }: Pick<Report, 'subject' | 'path'> & { readonly moderator: Player },
): Promise<void> {
  const params = { moderator: moderator.profile.name, subject, url: `${parts.siteUrl()}${path}` };
  await mailModerators(tx, parts, { template: 'unflag-report-to-mods', params });
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
  tx: Tx,
  parts: MailParts,
  { author, userId, groupId, text }: Slur,
): Promise<void> {
  const params = { author, text, url: `${parts.siteUrl()}/profile/${userId}` };
  const mail: Templated =
    groupId === undefined
      ? { template: 'profile-slur-to-mods', params }
      : { template: 'slur-to-mods', params: { ...params, group: groupId } };
  await mailModerators(tx, parts, mail);
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
  await mailModerators(tx, parts, { template: 'flag-report-to-mods', params });
}
