import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOneOf, valueIn } from '@everdeed/content/values';
import type { Services } from '../services.ts';

/** Pages that whoever runs a site can replace by files in `DATA_DIR/pages`. */
const OWN_PAGES = ['privacy', 'terms', 'community-guidelines', 'contact'] as const;
type OwnPage = (typeof OWN_PAGES)[number];
export const isOwnPage = (name: string): name is OwnPage => isOneOf(OWN_PAGES, name);

/** Longest file that is shown, in bytes. */
const MAX_BYTES = 256 * 1024;

type Parts = Pick<Services, 'settings' | 'log'>;

/** The text of a file; undefined if there is none, or none that can be shown, which the log then says. */
async function readText({ log }: Pick<Parts, 'log'>, path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    if (size <= MAX_BYTES) return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    log.warn({ path, size }, `a page is longer than ${MAX_BYTES} bytes, so it is not shown`);
  } catch (error) {
    if (valueIn(error, 'code') !== 'ENOENT') log.warn({ err: error, path }, 'a page cannot be read');
  }
  return undefined;
}

/** The site's own text of a page as Markdown, read anew each time: in the language, or in the site's first one. */
export async function readOwnPage(
  parts: Parts,
  page: OwnPage,
  language: string,
): Promise<string | undefined> {
  const folder = join(parts.settings.dataDir, 'pages');
  return (
    (await readText(parts, join(folder, `${page}.${language}.md`))) ??
    (await readText(parts, join(folder, `${page}.md`)))
  );
}
