import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../test/support/make.ts';
import { refusalOf } from '../../test/support/party.ts';
import type { GroupQuest } from '../state/group.ts';
import { canRunQuest, checkChangingParty, checkLeavingParty, checkRemovingMember } from './policy.ts';
import { emptyQuest, noQuest } from './quest-slots.ts';

const pending: GroupQuest = {
  ...emptyQuest(),
  key: 'vice1',
  leader: 'owner',
  members: { owner: true, member: null },
};
const running: GroupQuest = { ...pending, active: true, members: { owner: true, member: true } };

describe('who runs a quest', () => {
  it.each([
    ['owner', true, 'the scroll’s owner'],
    ['leader', true, 'the party’s leader'],
    ['member', false, 'no plain member'],
  ])('%s: %s (%s)', (playerId, may) => expect(canRunQuest(playerId, pending, 'leader')).toBe(may));

  it('is the party’s leader if nobody owns a scroll', () => {
    expect(canRunQuest('leader', noQuest(), 'leader')).toBe(true);
    expect(canRunQuest('member', noQuest(), 'leader')).toBe(false);
  });
});

describe('leaving the party', () => {
  it.each([
    ['owner', pending, 'notAuthorized questLeaderCannotLeaveGroup'],
    ['owner', running, 'notAuthorized questLeaderCannotLeaveGroup'],
    ['member', pending, 'accepted'],
    ['member', running, 'notAuthorized cannotLeaveWhileActiveQuest'],
    ['stranger', running, 'accepted'],
    ['owner', noQuest(), 'accepted'],
    ['owner', emptyQuest(), 'accepted'],
  ] as const)('as %s of %j: %s', (playerId, quest, answer) => {
    expect(refusalOf(checkLeavingParty(quest, playerId))).toBe(answer);
  });
});

describe('removing from the party', () => {
  it.each([
    ['owner', pending, 'notAuthorized cannotRemoveQuestOwner'],
    ['member', running, 'accepted'],
    ['owner', noQuest(), 'accepted'],
  ] as const)('%s: %3$s', (playerId, quest, answer) => {
    expect(refusalOf(checkRemovingMember(quest, playerId))).toBe(answer);
  });
});

describe('changing the party', () => {
  it.each([
    { key: 'vice1', count: 1, answer: 'notAuthorized messageCannotLeaveWhileQuesting' },
    { key: 'vice1', count: 2, answer: 'accepted' },
    { key: null, count: 1, answer: 'accepted' },
  ])('with $key pending or running among $count: $answer', ({ key, count, answer }) => {
    const player = makePlayer(({ party }) => (party.quest.key = key));
    expect(refusalOf(checkChangingParty(player, count))).toBe(answer);
  });
});
