import { describe, expect, test } from 'vitest';
import { playerWriter } from '../src/storage/player-writer.ts';
import { addToBoard, startTeam } from './support/boards.ts';
import { eachGroupWorld, good, refusal } from './support/group-world.ts';
import { makeTask, playerOf, storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller, TestServer } from './support/server.ts';
import { storageOn } from './support/storage.ts';

/** Takes a task away as another process would: this one still remembers it. */
const removeElsewhere = (server: TestServer, one: Caller, taskId: string) =>
  storageOn(server.app.services.connection).run(async (tx) => {
    const player = await playerOf(tx, one.id);
    const habits = player.tasksOrder.habits.filter((id) => id !== taskId);
    await tx.tasks.remove(one.id, [taskId]);
    await playerWriter(tx).save({ ...player, tasksOrder: { ...player.tasksOrder, habits } });
  });

describe.each(usualEngines)(
  'a task that this process remembers as the player’s own on $engine',
  ({ database }) => {
    const the = eachGroupWorld(database);
    const start = async () => {
      const team = await startTeam(the());
      const { _id } = await makeTask(team.ben, { type: 'habit' });
      good(await team.ben.post(`/tasks/${_id}/score/up`));
      return { ...team, _id };
    };

    test('is scored on the board where it is meanwhile', async () => {
      const { server, ann, ben, group, _id } = await start();
      await removeElsewhere(server, ben, _id);
      await addToBoard(ann, group, { _id, type: 'habit' });
      const before = await storedPlayer(server, ben);
      expect(good(await ben.post(`/tasks/${_id}/score/up`))).toMatchObject({ delta: 1 });
      expect((await storedPlayer(server, ben)).stats.exp).toBeGreaterThan(before.stats.exp);
      expect(good(await ann.get(`/tasks/${_id}`))).toMatchObject({ group: { id: group }, counterUp: 1 });
    });

    test('is not found if it is gone, however often it is asked for', async () => {
      const { server, ben, _id } = await start();
      await removeElsewhere(server, ben, _id);
      for (const _time of [1, 2])
        expect(refusal(await ben.post(`/tasks/${_id}/score/up`))).toBe('messageTaskNotFound');
    });

    test('is not found if only the list of tasks still names it', async () => {
      const { server, ben, _id } = await start();
      await server.app.services.storage.db.deleteFrom('tasks').where('id', '=', _id).execute();
      expect(refusal(await ben.post(`/tasks/${_id}/score/up`))).toBe('messageTaskNotFound');
    });
  },
);
