import { allCalls, calls, type CallId, type eventStream } from '@everdeed/contract';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CoversContract } from '../src/http/coverage.ts';

interface Answers<Id extends string> {
  readonly routes: () => readonly { readonly call: { readonly id: Id } }[];
}
type Routed = Exclude<CallId, (typeof eventStream)['id']>;
type Faults<Areas extends readonly unknown[]> = CoversContract<Areas>;

/** These tests are the compiler's: they fail when the types do. */
describe('a list of areas', () => {
  test('that answers every call of the contract has no fault', () => {
    expectTypeOf<Faults<[Answers<Routed>]>>().toEqualTypeOf<unknown>();
    type TwoAreas = [Answers<'getTags'>, Answers<Exclude<Routed, 'getTags'>>, { name: 'without routes' }];
    expectTypeOf<Faults<TwoAreas>>().toEqualTypeOf<unknown>();
  });

  test('that leaves a call out is told which', () => {
    type Left = Faults<[Answers<Exclude<Routed, 'getTags'>>]>;
    expectTypeOf<Left>().toEqualTypeOf<{ readonly callsWithoutRoute: 'getTags' }>();
  });

  test('that answers what is no call is told what', () => {
    type Foreign = Faults<[Answers<Routed | 'getWeather'>]>;
    expectTypeOf<Foreign>().toEqualTypeOf<{ readonly routesWithoutCall: 'getWeather' }>();
  });

  test('that answers a call twice is told which', () => {
    type Twice = Faults<[Answers<Routed>, Answers<'getTags'>]>;
    expectTypeOf<Twice>().toEqualTypeOf<{ readonly callsWithTwoRoutes: 'getTags' }>();
  });
});

test('calls stand under their own ids', () => {
  for (const [id, call] of Object.entries(calls)) expect(call.id).toBe(id);
  expect(allCalls()).toHaveLength(Object.keys(calls).length);
});
