import { beforeEach, describe, expect, it } from 'vitest';
import { registerActions } from './define-action.ts';
import { headResult, type Projection, project } from './projection.ts';
import { earn, give, previews, takeBack } from '../../test/counted.ts';
import { testEntry, testGame } from '../../test/small-game.ts';

registerActions(earn, takeBack);

const base = testGame();
const entry = (id: string, gold: number) => testEntry(id, earn({ gold }));
const [a, b, c] = [entry('a', 1), entry('b', 10), entry('c', 5)];
const undoA = testEntry('undo-a', takeBack({ operationId: 'a' }));
const gold = ({ view }: Projection) => view.player.stats.gp;

beforeEach(() => {
  previews.length = 0;
});

describe('project', () => {
  it('shows what waits over the base, in order', () => {
    expect(gold(project(base, [a, b]))).toBe(11);
    expect(previews).toEqual(['a', 'b']);
  });

  it('previews only what was appended', () => {
    const before = project(base, [a, b]);
    previews.length = 0;
    expect(gold(project(base, [a, b, c], before))).toBe(16);
    expect(previews).toEqual(['c']);
  });

  it('previews nothing when nothing changed but places in line', () => {
    const before = project(base, [a, b]);
    previews.length = 0;
    const after = project(
      base,
      [
        { ...a, seq: 1 },
        { ...b, seq: 2 },
      ],
      before,
    );
    expect(after.view).toBe(before.view);
    expect(previews).toEqual([]);
  });

  it('replays once what waits over a new base', () => {
    const before = project(base, [a, b, c]);
    previews.length = 0;
    expect(gold(project(testGame(), [b, c], before))).toBe(15);
    expect(previews).toEqual(['b', 'c']);
  });

  it('goes on from the first difference when an entry is gone', () => {
    const before = project(base, [a, b, c]);
    previews.length = 0;
    expect(gold(project(base, [a, c], before))).toBe(6);
    expect(previews).toEqual(['c']);
  });

  it('shows nothing of an entry that waits together with the one that takes it back', () => {
    const before = project(base, [a]);
    previews.length = 0;
    expect(project(base, [a, undoA], before).view).toBe(base);
    expect(previews).toEqual([]);
  });

  it('keeps what was done before an entry that is taken back, and replays what came after', () => {
    const undoB = testEntry('undo-b', takeBack({ operationId: 'b' }));
    const before = project(base, [a, b, c]);
    previews.length = 0;
    expect(gold(project(base, [a, b, c, undoB], before))).toBe(6);
    expect(previews).toEqual(['c']);
  });

  it('carries out the taking back of what is saved already', () => {
    project(base, [undoA]);
    expect(previews).toEqual(['undo-a']);
  });

  it('leaves out an entry that no longer fits, and shows those behind it', () => {
    expect(gold(project(base, [entry('much', 101), b]))).toBe(10);
  });

  it('shows nothing of an action that this release does not know', () => {
    expect(gold(project(base, [testEntry('x', { kind: 'of-tomorrow' }), b]))).toBe(10);
  });

  it('previews anew, from there on, what has become known', () => {
    const waiting = [a, testEntry('x', give({ gold: 20 })), b];
    const before = project(base, waiting);
    expect(gold(before)).toBe(11);
    registerActions(give);
    expect(gold(project(base, waiting, before))).toBe(31);
  });
});

describe('headResult', () => {
  const projection = project(base, [a, b]);

  it('is unknown once the action, unknown before, is known', () => {
    const late = { kind: 'test-later-head', gold: 20 };
    const before = project(base, [testEntry('x', late)]);
    expect(headResult(before, base, 'x')).toBeDefined();
    registerActions({ definition: { ...earn.definition, kind: late.kind } });
    expect(headResult(before, base, 'x')).toBeUndefined();
  });

  it('is what the head comes to over this base', () => {
    const result = headResult(projection, base, 'a');
    expect(result?.ok && result.value.player.stats.gp).toBe(1);
  });

  it.each([
    { why: 'of an entry further back', over: base, id: 'b' },
    { why: 'over another base', over: testGame(), id: 'a' },
  ])('is unknown $why', ({ over, id }) => {
    expect(headResult(projection, over, id)).toBeUndefined();
  });
});
