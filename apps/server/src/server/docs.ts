import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Call, eventStream, openApiDocument } from '@everdeed/contract';
import type { FastifyReply } from 'fastify';
import type { Extra } from '../area.ts';
import { appVersion } from '../http/envelope.ts';
import { contentSecurityPolicy } from '../http/content-security.ts';
import { refusal } from '../work/refusal.ts';

const html = 'text/html; charset=utf-8';
/** Fonts as they lie in the packages that the web client takes them from. */
const fonts: Readonly<Record<string, string>> = {
  'grenze.woff2': '@fontsource/grenze/files/grenze-latin-600-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** A font: a copy beside the built program, or the package's own file; without either, pages use the system's. */
function fontFile(name: string): string | undefined {
  const copy = join(import.meta.dirname, 'fonts', name);
  if (existsSync(copy)) return copy;
  const path = fonts[name];
  try {
    return path === undefined ? undefined : createRequire(import.meta.url).resolve(path);
  } catch {
    return undefined;
  }
}

/** The pages and their parts are loaded when somebody first asks: most servers show them rarely. */
const loadPages = () => import('./docs/pages.ts');

/** What is made of a text, kept until another text comes. */
function ofLast<T>(make: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly made: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}

/** A reader may ask for a version of the API. */
interface Asking {
  Querystring: { readonly version?: unknown };
}
const asked = ({ version }: Asking['Querystring']): string | undefined =>
  typeof version === 'string' ? version : undefined;

/** /api/docs for people, /api/docs/json for programs. Generated from the actual routes. */
export const addDocs: Extra = (server, { site }, routes) => {
  // The live stream is served separately from the calls.
  const calls: readonly Call[] = [...routes.map((route) => route.call), eventStream];
  // Made once for each name of the site.
  const json = ofLast((name) => JSON.stringify(openApiDocument(calls, `${name} API`, appVersion)));
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply
      .type(type)
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', contentSecurityPolicy)
      .send(body);
  const pages = ofLast(async (name) => (await loadPages()).makeDocs(calls, name));
  const docs = () => pages(site.current.siteName);

  server.get<Asking>('/api/docs', async ({ query }, reply) =>
    send(reply, html, (await docs()).guide('start', asked(query)) ?? ''),
  );
  server.get('/api/docs/json', async (_request, reply) =>
    send(reply, 'application/json; charset=utf-8', json(site.current.siteName)),
  );
  server.get('/api/docs/style.css', async (_request, reply) =>
    send(reply, 'text/css; charset=utf-8', (await loadPages()).docsStyle),
  );
  for (const name of ['page.js', 'theme.js'] as const)
    server.get(`/api/docs/${name}`, async (_request, reply) =>
      send(reply, 'text/javascript; charset=utf-8', (await loadPages()).scripts[name]),
    );
  server.get<{ Params: { name: string } }>('/api/docs/fonts/:name', async ({ params }, reply) => {
    const file = fontFile(params.name);
    if (file === undefined) throw refusal('NotFound', 'notFound');
    return send(reply, 'font/woff2', readFileSync(file)).header('Cache-Control', 'public, max-age=86400');
  });
  server.get<Asking & { Params: { slug: string } }>('/api/docs/:slug', async ({ params, query }, reply) => {
    const written = await docs();
    const page = written.guide(params.slug, asked(query));
    return send(page === undefined ? reply.code(404) : reply, html, page ?? written.nowhere(asked(query)));
  });
  server.get<Asking & { Params: { id: string } }>('/api/docs/calls/:id', async ({ params, query }, reply) => {
    const written = await docs();
    const page = written.call(params.id, asked(query));
    return send(page === undefined ? reply.code(404) : reply, html, page ?? written.nowhere(asked(query)));
  });
};
