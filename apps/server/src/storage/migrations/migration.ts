/** A row of any table. */
export type Row = Record<string, unknown>;

/** The database inside the transaction of a step. Statements are written with `?` for values, on both engines. */
export interface RawDatabase {
  readonly engine: 'sqlite' | 'postgres';
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** A numbered schema migration. Once released, it never changes. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  statements(engine: 'sqlite' | 'postgres'): string[];
  /** Moves data, after the statements and in the same transaction. */
  run?(database: RawDatabase): Promise<void>;
  /** Tables whose number of rows this step changes on purpose. */
  readonly resizes?: readonly string[];
}
