import { isFields, valueIn } from '@everdeed/content/values';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageFolders, languagesIn } from './languages.mjs';
import { root } from './paths.mjs';

/** What a language has not, of one kind: `3 of 25 families: gear, quests, spells`. */
interface Gap {
  readonly kind: string;
  readonly all: number;
  readonly missing: readonly string[];
  /** Keys that English has not, which nothing shows. */
  readonly unknown: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The object that a source file exports by this name; none if there is no such file. */
async function exported(path: string, name: string): Promise<Fields> {
  if (!existsSync(path)) return {};
  const module: unknown = await import(pathToFileURL(path).href);
  const found = valueIn(module, name);
  return isFields(found) ? found : {};
}

function gapOf(kind: string, english: Fields, own: Fields): Gap {
  const missing = Object.keys(english).filter((key) => !(key in own));
  const unknown = Object.keys(own).filter((key) => !(key in english));
  return { kind, all: Object.keys(english).length, missing, unknown };
}

/** Files of the web client's messages, but `core.ts`, which only gathers others. */
const setsIn = (locales: string): string[] =>
  readdirSync(join(locales, 'en')).filter((file) => file.endsWith('.ts') && file !== 'core.ts');

async function webGaps(locales: string, language: string): Promise<Gap[]> {
  const gaps = setsIn(locales).map(async (file) =>
    gapOf(
      `texts of the web client in ${file}`,
      await exported(join(locales, 'en', file), 'messages'),
      await exported(join(locales, language, file), 'messages'),
    ),
  );
  const core = existsSync(join(locales, language, 'core.ts'));
  const gathered = gapOf('files of the web client', { 'core.ts': true }, core ? { 'core.ts': true } : {});
  return [gathered, ...(await Promise.all(gaps))];
}

async function gapsOf(base: string, language: string): Promise<Gap[]> {
  const { words, messages, locales } = languageFolders;
  return [
    gapOf(
      'families of words',
      await exported(join(base, words, 'en/index.ts'), 'en'),
      await exported(join(base, words, language, 'index.ts'), 'language'),
    ),
    gapOf(
      'messages of the server',
      await exported(join(base, messages, 'en.ts'), 'en'),
      await exported(join(base, messages, language, 'index.ts'), 'messages'),
    ),
    ...(await webGaps(join(base, locales), language)),
  ];
}

function sayGap({ kind, all, missing, unknown }: Gap): string[] {
  const lacks =
    missing.length > 0 ? [`  lacks ${missing.length} of ${all} ${kind}: ${missing.join(', ')}`] : [];
  const knowsNot = unknown.length > 0 ? [`  has ${kind} that English has not: ${unknown.join(', ')}`] : [];
  return [...lacks, ...knowsNot];
}

/** All languages besides English that have any folder. */
function allLanguages(base: string): string[] {
  const folders = Object.values(languageFolders).map((folder) => join(base, folder));
  return [...new Set(folders.flatMap((folder) => languagesIn(folder)))].toSorted();
}

/** For each language, a line that says that it is complete, or lines that say what it lacks. */
export async function reportLanguages(base = root): Promise<string[]> {
  const said: string[] = [];
  for (const language of allLanguages(base)) {
    const gaps = (await gapsOf(base, language)).flatMap((gap) => sayGap(gap));
    said.push(
      `${language}: ${gaps.length === 0 ? 'complete' : 'incomplete; the rest is shown in English'}`,
      ...gaps,
    );
  }
  return said;
}
