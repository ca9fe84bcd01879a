import { hasPrivilege } from '../accounts/index.ts';
import type { AuditAct } from './audit.ts';
import type { AuditChange } from './audit-changes.ts';

type Permissions = Readonly<Record<string, boolean>>;

/** Acts of moderators; all others on players are those of support. */
const moderation: ReadonlySet<AuditAct> = new Set(['mute', 'shadowMute', 'block']);

/** Whether somebody may take back an act: those who might have done it, and permissions with full access only. */
export function mayUndo(
  permissions: Permissions,
  { act, changes }: { readonly act: AuditAct; readonly changes: readonly AuditChange[] },
): boolean {
  const isOfPermissions = changes.some(({ path }) => path.startsWith('permissions'));
  if (isOfPermissions) return hasPrivilege(permissions, 'fullAccess');
  return hasPrivilege(permissions, moderation.has(act) ? 'moderator' : 'userSupport');
}

/** Whether somebody looks after the site: moderators do not mute or block such people. */
export const isStaff = (permissions: Permissions): boolean => Object.values(permissions).some(Boolean);
