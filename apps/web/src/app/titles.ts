/** The name of a page, narrowest part first: "subsection | section | product" (seed 1, section 2). */
export function pageTitle(parts: readonly string[], product: string): string {
  return [...parts.toReversed(), product].join(' | ');
}
