import type { AnswerOf, paymentCalls as contract } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { paymentCalls } from 'virtual:calls/payment';
import { call } from '../data/api.ts';
import { usePlayer } from '../data/hooks.ts';
import { keys, queryClient } from '../data/queries.ts';

export type OwnPayment = AnswerOf<typeof contract.listPayments>[number];

/** What the player has paid, the latest first; asked for anew by every screen that opens. */
export function useOwnPayments() {
  const { _id: selfId } = usePlayer();
  return useQuery(
    {
      queryKey: keys.ownPayments(selfId),
      staleTime: 0,
      queryFn: () => call(paymentCalls.listPayments, {}, { quiet: true }),
    },
    queryClient,
  );
}
