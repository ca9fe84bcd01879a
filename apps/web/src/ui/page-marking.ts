import { type PageMark, usePageMark } from './page-mark.ts';

/** Marks the page, as `usePageMark`, by what is there only at times. */
export function PageMarking({ mark }: { readonly mark: PageMark }): null {
  usePageMark(mark);
  return null;
}
