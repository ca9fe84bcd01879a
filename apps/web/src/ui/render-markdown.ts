import { micromark } from 'micromark';

/**
 * Markdown to HTML. micromark escapes raw HTML and drops dangerous protocols by default; images are shown as
 * links, so that reading a note never contacts another server, and links open in a new tab.
 */
export function renderMarkdown(text: string): string {
  return micromark(text.replaceAll('\n', '  \n'))
    .replace(
      /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g,
      (_, source: string, words: string) => `<a href="${source}">${words || source}</a>`,
    )
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer nofollow" href=');
}
