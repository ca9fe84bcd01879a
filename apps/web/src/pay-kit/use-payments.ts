import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../data/api.ts';
import { keys, queryClient } from '../data/queries.ts';

/** A way to pay that has a button of its own. */
export type PayWay = 'card' | 'paypal';

/** How one pays on a site. */
export interface Payments {
  /** Off: nothing costs money. Sandbox: it looks as if, but no money moves. Real: it does. */
  readonly kind: 'off' | 'sandbox' | 'real';
  /** The ways that are open, the one to offer first before. */
  readonly ways: readonly PayWay[];
}

/** What opens each way (`GET /site`): the sandbox stands in for both. */
const SERVICES = {
  card: ['stripe', 'sandbox'],
  paypal: ['paypal', 'sandbox'],
} as const satisfies Record<PayWay, readonly string[]>;
const WAYS: readonly PayWay[] = ['card', 'paypal'];

function kindOf(services: readonly string[]): Payments['kind'] {
  if (services.length === 0) return 'off';
  return services.includes('sandbox') ? 'sandbox' : 'real';
}

const readPayments = (services: readonly string[]): Payments => ({
  kind: kindOf(services),
  ways: WAYS.filter((way) => SERVICES[way].some((service) => services.includes(service))),
});

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
