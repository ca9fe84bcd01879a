import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { literal, type Json } from './literal.ts';

/** A constant of a generated file. */
interface Table {
  readonly name: string;
  readonly type: string;
  readonly value: Json;
  readonly doc: string;
}

/** A generated file below src/; `types` are taken from the `types.ts` beside it. */
export interface TableFile {
  readonly path: string;
  readonly types?: string;
  readonly tables: readonly Table[];
}

const rowsFollow = '// biome-ignore format: one row a line';

const constant = ({ name, type, value, doc }: Table): string =>
  `/** ${doc} */\n${rowsFollow}\nexport const ${name}: ${type} = ${literal(value)};\n`;

/** Writes a generated file into the folder. */
export function write(folder: string, { path, types, tables }: TableFile): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  const imports = types === undefined ? '' : `import type { ${types} } from './types.ts';\n\n`;
  writeFileSync(target, imports + tables.map(constant).join('\n'));
}

/** Source of a table that src/ reads as lines of text, which are shorter than records. */
export const textTable = (name: string, doc: string, text: string): string =>
  `/** ${doc} */\nexport const ${name} = \`\\\n${text}\`;\n`;
