import { asText, isUuid } from '@everdeed/rules';
import { type TInteger, type TOptional, type TString, Type } from 'typebox';
import { type Check, present, rule } from './check.ts';

/** The part of a query that says which page is wanted: its fields and the checks on them. */
export interface PagingQuery<Fields> {
  readonly fields: Fields;
  readonly checks: readonly Check[];
}

const isWhole = (value: unknown): boolean => /^\d{1,9}$/.test(asText(value));

const pageField = () => ({
  page: Type.Optional(Type.Integer({ minimum: 0, description: 'Counted from 0.' })),
});

/** Pages by number, counted from 0. A query that names none has no page. */
export const pageQuery = (): PagingQuery<ReturnType<typeof pageField>> => ({
  fields: pageField(),
  checks: [rule('query', 'page', 'queryPageInteger', (value) => value === undefined || isWhole(value))],
});

/** The same where a page must be named. That there is one and that it is a number are two checks, and fail as two. */
export const neededPageQuery = (): PagingQuery<ReturnType<typeof pageField>> => ({
  fields: pageField(),
  checks: [present('query', 'page', 'invalidValue'), rule('query', 'page', 'invalidValue', isWhole)],
});

/** How many entries of a list by cursor come at once (wire-user-and-tasks 0.8): what most lists have. */
export const cursorLimits = { usual: 30, max: 60 };

/** Pages by cursor: entries after the one of this id, at most so many. */
export function cursorQuery({ usual, max } = cursorLimits): PagingQuery<{
  lastId: TOptional<TString>;
  limit: TOptional<TInteger>;
}> {
  const isLimit = (value: unknown) =>
    isWhole(value) && Number(asText(value)) >= 1 && Number(asText(value)) <= max;
  return {
    fields: {
      lastId: Type.Optional(Type.String({ description: 'The last entry of the page before.' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: max, default: usual })),
    },
    checks: [
      rule('query', 'lastId', 'invalidValue', (value) => value === undefined || isUuid(value)),
      rule('query', 'limit', 'invalidValue', (value) => value === undefined || isLimit(value)),
    ],
  };
}
