import type { Call, CallId, eventStream } from '@everdeed/contract';
import type { Area } from '../area.ts';

/** Calls that routes answer; the live stream is served beside them, as its answer has no envelope. */
type RoutedId = Exclude<CallId, (typeof eventStream)['id']>;

interface Answering {
  readonly call: Pick<Call, 'id'>;
}
type RoutesOf<A> = A extends { readonly routes?: (...given: never) => infer R } ? R : readonly [];
type AnsweredBy<A> = RoutesOf<A> extends readonly (infer R extends Answering)[] ? R['call']['id'] : never;

/** Ids that more than one area answers. */
type AnsweredTwice<Areas extends readonly unknown[], Seen = never> = Areas extends readonly [
  infer First,
  ...infer Rest,
]
  ? (AnsweredBy<First> & Seen) | AnsweredTwice<Rest, Seen | AnsweredBy<First>>
  : never;

type Fault<Name extends string, Ids> = [Ids] extends [never] ? unknown : { readonly [K in Name]: Ids };

/**
 * What a list of areas has to satisfy: each call of the contract is answered by one area, and each route belongs to a
 * call of the contract. What is amiss stands in the compiler's message, by the id of the call.
 */
export type CoversContract<Areas extends readonly unknown[]> = Fault<
  'callsWithoutRoute',
  Exclude<RoutedId, AnsweredBy<Areas[number]>>
> &
  Fault<'routesWithoutCall', Exclude<AnsweredBy<Areas[number]>, RoutedId>> &
  Fault<'callsWithTwoRoutes', AnsweredTwice<Areas>>;

/** The areas as they are; does not compile unless they answer exactly the calls of the contract. */
export const coverContract = <const Areas extends readonly Area[]>(
  areas: Areas & CoversContract<Areas>,
): Areas => areas;
