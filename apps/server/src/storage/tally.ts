import { valueIn } from '@everdeed/content/values';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

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

/**
 * Counts, in one pass, the rows of any of the chosen slugs (all without any) and those of each category.
 *
 * @param from the table, with conditions that name no slugs
 */
export async function tally<DB, Table extends keyof DB>(
  from: SelectQueryBuilder<DB, Table, object>,
  chosen: readonly string[],
  categories: readonly string[],
): Promise<Tally> {
  const counts = categories.map((slug, index) => countIf(hasSlug(slug)).as(`category_${index}`));
  const row = await from.select([countIf(ofAny(chosen)).as('total'), ...counts]).executeTakeFirst();
  return tallyOf(row, categories);
}

/** What those columns say. Sums of nothing are null, and PostgreSQL gives sums as text. */
const tallyOf = (row: object | undefined, categories: readonly string[]): Tally => ({
  total: Number(valueIn(row, 'total') ?? 0),
  categories: Object.fromEntries(
    categories.map((slug, index) => [slug, Number(valueIn(row, `category_${index}`) ?? 0)]),
  ),
});
