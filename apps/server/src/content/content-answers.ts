import { switchoverHourUtc } from '@everdeed/content';
import { accountContent } from './account-content.ts';
import { filterPaths, leaveOut } from './content-filter.ts';
import { creatureContent } from '../words/catalogue/creatures.ts';
import { gearContent } from '../words/catalogue/gear.ts';
import { lookContent } from '../words/catalogue/looks.ts';
import { playContent } from '../words/catalogue/play.ts';
import { questContent } from '../words/catalogue/quests.ts';

/** Clients can invent filters, so the number of cached answers is limited. */
const MAX_KEPT = 24;
const DAY_MS = 86_400_000;
const dayOf = (now: number): number => Math.floor((now - switchoverHourUtc * 3_600_000) / DAY_MS);

/** The whole catalogue in the wire's form (wire-groups-and-admin 7.4). */
const buildContent = (now: number) => ({
  ...playContent(),
  ...questContent(),
  ...gearContent(),
  ...creatureContent(),
  ...lookContent(),
  ...accountContent(now),
});

/** Answers by filter and language, built once per shop day and cached as text. */
export class ContentAnswers {
  readonly #kept = new Map<string, string>();
  #day = Number.NaN;

  answer(now: number, language: string, filter: string): string {
    if (this.#day !== dayOf(now)) this.#kept.clear();
    this.#day = dayOf(now);
    const paths = filterPaths(filter);
    const name = `${language} ${paths.join(',')}`;
    const known = this.#kept.get(name);
    if (known) return known;
    const made = JSON.stringify(leaveOut(buildContent(now), paths));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, made);
    return made;
  }
}
