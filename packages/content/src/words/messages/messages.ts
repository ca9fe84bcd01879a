import { lazy } from '../../lazy.ts';
import { defaults } from './en/defaults.ts';
import { own } from './en/own.ts';
import { en, type MessageKey, type Messages } from './en.ts';
import { fixedKeys, type MessageKind } from './kinds.ts';
import { type MessageLanguage, otherMessages } from './languages.ts';
import { keysOf } from '../../values.ts';

/** All languages with messages, English first. */
export const messageLanguages = (): readonly MessageLanguage[] => ['en', ...keysOf(otherMessages)];

/** Whether there are messages in this language. */
export const isMessageLanguage = (code: string): code is MessageLanguage =>
  code === 'en' || Object.hasOwn(otherMessages, code);

const loaded = new Map<string, Messages>([['en', en]]);

/** Keys of all messages. */
export const messageKeys: () => readonly MessageKey[] = /* @__PURE__ */ lazy(() => keysOf(en));

/** Whether `key` is the key of a message. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Loads the messages of a language; until then, and for messages that it lacks, English is used. */
export async function loadMessages(language: string): Promise<void> {
  if (!isMessageLanguage(language) || language === 'en' || loaded.has(language)) return;
  const own: Partial<Messages> = await otherMessages[language]();
  loaded.set(language, { ...en, ...own });
}

/** The ICU text of a message in a loaded language, else in English. The caller formats it. */
export const messageText = (key: MessageKey, language = 'en'): string => (loaded.get(language) ?? en)[key];

const fixed = /* @__PURE__ */ lazy(() => new Set(fixedKeys));

/** How the test mode shows the key of this message. */
export function messageKind(key: MessageKey): MessageKind {
  if (key !== 'invalidReqParams' && Object.hasOwn(defaults, key)) return 'd';
  if (Object.hasOwn(own, key)) return 'x';
  return fixed().has(key) ? 'e' : 't';
}
