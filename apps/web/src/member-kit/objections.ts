import type { Interaction } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { memberCalls } from 'virtual:calls/member';
import { call } from '../data/api.ts';
import { onSettled } from '../data/outbox.ts';
import { keys, queryClient } from '../data/queries.ts';
import { isOf, useWaiting } from '../data/waiting.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { toggleBlock } from './member-actions.ts';

const isBlock = isOf(toggleBlock);

// What stood against it may do so no more.
onSettled((entry) => {
  if (isBlock(entry)) void queryClient.resetQueries({ queryKey: ['objections', entry.action.memberId] });
});

/** Why the player cannot reach somebody, in words and in order; undefined until it is known. */
export function useObjections(memberId: string, interaction: Interaction): readonly string[] | undefined {
  const { data } = useQuery(
    {
      queryKey: keys.objections(memberId, interaction, currentLocale()),
      queryFn: () =>
        call(memberCalls.getObjections, { params: { toUserId: memberId, interaction } }, { quiet: true }),
      staleTime: 0,
    },
    queryClient,
  );
  return data;
}

/**
 * Why the player cannot write to somebody, in the words of the server; undefined if nothing is known to be against it, or
 * while a change of who is blocked waits, which the server's words do not know of.
 */
export function useWriteObjection(memberId: string): string | undefined {
  const [reason] = useObjections(memberId, 'send-private-message') ?? [];
  const isUnsure = useWaiting(toggleBlock).some(({ action }) => action.memberId === memberId);
  return isUnsure ? undefined : reason;
}
