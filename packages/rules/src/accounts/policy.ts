/** The privileges that a player's `permissions` can hold; `fullAccess` includes all others (wire-user-and-tasks 1.2). */
export const privileges = [
  'fullAccess',
  'news',
  'userSupport',
  'challengeAdmin',
  'moderator',
  'accessControl',
  'coupons',
  'groupSupport',
] as const;
/** One of {@link privileges}. */
export type Privilege = (typeof privileges)[number];

/** Whether the permissions include a privilege. */
export const hasPrivilege = (permissions: Readonly<Record<string, boolean>>, privilege: Privilege): boolean =>
  permissions['fullAccess'] === true || permissions[privilege] === true;

/** Whether somebody with these permissions has a privilege that another lacks. */
export const outranks = (
  one: Readonly<Record<string, boolean>>,
  other: Readonly<Record<string, boolean>>,
): boolean => privileges.some((privilege) => one[privilege] === true && !hasPrivilege(other, privilege));
