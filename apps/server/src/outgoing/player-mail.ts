import type { MessageKey } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import type { Work } from '../work/work.ts';

/** Settings that switch a kind of mail off. */
type MailSwitch =
  | 'invitedGuild'
  | 'invitedParty'
  | 'invitedQuest'
  | 'kickedGroup'
  | 'questStarted'
  | 'wonChallenge';

/** The keys of a mail: its subject and its body. */
type Template =
  Extract<MessageKey, `mail.${string}.subject`> extends `mail.${infer Name}.subject` ? Name : never;

/** The address of a player who wants mails of this kind. */
export function addressOf({ auth, preferences }: Player, kind: MailSwitch): string | undefined {
  const { emailNotifications: wishes } = preferences;
  if (wishes.unsubscribeFromAll || wishes[kind] === false) return undefined;
  return auth.local.email ?? auth.google.emails?.[0]?.value ?? auth.apple.emails?.[0]?.value;
}

/** A mail in the words of its reader. */
interface Worded {
  readonly language: string;
  readonly template: Template;
  readonly params: Readonly<Record<string, string>>;
}

/** Subject and body of a mail. */
export const wordsOf = ({ words }: Work, { language, template, params }: Worded) => ({
  subject: words.plain(language, `mail.${template}.subject`, params),
  body: words.plain(language, `mail.${template}.body`, params),
});
