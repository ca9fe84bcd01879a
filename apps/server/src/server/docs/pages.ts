import type { Call } from '@everdeed/contract';
import { callPage } from './call-page.ts';
import { guides } from './guides.ts';
import { escapeHtml } from './html.ts';
import { areasOf, docsPage } from './page.ts';
import { docsScript, themeScript } from './script.ts';
import { tryScript } from './try-script.ts';

export { docsStyle } from './style.ts';
export const scripts = { 'page.js': docsScript + tryScript, 'theme.js': themeScript } as const;

/** The pages of the documentation by their addresses; undefined where there is none. */
export function makeDocs(calls: readonly Call[], siteName: string) {
  const areas = areasOf(calls);
  return {
    guide(slug: string): string | undefined {
      const guide = guides.find((one) => one.slug === slug);
      if (!guide) return undefined;
      const text = `<p class="over">Start here</p><h1 id="title">${escapeHtml(guide.title)}</h1>${guide.text}`;
      return docsPage(areas, { siteName, title: guide.title, place: slug, text });
    },
    call(id: string): string | undefined {
      const call = calls.find((one) => one.id === id);
      return call && docsPage(areas, { siteName, title: call.summary, place: id, ...callPage(call) });
    },
  };
}
