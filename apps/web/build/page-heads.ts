import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldsIn, listIn, textIn, textsIn, valueIn } from '../../../packages/content/src/values.ts';
import type { Plugin } from 'vite';
import { runSource } from './run-source.ts';

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const LOCALES = inSource('i18n/locales');
const PRODUCT = 'Everdeed';
/** Pages that are the same as another, or of no use to whoever looks for something. */
const UNLISTED = /^\/static\/(?:front|not-found|new-stuff|.*-redirect)$|^\/(?!static\/)/;

interface Head {
  readonly isListed: boolean;
  readonly words: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
}

type Words = ReadonlyMap<string, string>;

/** All messages that a language has. */
async function wordsOf(language: string): Promise<Words> {
  const files = readdirSync(`${LOCALES}/${language}`).filter((name) => /^(?!core\.).*\.ts$/.test(name));
  const sets = await Promise.all(files.map((name) => runSource(`${LOCALES}/${language}/${name}`)));
  return new Map(
    sets.flatMap((set) => {
      const messages = fieldsIn(set, 'messages');
      return Object.entries(textsIn(messages, ...Object.keys(messages)));
    }),
  );
}

const TITLE = /^(static\..*)\.title$/;

/** A page's title and description; those without one of their own are described as the product is. */
function headIn(words: Words, titles: readonly string[]) {
  const lead = TITLE.exec(titles.at(-1) ?? '')?.[1] ?? 'home';
  const parts = titles.toReversed().map((id) => words.get(id) ?? id);
  return {
    title: [...parts, PRODUCT].join(' | '),
    description: words.get(`${lead}.lead`) ?? '',
  };
}

/** The public routes with what they are called and about, in each language. */
export async function readPageHeads(): Promise<Readonly<Record<string, Head>>> {
  const languages = readdirSync(LOCALES);
  const english = await wordsOf('en');
  const known = await Promise.all(
    languages.map(async (one) => [one, new Map([...english, ...(await wordsOf(one))])] as const),
  );
  const routes = listIn(await runSource(inSource('app/routes.ts')), 'ROUTES').filter(
    (route) => valueIn(route, 'isPublic') === true && valueIn(route, 'redirectTo') === undefined,
  );
  return Object.fromEntries(
    routes.map((route): [string, Head] => {
      const path = textIn(route, 'path');
      const titles = listIn(route, 'title').map((title) => textIn(title));
      const words = Object.fromEntries(known.map(([one, messages]) => [one, headIn(messages, titles)]));
      return [path, { isListed: !UNLISTED.test(path), words }];
    }),
  );
}

/** Writes `heads.json`, from which the server puts title and description into the pages that anybody can read. */
export function pageHeads(): Plugin {
  return {
    name: 'everdeed-page-heads',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await readPageHeads());
      this.emitFile({ type: 'asset', fileName: 'heads.json', source });
    },
  };
}
