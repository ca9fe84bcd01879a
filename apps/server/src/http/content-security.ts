import { createHash } from 'node:crypto';

/** `script-src` allows the page's own files, and the scripts within it whose hashes are given. */
const policyWith = (hashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page may only load its own files; pictures may come from the page (`data:`, `blob:`) or from elsewhere. */
export const contentSecurityPolicy = policyWith([]);

/** Scripts within a page: those that have no address and are no data. */
const WITHIN = /<script>(.*?)<\/script>/gs;

/** The policy of a page of the build: it may also run what the build has put into it, and no other script within it. */
export const policyOfPage = (html: string): string =>
  policyWith(
    [...html.matchAll(WITHIN)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  );
