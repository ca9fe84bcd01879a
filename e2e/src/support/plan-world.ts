import { makePerson, type Person } from './person.ts';
import type { Server } from './server.ts';

const LATER = { $date: '2099-01-02T00:00:00.000Z' };
const SEPTEMBER = { $date: '2026-09-02T08:00:00.000Z' };

/** A plan that runs and is paid for by card, as a group keeps it. */
const runningPlan = (owner: Person) => ({
  'purchased.plan': {
    planId: 'group_monthly',
    customerId: 'customer',
    subscriptionId: 'subscription',
    paymentMethod: 'Stripe',
    owner: owner.id,
    quantity: 3,
    dateCreated: SEPTEMBER,
    dateUpdated: SEPTEMBER,
    nextBillingDate: LATER,
    extraMonths: 0,
  },
});

/** How members look, so that their portraits differ. */
const LOOKS = [
  { skin: 'c06534', hair: { color: 'red', base: 2, bangs: 1, beard: 0, mustache: 0, flower: 0 } },
  { skin: 'ddc994', hair: { color: 'blond', base: 3, bangs: 2, beard: 0, mustache: 0, flower: 1 } },
  { skin: '98461a', hair: { color: 'green', base: 1, bangs: 3, beard: 0, mustache: 0, flower: 0 } },
  { skin: '6bd049', hair: { color: 'blue', base: 2, bangs: 2, beard: 2, mustache: 0, flower: 0 } },
];

/** A group with a plan, and its members by name. */
export interface House {
  readonly group: string;
  readonly leader: Person;
  readonly others: readonly Person[];
}

interface HouseOptions {
  readonly name?: string;
  readonly type?: 'guild' | 'party';
  readonly members?: readonly string[];
}

/** A group with a plan that `maren` leads; the first of the others is a manager. */
export async function makeHouse(server: Server, options: HouseOptions = {}): Promise<House> {
  const { name = 'The Hollow House', type = 'guild', members = ['ivo', 'tove', 'suli', 'bram'] } = options;
  const leader = await makePerson(server, 'maren');
  await server.write('users', leader.id, { balance: 7, 'flags.communityGuidelinesAccepted': true });
  const body = { name, type, privacy: 'private', summary: 'Five people, one kitchen.' };
  const { _id: group } = await leader.call<{ _id: string }>('POST', '/groups', body);
  await server.write('groups', group, runningPlan(leader));
  const others = await Promise.all(members.map((one) => makePerson(server, one)));
  for (const [at, one] of others.entries()) {
    const look = LOOKS[at % LOOKS.length];
    await server.write('users', one.id, { 'preferences.skin': look?.skin, 'preferences.hair': look?.hair });
  }
  const usernames = others.map(({ username }) => username);
  if (others.length > 0) await leader.call('POST', `/groups/${group}/invite`, { usernames });
  for (const one of others) await one.call('POST', `/groups/${group}/join`, {});
  const [manager] = others;
  if (manager) await leader.call('POST', `/groups/${group}/add-manager`, { managerId: manager.id });
  return { group, leader, others };
}

/** Adds a task to the board, for these members; answers its id. */
export async function addTask(
  { group, leader }: House,
  fields: Readonly<Record<string, unknown>>,
  members: readonly Person[] = [],
): Promise<string> {
  const { id } = await leader.call<{ id: string }>('POST', `/tasks/group/${group}`, fields);
  const ids = members.map((one) => one.id);
  if (ids.length > 0) await leader.call('POST', `/tasks/${id}/assign`, ids);
  return id;
}

const up = (person: Person, id: string) => person.call('POST', `/tasks/${id}/score/up`, {});

/** A request for approval: the server refuses the tick, and keeps the request. */
export const ask = (person: Person, id: string): Promise<unknown> =>
  up(person, id).catch((error: unknown) => {
    if (!String(error).includes('taskApprovalHasBeenRequested')) throw error;
  });

/** A board in use: tasks for anyone, for one and for several, done, waiting and sent back. */
export async function furnish(house: House): Promise<House> {
  const { leader, others } = house;
  const [ivo, tove, suli, bram] = others;
  if (!ivo || !tove || !suli || !bram) throw new Error('somebody is missing');
  const add = (fields: Readonly<Record<string, unknown>>, ...members: Person[]) =>
    addTask(house, fields, members);
  await add({ type: 'reward', text: 'No washing up for a day', value: 25 });
  await add({ type: 'reward', text: 'Film night, winner picks', value: 40 });
  await add({ type: 'habit', text: 'Shoes on the stairs', up: false }, ivo, bram, leader);
  const wipe = await add({ type: 'habit', text: 'Wipe the table after eating' });
  await add({ type: 'daily', text: 'Hoover the stairs', startDate: '2099-01-02' }, ivo, leader);
  const bins = await add({ type: 'daily', text: 'Take the bins out' }, bram);
  const feed = { type: 'daily', text: 'Feed Biscuit', notes: 'Half a tin, and **not** the blue bowl.' };
  const biscuit = await add(feed, tove, suli);
  await add({ type: 'daily', text: 'Empty the dishwasher' }, ivo);
  await add({ type: 'daily', text: 'Water the herbs' }, leader);
  await add({ type: 'todo', text: 'Buy paint for the hall', notes: 'Warm white, two litres.' });
  const list = ['Read the letter', 'Call them', 'Send it off'];
  const insurance = { text: 'Renew the insurance', checklist: list.map((text) => ({ text })) };
  await add({ type: 'todo', ...insurance, date: '2026-11-20T12:00:00.000Z' }, leader);
  const light = await add({ type: 'todo', text: 'Fix the bathroom light', requiresApproval: true }, suli);
  const boiler = { type: 'todo', text: 'Book the boiler check', requiresApproval: true };
  const check = await add(boiler, bram);
  for (const [who, id] of [
    [suli, wipe],
    [bram, bins],
    [tove, biscuit],
  ] as const)
    await up(who, id);
  await ask(suli, light);
  const comment = 'it still flickers in the evening.';
  await leader.call('POST', `/tasks/${light}/needs-work/${suli.id}`, { comment });
  await ask(bram, check);
  return house;
}
