import type { Challenge, Task } from '@everdeed/rules';
import { stringify } from 'csv-stringify/sync';
import type { MemberNames } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';
import { tasksByOwner } from '../work/tasks-by-owner.ts';

const personColumns = ['UUID', 'Display Name', 'Username'];
const taskColumns = ['Task', 'Value', 'Notes', 'Streak'];

/** How many participants' tasks are read at once. */
const atOnce = 200;

const byText = (one: Task, other: Task): number =>
  one.text < other.text ? -1 : Number(one.text > other.text);

const cellsOf = (task: Task) => [
  `${task.type}:${task.text}`,
  task.value,
  task.notes,
  'streak' in task ? task.streak : 0,
];

async function rowsOf(read: Stores, id: string, people: readonly MemberNames[]): Promise<unknown[][]> {
  const ids = people.map((person) => person.id);
  const copies = await read.challenges.copies(id, ids);
  const own = tasksByOwner(copies.toSorted(byText));
  return people.map((person) => [
    person.id,
    person.name,
    person.username,
    ...(own.get(person.id) ?? []).flatMap(cellsOf),
  ]);
}

/** How all participants are doing, a row each: their names, then their tasks by text (wire-groups-and-admin 4.6). */
export async function challengeCsv(
  read: Stores,
  { _id, tasksOrder }: Challenge,
  participants: AsyncIterable<MemberNames>,
): Promise<string> {
  const count = Object.values(tasksOrder).flat().length;
  const rows: unknown[][] = [];
  let people: MemberNames[] = [];
  for await (const person of participants) {
    people.push(person);
    if (people.length < atOnce) continue;
    rows.push(...(await rowsOf(read, _id, people)));
    people = [];
  }
  rows.push(...(await rowsOf(read, _id, people)));
  const header = [...personColumns, ...Array.from({ length: count }, () => taskColumns).flat()];
  return stringify([header, ...rows], { escape_formulas: true });
}
