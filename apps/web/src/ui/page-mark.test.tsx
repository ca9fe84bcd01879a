import { describe, expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { type PageMark, usePageMark } from './page-mark.ts';
import { PageMarking } from './page-marking.ts';

function Marking({ mark }: { readonly mark: PageMark }) {
  usePageMark(mark);
  return <p>{mark}</p>;
}

const marks = () => document.documentElement.getAttributeNames().filter((name) => /sheet|dialog/.test(name));

describe('a mark of the page', () => {
  it('stays as long as somebody holds it', async () => {
    const screen = await show(
      <>
        <Marking key="first" mark="sheet" />
        <Marking key="second" mark="sheet" />
        <Marking key="third" mark="dialog" />
      </>,
    );
    await expect.element(screen.getByText('dialog')).toBeVisible();
    expect(marks()).toEqual(['data-sheet', 'data-dialog']);
    await screen.rerender(<Marking key="second" mark="sheet" />);
    expect(marks()).toEqual(['data-sheet']);
    await screen.rerender(<p />);
    expect(marks()).toEqual([]);
  });

  it('comes and goes with a part of what makes it', async () => {
    const screen = await show(<section>{<PageMarking mark="sheet" />}</section>);
    await expect.poll(marks).toEqual(['data-sheet']);
    await screen.rerender(<section />);
    await expect.poll(marks).toEqual([]);
  });
});
