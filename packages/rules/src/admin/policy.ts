import { hasPrivilege, outranks } from '../accounts/index.ts';
import type { AuditAct } from './audit.ts';
import type { AuditChange } from './audit-changes.ts';

type Permissions = Readonly<Record<string, boolean>>;

/** Acts of moderators; all others on players are those of support. */
const moderation: ReadonlySet<AuditAct> = new Set(['mute', 'shadowMute', 'block']);

/** Whether somebody looks after the site: moderators do not mute or block such people. */
export const isStaff = (permissions: Permissions): boolean => Object.values(permissions).some(Boolean);

/** An act on a player that is to be taken back. */
interface Undone {
  readonly act: AuditAct;
  readonly changes: readonly AuditChange[];
  /** What the player may do now, which can be more than at that time. */
  readonly target: Permissions;
}

/** Acts on the world, which are for those with full access alone. */
const ofWorld: ReadonlySet<AuditAct> = new Set(['startEvent', 'endEvent']);

/** What only those with full access do: permissions, sanctions of staff, and what concerns everybody. */
const isAbove = ({ act, changes, target }: Undone): boolean =>
  ofWorld.has(act) ||
  changes.some(({ path }) => path.startsWith('permissions')) ||
  (moderation.has(act) && isStaff(target));

/** Whether taking it back would change how somebody signs in who has a privilege that whoever does it lacks. */
const isTakeover = (permissions: Permissions, { changes, target }: Undone): boolean =>
  outranks(target, permissions) && changes.some(({ path }) => path.startsWith('auth.'));

/** Whether somebody may take back an act: those who might do the same now. */
export function mayUndo(permissions: Permissions, undone: Undone): boolean {
  if (isAbove(undone) || isTakeover(permissions, undone)) return hasPrivilege(permissions, 'fullAccess');
  return hasPrivilege(permissions, moderation.has(undone.act) ? 'moderator' : 'userSupport');
}
