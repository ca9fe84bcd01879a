import { errorClasses } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import type { CallRefusal, FieldError } from '../work/refusal.ts';
import { JsonText, type ReplyParts } from './reply.ts';
import { shownParams, shownValue } from './shown-value.ts';
import type { Words } from '../words/words.ts';

/** The version in `appVersion` of answers. */
export const appVersion = '0.1.0';

/** What authenticated answers say about the player. `notifications` is JSON text. */
export interface PlayerTail {
  readonly notifications: string;
  readonly v: number;
  readonly player: Player;
}

/** The envelope of a successful answer as text (wire-user-and-tasks 0.4). */
export function successText(
  parts: ReplyParts,
  tail: PlayerTail | undefined,
  words: Words,
  language: string,
): string {
  const { data, message } = parts;
  const dataText = data instanceof JsonText ? data.text : (JSON.stringify(data) ?? '{}');
  const said = message ? words.say(language, message.key, message.params) : '';
  return [
    `{"success":true,"data":${dataText}`,
    said === '' ? '' : `,"message":${JSON.stringify(said)}`,
    tail ? `,"notifications":${tail.notifications},"userV":${tail.v}` : '',
    `,"appVersion":"${appVersion}"}`,
  ].join('');
}

function presentError(error: FieldError, words: Words, language: string) {
  const { key, params, value, ...rest } = error;
  const shown = shownValue(value);
  return {
    message: words.say(language, key, shownParams(params)),
    ...rest,
    ...(shown === undefined ? {} : { value: shown }),
    code: key,
  };
}

/** The envelope of a refusal. `code` is the stable key; the reference has only prose. */
export function refusalBody(refused: CallRefusal, words: Words, language: string) {
  const { params, errors, joined, appended } = refused.detail;
  const text = joined
    ? joined.map((one) => words.say(language, one.key, shownParams(one.params))).join(' ')
    : words.say(language, refused.key, shownParams(params));
  return {
    success: false,
    error: refused.errorClass,
    message: appended === undefined ? text : `${text} ${appended}`,
    code: refused.key,
    ...(errors && errors.length > 0
      ? { errors: errors.map((error) => presentError(error, words, language)) }
      : {}),
  };
}

export const refusalStatus = (refused: CallRefusal): number => errorClasses[refused.errorClass];
