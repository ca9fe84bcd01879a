import { start } from './001-start.ts';

/** A numbered step of the schema. Once released it never changes. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  statements(engine: 'sqlite' | 'postgres'): string[];
}

/** All steps in order. */
export const migrations: readonly Migration[] = [start];
