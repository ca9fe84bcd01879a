import { listIn, textIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { addToBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { engines } from './support/postgres.ts';

describe.each(engines)('tasks of a group that are asked for by name, on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  const started = async () => {
    const { ann, ben, group } = await startTeam(the());
    const [open, done] = [await addToBoard(ann, group), await addToBoard(ann, group)];
    good(await ben.post(`/tasks/${done}/score/up`));
    const ask = (wanted: readonly string[], query = '') =>
      ben.get(`/tasks/group/${group}?taskIds=${wanted.join(',')}${query}`);
    const named = async (...asked: Parameters<typeof ask>) =>
      listIn(good(await ask(...asked))).map((task) => textIn(task, '_id'));
    return { open, done, ask, named };
  };

  test('come done or not, as far as they are on the board', async () => {
    const other = await startTeam(the());
    const elsewhere = await addToBoard(other.ann, other.group);
    const { open, done, named } = await started();
    const wanted = [open, done.toUpperCase(), elsewhere, the().server.system.newId()];
    expect(new Set(await named(wanted))).toEqual(new Set([open, done]));
    expect(await named([open])).toEqual([open]);
    expect(await named([open, done], '&type=completedTodos')).toEqual([done]);
  });

  test('are fifty at most', async () => {
    const { open, ask, named } = await started();
    const many = (count: number) => Array.from({ length: count }, () => open);
    expect(await named(many(50))).toEqual([open]);
    expect((await ask(many(51))).body.code).toBe('invalidReqParams');
  });
});
