import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPaint } from './first-paint.ts';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8').replace(
  '</head>',
  '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>',
);

const FONTS = ['figtree-latin-wght', 'figtree-latin-ext-wght', 'grenze-latin-500', 'grenze-latin-600'];
const BUNDLE = Object.fromEntries(FONTS.map((name) => [`assets/${name}-normal-D_ZTVpCC.woff2`, {}]));

/** The page as the build leaves it, or as it is in development, where the context has no bundle. */
async function built(context: object = { bundle: BUNDLE }): Promise<string> {
  const { transformIndexHtml: hook } = firstPaint();
  if (typeof hook !== 'object') throw new Error('the plugin changes no page');
  const html: unknown = await Reflect.apply(hook.handler, undefined, [PAGE, context]);
  return String(html);
}

describe('the page before anything is loaded', () => {
  it('brings the colours of both themes', async () => {
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await built()) ?? [];
    const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
    const pages = [...tokens.matchAll(/--page: (#\w+);/g)].map(([, colour]) => colour);
    expect(pages).toHaveLength(2);
    for (const colour of pages) expect(style).toMatch(new RegExp(`--page: ?${colour}`));
  });

  it('colours the body and not the root, so that the body does not cover the frame', async () => {
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await built()) ?? [];
    expect(style).toContain('body{margin:0;background:var(--page)}');
    expect(style).not.toMatch(/html\{[^}]*background/);
  });

  it('shows the logo and icon without a request', async () => {
    const html = await built();
    expect(html).toMatch(/<nav><svg/);
    expect(html).toMatch(/rel="icon" href="data:image\/svg\+xml,/);
  });

  it('is painted before the other styles, and the app only after them', async () => {
    const html = await built();
    const place = (text: string) => html.indexOf(text);
    expect(place('id="frame"')).toBeGreaterThan(0);
    expect(place('rel="stylesheet"')).toBeGreaterThan(place('id="frame"'));
    expect(place('id="root"')).toBeGreaterThan(place('rel="stylesheet"'));
  });

  it('knows the theme without a request, before anything is painted', async () => {
    const html = await built();
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(script).toContain('dataset');
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('<body>'));
    expect(html).not.toContain('theme.js');
  });

  it('reads the theme’s script from its source in development', async () => {
    expect(await built({})).toContain('<script src="/theme.js">');
  });

  it('fetches the fonts of the first screen with the script, and no others', async () => {
    const links = [
      ...(await built()).matchAll(/<link rel="preload" as="font" [^>]*href="\/assets\/(.*?)-normal/g),
    ];
    expect(links.map(([, name]) => name)).toEqual(['figtree-latin-wght', 'grenze-latin-600']);
  });
});
