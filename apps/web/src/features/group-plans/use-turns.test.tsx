import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { useTurns } from './use-turns.ts';

const NONE: ReadonlySet<number> = new Set();
const AT_ONCE: ReadonlySet<number> = new Set([0]);
const said = (stretches: ReadonlySet<number>): string => [...stretches].toSorted((a, b) => a - b).join();

/** Notes what is drawn of a list, in a column of this name. */
const listsNoting = (noted: string[]) =>
  function List({
    name,
    wanted,
    first = NONE,
  }: {
    name: string;
    wanted: ReadonlySet<number>;
    first?: ReadonlySet<number>;
  }) {
    const drawn = said(useTurns(wanted, first));
    const last = noted.findLast((one) => one.startsWith(name));
    if (last !== `${name}:${drawn}`) noted.push(`${name}:${drawn}`);
    return <output>{`${name} ${drawn}`}</output>;
  };

it('draws one stretch after the other, of one list after the other', async () => {
  const noted: string[] = [];
  const List = listsNoting(noted);
  const wanted = new Set([0, 1]);
  const screen = await show(
    <>
      <List name="a" wanted={wanted} first={AT_ONCE} />
      <List name="b" wanted={wanted} />
    </>,
  );
  await expect.element(screen.getByText('b 0,1')).toBeVisible();
  await expect.element(screen.getByText('a 0,1')).toBeVisible();
  expect(noted).toEqual(['a:0', 'b:', 'a:0,1', 'b:0', 'b:0,1']);
});

it('leaves out what is not wanted any more, and goes on when a list that waits is gone', async () => {
  const noted: string[] = [];
  const List = listsNoting(noted);
  const all = new Set([0, 1, 2]);
  const screen = await show(
    <>
      <List key="a" name="a" wanted={all} />
      <List key="b" name="b" wanted={all} />
    </>,
  );
  await screen.rerender(<List key="b" name="b" wanted={all} />);
  await expect.element(screen.getByText('b 0,1,2')).toBeVisible();
  await screen.rerender(<List key="b" name="b" wanted={new Set([2])} />);
  await expect.element(screen.getByText('b 2')).toBeVisible();
  expect(noted).not.toContain('a:0,1,2');
});
