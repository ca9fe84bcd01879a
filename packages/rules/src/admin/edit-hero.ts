import { isFields, valueIn } from '@everdeed/content/values';
import { raiseContributor } from '../achievements/contributor.ts';
import { hasPrivilege, outranks, privileges } from '../accounts/index.ts';
import { attempt, type Journal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { DAY_MS } from '../due/calendar.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import { moveBalance, moveHourglasses } from '../wallet.ts';
import { byStaff } from '../by-staff.ts';
import { type HeroRead, readHero, type SentHero } from './hero-fields.ts';
import { withAchievement, withItem, withLook } from './hero-items.ts';

/** The level of contributors from which on one has the hydra (wire-groups-and-admin 6.3). */
const HYDRA_LEVEL = 6;

/** What decides how far a change may go. */
export interface HeroEditor {
  /** The permissions of whoever edits. */
  readonly permissions: Readonly<Record<string, boolean>>;
}

/** The permissions that differ from what the player has: what is sent as it was is no change. */
function changedPermissions(player: Player, sent: SentHero): Record<string, boolean> {
  const wanted = isFields(sent['permissions']) ? sent['permissions'] : {};
  const known = Object.entries(wanted).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean' && grantable.has(entry[0]),
  );
  return Object.fromEntries(known.filter(([key, value]) => (player.permissions[key] ?? false) !== value));
}
const grantable: ReadonlySet<string> = new Set(privileges);

/** Whether the change would let somebody into an account, or keep its owner out. */
const touchesSignIn = (sent: SentHero): boolean =>
  valueIn(sent, 'auth', 'blocked') !== undefined ||
  Boolean(valueIn(sent, 'auth', 'local', 'email')) ||
  Boolean(sent['changeApiToken']);

/**
 * Whether whoever edits may change this much: permissions are given and taken by those with full access only, and so are
 * the sign-ins of people with a privilege that the editor lacks, or support could make itself their equal.
 */
function checkEditor(
  { permissions }: HeroEditor,
  player: Player,
  sent: SentHero,
): Result<undefined, 'noPrivAccess'> {
  const isFull = hasPrivilege(permissions, 'fullAccess');
  const isAbove = Object.keys(changedPermissions(player, sent)).length > 0;
  const isTakeover = touchesSignIn(sent) && outranks(player.permissions, permissions);
  return !isFull && (isAbove || isTakeover) ? refuse('notAuthorized', 'noPrivAccess') : done;
}

function setPlan(ctx: RuleContext, draft: Player, journal: Journal, read: HeroRead): void {
  if (!read.plan) return;
  const { plan } = draft.purchased;
  const { trinkets, ...counted } = read.planCount;
  Object.assign(plan, read.plan);
  Object.assign(plan.consecutive, counted);
  if (typeof trinkets === 'number' && trinkets !== plan.consecutive.trinkets) {
    const more = trinkets - plan.consecutive.trinkets;
    moveHourglasses(ctx, draft, journal, more, 'admin_update_hourglasses', byStaff);
  }
  if (read.extraMonths !== undefined) plan.extraMonths = read.extraMonths;
  if (read.customerId !== undefined) plan.customerId = read.customerId;
  plan.dateTerminated = read.dateTerminated ?? null;
  if (read.customerId !== '') return;
  Object.assign(plan, { paymentMethod: null, planId: null });
  delete plan.owner;
}

function setContributor(ctx: RuleContext, draft: Player, journal: Journal, read: HeroRead): void {
  const { level } = read.contributor;
  if (typeof level === 'number') raiseContributor(ctx, draft, journal, level);
  Object.assign(draft.contributor, read.contributor);
  if ((draft.contributor.level ?? 0) >= HYDRA_LEVEL) draft.items.pets['Dragon-Hydra'] = NEW_PET;
}

function setFlags(draft: Player, sent: SentHero): void {
  for (const flag of ['chatRevoked', 'chatShadowMuted'] as const) {
    const value = valueIn(sent, 'flags', flag);
    if (typeof value === 'boolean') draft.flags[flag] = value;
  }
}

function setAuth(draft: Player, sent: SentHero): void {
  const blocked = valueIn(sent, 'auth', 'blocked');
  if (blocked === true) draft.preferences.sleep = true;
  if (typeof blocked === 'boolean') draft.auth.blocked = blocked;
  const email = valueIn(sent, 'auth', 'local', 'email');
  if (typeof email === 'string' && email !== '') draft.auth.local.email = email.trim().toLowerCase();
}

/** Yesterday, so that a day is missed. */
function resetDay(draft: Player, now: number): void {
  const yesterday = new Date(now - DAY_MS).toISOString();
  draft.lastCron = yesterday;
  draft.auth.timestamps.loggedin = yesterday;
}

function setPaths(player: Player, sent: SentHero): Player {
  const looked = withLook(player, sent['purchasedPath'], sent['purchasedVal']);
  const honoured = withAchievement(looked, sent['achievementPath'], sent['achievementVal']);
  return withItem(honoured, sent['itemPath'], sent['itemVal']);
}

/**
 * Changes a player for support, in the order of wire-groups-and-admin 6.3; the answer is the player. What is done by
 * others of it is left to them: new tokens, group plans, and leaving the party.
 */
export function editHero(
  ctx: RuleContext,
  { player }: PlayerScene,
  { editor, sent }: { readonly editor: HeroEditor; readonly sent: SentHero },
): Result<Outcome<Player>, 'noPrivAccess' | 'validationFailed'> {
  const allowed = checkEditor(editor, player, sent);
  if (!allowed.ok) return allowed;
  const read = readHero(sent);
  if (read.problems.length > 0) return refuseFields('User', read.problems);
  return attempt(
    setPaths(player, sent),
    (draft, journal) => {
      if (read.balance && read.balance !== draft.balance)
        moveBalance(draft, journal, read.balance - draft.balance, 'admin_update_balance', byStaff);
      setPlan(ctx, draft, journal, read);
      Object.assign(draft.stats, read.stats);
      Object.assign(draft.stats.buffs, read.buffs);
      setContributor(ctx, draft, journal, read);
      Object.assign(draft.permissions, changedPermissions(draft, sent));
      if (valueIn(sent, 'purchased', 'ads') === true) draft.purchased.ads = true;
      setAuth(draft, sent);
      setFlags(draft, sent);
      Object.assign(draft.profile, read.profile);
      if (read.secret !== undefined) draft.secret = { text: read.secret };
      if (sent['resetCron']) resetDay(draft, ctx.now);
      return done;
    },
    (after) => after,
  );
}
