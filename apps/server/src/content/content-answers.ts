import { switchoverHourUtc } from '@everdeed/content';
import type { WordLanguage } from '@everdeed/content/words';
import { DAY_MS, HOUR_MS } from '@everdeed/rules';
import { appVersion } from '../http/envelope.ts';
import { type PackedAnswer, PackedText } from '../http/packed-text.ts';
import { sha256 } from '../security/secret.ts';
import { accountContent } from './account-content.ts';
import { filterPaths, leaveOut } from './content-filter.ts';
import { languageOfWords } from '../words/catalogue-words.ts';
import { creatureContent } from '../words/catalogue/creatures.ts';
import { gearContent } from '../words/catalogue/gear.ts';
import { lookContent } from '../words/catalogue/looks.ts';
import { playContent } from '../words/catalogue/play.ts';
import { questContent } from '../words/catalogue/quests.ts';

/** Clients can invent filters, so the number of cached answers is limited. */
const MAX_KEPT = 24;
const dayOf = (now: number): number => Math.floor((now - switchoverHourUtc * HOUR_MS) / DAY_MS);

/** The whole catalogue in the wire's form (wire-groups-and-admin 7.4). */
const buildContent = (now: number, language: string) => ({
  ...playContent(language),
  ...questContent(language),
  ...gearContent(language),
  ...creatureContent(language),
  ...lookContent(language),
  ...accountContent(now, language),
});

/** Answers by language of the words and filter, built once per shop day. Languages without words share English. */
export class ContentAnswers {
  readonly #kept = new Map<string, { readonly text: PackedText; readonly hash: string }>();
  #day = Number.NaN;

  /** The answer in its envelope; its tag tells apart day, language, filter and program. */
  answer(now: number, language: string, filter: string): PackedAnswer {
    if (this.#day !== dayOf(now)) this.#kept.clear();
    this.#day = dayOf(now);
    const { text, hash } = this.#answerTo(now, languageOfWords(language), filterPaths(filter));
    return { text, tag: `${this.#day}-${language}-${hash}` };
  }

  #answerTo(now: number, language: WordLanguage, paths: readonly string[]) {
    const name = `${language} ${paths.join(',')}`;
    const known = this.#kept.get(name);
    if (known) return known;
    const data = JSON.stringify(leaveOut(buildContent(now, language), paths));
    const text = `{"success":true,"data":${data},"appVersion":"${appVersion}"}`;
    const made = { text: new PackedText(text), hash: sha256(text).slice(0, 16) };
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, made);
    return made;
  }
}
