import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../data/api.ts';
import { keys, queryClient } from '../data/queries.ts';

/** How one pays here. Off: nothing costs money. Sandbox: it looks as if, but no money moves. */
export type Payments = 'off' | 'sandbox' | 'card';

function readPayments(services: readonly string[]): Payments {
  if (services.includes('sandbox')) return 'sandbox';
  return services.includes('stripe') ? 'card' : 'off';
}

/** How one pays on this site; undefined until it is known. */
export function usePayments() {
  const { data, isError, refetch } = useQuery(
    { queryKey: keys.site(), queryFn: () => call(serverCalls.getSite, {}, { quiet: true }) },
    queryClient,
  );
  return {
    payments: data && readPayments(data.payments),
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
