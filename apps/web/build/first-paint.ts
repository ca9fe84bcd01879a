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

/** How Vite links the styles of lazy parts. */
const LINKED_IN_HEAD = 'document.head.appendChild(';

/**
 * Puts into the page what its first paint needs: the colours of both themes, the frame, and the logo. The other
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
      async handler(html) {
        const logo = read('public/icon.svg').trim();
        const links: string[] = [];
        return html
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => (links.push(link), ''))
          .replace('%LOGO%', () => logo)
          .replace('href="/icon.svg"', () => `href="${asAddress(logo)}"`)
          .replace('</title>', `</title>\n    <style>${await firstStyles()}</style>`)
          .replace('<div id="root">', `${links.join('').trimStart()}\n    <div id="root">`);
      },
    },
  };
}
