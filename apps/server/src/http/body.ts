import type { FastifyInstance } from 'fastify';

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
const fieldLimit = 10_000;
const depthLimit = 20;

type Fields = { [key: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function put(target: Fields, path: readonly string[], value: string): void {
  let holder = target;
  for (const [i, key] of path.entries()) {
    if (i === path.length - 1) {
      holder[key] = Object.hasOwn(holder, key) ? [holder[key], value].flat() : value;
      return;
    }
    const next = holder[key];
    if (isFields(next)) holder = next;
    else {
      const made: Fields = {};
      holder[key] = made;
      holder = made;
    }
  }
}

/** Turns maps with the keys 0, 1, 2 … back into the lists that they were before form encoding. */
function listsOf(value: unknown): unknown {
  if (!isFields(value) || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Parses a form with nested keys (`a[b]=1`, `a[]=1`) (wire-user-and-tasks 0.2). */
export function parseForm(text: string): Fields {
  const fields: Fields = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text.replaceAll('%00', ''))) {
    if (++count > fieldLimit) break;
    const path = [
      name.replace(/\[.*$/s, ''),
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? ''),
    ];
    if (path.length > depthLimit || path.some((key) => unsafe.has(key))) continue;
    put(
      fields,
      path.filter((key, i) => i === 0 || key !== ''),
      value,
    );
  }
  const read = listsOf(fields);
  return isFields(read) ? read : {};
}

/** A body that is not valid JSON. */
export class BodySyntaxError extends Error {
  override readonly name = 'BodySyntaxError';
  readonly statusCode = 400;
}

function withoutUnsafe(_key: string, value: unknown): unknown {
  // NUL cannot be stored in text.
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (!isFields(value) || Array.isArray(value)) return value;
  for (const key of unsafe) if (Object.hasOwn(value, key)) delete value[key];
  return value;
}

/** Parses JSON objects and lists only; an empty body is an empty object. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = /"(?:__proto__|constructor|prototype|\\u)/.test(text)
      ? JSON.parse(text, withoutUnsafe)
      : JSON.parse(text);
  } catch (error) {
    throw new BodySyntaxError(error instanceof Error ? error.message : 'bad JSON');
  }
  if (!isFields(value)) throw new BodySyntaxError('an object or a list is expected');
  return value;
}

/** Adds parsers for the accepted bodies; other kinds count as no body. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    /^application\/(?:[\w.]+\+)?json/,
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => parseJson(String(text)),
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => parseForm(String(text)),
  );
  server.addContentTypeParser('*', { parseAs: 'buffer' }, async () => ({}));
}
