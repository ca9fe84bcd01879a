import { isFields } from '@everdeed/content/values';
import { asText } from '../fields/as-text.ts';
import { looseList, readFields } from '../fields/composites.ts';
import { type FieldProblem, isEmpty, missing, orNothing, passed, type Reader } from '../fields/field.ts';
import { number, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { MAX_SUMMARY_LENGTH } from '../groups/limits.ts';
import { accept, type Result } from '../result.ts';
import type { Challenge } from '../state/challenge.ts';
import { MIN_SHORT_NAME } from './limits.ts';

/** What a client sends for a challenge; unknown fields are dropped. */
export type SentChallenge = Readonly<Record<string, unknown>>;

/** What the leader of a challenge can say of it at any time. */
export type ChallengeFields = Pick<
  Challenge,
  'name' | 'shortName' | 'summary' | 'description' | 'categories'
>;

/** Our own limits: characters, entries, gems. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 50_000;
const MAX_CATEGORIES = 50;
const MAX_PRIZE = 1_000_000_000;

type Named = Omit<Challenge['categories'][number], '_id'>;

/** Any text is a slug; old programs send some with a space at the end. The name equals it. */
const category: Reader<Named | undefined> = (sent) => {
  const slug = (isFields(sent) ? asText(sent['slug']) : asText(sent)).trim().slice(0, MAX_NAME);
  return passed(slug === '' ? undefined : { slug, name: slug });
};
const categories = looseList(category, MAX_CATEGORIES);

const table = {
  name: text({ required: true, maxLength: MAX_NAME }),
  shortName: text({ required: true, minLength: MIN_SHORT_NAME, maxLength: MAX_NAME }),
  summary: orNothing(text({ maxLength: MAX_SUMMARY_LENGTH })),
  description: orNothing(text({ maxLength: MAX_DESCRIPTION })),
};
const prize = number({ min: 0, max: MAX_PRIZE });

/** The slugs of a list of categories, each once, in order. */
export function slugsIn(sent: unknown): string[] {
  const read = Array.isArray(sent) ? categories(sent, 'categories') : passed([]);
  return read.ok ? [...new Set(read.value.flatMap((one) => one?.slug ?? []))] : [];
}

const textOr = (value: unknown, before: string): string => (typeof value === 'string' ? value : before);

/** A summary that says nothing is the name, as far as it fits (wire-groups-and-admin 4.1). */
const summaryOf = (summary: string, name: string): string =>
  summary || Array.from(name).slice(0, MAX_SUMMARY_LENGTH).join('');

/** The fields after a client's wishes, over those that are there, and what is wrong with the wishes. */
function readWishes(sent: SentChallenge, before: ChallengeFields, newId: () => string) {
  const { values, problems } = readFields(table, sent);
  const listed = Array.isArray(sent['categories'])
    ? categories(sent['categories'], 'categories')
    : passed([]);
  const name = textOr(values['name'], before.name);
  const description = typeof values['description'] === 'string' ? values['description'] : before.description;
  const fields: ChallengeFields = {
    name,
    shortName: textOr(values['shortName'], before.shortName),
    summary: summaryOf(textOr(values['summary'], before.summary), name),
    ...(description === undefined ? {} : { description }),
    categories: Array.isArray(sent['categories'])
      ? slugsIn(sent['categories']).map((slug) => ({ _id: newId(), slug, name: slug }))
      : before.categories,
  };
  return { fields, problems: [...problems, ...(listed.ok ? [] : listed.problems)] };
}

/** The fields of a challenge after an update (wire-groups-and-admin 4.10). */
export function readChanges(
  sent: SentChallenge,
  before: ChallengeFields,
  newId: () => string,
): Result<ChallengeFields, 'validationFailed'> {
  const { fields, problems } = readWishes(sent, before, newId);
  return problems.length > 0 ? refuseFields('Challenge', problems) : accept(fields);
}

const BLANK: ChallengeFields = { name: '', shortName: '', summary: '', categories: [] };

/** What a new challenge says of itself; `more` are problems with the rest of it (wire-groups-and-admin 4.2). */
export function readNewChallenge(
  sent: SentChallenge,
  newId: () => string,
  more: readonly FieldProblem[],
): Result<ChallengeFields & Pick<Challenge, 'prize'>, 'validationFailed'> {
  const { fields, problems } = readWishes(sent, BLANK, newId);
  const read = isEmpty(sent['prize']) ? passed(0) : prize(sent['prize'], 'prize');
  const isMissing = (path: string) =>
    !Object.hasOwn(sent, path) || sent[path] === undefined ? [missing(path)] : [];
  const all = [
    ...isMissing('name'),
    ...isMissing('shortName'),
    ...problems,
    ...more,
    ...(read.ok ? [] : read.problems),
  ];
  return all.length > 0 || !read.ok
    ? refuseFields('Challenge', all)
    : accept({ ...fields, prize: read.value });
}
