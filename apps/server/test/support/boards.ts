import type { Group, Task } from '@everdeed/rules';
import { groupWriter } from '../../src/storage/groups/group-writer.ts';
import { type GroupWorld, good } from './group-world.ts';
import { groupWith, runningPlan } from './parties.ts';
import { tasksIn } from './players.ts';
import type { Caller, TestServer } from './server.ts';

/** A group with a plan that these players are in, led by the first. */
export const teamWith = (
  server: TestServer,
  members: readonly Caller[],
  fields: Partial<Group> = {},
): Promise<string> =>
  groupWith(server, members, { type: 'guild', name: 'Team', purchased: { plan: runningPlan }, ...fields });

/** Ann leads a guild with a plan, with ben and cat. */
export async function startTeam(world: GroupWorld, fields: Partial<Group> = {}) {
  const { server, ann, ben, cat } = world;
  return { ...world, group: await teamWith(server, [ann, ben, cat], fields) };
}

/** Adds a task to a board; a to-do unless the fields say otherwise. */
export async function addToBoard(
  editor: Caller,
  group: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const sent = { type: 'todo', text: 'wash up', ...fields };
  const [task] = tasksIn([good(await editor.post(`/tasks/group/${group}`, sent))]);
  return task?._id ?? '';
}

/** A task of a board as stored. */
export async function onBoard({ app }: TestServer, group: string, taskId: string): Promise<Task> {
  const task = await app.services.storage.reader().groups.boardTask(group, taskId);
  if (!task) throw new Error('the task is gone');
  return task;
}

/** Assigns a task to members. */
export const assign = async (editor: Caller, taskId: string, ...members: readonly Caller[]) =>
  good(
    await editor.post(
      `/tasks/${taskId}/assign`,
      members.map(({ id }) => id),
    ),
  );

/** Changes a stored group without a call. */
export const changeGroup = ({ app }: TestServer, id: string, fields: Partial<Group>) =>
  app.services.storage.run(async (tx) => {
    const group = await tx.groups.get(id);
    if (group) await groupWriter(tx).save({ ...group, ...fields });
  });
