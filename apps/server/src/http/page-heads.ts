import { createHash } from 'node:crypto';
import { fieldsIn, isFields, textsIn, valueIn } from '@everdeed/content/values';
import type { PackedAnswer } from './packed-text.ts';
import { PackedText } from './packed-text.ts';

/** What a page that anybody can read is called and about, by language, as the web client's build says (`heads.json`). */
interface PageHead {
  readonly isListed: boolean;
  readonly words: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
}
export type PageHeads = ReadonlyMap<string, PageHead>;

export interface Site {
  readonly name: string;
  /** The address without a slash at its end. */
  url(): string;
}

/** Which page is asked for, and in which language; `isChosen`: the address names the language. */
export interface AskedPage {
  readonly path: string;
  readonly language: string;
  readonly isChosen: boolean;
}

function readHead(value: unknown): PageHead {
  const words = Object.entries(fieldsIn(value, 'words')).map(
    ([language, texts]) => [language, textsIn(texts, 'title', 'description')] as const,
  );
  return { isListed: valueIn(value, 'isListed') === true, words: Object.fromEntries(words) };
}

/** Reads `heads.json`; no pages if it is anything else. */
export function readHeads(json: string): PageHeads {
  const heads: unknown = JSON.parse(json);
  return new Map(
    isFields(heads) ? Object.entries(heads).map(([path, value]) => [path, readHead(value)]) : [],
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as it may stand in HTML and in its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** Where a page is, in a language if one is given. */
const addressOf = (site: Site, path: string, language?: string): string =>
  `${site.url()}${path}${language === undefined ? '' : `?lang=${language}`}`;

/** Says what the site is, to programs. `<` cannot end the script early. */
const siteData = (site: Site, description: string): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url()}/`,
    description,
  }).replaceAll('<', '\\u003c')}</script>`;

const HOME = '/static/home';

/** What stands in the head of a page besides title and description. */
function tagsOf(site: Site, head: PageHead, { path, language, isChosen }: AskedPage): string[] {
  const { title = '', description = '' } = head.words[language] ?? {};
  const url = addressOf(site, path, isChosen ? language : undefined);
  const image = `${site.url()}/art/social.png`;
  const property = (key: string, content: string) => tag('meta', { property: key, content });
  return [
    ...(head.isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('link', { rel: 'canonical', href: url }),
    ...Object.keys(head.words).map((other) =>
      tag('link', { rel: 'alternate', hreflang: other, href: addressOf(site, path, other) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf(site, path) }),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', language),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(path === HOME ? [siteData(site, description)] : []),
  ];
}

/** The page of the web client with the head of one of its public pages. */
export function pageWithHead(html: string, site: Site, head: PageHead, asked: AskedPage): string {
  const { title = '', description = '' } = head.words[asked.language] ?? {};
  const about = tag('meta', { name: 'description', content: description });
  return html
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escapeHtml(asked.language)}">`)
    .replace(/<meta name="description"[^>]*>/, () => about)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${tagsOf(site, head, asked).join('\n    ')}\n  </head>`);
}

/** Such a page, ready to be sent in any encoding. */
export function packPage(html: string): PackedAnswer {
  const tagOfPage = createHash('sha1').update(html).digest('base64url');
  return { text: new PackedText(html), tag: tagOfPage };
}
