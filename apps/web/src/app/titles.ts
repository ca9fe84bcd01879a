/** The title of a page, most specific part first: "subsection | section | product", after how many messages are unread (seed 1, section 2). */
export function pageTitle(parts: readonly string[], product: string, unread = 0): string {
  return (unread > 0 ? `(${unread}) ` : '') + [...parts.toReversed(), product].join(' | ');
}
