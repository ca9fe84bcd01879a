import { escapeHtml, type PageHeads, type Site } from './page-heads.ts';

/** Where programs that collect pages have no business: what needs an account, and what answers no pages. */
const CLOSED = ['/api/', '/export/', '/email/', '/user/', '/admin', '/redirect/', '/profile/'] as const;

/** `robots.txt`. */
const robots = (site: Site): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /api/docs',
    '',
    `Sitemap: ${site.url()}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml`: each public page in each language. */
function sitemap(site: Site, heads: PageHeads): string {
  const link = (path: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(`${site.url()}${path}?lang=${language}`)}"/>`;
  const pages = [...heads].flatMap(([path, { isListed, words }]) =>
    isListed
      ? `<url><loc>${escapeHtml(site.url() + path)}</loc>${Object.keys(words)
          .map((language) => link(path, language))
          .join('')}</url>`
      : [],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

/** A file for programs that collect pages, with its type. */
export function crawlerFile(path: string, site: Site, heads: PageHeads) {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(site) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: sitemap(site, heads) };
  return undefined;
}
