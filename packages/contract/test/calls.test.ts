import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listIn, textsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, it } from 'vitest';
import { allCalls, type Call, debugCalls } from '../src/index.ts';
import { laterCalls } from './later-calls.ts';

const packed = readFileSync(new URL('calls.json.gz', import.meta.url));
/** The specification's index of calls. */
const specified = listIn(JSON.parse(gunzipSync(packed).toString('utf8'))).map((line) => ({
  ...textsIn(line, 'method', 'path', 'area', 'auth'),
  versions: valueIn(line, 'versions') === 'root' ? ['root'] : listIn(line, 'versions').map(String),
}));
const nameOf = (call: { method: string; path: string }): string => `${call.method} ${call.path}`;
/** Parameter names may differ from ours; only their position counts. */
const shapeOf = (call: { method: string; path: string }): string => nameOf(call).replace(/\{[^}]*\}/g, '{}');
const later = new Set(Object.values(laterCalls).flat());

/** Including those that exist in test mode only. */
const everyCall: readonly Call[] = [...allCalls(), ...Object.values(debugCalls)];
const built = new Map<string, Call>();
for (const call of everyCall)
  for (const version of call.versions) built.set(`${version} ${shapeOf(call)}`, call);

function authOf(call: Call): string {
  if (typeof call.auth === 'object') return `privilege:${call.auth.privilege}`;
  return call.auth === 'session' ? 'user' : call.auth;
}

/** Whom the call itself lets in: calls of moderators answer others with an error of their own. */
const specifiedAuth = ({ auth }: { readonly auth: string }): string =>
  auth === 'privilege:moderator' ? 'user' : auth;

describe('the calls of the specification', () => {
  const due = specified.filter((call) => !later.has(nameOf(call)));

  it('is the whole index', () => {
    expect(specified).toHaveLength(261);
  });

  it('has every call that is not named as later work, under each of its versions', () => {
    const missing = due.flatMap((call) =>
      call.versions
        .filter((version) => !built.has(`${version} ${shapeOf(call)}`))
        .map((version) => `${version} ${nameOf(call)}`),
    );
    expect(missing).toEqual([]);
  });

  it('lets in whom the specification lets in', () => {
    const other = due.flatMap((call) =>
      call.versions.flatMap((version) => {
        const ours = built.get(`${version} ${shapeOf(call)}`);
        return ours && authOf(ours) !== specifiedAuth(call)
          ? [`${nameOf(call)}: ${authOf(ours)}, not ${specifiedAuth(call)}`]
          : [];
      }),
    );
    expect(other).toEqual([]);
  });

  it('names as later work only calls that exist and are not built', () => {
    const known = new Set(specified.map(nameOf));
    const shapes = new Set(everyCall.map(shapeOf));
    for (const name of later) {
      expect(known, name).toContain(name);
      const [method = '', path = ''] = name.split(' ');
      expect(shapes, `${name} is built: take it off the list`).not.toContain(shapeOf({ method, path }));
    }
  });
});

describe('our own calls', () => {
  it('say so when the specification does not know them', () => {
    const known = new Set(specified.map(shapeOf));
    const undeclared = everyCall.filter((call) => call.spec !== 'own' && !known.has(shapeOf(call)));
    expect(undeclared.map(nameOf)).toEqual([]);
  });

  it('have names of their own', () => {
    const ids = everyCall.map((call) => call.id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('have places of their own, whatever their parameters are called', () => {
    const places = everyCall.flatMap((call) =>
      call.versions.map((version) => `${version} ${shapeOf(call)}`.toLowerCase()),
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});
