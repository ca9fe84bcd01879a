import { valueIn, isFields } from '@everdeed/content/values';
import { Type } from 'typebox';
import type { Call } from '../core/call.ts';
import { errorClasses } from '../errors/classes.ts';
import { generalRefusals } from '../errors/general.ts';
import { notificationSchema } from '../notifications/notification-schema.ts';
import { closed, partial } from './closed-schema.ts';
import { findCall } from './find-call.ts';
import { findFaults } from './find-faults.ts';

export { findCall } from './find-call.ts';

/** A request and what it was answered. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly status: number;
  /** The whole answer: parsed where it is JSON, else its text. */
  readonly body: unknown;
}

const envelopeSchema = Type.Object({
  success: Type.Literal(true),
  data: Type.Unknown(),
  message: Type.Optional(Type.String()),
  notifications: Type.Optional(Type.Array(notificationSchema)),
  userV: Type.Optional(Type.Integer()),
  appVersion: Type.String(),
});
const refusalSchema = Type.Object({
  success: Type.Literal(false),
  error: Type.String(),
  message: Type.String(),
  code: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        message: Type.String(),
        code: Type.String(),
        param: Type.Optional(Type.String()),
        path: Type.Optional(Type.String()),
        value: Type.Optional(Type.Unknown()),
      }),
    ),
  ),
});

type Fields = Readonly<Record<string, unknown>>;

function answerFaults(call: Call, query: URLSearchParams, answer: unknown): string[] {
  const isSelection = call.fieldsBy !== undefined && (query.get(call.fieldsBy) ?? '') !== '';
  return findFaults(call.answer, isSelection ? partial : closed, answer);
}

const general: ReadonlySet<string> = new Set(generalRefusals);

function isDeclared(call: Call, code: unknown): boolean {
  if (typeof code !== 'string' || general.has(code)) return code !== undefined;
  return call.refusals.some((key) => key === code) || call.checks.some(({ key }) => key === code);
}

function refusalFaults(call: Call, status: number, body: Fields): string[] {
  const { code, error, errors } = body;
  const faults = findFaults(refusalSchema, closed, body);
  if (valueIn(errorClasses, String(error)) !== status) faults.push(`status ${status} of ${String(error)}`);
  if (!isDeclared(call, code)) faults.push(`refusal ${String(code)} is not declared`);
  if (code !== 'invalidReqParams' || !Array.isArray(errors)) return faults;
  const unknown = errors.map((one) => valueIn(one, 'code')).filter((key) => key !== 'invalidValue');
  return [
    ...faults,
    ...unknown.filter((key) => !isDeclared(call, key)).map((key) => `check ${String(key)} is not declared`),
  ];
}

function successFaults(call: Call, query: URLSearchParams, { status, body }: Exchange): string[] {
  const isMeant = status === call.successStatus || status === call.otherSuccessStatus;
  const faults = isMeant ? [] : [`status ${status}, not ${call.successStatus}`];
  if (call.contentType !== undefined) return [...faults, ...answerFaults(call, query, body)];
  if (!isFields(body)) return [...faults, 'no envelope'];
  if (call.bareAnswer && !('success' in body))
    return [...faults, ...findFaults(call.bareAnswer, closed, body)];
  return [
    ...faults,
    ...findFaults(envelopeSchema, closed, body),
    ...answerFaults(call, query, body['data']).map((fault) => `data${fault}`),
  ];
}

/** Answers that are no call's: from caches, redirects, maintenance, and a server that is not ready. */
function isOutside({ status, body }: Exchange): boolean {
  if (status >= 300 && status < 400) return [302, 303, 304].includes(status);
  return isFields(body) && status === 503;
}

/** Status and looks of a web page that says what is wrong. */
const isPageOfRefusal = ({ status, body }: Exchange): boolean =>
  status >= 400 && status < 500 && typeof body === 'string' && body.startsWith('<!doctype html>');

/** How an exchange differs from the contract; no lines for one that keeps it, or that is for no call. */
export function driftOf(exchange: Exchange): string[] {
  const { method, url, status, body } = exchange;
  const [path = '', search = ''] = url.split('?', 2);
  const found = findCall(method, path);
  if (!found || isOutside(exchange)) return [];
  const { call } = found;
  const isRefused = isFields(body) && status >= 400;
  if (call.hasRefusalPages && isPageOfRefusal(exchange)) return [];
  const faults = isRefused
    ? refusalFaults(call, status, body)
    : successFaults(call, new URLSearchParams(search), exchange);
  return faults.map((fault) => `${call.id} (${method} ${url}): ${fault}`);
}
