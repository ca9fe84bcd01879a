import { isOneOf } from '@everdeed/content/values';
import type { QueryOf, groupCalls } from '@everdeed/contract';
import { SLUGS, type Slug } from './categories.ts';

export const ROLES = ['all', 'lead', 'member'] as const;
export const SIZES = ['any', 'small', 'medium', 'large'] as const;
type Role = (typeof ROLES)[number];
type Size = (typeof SIZES)[number];

/** What somebody looks for; it stands in the address. */
export interface Filters {
  readonly search: string;
  readonly role: Role;
  readonly size: Size;
  readonly about: readonly Slug[];
  /** From 0. */
  readonly page: number;
}

/** Members of each size, both included (UI, picture "discovery"). */
const BOUNDS = {
  any: {},
  small: { maxMemberCount: '99' },
  medium: { minMemberCount: '100', maxMemberCount: '999' },
  large: { minMemberCount: '1000' },
} as const satisfies Record<Size, object>;

/** The filters in an address. What is unknown there is left out. */
export function filtersIn(params: URLSearchParams): Filters {
  const role = params.get('show');
  const size = params.get('size');
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    role: isOneOf(ROLES, role) ? role : 'all',
    size: isOneOf(SIZES, size) ? size : 'any',
    about: (params.get('about') ?? '').split(',').filter((slug) => isOneOf(SLUGS, slug)),
    // The address counts from 1, as people do.
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  };
}

/** The address of filters, without what is as usual. */
export function paramsOf({ search, role, size, about, page }: Filters): Record<string, string> {
  return {
    ...(search && { search }),
    ...(role !== 'all' && { show: role }),
    ...(size !== 'any' && { size }),
    ...(about.length > 0 && { about: about.join(',') }),
    ...(page > 0 && { page: String(page + 1) }),
  };
}

/** What is looked for, whatever page of it. */
export type Wanted = Omit<Filters, 'page'>;

/** The query of the call that counts public guilds. */
export function countQueryOf({ search, role, size, about }: Wanted): QueryOf<typeof groupCalls.countGuilds> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(role === 'lead' && { leader: 'true' }),
    ...(role === 'member' && { member: 'true' }),
    ...BOUNDS[size],
    ...(about.length > 0 && { categories: about.join(',') }),
  };
}

/** The query of the call that finds public guilds (wire-groups-and-admin 1.3). */
export const queryOf = ({ page, ...wanted }: Filters): QueryOf<typeof groupCalls.listGroups> => ({
  type: 'publicGuilds',
  paginate: 'true',
  page,
  ...countQueryOf(wanted),
});

/** How many filters are set, besides the words that are looked for. */
export const countOf = ({ role, size, about }: Filters): number =>
  Number(role !== 'all') + Number(size !== 'any') + about.length;

/** Whether any guild fits, since nothing is looked for. */
export const isAny = ({ search, role, size, about }: Filters): boolean =>
  search === '' && role === 'all' && size === 'any' && about.length === 0;
