import type { Database } from './schema.ts';

export type TableName = keyof Database;

/** A column whose values, where they are not null, are keys of another table. */
interface Reference {
  readonly column: string;
  readonly table: TableName;
  readonly key: string;
}

/** A table, as the area that owns it names it. The schema itself is made by the migrations. */
export interface AreaTable {
  readonly name: TableName;
  /** The columns of the primary key. Exports are in their order. */
  readonly key: readonly [string, ...string[]];
  /** The number of the migration that made it. */
  readonly since: number;
  /** The name that it had before a later migration. */
  readonly renamed?: { readonly from: string; readonly in: number };
  readonly refersTo?: Reference;
  /** Another reference that a later migration added. */
  readonly alsoRefersTo?: Reference & { readonly since: number };
  /** From this migration on, every row that `refersTo` can point at has a row here. */
  readonly isCompleteSince?: number;
  /**
   * Why the table belongs to the installation: it is neither exported, nor filled by an import, nor erased by tests.
   * Absent: its rows are data.
   */
  readonly staysBecause?: string;
}

const ofPlayer = { column: 'player_id', table: 'players', key: 'id' } as const;
/** The group that a row belongs to. */
export const ofGroup = { column: 'group_id', table: 'groups', key: 'id', since: 14 } as const;
const ofSocial = { column: 'player_id', table: 'player_social', key: 'player_id' } as const;

/** The tables that no area owns. */
export const storageTables: readonly AreaTable[] = [
  { name: 'players', key: ['id'], since: 1 },
  { name: 'player_sections', key: ['player_id', 'section'], since: 1, refersTo: ofPlayer },
  { name: 'player_social', key: ['player_id'], since: 2, refersTo: ofPlayer, isCompleteSince: 3 },
  { name: 'groups', key: ['id'], since: 14 },
  {
    name: 'memberships',
    key: ['player_id', 'group_id'],
    since: 2,
    refersTo: ofSocial,
    alsoRefersTo: ofGroup,
  },
  {
    name: 'invitations',
    key: ['player_id', 'kind', 'group_id'],
    since: 2,
    refersTo: ofSocial,
    alsoRefersTo: ofGroup,
  },
  { name: 'notifications', key: ['player_id', 'id'], since: 2, refersTo: ofSocial },
  { name: 'tasks', key: ['id'], since: 1, refersTo: { ...ofPlayer, column: 'user_id' } },
  { name: 'operations', key: ['player_id', 'id'], since: 1, refersTo: ofPlayer },
  { name: 'anonymous_operations', key: ['id'], since: 5 },
  { name: 'ledger', renamed: { from: 'transactions', in: 6 }, key: ['id'], since: 1, refersTo: ofPlayer },
  { name: 'player_history', key: ['id'], since: 1, refersTo: ofPlayer },
  { name: 'documents', key: ['collection', 'id'], since: 1 },
  { name: 'jobs', key: ['id'], since: 1 },
  { name: 'dead_letters', key: ['id'], since: 5 },
  {
    name: 'meta',
    key: ['key'],
    since: 1,
    staysBecause: 'it tells which secret key the installation uses, and whether test mode may empty it',
  },
  { name: 'migrations', key: ['number'], since: 0, staysBecause: 'it tells the step of this schema' },
];

/** The name of a table at this step of the schema. */
const nameAt = ({ name, renamed }: AreaTable, step: number): string =>
  renamed && step < renamed.in ? renamed.from : name;

/** A table, with its name at a step of the schema. */
export interface TableAtStep {
  readonly table: AreaTable;
  readonly name: string;
}

/** The tables of a database at this step of the schema. */
export const tablesAt = (tables: readonly AreaTable[], step: number): TableAtStep[] =>
  tables.filter(({ since }) => since <= step).map((table) => ({ table, name: nameAt(table, step) }));

/** The tables whose rows are data. */
export const dataTables = (tables: readonly AreaTable[]): AreaTable[] =>
  tables.filter(({ staysBecause }) => staysBecause === undefined);

/** The references of a table at this step of the schema. */
export const referencesAt = ({ refersTo, alsoRefersTo }: AreaTable, step: number): Reference[] => [
  ...(refersTo ? [refersTo] : []),
  ...(alsoRefersTo && alsoRefersTo.since <= step ? [alsoRefersTo] : []),
];

/** Tables in an order in which they can be filled: each after those that it refers to. */
export function inFillingOrder(tables: readonly AreaTable[]): AreaTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const depth = (table: AreaTable | undefined): number =>
    table ? 1 + Math.max(0, ...referencesAt(table, Infinity).map((to) => depth(byName.get(to.table)))) : 0;
  return tables.toSorted((a, b) => depth(a) - depth(b));
}
