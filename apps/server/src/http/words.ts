import type { MessageParams } from '@everdeed/rules';

/** Turns message keys into words. */
export interface Words {
  /** The text of a message in a language; English where the language lacks it. */
  say(language: string, key: string, params?: MessageParams): string;
  /** Whether English has the key. */
  has(key: string): boolean;
}
