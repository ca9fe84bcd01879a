/** Messages of leaving a party, and of what holds somebody in it. */
export const messages = {
  'party.leaveTitle': 'Leave {name}?',
  'party.leaveHint': 'You need a new invitation to come back.',
  'party.leaveLead': 'You lead this party. Whoever has been in it the longest leads it from then on.',
  'party.leavePlan': 'Its board and the benefits of its plan will no longer be yours.',
  'party.leaveLast': 'You are the last one here. The party and its messages will be deleted.',
  'party.leaveHeld': 'You can’t leave {name} yet',
  'party.heldByQuest': 'You are on a quest. Leave the quest first, then the party.',
  'party.heldByOwnQuest':
    'The scroll of the quest under way is yours. Once the quest is done or given up, you can leave.',
  'party.heldByOwnInvitation':
    'You have invited the party to a quest. Call the quest off, then you can leave.',
  'party.heldByPlan':
    '{count, plural, one {The party has a group plan. Cancel the plan, then you can leave.} other {You lead this party, and it has a group plan. Make somebody else the leader or cancel the plan, then you can leave.}}',
  'party.leaveTasks': 'What should happen to the tasks of this party’s challenges?',
  'party.keepTasks': 'Keep them',
  'party.removeTasks': 'Remove them',
  'party.ownerHeld': '{name} can’t be removed yet',
  'party.ownerHeldHint':
    '{name} brought the scroll for the quest. Once the quest is over or called off, it is possible.',
} as const;
