import type { Task, TaskApproval } from '../state/task.ts';

const blank = (): TaskApproval => ({ required: false, requested: false, approved: false, requests: {} });

/** Brings what a draft's approval says as a whole in line with its requests. */
function sumUp(approval: TaskApproval): void {
  const requests = Object.values(approval.requests);
  approval.requested = requests.length > 0;
  approval.approved = requests.length > 0 && requests.every(({ dateApproved }) => dateApproved !== undefined);
}

/** Says on a draft of a group's task whether members need approval. */
export function requireApproval({ group }: Task, isRequired: boolean): void {
  if (!isRequired && !group.approval) return;
  group.approval = { ...(group.approval ?? blank()), required: isRequired };
}

/** Notes on a draft that a member asks for approval. `at` is an ISO instant. */
export function addRequest(task: Task, userId: string, at: string): void {
  const { group } = task;
  dropSentBack(task, userId);
  const approval = group.approval ?? blank();
  approval.requests[userId] = { requestedDate: at };
  approval.requestedDate = at;
  sumUp(approval);
  group.approval = approval;
}

/** Notes on a draft that a member's request is granted. */
export function grantRequest({ group: { approval } }: Task, userId: string, by: string, at: string): void {
  const request = approval?.requests[userId];
  if (!approval || !request) return;
  Object.assign(request, { dateApproved: at, approvingUser: by });
  Object.assign(approval, { dateApproved: at, approvingUser: by });
  sumUp(approval);
}

/** Forgets on a draft what a member has asked for, or what everybody has: the next completion needs approval anew. */
export function dropRequests({ group: { approval } }: Task, userId?: string): void {
  if (!approval?.requested) return;
  if (userId === undefined) approval.requests = {};
  else delete approval.requests[userId];
  sumUp(approval);
}

/** Forgets on a draft that a member's work was sent back, or that of everybody. */
export function dropSentBack({ group }: Task, userId?: string): void {
  if (!group.sentBack) return;
  if (userId !== undefined) delete group.sentBack[userId];
  if (userId === undefined || Object.keys(group.sentBack).length === 0) delete group.sentBack;
}
