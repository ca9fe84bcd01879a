/** What `permissions` of a player can open; `fullAccess` opens all (wire-user-and-tasks 1.2). */
export type Privilege =
  | 'fullAccess'
  | 'news'
  | 'userSupport'
  | 'challengeAdmin'
  | 'moderator'
  | 'accessControl'
  | 'coupons';

/** Whether permissions hold a privilege. */
export const hasPrivilege = (permissions: Readonly<Record<string, boolean>>, privilege: Privilege): boolean =>
  permissions['fullAccess'] === true || permissions[privilege] === true;
