import { isFields } from '@everdeed/content/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForm, unsafeKeys } from './form.ts';
import { isModestJson } from './json-size.ts';
import { requireStrangerSize } from './strangers.ts';

/** A body that is not valid JSON. */
export class BodySyntaxError extends Error {
  override readonly name = 'BodySyntaxError';
  readonly statusCode = 400;
}

function withoutUnsafe(_key: string, value: unknown): unknown {
  // NUL cannot be stored in text.
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (!isFields(value)) return value;
  for (const key of unsafeKeys) if (Object.hasOwn(value, key)) delete value[key];
  return value;
}

/** Parses JSON objects and lists only; an empty body is an empty object. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  if (!isModestJson(text)) throw new BodySyntaxError('too many values, or too deep');
  let value: unknown;
  try {
    value = /\\u00|"(?:__proto__|constructor|prototype)/.test(text)
      ? JSON.parse(text, withoutUnsafe)
      : JSON.parse(text);
  } catch (error) {
    throw new BodySyntaxError(error instanceof Error ? error.message : 'bad JSON');
  }
  if (typeof value !== 'object' || value === null)
    throw new BodySyntaxError('an object or a list is expected');
  return value;
}

/** Adds parsers for the accepted bodies; other kinds count as no body. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    /^application\/(?:[\w.]+\+)?json/,
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string | Buffer) => {
      requireStrangerSize(request, text);
      return parseJson(String(text));
    },
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string | Buffer) => {
      requireStrangerSize(request, text);
      return parseForm(String(text));
    },
  );
  server.addContentTypeParser('*', { parseAs: 'buffer' }, async () => ({}));
}
