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

type Build = (now: number, language: string) => Readonly<Record<string, unknown>>;

/** Answers by language of the words and filter, built once per shop day. Languages without words share English. */
export class ContentAnswers {
  readonly #kept = new Map<string, { readonly text: PackedText; readonly hash: string }>();
  /** What was built, while its memory is not needed: building takes much longer than leaving something out. */
  readonly #built = new Map<WordLanguage, WeakRef<ReturnType<Build>>>();
  #day = Number.NaN;
  constructor(readonly build: Build = buildContent) {}

  /** The answer in its envelope; its tag tells apart day, language, filter and program. */
  answer(now: number, language: string, filter: string): PackedAnswer {
    if (this.#day !== dayOf(now)) for (const old of [this.#kept, this.#built]) old.clear();
    this.#day = dayOf(now);
    const { text, hash } = this.#answerTo(now, languageOfWords(language), filterPaths(filter));
    return { text, tag: `${this.#day}-${language}-${hash}` };
  }

  #contentIn(now: number, language: WordLanguage): ReturnType<Build> {
    const known = this.#built.get(language)?.deref();
    if (known) return known;
    const made = this.build(now, language);
    this.#built.set(language, new WeakRef(made));
    return made;
  }

  #answerTo(now: number, language: WordLanguage, paths: readonly string[]) {
    const name = `${language} ${paths.join(',')}`;
    const known = this.#kept.get(name);
    if (known) return known;
    const data = JSON.stringify(leaveOut(this.#contentIn(now, language), paths));
    const text = `{"success":true,"data":${data},"appVersion":"${appVersion}"}`;
    const made = { text: new PackedText(text), hash: sha256(text).slice(0, 16) };
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, made);
    return made;
  }
}
