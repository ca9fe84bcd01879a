import type { Call } from '@everdeed/contract';
import { callPage } from './call-page.ts';
import { guides } from './guides.ts';
import { escapeHtml } from './html.ts';
import { areasOf, docsPage } from './page.ts';
import { docsScript, themeScript } from './script.ts';
import { tryScript } from './try-script.ts';
import { guidePlace, placeOf, versionOf } from './versions.ts';

export { docsStyle } from './style.ts';
export const scripts = { 'page.js': docsScript + tryScript, 'theme.js': themeScript } as const;

/** A text whose links to guides go on with the version that a reader asked for. */
const withGuidesOf = (asked: string | undefined, text: string): string =>
  guides.reduce(
    (before, { slug }) => before.replaceAll(`href="/api/docs/${slug}"`, `href="${guidePlace(slug, asked)}"`),
    text,
  );

/** The same with links to calls, other than those from one version of a call to another. */
const withCallsOf = (calls: readonly Call[], asked: string | undefined, text: string): string =>
  withGuidesOf(asked, text).replace(/href="\/api\/docs\/calls\/(\w+)"/g, (link, id: string) => {
    const call = calls.find((one) => one.id === id);
    return call ? `href="${placeOf(call, asked)}"` : link;
  });

/** The pages of the documentation by their addresses; undefined where there is no such guide or call. */
export function makeDocs(calls: readonly Call[], siteName: string) {
  const areas = areasOf(calls);
  return {
    /** `asked` is the version that a reader came with: links lead to it. */
    guide(slug: string, asked?: string): string | undefined {
      const guide = guides.find((one) => one.slug === slug);
      if (!guide) return undefined;
      const text = `<p class="over">Start here</p><h1 id="title">${escapeHtml(guide.title)}</h1>${withCallsOf(calls, asked, guide.text)}`;
      return docsPage(areas, { siteName, title: guide.title, place: slug, version: asked, text });
    },
    /** `asked` is the version that a reader wants; a call that lacks it is shown under its own. */
    call(id: string, asked?: string): string | undefined {
      const call = calls.find((one) => one.id === id);
      if (!call) return undefined;
      const { text, side } = callPage(call, versionOf(call, asked));
      return docsPage(areas, {
        siteName,
        title: call.summary,
        place: id,
        version: asked,
        text: withGuidesOf(asked, text),
        side,
      });
    },
    /** What is shown where there is no page: the list beside it leads to all there are. */
    nowhere(asked?: string): string {
      const title = 'No such page';
      const text = withGuidesOf(
        asked,
        `<h1 id="title">${title}</h1><p>Nothing is written at this address. Find a call in the list, or begin with <a href="/api/docs/start">your first call</a>.</p>`,
      );
      return docsPage(areas, { siteName, title, place: '', version: asked, text });
    },
  };
}
