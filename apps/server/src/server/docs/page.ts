import type { Call } from '@everdeed/contract';
import { areaTitle } from './area-words.ts';
import { guides } from './guides.ts';
import { escapeHtml } from './html.ts';
import { icon, type IconName } from './icons.ts';
import { guidePlace, placeOf } from './versions.ts';

/** The parts of the list beside every page. */
export interface Area {
  readonly name: string;
  readonly calls: readonly Call[];
}

/** The calls by area, in the order of the alphabet; those of an area by path. */
export function areasOf(calls: readonly Call[]): Area[] {
  const names = [...new Set(calls.map(({ area }) => area))].toSorted((a, b) =>
    areaTitle(a) < areaTitle(b) ? -1 : 1,
  );
  return names.map((name) => ({
    name,
    calls: calls.filter(({ area }) => area === name).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }));
}

const guideIcons: Readonly<Record<string, IconName>> = {
  start: 'rocket',
  'live-events': 'radio',
  limits: 'gauge',
  webhooks: 'webhook',
  compatibility: 'puzzle',
};
const guideIcon = (slug: string): string => {
  const name = guideIcons[slug];
  return name ? icon(name) : '';
};

const short: Readonly<Record<string, string>> = { DELETE: 'DEL' };
const current = (isCurrent: boolean): string => (isCurrent ? ' aria-current="page"' : '');

/** What a search looks through: words, path, and codes. */
const searched = ({ id, method, path, summary, refusals }: Call): string =>
  escapeHtml([summary, method, path, id, ...refusals].join(' ').toLowerCase());

function listed(call: Call, place: string, version: string | undefined): string {
  const { id, method, summary } = call;
  return `<li><a href="${placeOf(call, version)}" data-text="${searched(call)}"${current(place === id)}><b class="method" data-method="${method}">${short[method] ?? method}</b><span>${escapeHtml(summary)}</span></a></li>`;
}

function list(areas: readonly Area[], place: string, version: string | undefined): string {
  const guideLinks = guides.map(
    ({ slug, title }) =>
      `<li><a href="${guidePlace(slug, version)}" data-text="${escapeHtml(title.toLowerCase())}"${current(place === slug)}>${guideIcon(slug)}<span>${escapeHtml(title)}</span></a></li>`,
  );
  const parts = areas.map(({ name, calls }) => {
    const isOpen = calls.some(({ id }) => id === place);
    return `<details${isOpen ? ' open' : ''}><summary><span>${escapeHtml(areaTitle(name))}</span><span class="count">${calls.length}</span></summary><ul>${calls.map((call) => listed(call, place, version)).join('')}</ul></details>`;
  });
  return `<nav id="list" aria-label="Calls and guides"><div class="search"><label class="hidden" for="search">Find a call</label>${icon('search')}<input id="search" type="search" placeholder="Find a call" autocomplete="off" aria-describedby="found"><kbd aria-hidden="true">/</kbd></div><p id="found" class="hidden" role="status"></p><p class="list-title">Start here</p><ul class="guides">${guideLinks.join('')}</ul><p class="list-title">Calls</p>${parts.join('')}</nav>`;
}

/** What a page shows. */
export interface Page {
  readonly siteName: string;
  readonly title: string;
  /** The id of the call or the slug of the guide. */
  readonly place: string;
  /** The version of the API that the reader asked for; it stays chosen from page to page. */
  readonly version?: string | undefined;
  readonly text: string;
  /** Panels beside the text; none on guides. */
  readonly side?: string;
}

function around(areas: readonly Area[], place: string, version: string | undefined): string {
  const all = [
    ...guides.map(({ slug, title }) => ({ at: slug, href: guidePlace(slug, version), title })),
    ...areas.flatMap(({ calls }) =>
      calls.map((call) => ({ at: call.id, href: placeOf(call, version), title: call.summary })),
    ),
  ];
  const index = all.findIndex(({ at }) => at === place);
  const [before, after] = [all[index - 1], all[index + 1]];
  const link = (to: typeof before, rel: string, text: (title: string) => string) =>
    to ? `<a rel="${rel}" href="${to.href}">${text(escapeHtml(to.title))}</a>` : '<span></span>';
  return `<p class="around">${link(before, 'prev', (title) => `← ${title}`)}${link(after, 'next', (title) => `${title} →`)}</p>`;
}

/** A page of the documentation: one document without scripts or pictures from elsewhere. */
export function docsPage(
  areas: readonly Area[],
  { siteName, title, place, version, text, side }: Page,
): string {
  const site = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${site} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
<script src="/api/docs/theme.js"></script>
<script src="/api/docs/page.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="site"><a class="brand" href="/"><img src="/icon.svg" alt="" width="40" height="40">${site}</a><nav aria-label="Site"><a class="wide" href="/static/features">Features</a><a class="wide" href="/static/faq">Questions</a><a class="wide" href="/static/overview">Host your own</a><a href="${guidePlace('', version)}" aria-current="true">API</a><a href="/api/docs/json">OpenAPI</a></nav><p id="me" hidden><img alt="" width="40" height="40"><span>Signed in as <b></b></span></p><a class="button" href="/">Open my tasks</a></header>
<button type="button" class="open-list" aria-controls="list" aria-expanded="false">All calls and guides</button>
<div class="columns${side === undefined ? '' : ' with-side'}">
${list(areas, place, version)}
<main id="main" aria-labelledby="title">${text}${around(areas, place, version)}</main>
${side === undefined ? '' : `<aside aria-label="Examples">${side}</aside>`}
</div>
</body>
</html>`;
}
