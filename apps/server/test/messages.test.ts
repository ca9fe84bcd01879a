import { type MessageKey, messageText } from '@everdeed/content';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';
import { readied, successes } from './support/successes.ts';

let server: TestServer;
let player: Caller;
eachPlayer('hearer', (now) => ({ server, player } = now));

/** A message with anything in the place of its parameters. */
const shapeOf = (key: MessageKey): RegExp => {
  const parts = messageText(key).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.*')}$`);
};

describe('a success says', () => {
  test.each(successes)('%s after %s', async (key, call, body, roll) => {
    await changePlayer(server, player, readied);
    Object.assign(server.system, { roll });
    const answer = await player.post(`/user/${call}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(shapeOf(key));
  });

  test.each([
    ['plusGem', 'purchase/gems/gem', { count: 1 }],
    ['readCard', 'read-card/greeting', { cardType: 'greeting' }],
  ] as const)('%s after %s, in the words of its kind', async (key, call, params) => {
    await changePlayer(server, player, readied);
    const { body } = await player.post(`/user/${call}`);
    expect(body.message).toBe(server.app.services.words.plain('en', key, params));
  });

  test('what death has taken', async () => {
    await changePlayer(server, player, (one) => {
      const ready = readied(one);
      return { ...ready, stats: { ...ready.stats, hp: 0 } };
    });
    const { body } = await player.post('/user/revive');
    expect(body.message).toMatch(shapeOf('messageLostItem'));
  });
});
