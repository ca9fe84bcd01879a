import type { Call } from '@everdeed/contract';
import { callPage } from './call-page.ts';
import { guides } from './guides.ts';
import { escapeHtml } from './html.ts';
import { areasOf, docsPage } from './page.ts';
import { docsScript, themeScript } from './script.ts';
import { tryScript } from './try-script.ts';
import { versionOf } from './versions.ts';

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
    /** `asked` is the version that a reader wants; a call that lacks it is shown under its own. */
    call(id: string, asked?: string): string | undefined {
      const call = calls.find((one) => one.id === id);
      if (!call) return undefined;
      const parts = callPage(call, versionOf(call, asked));
      return docsPage(areas, { siteName, title: call.summary, place: id, version: asked, ...parts });
    },
  };
}
