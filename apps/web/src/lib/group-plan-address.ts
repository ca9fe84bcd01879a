/** The groups of the player that have a plan. */
export const GROUP_PLANS_PATH = '/group-plans';

/** The pages of a group with a plan (seed 1, section 2). */
export const GROUP_PLAN_PAGES = ['task-information', 'information', 'billing'] as const;
export type GroupPlanPage = (typeof GROUP_PLAN_PAGES)[number];

/** A page of a group with a plan that an address names. */
export interface GroupPlanAddress {
  readonly groupId: string;
  /** Absent: the address of the group alone. */
  readonly page: GroupPlanPage | undefined;
}

const ADDRESS = /^\/group-plans\/([\w-]+)(?:\/([\w-]+))?\/?$/;

/** The group with a plan at a path, and its page; undefined for other paths. */
export function groupPlanAt(pathname: string): GroupPlanAddress | undefined {
  const [, groupId, named] = ADDRESS.exec(pathname) ?? [];
  if (groupId === undefined) return undefined;
  const page = GROUP_PLAN_PAGES.find((one) => one === named);
  return named === undefined || page ? { groupId, page } : undefined;
}

/** The path of a page of a group with a plan: of its board, if no other one is named. */
export const groupPlanPath = (groupId: string, page: GroupPlanPage = 'task-information'): string =>
  `${GROUP_PLANS_PATH}/${groupId}/${page}`;
