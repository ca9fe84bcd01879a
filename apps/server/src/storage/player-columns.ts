import { keysOf } from '@everdeed/content/values';
import type { Player, SocialLogin } from '@everdeed/rules';

/** The address that another service told of the account, in small letters. */
const socialAddress = (login: SocialLogin | undefined): string | null =>
  login?.emails?.[0]?.value?.toLowerCase() ?? null;

/** A tier from the first on. */
const tierOf = (tier: number | undefined): number | null =>
  typeof tier === 'number' && tier >= 1 ? Math.trunc(tier) : null;

const seekingSeen = ({ party, auth }: Player): number | null =>
  party.seeking ? Date.parse(auth.timestamps.loggedin) || 0 : null;

/** Columns that mirror fields of the player, for searching and uniqueness. */
export function columnsOf(player: Player) {
  const local = player.auth.local;
  return {
    username: local.username ?? null,
    username_lower: local.lowerCaseUsername ?? local.username?.toLowerCase() ?? null,
    email: local.email ?? null,
    google_id: player.auth.google?.id ?? null,
    apple_id: player.auth.apple?.id ?? null,
    google_email: socialAddress(player.auth.google),
    apple_email: socialAddress(player.auth.apple),
    blocked: player.auth.blocked === true ? 1 : 0,
    language: player.preferences.language ?? null,
    permissions: JSON.stringify(player.permissions ?? {}),
    lvl: Math.trunc(player.stats.lvl),
    last_cron: Date.parse(player.lastCron) || 0,
    seeking_seen: seekingSeen(player),
    contributor_level: tierOf(player.contributor.level),
    backer_tier: tierOf(player.backer.tier),
  };
}

type Columns = ReturnType<typeof columnsOf>;
/** Whether the mirrored fields are certainly unchanged. */
const mirrorsSame = (a: Player, b: Player): boolean =>
  a.auth.local === b.auth.local &&
  a.auth.google === b.auth.google &&
  a.auth.apple === b.auth.apple &&
  a.auth.blocked === b.auth.blocked &&
  a.preferences === b.preferences &&
  a.permissions === b.permissions &&
  a.contributor === b.contributor &&
  a.backer === b.backer &&
  a.stats.lvl === b.stats.lvl &&
  a.lastCron === b.lastCron &&
  seekingSeen(a) === seekingSeen(b);

/** The columns that a change must write, with their new values, if any. */
export function changedColumns(before: Player, after: Player): Partial<Columns> | undefined {
  if (mirrorsSame(before, after)) return undefined;
  const old = columnsOf(before);
  const changed: Partial<Columns> = columnsOf(after);
  for (const key of keysOf(old)) if (changed[key] === old[key]) delete changed[key];
  return Object.keys(changed).length > 0 ? changed : undefined;
}
