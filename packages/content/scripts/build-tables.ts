/**
 * Regenerates the tables in src/ from test/fixtures/catalogue.json.gz (the specification's catalogue as one
 * JSON object, content by file name). Run it when the catalogue has grown: `npx tsx
 * packages/content/scripts/build-tables.ts`, format, then `npx vitest run packages/content`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows } from './catalogue.ts';
import { gearTables } from './gear-tables.ts';
import { write } from './table-file.ts';
import { achievementFiles } from './tables/achievement-files.ts';
import { calendarFiles } from './tables/calendar-files.ts';
import { creatureFiles } from './tables/creature-files.ts';
import { lookFiles, lookTexts } from './tables/look-files.ts';
import { playFiles } from './tables/play-files.ts';
import { shopFiles } from './tables/shop-files.ts';

const folder = join(import.meta.dirname, '../src');
const files = [
  ...playFiles,
  ...creatureFiles,
  ...lookFiles,
  ...shopFiles,
  ...achievementFiles,
  ...calendarFiles,
];
for (const file of files) write(folder, file);
const texts = { ...gearTables(rows('gear', 'items'), rows('release-dates', 'armoireSets')), ...lookTexts };
for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
