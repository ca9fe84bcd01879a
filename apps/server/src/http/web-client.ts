import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './request-info.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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

/** The page may only load its own files; pictures may come from the page (`data:`, `blob:`) or from elsewhere. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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

/** Serves the built web client: files with a hash in their name are cached forever, the page itself never. */
export class WebClient {
  constructor(readonly folder: string) {}

  get exists(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  #find(path: string, accepted: string): File | undefined {
    const clean = normalize(path).replace(/^([./\\])+/, '');
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

  /** Sends the file, or the page for any other path. */
  send(request: FastifyRequest, reply: FastifyReply) {
    const accepted = header(request, 'accept-encoding') ?? '';
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    const file = this.#find(path, accepted);
    if (!file && path.startsWith('/assets/')) return undefined;
    const chosen = file ?? this.#find('/index.html', accepted);
    return chosen && this.#sendFile(reply, chosen, file !== undefined && path.startsWith('/assets/'));
  }

  #sendFile(reply: FastifyReply, { path, encoding }: File, forEver: boolean) {
    const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
    if (encoding) reply.header('Content-Encoding', encoding);
    // Only what has a hash in its name: the service worker is a script too, and obeys the policy it comes with.
    if (forEver && partsOfPages.has(extname(path)))
      for (const name of headersOfPages) reply.removeHeader(name);
    else reply.header('Content-Security-Policy', contentSecurityPolicy);
    return reply
      .header('Vary', 'Accept-Encoding')
      .header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(types[extname(path)] ?? 'application/octet-stream')
      .send(readFileSync(path + suffix));
  }
}
