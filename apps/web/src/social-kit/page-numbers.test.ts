import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, pages: number, reach: number) =>
  pageNumbers(page, pages, reach)
    .map((one) => (one === undefined ? '…' : one + 1))
    .join(' ');

describe('the numbers of a pager', () => {
  it.each([
    { page: 0, pages: 3, reach: 1, numbers: '1 2 3', why: 'few are all there' },
    { page: 0, pages: 20, reach: 1, numbers: '1 2 … 20', why: 'from the first' },
    { page: 9, pages: 20, reach: 1, numbers: '1 … 9 10 11 … 20', why: 'from the middle' },
    { page: 19, pages: 20, reach: 1, numbers: '1 … 19 20', why: 'from the last' },
    { page: 3, pages: 7, reach: 1, numbers: '1 2 3 4 5 6 7', why: 'one alone is not left out' },
    { page: 9, pages: 20, reach: 0, numbers: '1 … 10 … 20', why: 'where there is little room' },
    { page: 8, pages: 3, reach: 1, numbers: '1 2 3', why: 'from behind the last' },
  ])('are $numbers on page $page of $pages: $why', ({ page, pages, reach, numbers }) => {
    expect(shown(page, pages, reach)).toBe(numbers);
  });
});
