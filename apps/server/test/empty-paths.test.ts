import { expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('nameless', (now) => ({ server, player } = now));

/**
 * Calls whose commands insist on names that stand in the path. Rules refuse what is unnamed (`missingEggHatchingPotion`,
 * `missingPetFoodFeed`, `missingTypeKeyEquip`, `cardTypeRequired`); over HTTP an empty part of a path is no part at all,
 * so that there is no such call.
 */
const UNNAMED = [
  'hatch//Base',
  'hatch/Wolf/',
  'hatch/Wolf',
  'hatch//',
  'hatch',
  'feed//Meat',
  'feed/Wolf-Base/',
  'feed/Wolf-Base',
  'feed//',
  'feed',
  'equip//head_warrior_1',
  'equip/equipped/',
  'equip/equipped',
  'equip//',
  'equip',
  'read-card/',
  'read-card',
] as const;

test.each(UNNAMED)('nothing answers to /user/%s, in any version, whatever the body', async (path) => {
  const before = await storedPlayer(server, player);
  for (const version of ['v3', 'v4']) {
    for (const query of ['', '?egg=Wolf&type=equipped']) {
      const { status } = await player.call('POST', `/api/${version}/user/${path}${query}`, {
        body: { egg: 'Wolf', hatchingPotion: 'Base', type: 'equipped', cardType: 'greeting' },
      });
      expect(status, `${version} ${query}`).toBe(404);
    }
  }
  expect(await storedPlayer(server, player)).toEqual(before);
});
