import { allCalls } from '../all-calls.ts';
import type { ApiVersion, Call } from '../core/call.ts';
import { callPath } from '../core/openapi.ts';
import { debugCalls } from '../debug/calls.ts';

/** A call under one of its versions. */
export interface FoundCall {
  readonly call: Call;
  readonly version: ApiVersion;
}

interface Place extends FoundCall {
  readonly pattern: RegExp;
  readonly parameters: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function placeOf(call: Call, version: ApiVersion): Place {
  const path = callPath(call, version);
  const pattern = escaped(path).replace(/\{\w+\}/g, '[^/]+');
  return {
    call,
    version,
    pattern: new RegExp(`^${pattern}/?$`, 'i'),
    parameters: path.split('{').length - 1,
  };
}

let places: readonly Place[] | undefined;

/** Fixed segments win over parameters, as they do in the router. */
const allPlaces = (): readonly Place[] =>
  (places ??= [...allCalls(), ...Object.values(debugCalls)]
    .flatMap((call) => call.versions.map((version) => placeOf(call, version)))
    .sort((one, other) => one.parameters - other.parameters));

/** The call that a request is for; undefined when there is none. `path` has no query. */
export const findCall = (method: string, path: string): FoundCall | undefined =>
  allPlaces().find(({ call, pattern }) => call.method === method && pattern.test(path));
