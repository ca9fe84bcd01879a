import { eventStream, openApiDocument } from '@everdeed/contract';
import { appVersion } from '../http/envelope.ts';
import type { Extra } from '../area.ts';
import { contentSecurityPolicy } from '../http/web-client.ts';
import { docsPage, docsScript, docsStyle } from './docs-page.ts';

/** /api/docs for people, /api/docs/json for programs. Generated from the actual routes. */
export const addDocs: Extra = (server, { settings }, routes) => {
  const title = `${settings.siteName} API`;
  let text: string | undefined;
  const json = () => {
    text ??= JSON.stringify(
      openApiDocument(
        // The live stream is served separately from the calls.
        [...routes.map((route) => route.call), eventStream],
        title,
        appVersion,
      ),
    );
    return text;
  };
  const files = [
    ['/api/docs', 'text/html; charset=utf-8', () => docsPage(title.replace(/[<&]/g, ''))],
    ['/api/docs/style.css', 'text/css; charset=utf-8', () => docsStyle],
    ['/api/docs/page.js', 'text/javascript; charset=utf-8', () => docsScript],
    ['/api/docs/json', 'application/json; charset=utf-8', json],
  ] as const;
  for (const [url, type, body] of files) {
    server.get(url, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', 'no-cache')
        .header('Content-Security-Policy', contentSecurityPolicy)
        .send(body()),
    );
  }
};
