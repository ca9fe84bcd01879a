import { micromark } from 'micromark';

/**
 * Markdown to HTML. micromark escapes raw HTML and drops dangerous protocols by default; pictures are
 * shown as links, so that reading a note never calls a foreign server, and links open a tab of their own.
 */
export function renderMarkdown(text: string): string {
  return micromark(text.replaceAll('\n', '  \n'))
    .replace(
      /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g,
      (_, source: string, words: string) => `<a href="${source}">${words || source}</a>`,
    )
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer nofollow" href=');
}
