import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A picture as an address that needs no request. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/')}`;

async function firstStyles(): Promise<string> {
  const code = read('src/ui/tokens.css') + read('src/ui/first-paint.css');
  const { code: style } = await transform(code, { loader: 'css', minify: true, target: 'es2022' });
  return style.trim();
}

/** Stands in the page itself, which waits for no request then; the server's policy allows it by its hash. */
async function themeScript(): Promise<string> {
  const { code } = await transform(read('public/theme.js'), { minify: true, target: 'es2022' });
  return code.trim();
}

/** Fonts of the first screen. Fetched with the script, they are there when text is first laid out. */
const FIRST_FONTS = /\/(?:figtree-latin-wght|grenze-latin-600)-normal-[^/]*\.woff2$/;

const fontLinks = (files: readonly string[]): string =>
  files
    .filter((name) => FIRST_FONTS.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`)
    .join('\n    ');

/** How Vite links the styles of lazy parts. */
const LINKED_IN_HEAD = 'document.head.appendChild(';

/**
 * Puts into the page what its first paint needs: the theme, the colours of both, the frame, and the logo. The other
 * styles are linked behind the frame, so that it is painted before they arrive; the app starts when they are there.
 * Those of lazy parts follow them, since they refine them.
 */
export function firstPaint(): Plugin {
  return {
    name: 'everdeed-first-paint',
    renderChunk: (code) =>
      code.includes(LINKED_IN_HEAD) ? code.replace(LINKED_IN_HEAD, 'document.body.appendChild(') : null,
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const logo = read('public/icon.svg').trim();
        const links: string[] = [];
        return html
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => (links.push(link), ''))
          .replace('<script src="/theme.js">', bundle ? `<script>${await themeScript()}` : '$&')
          .replace('%LOGO%', () => logo)
          .replace('href="/icon.svg"', () => `href="${asAddress(logo)}"`)
          .replace('</title>', `</title>\n    <style>${await firstStyles()}</style>`)
          .replace(
            '<div id="root">',
            `${links.join('').trimStart()}\n    ${fontLinks(Object.keys(bundle ?? {}))}\n    <div id="root">`,
          );
      },
    },
  };
}
