import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findRoute } from '../src/app/routes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PUBLIC = join(root, 'apps/web/public');

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Answered by the server, not by the web client. */
const SERVED = /^\/(?:api\/docs|art\/(?:social|\w+\/[\w-]+)\.png)$/;

/** Links within the site: of elements, of objects that make them, and of Markdown in messages. */
const LINKS = /(?:(?:to|href|path|file)(?:=|: )["'`]|["'`](?=\/static\/)|\]\()(\/[^"'`)\s?#]*)/g;

interface Link {
  readonly file: string;
  readonly to: string;
}

const linksOf = (file: string): Link[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(LINKS)].map(([, to = '']) => ({ file, to }));

/** Patterns with a part that is filled in are tried where they are filled in. */
const isWhole = ({ to }: Link): boolean => !/[${}:*]|^\/static\/$/.test(to);
const isAlive = ({ to }: Link): boolean =>
  findRoute(to) !== undefined || SERVED.test(to) || (to !== '/' && existsSync(join(PUBLIC, to)));

it('leads from no page of the web client to nowhere', () => {
  const links = filesIn('apps/web/src', /\.tsx?$/)
    .flatMap(linksOf)
    .filter(isWhole);
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((link) => !isAlive(link))).toEqual([]);
});

/** Headings of a document as they are linked to. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(root, document) : join(root, dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

it('leads from no document to a file or a heading that is not there', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];
  const links = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8').replaceAll(/`[^`]*`/g, '');
    return [...text.matchAll(/(?:\]\(|src=")([^)"\s]+)/g)].map(([, target = '']) => ({ document, target }));
  });
  const own = links.filter(({ target }) => !/^(?:https?:|mailto:|\/)/.test(target));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter(({ document, target }) => !isThere(document, target))).toEqual([]);
});
