import type { AnswerOf, memberCalls as Calls } from '@everdeed/contract';
import { isUuid } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { memberCalls } from 'virtual:calls/member';
import { send } from '../data/api.ts';
import { keys, queryClient } from '../data/queries.ts';

/** Another player, as everybody sees them. */
export type Member = AnswerOf<typeof Calls.getMember>;

const NOT_FOUND = 404;
/** Whoever asks says itself what went wrong. */
const QUIET = { quiet: true } as const;

/** Another player; null if there is nobody of this id or username. */
async function fetchMember(who: string): Promise<Member | null> {
  const reply = isUuid(who)
    ? await send(memberCalls.getMember, { params: { memberId: who } }, QUIET)
    : await send(memberCalls.getMemberByUsername, { params: { username: who } }, QUIET);
  if (reply.ok) return reply.answer.data;
  if (reply.failure.kind === 'refused' && reply.failure.status === NOT_FOUND) return null;
  throw new Error('the profile could not be fetched');
}

/** Another player by id or username; null if there is nobody. */
export const useMember = (who: string) =>
  useQuery({ queryKey: keys.member(who), queryFn: () => fetchMember(who) }, queryClient);
