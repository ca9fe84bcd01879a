import type { questCalls } from '@everdeed/contract';
import { groupWith } from '../support/parties.ts';
import type { RefusalCase, RefusalCases, Stage } from '../support/refusal-cases.ts';
import { absent, bad, inGroup, inStrangersGroup, notAllowed, questOf } from './group-stages.ts';

/** How the player has answered, and whether the quest of a stranger's party is under way. */
interface Moment {
  readonly answer?: boolean | null;
  readonly isActive?: boolean;
  /** Absent: the stranger owns the scroll. */
  readonly isOwn?: boolean;
}

/** Something the player does in the party of a stranger, who has a quest. */
const onQuest =
  ({ answer = true, isActive = false, isOwn = false }: Moment) =>
  (what: string): RefusalCase['by'] =>
    inStrangersGroup(
      ({ player }, { id }) => ({
        quest: questOf(isOwn ? player.id : id, { [id]: true, [player.id]: answer }, isActive),
      }),
      (stage) => stage.player.post(`/groups/party/${what}`),
    );
const asked = onQuest({ answer: null });
const accepted = onQuest({});
const underWay = onQuest({ isActive: true });

/** What every call refuses with, by where it is. */
const always = (what: string) => ({
  groupNotFound: absent((stage: Stage) => stage.player.post(`/groups/party/${what}`)),
  guildQuestsNotSupported: notAllowed(
    inGroup({ type: 'guild' }, (stage, id) => stage.player.post(`/groups/${id}/${what}`)),
  ),
});
const withoutQuest = (what: string): RefusalCase['by'] =>
  inGroup({}, (stage) => stage.player.post(`/groups/party/${what}`));
const leaving = (what: string) => ({
  ...always(what),
  notPartOfQuest: notAllowed(onQuest({ answer: false, isActive: true })(what)),
  questLeaderCannotLeaveQuest: notAllowed(onQuest({ isOwn: true })(what)),
});

/** Asking, answering, setting out, giving up. */
export const questRefusals: RefusalCases<typeof questCalls> = {
  inviteToQuest: {
    ...always('quests/invite/vice1'),
    questAlreadyUnderway: notAllowed(async (stage) => {
      await stage.change((player) => ({ ...player, items: { ...player.items, quests: { vice1: 1 } } }));
      const quest = questOf(stage.player.id, {});
      await groupWith(stage.server, [stage.player], { quest });
      return stage.player.post('/groups/party/quests/invite/vice1');
    }),
    questNotFound: { ...absent(withoutQuest('quests/invite/nothing')), params: { key: 'nothing' } },
    questNotOwned: notAllowed(withoutQuest('quests/invite/vice1')),
  },
  acceptQuest: {
    ...always('quests/accept'),
    questAlreadyAccepted: { ...bad, by: accepted('quests/accept') },
    questAlreadyStartedFriendly: notAllowed(underWay('quests/accept')),
    questInviteNotFound: absent(withoutQuest('quests/accept')),
  },
  rejectQuest: {
    ...always('quests/reject'),
    questAlreadyAccepted: { ...bad, by: accepted('quests/reject') },
    questAlreadyRejected: { ...bad, by: onQuest({ answer: false })('quests/reject') },
    questAlreadyStartedFriendly: notAllowed(underWay('quests/reject')),
    questInvitationDoesNotExist: absent(withoutQuest('quests/reject')),
  },
  forceStartQuest: {
    ...always('quests/force-start'),
    questAlreadyStarted: notAllowed(underWay('quests/force-start')),
    questNotPending: absent(withoutQuest('quests/force-start')),
    questOrGroupLeaderOnlyStartQuest: notAllowed(asked('quests/force-start')),
  },
  cancelQuest: {
    ...always('quests/cancel'),
    cantCancelActiveQuest: notAllowed(onQuest({ isActive: true, isOwn: true })('quests/cancel')),
    onlyLeaderCancelQuest: notAllowed(underWay('quests/cancel')),
    questInvitationDoesNotExist: absent(withoutQuest('quests/cancel')),
  },
  abortQuest: {
    ...always('quests/abort'),
    noActiveQuestToAbort: absent(asked('quests/abort')),
    onlyLeaderAbortQuest: notAllowed(underWay('quests/abort')),
  },
  leaveQuest: leaving('quests/leave'),
  leaveQuestSingular: leaving('quest/leave'),
};
