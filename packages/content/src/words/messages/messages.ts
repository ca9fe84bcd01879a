import { lazy } from '../../lazy.ts';
import { defaults } from './en/defaults.ts';
import { own } from './en/own.ts';
import { en, type MessageKey, type Messages } from './en.ts';
import { fixedKeys, type MessageKind } from './kinds.ts';
import { keysOf } from '../../values.ts';

/** Languages with messages. Content words exist in English only. */
export const messageLanguages = ['en', 'de'] as const;
/** Code of a language with messages. */
export type MessageLanguage = (typeof messageLanguages)[number];

const loaded = new Map<string, Messages>([['en', en]]);

/** Keys of all messages. */
export const messageKeys: () => readonly MessageKey[] = /* @__PURE__ */ lazy(() => keysOf(en));

/** Whether `key` is the key of a message. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Loads the messages of a language other than English; until then English is used. */
export async function loadMessages(language: string): Promise<void> {
  if (language !== 'de' || loaded.has('de')) return;
  const { de } = await import('./de.ts');
  loaded.set('de', de);
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
