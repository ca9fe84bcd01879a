import { keysOf } from '@everdeed/content/values';
import type { Player, SocialLogin } from '@everdeed/rules';

/** The address that another service told of the account, in small letters. */
const socialAddress = (login: SocialLogin | undefined): string | null =>
  login?.emails?.[0]?.value?.toLowerCase() ?? null;

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
  };
}

type Columns = ReturnType<typeof columnsOf>;
const sameColumns = (a: Columns, b: Columns): boolean => keysOf(a).every((key) => a[key] === b[key]);

/** Whether the mirrored fields are certainly unchanged. */
const mirrorsSame = (a: Player, b: Player): boolean =>
  a.auth.local === b.auth.local &&
  a.auth.google === b.auth.google &&
  a.auth.apple === b.auth.apple &&
  a.auth.blocked === b.auth.blocked &&
  a.preferences === b.preferences &&
  a.permissions === b.permissions &&
  a.stats.lvl === b.stats.lvl &&
  a.lastCron === b.lastCron;

/** The columns after a change, if any must be written. */
export function changedColumns(before: Player, after: Player): Columns | undefined {
  if (mirrorsSame(before, after)) return undefined;
  const columns = columnsOf(after);
  return sameColumns(columnsOf(before), columns) ? undefined : columns;
}
