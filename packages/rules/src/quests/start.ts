import { findQuest } from '@everdeed/content';
import { cleanPlayer, noteResponse, participants, type QuestWork, postToChat } from './work.ts';

/** Whether everybody has answered. */
const isDecided = ({ quest }: QuestWork): boolean =>
  Object.values(quest.members).every((answer) => answer !== null);

/** Sets up the boss or the collection (rules-play-and-shops 7.4, step 1). */
function setUp({ quest }: QuestWork, key: string): void {
  const { boss, collect } = findQuest(key) ?? {};
  quest.active = true;
  if (boss) {
    quest.progress.hp = boss.hp;
    if (boss.rage) quest.progress.rage = 0;
  }
  for (const item of collect ?? []) quest.progress.collect[item.key] = 0;
}

/** Keeps those who accepted and are still in the party; clears the quest on everyone else. */
function gather(work: QuestWork, key: string): void {
  const { quest, members } = work;
  const going = new Set(participants(work).map(({ _id }) => _id));
  for (const member of members) {
    const { party } = member;
    if (!going.has(member._id)) cleanPlayer(member);
    else {
      party.quest.key = key;
      party.quest.completed = null;
      party.quest.RSVPNeeded = false;
      party.quest.progress.down = 0;
    }
  }
  quest.members = Object.fromEntries([...going].map((id) => [id, true]));
}

/** Takes the scroll, which happens only now (rules-play-and-shops 7.4, step 4). */
function takeScroll({ quest, members }: QuestWork, key: string): void {
  const owner = members.find(({ _id }) => _id === quest.leader);
  if (owner) owner.items.quests[key] = Math.max(0, (owner.items.quests[key] ?? 0) - 1);
}

/** Starts the pending quest with those who accepted (rules-play-and-shops 7.4). */
function startQuest(work: QuestWork): void {
  const { quest, party, actor, events } = work;
  const { key } = quest;
  if (!key) throw new RangeError('no quest to start');
  setUp(work, key);
  gather(work, key);
  takeScroll(work, key);
  const going = Object.keys(quest.members);
  postToChat(work, { type: 'quest_start', quest: key }, { participatingMembers: going.join(', ') });
  const told = going.filter((id) => id !== actor._id);
  events.push({
    kind: 'questStarted',
    groupId: party._id,
    quest: key,
    questOwner: quest.leader,
    userIds: told,
  });
}

/** Starts the quest if everybody has answered. */
export function startIfDecided(work: QuestWork): void {
  if (isDecided(work)) startQuest(work);
}

/** Starts the quest without waiting; records those who did not answer (rules-play-and-shops 7.3). */
export function startByForce(work: QuestWork): void {
  for (const [id, answer] of Object.entries(work.quest.members)) {
    if (answer === null) noteResponse(work, id, 'no response');
  }
  startQuest(work);
}
