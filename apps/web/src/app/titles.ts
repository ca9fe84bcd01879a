/** The title of a page, most specific part first: "subsection | section | product" (seed 1, section 2). */
export function pageTitle(parts: readonly string[], product: string): string {
  return [...parts.toReversed(), product].join(' | ');
}
