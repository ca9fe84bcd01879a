import { textIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { addOriginals, makeChallenge } from '../support/challenges.ts';
import { good } from '../support/group-world.ts';
import { groupWith, invited } from '../support/parties.ts';
import { changePlayer, makeTask } from '../support/players.ts';
import { type Caller, startServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { withWealth } from '../support/wealth.ts';

/** Two players in a party and a public guild, whose leader is the mate, on a quest and in a challenge. */
export interface SocialWorld {
  readonly server: TestServer;
  readonly player: Caller;
  readonly mate: Caller;
  /** Ids by name: `party`, `guild`, `challenge`, `line` (what the mate said), `me`, `mate`, and a task of each type. */
  readonly ids: ReadonlyMap<string, string>;
}

const readied = (stored: Player): Player => {
  const rich = withWealth({ gold: 500.5, gems: 40, hourglasses: 2 })(stored);
  const { items, stats } = rich;
  return {
    ...rich,
    stats: { ...stats, lvl: 20, mp: 80.25, exp: 17, points: 3, class: 'healer' },
    flags: { ...rich.flags, classSelected: true, welcomed: true },
    profile: { ...rich.profile, blurb: 'A fern.' },
    preferences: { ...rich.preferences, costume: true },
    history: { ...rich.history, exp: [{ date: '2026-01-01T00:00:00.000Z', value: 12 }] },
    achievements: { ...rich.achievements, quests: { whale: 2 }, challenges: ['Read more'] },
    items: {
      ...items,
      eggs: { Wolf: 2 },
      hatchingPotions: { Base: 1 },
      food: { Meat: 3 },
      quests: { whale: 2 },
      pets: { 'Fox-Base': 5, 'Wolf-Base': -1 },
      mounts: { 'Wolf-Base': true, 'Fox-Base': null },
      currentPet: 'Fox-Base',
    },
  };
};

const subjects = [{ slug: 'creativity', name: 'creativity' }];

/** A task of each type, and one to-do that is done; all but the to-do are scored, so that they have a history. */
async function makeTasks(one: Caller): Promise<(readonly [type: string, id: string])[]> {
  const checklist = [{ text: 'first' }];
  const kinds = {
    habit: {},
    daily: { checklist, reminders: [{ time: '2026-02-10T09:00:00.000Z' }] },
    todo: { checklist, date: '2026-02-12T00:00:00.000Z' },
    reward: { value: 5 },
  };
  const made = [];
  for (const [type, more] of Object.entries(kinds)) {
    const { id } = await makeTask(one, { type, notes: 'a note', alias: `the-${type}`, ...more });
    made.push([type, id] as const);
    if (type !== 'todo') good(await one.post(`/tasks/${id}/score/${type === 'reward' ? 'down' : 'up'}`));
  }
  const { id: done } = await makeTask(one, { type: 'todo' });
  good(await one.post(`/tasks/${done}/score/up`));
  return made;
}

/** A public guild with a challenge that both take part in. */
async function makeGuild(server: TestServer, player: Caller, mate: Caller) {
  const fields = { type: 'guild', privacy: 'public', name: 'Readers', summary: 'We read.' };
  const guild = textIn(good(await mate.post('/groups', { ...fields, categories: subjects })), '_id');
  good(await player.post(`/groups/${guild}/join`));
  const more = { prize: 4, description: 'A page a day.', categories: subjects };
  const challenge = await makeChallenge(server, mate, guild, more);
  await addOriginals(mate, challenge, { text: 'a page' }, { type: 'daily', text: 'a chapter' });
  for (const one of [player, mate]) good(await one.post(`/challenges/${challenge}/join`));
  await settled(server);
  return { guild, challenge };
}

/** What is said in the party and between the two; tells the id of the message in the party. */
async function talk(party: string, player: Caller, mate: Caller): Promise<string> {
  const said = good(await mate.post(`/groups/${party}/chat`, { message: '**hello** to you' }));
  const line = textIn(said, 'message', 'id');
  good(await player.post(`/groups/${party}/chat/${line}/like`));
  for (const from of [player, mate]) {
    const toUserId = from === player ? mate.id : player.id;
    good(await from.post('/members/send-private-message', { toUserId, message: 'hi' }));
  }
  return line;
}

/** A server with such a world; besides, `typed-stranger` is invited to both groups, and `typed-seeker` looks for a party. */
export async function startSocialWorld(): Promise<SocialWorld> {
  const server = await startServer();
  const player = await server.register('typed-reader');
  const mate = await server.register('typed-mate');
  for (const one of [player, mate]) await changePlayer(server, one, readied);
  const party = await groupWith(server, [player, mate], { name: 'Us' });
  const { guild, challenge } = await makeGuild(server, player, mate);
  const stranger = await server.register('typed-stranger');
  await invited(server, stranger, { _id: party, type: 'party' }, player.id);
  await invited(server, stranger, { _id: guild, type: 'guild' }, mate.id);
  const seeker = await server.register('typed-seeker');
  good(await seeker.put('/user', { 'party.seeking': '2026-02-10T12:00:00.000Z' }));
  const tasks = await makeTasks(player);
  good(await player.post('/groups/party/quests/invite/whale'));
  good(await mate.post('/groups/party/quests/accept'));
  server.system.at += 1000;
  const line = await talk(party, player, mate);
  const named = { party, guild, challenge, line, me: player.id, mate: mate.id };
  return { server, player, mate, ids: new Map([...Object.entries(named), ...tasks]) };
}
