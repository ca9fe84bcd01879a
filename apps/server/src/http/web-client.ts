import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../words/language.ts';
import { contentSecurityPolicy, policyOfPage } from './content-security.ts';
import { crawlerFile } from './crawler-files.ts';
import type { PackedAnswer } from './packed-text.ts';
import {
  type AskedPage,
  type PageHeads,
  packPage,
  pageWithHead,
  readHeads,
  type Site,
} from './page-heads.ts';
import { leadsToPage, type PageRoutes, plainPath, readRoutes } from './page-routes.ts';
import { header } from './request-info.ts';
import { type PackedKind, sendPacked } from './send-packed.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

interface File {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** Files that are parts of a page, never a page: what guards pages would only make each of them longer. */
const partsOfPages = new Set(['.js', '.css', '.woff2', '.woff']);
const headersOfPages = [
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Expose-Headers',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
] as const;

/** Bytes of a path: no file of a build has a longer one, and file systems fail at longer names. */
const longestPath = 255;

/** Where the root leads those who are signed out. */
const HOME = '/static/home';
/** What every address without a screen shows. */
const NOT_FOUND = '/static/not-found';
/** A page for anybody: checked anew each time, since the next release changes the files that it loads. */
const PAGE: PackedKind = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  vary: 'accept-language',
};
const PAGE_OF_NOWHERE: PackedKind = { ...PAGE, status: 404 };

/** The page of a build, its heads, and pages made of the two. */
interface Built {
  /** When the page was built. */
  readonly at: number;
  readonly html: string;
  /** What the page may load and run (`Content-Security-Policy`). */
  readonly policy: string;
  readonly heads: PageHeads;
  /** Undefined: the build does not say, and any address may be a page. */
  readonly routes: PageRoutes | undefined;
  readonly pages: Map<string, PackedAnswer>;
}

/** Serves the built web client: files with a hash in their name are cached forever, the page itself never. */
export class WebClient {
  #built: Built | undefined;

  constructor(
    readonly folder: string,
    readonly site: Site = { name: 'Everdeed', url: () => '' },
  ) {}

  get exists(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  #find(path: string, accepted: string): File | undefined {
    const clean = normalize(path).replace(/^([./\\])+/, '');
    if (Buffer.byteLength(clean) > longestPath) return undefined;
    const full = join(this.folder, clean);
    if (clean === '' || clean.includes('\0') || !full.startsWith(this.folder)) return undefined;
    if (!statSync(full, { throwIfNoEntry: false })?.isFile()) return undefined;
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const isAccepted = accepted.includes(encoding);
      if (isAccepted && existsSync(full + suffix)) return { path: full, encoding };
    }
    return { path: full, encoding: undefined };
  }

  /** Sends the file, or the page for any other path: as not found, if the web client has no screen for it. */
  send(request: FastifyRequest, reply: FastifyReply) {
    const accepted = header(request, 'accept-encoding') ?? '';
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    const file = this.#find(path, accepted);
    const forCrawlers = file ? undefined : crawlerFile(path, this.site, this.#build().heads);
    if (forCrawlers)
      return reply.header('Cache-Control', 'no-cache').type(forCrawlers.type).send(forCrawlers.text);
    if (!file && path.startsWith('/assets/')) return undefined;
    const isPage = this.#isPage(request);
    const page = file ? undefined : this.#pageOf(request, isPage ? path : NOT_FOUND);
    if (page) {
      reply.header('Content-Security-Policy', this.#build().policy);
      return sendPacked(request, reply, page, isPage ? PAGE : PAGE_OF_NOWHERE);
    }
    const chosen = file ?? this.#find('/index.html', accepted);
    if (!file && !isPage) reply.code(404);
    return chosen && this.#sendFile(reply, chosen, file !== undefined && path.startsWith('/assets/'));
  }

  #isPage({ url }: FastifyRequest): boolean {
    const { routes } = this.#build();
    return !routes || leadsToPage(routes, url.split('?')[0] ?? '/');
  }

  /** The page and its heads, read anew when there is another build. */
  #build(): Built {
    const index = join(this.folder, 'index.html');
    const at = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (this.#built?.at === at) return this.#built;
    const heads = join(this.folder, 'heads.json');
    const routes = join(this.folder, 'routes.json');
    const html = at === 0 ? '' : readFileSync(index, 'utf8');
    this.#built = {
      at,
      html,
      policy: policyOfPage(html),
      heads: existsSync(heads) ? readHeads(readFileSync(heads, 'utf8')) : new Map(),
      routes: existsSync(routes) ? readRoutes(readFileSync(routes, 'utf8')) : undefined,
      pages: new Map(),
    };
    return this.#built;
  }

  /** The page with a head of its own, if the path is one of those that anybody can read. */
  #pageOf(request: FastifyRequest, asked: string): PackedAnswer | undefined {
    const { html, heads, pages } = this.#build();
    const plain = plainPath(asked);
    const path = plain === '/' ? HOME : plain;
    const head = heads.get(path);
    if (!head) return undefined;
    const chosen = new URLSearchParams(request.url.split('?')[1]).get('lang') ?? '';
    const wished = negotiateLanguage(undefined, undefined, header(request, 'accept-language'));
    const isChosen = Object.hasOwn(head.words, chosen);
    const language = [chosen, wished].find((one) => Object.hasOwn(head.words, one)) ?? 'en';
    const page: AskedPage = { path, language, isChosen };
    const key = `${this.site.name} ${this.site.url()} ${path} ${language} ${isChosen}`;
    const known = pages.get(key) ?? packPage(pageWithHead(html, this.site, head, page));
    pages.set(key, known);
    return known;
  }

  #policyOf(path: string): string {
    return path === join(this.folder, 'index.html') ? this.#build().policy : contentSecurityPolicy;
  }

  #sendFile(reply: FastifyReply, { path, encoding }: File, forEver: boolean) {
    const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
    if (encoding) reply.header('Content-Encoding', encoding);
    // Only what has a hash in its name: the service worker is a script too, and obeys the policy it comes with.
    if (forEver && partsOfPages.has(extname(path)))
      for (const name of headersOfPages) reply.removeHeader(name);
    else reply.header('Content-Security-Policy', this.#policyOf(path));
    return reply
      .header('Vary', 'Accept-Encoding')
      .header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(types[extname(path)] ?? 'application/octet-stream')
      .send(readFileSync(path + suffix));
  }
}
