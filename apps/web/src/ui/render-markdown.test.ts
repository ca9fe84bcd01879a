import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  it.each([
    { text: '**Ten**', html: '<strong>Ten</strong>', why: 'emphasis' },
    { text: 'a\nb', html: '<br />', why: 'a line break stays a line break' },
    { text: '<script>alert(1)</script>', html: '&lt;script&gt;', why: 'HTML is shown, not run' },
    { text: '[x](javascript:alert(1))', html: 'href=""', why: 'dangerous addresses are dropped' },
    { text: '![cat](https://example.org/c.png)', html: '>cat</a>', why: 'pictures become links' },
    {
      text: '[x](https://example.org)',
      html: 'rel="noopener noreferrer nofollow"',
      why: 'links are harmless',
    },
  ])('renders $text ($why)', ({ text, html }) => {
    expect(renderMarkdown(text)).toContain(html);
  });
});
