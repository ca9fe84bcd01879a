import {
  isMessageKey,
  isMessageLanguage,
  loadMessages,
  type MessageKey,
  messageKeys,
  messageKind,
  messageLanguages,
  messageText,
  shownParams,
} from '@everdeed/content';
import type { MessageParams } from '@everdeed/rules';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Turns message keys into texts. */
export interface Words {
  /** The text of a message in a language; English if the language lacks it. */
  say(language: string, key: MessageKey, params?: MessageParams): string;
  /** The text even while keys are shown, for mails. */
  plain(language: string, key: MessageKey, params?: MessageParams): string;
}

/** Words that can be switched to answering with keys, for replaying transcripts. */
export interface SwitchableWords extends Words {
  showKeys(on: boolean): void;
}

/** Used in place of a message without a text: never the bare key. */
const wordless = 'badRequest';

/** `<t:key|a=1|b=2>`: the key, and the values shown in its text, by name. */
function keyText(language: string, key: string, params: MessageParams): string {
  const kind = isMessageKey(key) ? messageKind(key) : 'x';
  const shown = isMessageKey(key) ? shownParams(messageText(key)) : Object.keys(params).sort();
  const values = shown.map((name) => `|${name}=${params[name] ?? ''}`).join('');
  return `<${kind}:${key}${kind === 't' && language !== 'en' ? `@${language}` : ''}${values}>`;
}

/** Loads all languages. `onMissing` is called for keys without a text. */
export async function makeWords(onMissing: (key: string) => void): Promise<SwitchableWords> {
  for (const language of messageLanguages()) await loadMessages(language);
  const speakers = new Map<string, I18n>();
  let keysOnly = false;
  const speaker = (language: string): I18n => {
    const known = speakers.get(language);
    if (known) return known;
    const locale = language.replace('_', '-');
    const messages = Object.fromEntries(messageKeys().map((key) => [key, messageText(key, language)]));
    const made = setupI18n({ locale, messages: { [locale]: messages } });
    made.setMessagesCompiler(compileMessage);
    speakers.set(language, made);
    return made;
  };
  const plain = (language: string, key: string, params: MessageParams = {}): string => {
    if (!isMessageKey(key)) onMissing(key);
    const text = messageText(isMessageKey(key) ? key : wordless, language);
    const spoken = isMessageLanguage(language) ? language : 'en';
    // Texts without values need no formatting.
    if (!text.includes('{')) return text;
    return speaker(spoken)._(key, { ...params });
  };
  return {
    showKeys(on) {
      keysOnly = on;
    },
    plain,
    say: (language, key, params = {}) =>
      keysOnly ? keyText(language, key, params) : plain(language, key, params),
  };
}
