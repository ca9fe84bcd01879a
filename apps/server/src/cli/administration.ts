import { isFields } from '@everdeed/content/values';
import {
  changesBetween,
  hasActivePlan,
  isStaff,
  type Player,
  type Privilege,
  privileges,
} from '@everdeed/rules';
import { revokeAllTokens } from '../security/token-store.ts';
import { type AuditEntry, listAudit } from '../storage/admin/audit-log.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { savePlayer } from '../work/save.ts';
import { requirePlayer } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import { makeWords } from '../words/words.ts';
import { type CliContext, type Command, UsageError } from './context.ts';
import { plain } from './plain.ts';

/** The id of an account by its username; without one, it says so. */
export async function idOf({ storage }: CliContext, name: string | undefined): Promise<string> {
  const id = name === undefined ? undefined : await storage.reader().players.findIdByUsername(name);
  if (id === undefined) throw new UsageError(`there is no account "${name ?? ''}"`);
  return id;
}

/** A change of a player at the keyboard, with the note of it in the log. */
interface Edit {
  readonly name: string | undefined;
  readonly reason: string;
  readonly change: (player: Player) => Player;
  /** Whether their devices are signed out. */
  readonly cutsOff?: boolean;
}

async function edit(context: CliContext, { name, reason, change, cutsOff = false }: Edit): Promise<void> {
  const id = await idOf(context, name);
  const words = await makeWords(() => undefined);
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const before = await requirePlayer(work, tx, id);
      const after = await savePlayer(work, tx, change(before));
      if (cutsOff) await revokeAllTokens(tx.db, id);
      if (cutsOff) tx.afterCommit(() => context.events.revoked(id));
      const changes = changesBetween(before, after);
      if (changes.length === 0) return;
      const target = playerTarget(before);
      await audit(work, tx, undefined, { act: 'editPlayer', target, playerId: id, changes, reason });
    }),
  );
}

const line = (label: string, value: unknown): string => `${label.padEnd(14)} ${plain(String(value))}`;

function linesOf(player: Player, now: number): string[] {
  const { auth, profile, stats, balance, flags, permissions, party, purchased, lastCron } = player;
  const may = Object.keys(permissions).filter((key) => permissions[key]);
  return [
    line('name', `${profile.name} @${auth.local.username ?? '–'}`),
    line('id', player._id),
    line('email', auth.local.email ?? '–'),
    line('since', auth.timestamps.created),
    line('last day', lastCron),
    line('character', `level ${stats.lvl} ${stats.class}, ${Math.floor(stats.gp)} gold, ${balance * 4} gems`),
    line('party', party._id ?? '–'),
    line('subscribed', hasActivePlan(purchased.plan, now) ? (purchased.plan.planId ?? 'yes') : 'no'),
    line('banned', auth.blocked === true ? 'yes' : 'no'),
    line('muted', flags.chatRevoked ? 'yes' : flags.chatShadowMuted ? 'shadow' : 'no'),
    line('privileges', may.length > 0 ? may.join(', ') : '–'),
  ];
}

/** Shows an account. */
export const showPlayer: Command = async (context, [name]) => {
  const id = await idOf(context, name);
  const player = await context.storage.reader().players.get(id);
  if (player) for (const text of linesOf(player, context.system.now())) context.say(text);
};

const withBan = (player: Player, blocked: boolean): Player => ({
  ...player,
  auth: { ...player.auth, blocked },
  preferences: { ...player.preferences, sleep: blocked || player.preferences.sleep },
});

/** Keeps an account out: it rests, and its devices are signed out. */
export const ban: Command = async (context, [name, ...reason]) => {
  const change = (player: Player) => {
    if (isStaff(player.permissions)) throw new UsageError(`${name} looks after the site; take that first`);
    return withBan(player, true);
  };
  await edit(context, { name, reason: reason.join(' '), change, cutsOff: true });
  context.say(`${name} is banned.`);
};

/** Lets an account in again. */
export const unban: Command = async (context, [name, ...reason]) => {
  await edit(context, { name, reason: reason.join(' '), change: (player) => withBan(player, false) });
  context.say(`${name} can sign in again.`);
};

const withMute = ({ flags, ...player }: Player, chatRevoked: boolean): Player => {
  const isHeardAgain = !chatRevoked && flags.chatShadowMuted === true;
  return { ...player, flags: { ...flags, chatRevoked, ...(isHeardAgain && { chatShadowMuted: false }) } };
};

const muting =
  (chatRevoked: boolean): Command =>
  async (context, [name, ...reason]) => {
    const change = (player: Player) => withMute(player, chatRevoked);
    await edit(context, { name, reason: reason.join(' '), change });
    context.say(chatRevoked ? `${name} is muted.` : `${name} can chat again.`);
  };

/** Takes the right to chat, and gives it back, also to those whose messages nobody else saw. */
export const mute = muting(true);
export const unmute = muting(false);

const requirePrivilege = (word: string | undefined): Privilege => {
  const found = privileges.find((one) => one === word);
  if (!found) throw new UsageError(`the privileges are ${privileges.join(', ')}`);
  return found;
};

const granting =
  (isGiven: boolean): Command =>
  async (context, [word, name]) => {
    const privilege = requirePrivilege(word);
    const change = (player: Player) => ({
      ...player,
      permissions: { ...player.permissions, [privilege]: isGiven },
    });
    await edit(context, { name, reason: '', change });
    context.say(isGiven ? `${name} now has ${privilege}.` : `${name} no longer has ${privilege}.`);
  };

/** Gives a privilege, and takes it. */
export const grant = granting(true);
export const revoke = granting(false);

const shownValue = (value: unknown): string => {
  if (value === undefined) return '–';
  return isFields(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
};

function textOf({ at, actor, act, target, changes, reason }: AuditEntry): string {
  const what = changes.map(
    ({ path, before, after }) => `${path} ${shownValue(before)} → ${shownValue(after)}`,
  );
  const parts = [new Date(at).toISOString().slice(0, 19), actor.name, act, target.name, what.join(', ')];
  return [...parts, reason && `(${reason})`].filter(Boolean).map(plain).join('  ');
}

/** How much of the log is shown. */
const SHOWN = 50;

/** Shows the latest acts of administrators: all, or those on one account. */
export const showAudit: Command = async (context, [name]) => {
  const playerId = name === undefined ? undefined : await idOf(context, name);
  const page = { lastId: undefined, limit: SHOWN };
  const { items } = await listAudit(context.storage.db, { playerId }, page);
  for (const entry of items.toReversed()) context.say(textOf(entry));
  if (items.length === 0) context.say('Nothing was noted yet.');
};
