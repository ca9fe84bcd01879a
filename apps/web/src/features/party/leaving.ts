import { checkLeavingParty } from '@everdeed/rules';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { Party } from './queries.ts';

/** What keeps a member in the party, if anything does: the server refuses for the same reasons. */
export function heldBy(
  { quest, purchased, memberCount }: Party,
  selfId: string,
  leads: boolean,
): MessageId | undefined {
  if (!checkLeavingParty(quest, selfId).ok) {
    if (quest.leader !== selfId) return 'party.heldByQuest';
    return quest.active ? 'party.heldByOwnQuest' : 'party.heldByOwnInvitation';
  }
  const hasRunningPlan = purchased.active && !purchased.dateTerminated;
  return hasRunningPlan && (leads || memberCount <= 1) ? 'party.heldByPlan' : undefined;
}

/** What is lost by leaving, and who leads after the leader. */
export function lossOf({ memberCount, purchased }: Party, leads: boolean): readonly MessageId[] {
  if (memberCount <= 1) return ['party.leaveLast'];
  return [
    ...(leads ? (['party.leaveLead'] as const) : []),
    ...(purchased.active ? (['party.leavePlan'] as const) : []),
    'party.leaveHint',
  ];
}
