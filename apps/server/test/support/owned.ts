import { randomUUID } from 'node:crypto';
import { listIn, textIn } from '@everdeed/content/values';
import { changePlayer, makeTask } from './players.ts';
import type { Caller, TestServer } from './server.ts';

/** Ids of one of everything that belongs to a player. */
export interface Owned {
  readonly taskId: string;
  readonly itemId: string;
  readonly tagId: string;
  readonly notificationId: string;
  readonly webhookId: string;
  readonly tokenId: string;
  readonly regId: string;
  readonly copyId: string;
  readonly messageId: string;
  readonly uniqueMessageId: string;
}

const idOf = (data: unknown): string => textIn(data, 'id');

/** Gives a player one of everything that calls can name. */
export async function stockOwner(server: TestServer, owner: Caller): Promise<Owned> {
  const task = await makeTask(owner, { type: 'todo', checklist: [{ text: 'step' }] });
  const notificationId = randomUUID();
  const notification = { id: notificationId, type: 'STREAK_ACHIEVEMENT', data: {}, seen: false };
  const tag = await owner.post('/tags', { name: 'tag' });
  const webhook = await owner.post('/user/webhook', { url: 'https://example.org/' });
  const token = await owner.post('/user/tokens', { name: 'token' });
  const regId = 'the-phone-of-the-owner';
  await owner.post('/user/push-devices', { regId, type: 'ios' });
  await owner.call('POST', '/imports', {
    body: JSON.stringify({ stats: {}, items: {}, preferences: {} }),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const copies = await owner.get('/imports/copies');
  const sent = await owner.post('/members/send-private-message', { message: 'hello', toUserId: owner.id });
  await changePlayer(server, owner, (player) => ({ ...player, notifications: [notification] }));
  return {
    taskId: task.id,
    itemId: 'checklist' in task ? (task.checklist[0]?.id ?? '') : '',
    tagId: idOf(tag.body.data),
    notificationId,
    webhookId: idOf(webhook.body.data),
    tokenId: idOf(token.body.data),
    regId,
    messageId: textIn(sent.body.data, 'message', 'id'),
    uniqueMessageId: textIn(sent.body.data, 'message', 'uniqueMessageId'),
    copyId: idOf(listIn(copies.body.data)[0]),
  };
}
