import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avatarLook, drawAvatar, drawPet, drawScene, families, type PictureFamily } from '../src/all.ts';
import { encodePng } from './png.ts';
import { type Cell, contactSheet } from './sheet.ts';
import { HEROES } from './heroes.ts';

const OUT = fileURLToPath(new URL('../../../docs/gallery', import.meta.url));
/** Cells per sheet and the scale, chosen to keep sheets small and readable. */
const LAYOUT: Readonly<
  Record<string, { readonly columns: number; readonly scale: number; readonly rows: number }>
> = {
  pets: { columns: 20, scale: 2, rows: 32 },
  mounts: { columns: 20, scale: 1, rows: 60 },
  gear: { columns: 20, scale: 2, rows: 31 },
  backgrounds: { columns: 16, scale: 2, rows: 13 },
  bosses: { columns: 12, scale: 1, rows: 12 },
  events: { columns: 5, scale: 3, rows: 8 },
  shops: { columns: 3, scale: 2, rows: 8 },
};
const USUAL = { columns: 16, scale: 2, rows: 20 };

function write(name: string, cells: readonly Cell[], columns: number, scale: number): void {
  writeFileSync(join(OUT, `${name}.png`), encodePng(contactSheet(cells, { columns, scale })));
}

function sheetsOf(f: PictureFamily): number {
  const { columns, scale, rows } = LAYOUT[f.family] ?? USUAL;
  const cells = f
    .keys()
    .filter(f.has)
    .map((key) => ({ label: shortLabel(f.family, key), picture: f.draw(key) }));
  const size = columns * rows;
  for (let i = 0; i * size < cells.length; i++) {
    const name = f.family.replace('.', '-') + (cells.length > size ? `-${i + 1}` : '');
    write(name, cells.slice(i * size, (i + 1) * size), columns, scale);
  }
  return cells.length;
}

/** Gear labels leave out the slot's class: the sheet is in the catalogue's order. */
const shortLabel = (family: string, key: string): string =>
  family === 'gear'
    ? key
        .split('_')
        .slice(1)
        .join('_')
        .replace(/^(special|armoire|mystery)_/, '')
    : key;

function showcases(): void {
  write(
    'heroes',
    HEROES.map(({ label, player }) => ({ label, picture: drawAvatar(avatarLook(player)) })),
    8,
    3,
  );
  const banners = [
    'violet',
    'beach',
    'distant_castle',
    'harvest_moon',
    'coral_reef',
    'winter_town',
    'cozy_library',
    'sunset_meadow',
  ];
  write(
    'banners',
    banners.map((key) => ({ label: key, picture: drawScene(key, 480) })),
    1,
    2,
  );
  const nine = ['Wolf', 'TigerCub', 'PandaCub', 'LionCub', 'Fox', 'FlyingPig', 'Dragon', 'Cactus', 'BearCub'];
  const brews = [
    'Base',
    'Ember',
    'StarryNight',
    'Peppermint',
    'Ghost',
    'Rainbow',
    'StainedGlass',
    'Koi',
    'Aurora',
  ];
  write(
    'pet-samples',
    nine
      .flatMap((egg, i) => brews.map((_, j) => `${egg}-${brews[(i + j) % brews.length] ?? 'Base'}`))
      .map((key) => ({ label: key, picture: drawPet(key) })),
    9,
    3,
  );
}

mkdirSync(OUT, { recursive: true });
for (const file of readdirSync(OUT)) if (file.endsWith('.png')) rmSync(join(OUT, file));
let drawn = 0;
let wanted = 0;
const missing: string[] = [];
for (const f of families()) {
  const count = sheetsOf(f);
  console.log(`${f.family}: ${count} of ${f.keys().length} drawn`);
  drawn += count;
  wanted += f.keys().length;
  missing.push(
    ...f
      .keys()
      .filter((key) => !f.has(key))
      .map((key) => `${f.family} ${key}`),
  );
}
showcases();
for (const m of missing) console.error(`no picture: ${m}`);
const summary = families()
  .map((f) => `${f.family} ${f.keys().filter(f.has).length}`)
  .join(', ');
console.log(`${summary}: ${drawn} of ${wanted} keys drawn`);
if (missing.length > 0) process.exitCode = 1;
