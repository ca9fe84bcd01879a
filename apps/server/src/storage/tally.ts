import { type AliasedExpression, type RawBuilder, sql, type SqlBool } from 'kysely';

/** How many entries a list has, and how many of them there would be of each category alone. */
export interface Tally {
  readonly total: number;
  /** By slug. */
  readonly categories: Readonly<Record<string, number>>;
}

/** Whether a column holds the text, whatever characters are in it. */
export const holds = (column: 'slugs' | 'search', text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} LIKE ${`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`} ESCAPE '\\'`;

/** Whether something is of a category. */
export const hasSlug = (slug: string): RawBuilder<SqlBool> => holds('slugs', `\n${slug}\n`);

const countIf = (condition: RawBuilder<SqlBool>) =>
  sql<number>`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

const ofAny = (slugs: readonly string[]): RawBuilder<SqlBool> =>
  slugs.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(slugs.map(hasSlug), sql` OR `)})`;

/** Columns that count, in one pass, the rows of any of the chosen slugs (of all without any) and those of each category. */
export const tallyColumns = (
  chosen: readonly string[],
  categories: readonly string[],
): AliasedExpression<number, string>[] => [
  countIf(ofAny(chosen)).as('total'),
  ...categories.map((slug, index) => countIf(hasSlug(slug)).as(`category_${index}`)),
];

/** What those columns say. Sums of nothing are null, and PostgreSQL gives sums as text. */
export const tallyOf = (
  row: Readonly<Record<string, unknown>> | undefined,
  categories: readonly string[],
): Tally => ({
  total: Number(row?.['total'] ?? 0),
  categories: Object.fromEntries(
    categories.map((slug, index) => [slug, Number(row?.[`category_${index}`] ?? 0)]),
  ),
});
