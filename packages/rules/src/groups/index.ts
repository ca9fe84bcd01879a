export { createGroup, type CreateGroupInput, type CreateGroupRefusal } from './create.ts';
export type { LeavingGroup } from './departure.ts';
export { readNewGroup, type SentGroup } from './fields.ts';
export { rejectInvitation, thankInviter, withInvitation } from './invitations.ts';
export {
  type Addressee,
  checkInviter,
  type Invited,
  type Invitee,
  inviteToGroup,
  type InvitingScene,
  readAddressees,
  type SentInvitations,
} from './invite.ts';
export { invitationTo, joinGroup, type JoiningScene } from './join.ts';
export {
  type GoingScene,
  leaveForGood,
  leaveGroup,
  type LeaveGroupInput,
  type LeavingScene,
} from './leave.ts';
export * from './limits.ts';
export { addManager, type ManagingScene, removeManager } from './managers.ts';
export { type Founding, type GroupFields, newGroup, plainFields } from './new-group.ts';
export * from './policy.ts';
export { type Removal, removeMember, type RemovingScene } from './remove.ts';
export { updateGroup } from './update.ts';
