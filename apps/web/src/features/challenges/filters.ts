/** What a list of challenges is narrowed down to; kept in the address. */
export interface Filters {
  readonly search: string;
  /** Slugs; empty for all. */
  readonly categories: readonly string[];
  readonly owned: '' | 'owned' | 'not_owned';
  readonly joined: '' | 'joined' | 'not_joined';
}

const oneOf = <Value extends string>(given: string | null, values: readonly Value[]): Value | '' =>
  values.find((value) => value === given) ?? '';

/** The filters that an address has. */
export function filtersAt(search: string): Filters {
  const given = new URLSearchParams(search);
  return {
    search: (given.get('search') ?? '').trim(),
    categories: (given.get('categories') ?? '').split(',').filter(Boolean),
    owned: oneOf(given.get('owned'), ['owned', 'not_owned']),
    joined: oneOf(given.get('joined'), ['joined', 'not_joined']),
  };
}

/** The query of an address with these filters, with its question mark; empty without any. */
export function searchOf({ categories, ...rest }: Filters): string {
  const given = Object.entries({ ...rest, categories: categories.join(',') }).filter(([, value]) => value);
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** How many filters are on. */
export const countOf = ({ search, categories, owned, joined }: Filters): number =>
  [search, owned, joined].filter(Boolean).length + categories.length;
