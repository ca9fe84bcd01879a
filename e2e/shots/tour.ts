import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { still } from '../src/support/arrive.ts';
import { DESKTOP, ENGLISH, PHONE, shootAll, type Studio, THEMES, withProgram } from './studio.ts';
import { PRESS, type Stop, TOUR } from './tour-stops.ts';

/**
 * Takes the pictures of `docs/tour.md` and those that the web client shows of itself: `npm run tour`. With parts of names,
 * `npm run tour -- PART,...`, those pictures alone; the others stay as they are.
 */
const [parts = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const docs = join(root, 'docs/tour');
const press = join(root, 'apps/web/public/press');
/** Fine enough for text, a fifth of the size of a PNG. */
const QUALITY = 0.78;
/** Side of the logo as PNG, and that of its pixels' grid. */
const LOGO_PX = 512;

const sizeOf = ({ onPhone }: Stop) => (onPhone ? PHONE : DESKTOP);
const fileOf = ({ name, theme = 'light', onPhone }: Stop): string =>
  [name, ...(onPhone ? ['phone'] : []), ...(theme === 'dark' ? ['dark'] : [])].join('-') + '.webp';

/** A PNG as WebP, which the browser itself can write. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([base64, quality]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const webp = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of webp) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(encoded, 'base64');
}

const stops = TOUR.flatMap(([, all]) => all);
/** Where a picture goes: into the tour, or beside the web client, or both. */
function placesOf({ size, theme }: Pick<Studio, 'size' | 'theme'>, name: string): string[] {
  const here = stops.filter(
    (stop) => stop.name === name && sizeOf(stop) === size && (stop.theme ?? 'light') === theme,
  );
  const shown = PRESS[name];
  const isPhone = size === PHONE && theme === 'dark' && name === 'tasks';
  return [
    ...here.map((stop) => join(docs, fileOf(stop))),
    ...(shown !== undefined && size === DESKTOP ? [join(press, `${shown}-${theme}.webp`)] : []),
    ...(isPhone ? [join(press, 'phone-dark.webp')] : []),
  ];
}

/** What is drawn a moment later than the screen (ms). */
const PAUSE_MS = 300;
let failed = 0;

async function shoot(studio: Studio, page: Page, name: string, work: () => Promise<void>): Promise<void> {
  const places = placesOf(studio, name);
  try {
    await work();
    await still(page);
    await page.waitForTimeout(PAUSE_MS);
    const webp = await asWebp(page, await page.screenshot());
    for (const place of places) writeFileSync(place, webp);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name} ${studio.size.name} ${studio.theme}: ${String(error).split('\n')[0]}`);
  }
}

async function drawLogo(page: Page): Promise<void> {
  const svg = readFileSync(join(root, 'apps/web/public/icon.svg'), 'utf8');
  await page.setViewportSize({ width: LOGO_PX, height: LOGO_PX });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  writeFileSync(join(press, 'logo.png'), await page.screenshot({ omitBackground: true }));
}

const pageOf = ([part, all]: (typeof TOUR)[number]): string =>
  [`## ${part}`, ...all.map((stop) => `${stop.caption}\n\n![${stop.caption}](tour/${fileOf(stop)})`)].join(
    '\n\n',
  );

/** The page that shows all pictures. */
const tourPage = (): string =>
  `# A tour

Every screen in one picture. \`npm run tour\` takes them, from the running program.

${TOUR.map(pageOf).join('\n\n')}
`;

for (const folder of [docs, press]) mkdirSync(folder, { recursive: true });
await withProgram(async (browser, server) => {
  for (const theme of THEMES)
    for (const size of [PHONE, DESKTOP]) {
      const isWanted = (name: string) =>
        placesOf({ theme, size }, name).length > 0 && parts.split(',').some((part) => name.includes(part));
      await shootAll({ browser, server, theme, size, language: ENGLISH, shoot, isWanted });
    }
  const page = await browser.newPage();
  await drawLogo(page);
  await page.close();
});
writeFileSync(join(root, 'docs/tour.md'), tourPage());
const shown = new Set(stops.map(fileOf));
for (const old of readdirSync(docs).filter((name) => !shown.has(name))) rmSync(join(docs, old));
// A picture that could not be taken is still that of the last time.
process.exitCode = failed === 0 ? 0 : 1;
