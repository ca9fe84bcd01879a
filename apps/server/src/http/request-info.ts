import type { ApiVersion } from '@everdeed/contract';
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from './route.ts';

/** A single-valued header as text. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text === '' ? undefined : text;
}

/**
 * Offset in minutes west of UTC, as sent by clients; anything that is not a number in the range of zones is
 * ignored.
 */
function offsetOf(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const minutes = Number(text);
  return Number.isFinite(minutes) && Math.abs(minutes) <= 14 * 60 ? minutes : undefined;
}

const zones = new Map<string, boolean>();

/** Whether this is the IANA name of a time zone. */
function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let valid = /^[A-Za-z][\w+\-/]{0,63}$/.test(name);
  try {
    if (valid) Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    valid = false;
  }
  if (zones.size < 1000) zones.set(name, valid);
  return valid;
}

function zoneOf(text: string | undefined): string | undefined {
  return text !== undefined && isZone(text) ? text : undefined;
}

/** Information about a request besides its input. */
export function requestInfo(
  request: FastifyRequest,
  version: ApiVersion,
  language: string,
  now: number,
): RequestInfo {
  return {
    now,
    version,
    language,
    client: header(request, 'x-client'),
    timezoneOffset: offsetOf(header(request, 'x-user-timezoneoffset')),
    timezone: zoneOf(header(request, 'x-user-timezone')),
    ip: request.ip,
    peer: request.raw.socket.remoteAddress ?? '',
    rawHeaders: request.raw.rawHeaders,
    headers: request.headers,
  };
}
