import type { NewsPost } from '@everdeed/rules';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The post that was rendered last, and its text as HTML: everybody asks for the same one. */
let rendered: { readonly post: string; readonly html: string } | undefined;

/** The text as HTML. Raw HTML in it is shown as it is written, and links with dangerous protocols lead nowhere. */
async function render({ _id, updatedAt, text }: NewsPost): Promise<string> {
  const post = `${_id} ${updatedAt}`;
  if (rendered?.post === post) return rendered.html;
  // Loaded with the first post: most servers start without.
  const { micromark } = await import('micromark');
  const html = micromark(text);
  rendered = { post, html };
  return html;
}

/** A piece of HTML with the latest post, for clients that show it as it is; without a post, the heading alone. */
export async function newsPage(heading: string, post: NewsPost | undefined): Promise<string> {
  const head = `<h1>${escaped(heading)}</h1>`;
  if (!post) return `<div class="news">${head}</div>`;
  const title = `<h2>${escaped(post.title.toUpperCase())}</h2>`;
  const credits = `<p class="credits">${escaped(post.credits)}</p>`;
  return `<div class="news">${head}${title}${await render(post)}${credits}</div>`;
}
