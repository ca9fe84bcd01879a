import { isFields } from '@everdeed/content/values';
import { asText } from '../fields/as-text.ts';
import { fieldsOf, looseList, readFields } from '../fields/composites.ts';
import { type FieldProblem, isEmpty, missing, orNothing, passed, type Reader } from '../fields/field.ts';
import { choice, flag, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { accept, type Result } from '../result.ts';
import type { Group, GroupCategory } from '../state/group.ts';
import { MAX_SUMMARY_LENGTH } from './limits.ts';
import type { GroupFields } from './new-group.ts';

/** What a client sends for a group; unknown fields are dropped. */
export type SentGroup = Readonly<Record<string, unknown>>;

/** Our own limits, in characters. */
const MAX_NAME = 200;
const MAX_LINE = 2000;
const MAX_DESCRIPTION = 50_000;
const MAX_CATEGORIES = 50;

/** Any text is a slug; old programs send some with a space at the end. The name equals it. */
const category: Reader<Omit<GroupCategory, '_id'> | undefined> = (sent) => {
  const slug = (isFields(sent) ? asText(sent['slug']) : asText(sent)).trim().slice(0, MAX_NAME);
  return passed(slug === '' ? undefined : { slug, name: slug });
};

const line = orNothing(text({ maxLength: MAX_LINE }));
const table = {
  name: text({ maxLength: MAX_NAME, required: true }),
  summary: orNothing(text({ maxLength: MAX_SUMMARY_LENGTH })),
  description: orNothing(text({ maxLength: MAX_DESCRIPTION })),
  logo: line,
  leaderMessage: line,
  categories: looseList(category, MAX_CATEGORIES),
};

/** The settings of a group after a client's wishes; those that were not sent stay. */
interface Wished {
  readonly fields: GroupFields;
  readonly problems: readonly FieldProblem[];
}

function leaderOnlyOf(sent: unknown, before: Group['leaderOnly']) {
  const { values, problems } = readFields(
    { 'leaderOnly.challenges': flag, 'leaderOnly.getGems': flag },
    Object.fromEntries(Object.entries(fieldsOf(sent)).map(([key, value]) => [`leaderOnly.${key}`, value])),
  );
  const { 'leaderOnly.challenges': challenges, 'leaderOnly.getGems': getGems } = values;
  const leaderOnly = {
    challenges: typeof challenges === 'boolean' ? challenges : before.challenges,
    getGems: typeof getGems === 'boolean' ? getGems : before.getGems,
  };
  return { leaderOnly, problems };
}

/** Each slug once, in the order of the list; `newId` makes the ids of its entries. */
function categoriesOf(sent: unknown, before: GroupFields['categories'], newId: () => string) {
  if (!Array.isArray(sent)) return before;
  const slugs = new Set<string>();
  for (const { slug } of sent.filter(isFields)) slugs.add(asText(slug));
  return [...slugs].map((slug) => ({ _id: newId(), slug, name: slug }));
}

const textOr = (value: unknown, before: string | undefined): string | undefined =>
  typeof value === 'string' ? value : before;

/** Reads the settings that a client may choose, over those that are there. */
export function readWishes(sent: SentGroup, before: GroupFields, newId: () => string): Wished {
  const { values, problems } = readFields(table, sent);
  const { leaderOnly, problems: ofLeader } = leaderOnlyOf(sent['leaderOnly'], before.leaderOnly);
  const chosen = {
    summary: textOr(values['summary'], before.summary),
    description: textOr(values['description'], before.description),
    logo: textOr(values['logo'], before.logo),
    leaderMessage: textOr(values['leaderMessage'], before.leaderMessage),
  };
  const texts = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  const fields: GroupFields = {
    name: textOr(values['name'], before.name) ?? '',
    ...texts,
    leaderOnly,
    categories: categoriesOf(values['categories'], before.categories, newId),
  };
  return { fields, problems: [...problems, ...ofLeader] };
}

/** What a new group is, if all of it can be stored (wire-groups-and-admin 1.2, VAL). */
export function readNewGroup(
  sent: SentGroup,
  blank: GroupFields,
  newId: () => string,
): Result<Pick<Group, 'type' | 'privacy'> & GroupFields, 'validationFailed'> {
  const { fields, problems } = readWishes(sent, blank, newId);
  const type = choice(['guild', 'party'] as const)(sent['type'], 'type');
  const privacy = isEmpty(sent['privacy'])
    ? passed('private' as const)
    : choice(['private', 'public'] as const)(sent['privacy'], 'privacy');
  const all = [
    ...(isEmpty(sent['name']) && sent['name'] !== '' ? [missing('name', sent['name'])] : []),
    ...problems.filter(({ path }) => path !== 'name' || sent['name'] !== null),
    ...(isEmpty(sent['type']) ? [missing('type', sent['type'])] : type.ok ? [] : type.problems),
    ...(privacy.ok ? [] : privacy.problems),
  ];
  if (all.length > 0 || !type.ok || !privacy.ok) return refuseFields('Group', all);
  return accept({ type: type.value, privacy: privacy.value, ...fields });
}
