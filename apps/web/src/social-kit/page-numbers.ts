/**
 * The pages to offer from `page` on, all from 0: the first, the last, and those up to `reach` away; `undefined` for what
 * is left out between them. A single page is never left out: it takes no more room than the gap.
 */
export function pageNumbers(page: number, pages: number, reach: number): readonly (number | undefined)[] {
  const isNear = (one: number) => Math.abs(one - page) <= reach;
  const shown = Array.from({ length: pages }, (_, one) => one).filter(
    (one) => one === 0 || one === pages - 1 || isNear(one),
  );
  return shown.flatMap((one, index) => {
    const skipped = one - (shown[index - 1] ?? -1) - 1;
    if (skipped === 0) return [one];
    return [skipped === 1 ? one - 1 : undefined, one];
  });
}
