import type { Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { AccountParts } from './parts.ts';

/** What changed about somebody's way in. */
type Change =
  | { readonly template: 'password-changed'; readonly url: string }
  | { readonly template: 'email-changed'; readonly email: string };

/** Tells a player, at the address of before, that their way in has changed: also those who want no mails. */
export async function mailAccount(
  tx: Tx,
  { mailer, siteUrl }: AccountParts,
  { _id: playerId, auth, profile, preferences }: Player,
  change: Change,
): Promise<void> {
  const to = auth.local.email;
  if (!to) return;
  const name = auth.local.username ?? profile.name;
  const { language = 'en' } = preferences;
  const { template } = change;
  const about =
    change.template === 'email-changed' ? { email: change.email } : { url: `${siteUrl()}${change.url}` };
  await mailer.send(tx, { to, playerId, name, language, template, params: { name, ...about } });
}
