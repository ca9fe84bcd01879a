import { hasPrivilege } from '../accounts/index.ts';
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

/** What only those with full access do: permissions, sign-ins of people who have it, and sanctions of staff. */
const isAbove = ({ act, changes, target }: Undone): boolean =>
  changes.some(({ path }) => path.startsWith('permissions')) ||
  (target['fullAccess'] === true && changes.some(({ path }) => path.startsWith('auth.'))) ||
  (moderation.has(act) && isStaff(target));

/** Whether somebody may take back an act: those who might do the same now. */
export function mayUndo(permissions: Permissions, undone: Undone): boolean {
  if (isAbove(undone)) return hasPrivilege(permissions, 'fullAccess');
  return hasPrivilege(permissions, moderation.has(undone.act) ? 'moderator' : 'userSupport');
}
