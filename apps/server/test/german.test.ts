import { messageKeys, messageText } from '@everdeed/content';
import { fieldsIn, isFields } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { descriptionOf, type Family, nameOf } from '../src/words/catalogue-words.ts';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
eachPlayer('wacholder', (now) => ({ server, player } = now));

/** Fields with words in them. */
const worded =
  /^(?:text|textA|textThe|mountText|adjective|notes|title|name|description|completion|boss|effect|question|web|ios|android|message|reward|addlNotes|unlock)$/;

/** Whether a text is for readers: by its field, or since it has several words, as the wire's other values have not. */
const isWorded = (field: string, text: string): boolean =>
  worded.test(field) || (field !== 'condition' && text.includes(' '));

/** Words that are the same in both languages, and names. */
const same = new Set(
  (
    'Alien,Alligator,Axolotl,Basketball,Bronze,Burnout,Dessert,Frost,Hydra,Jade,Kabuto,Koi,Locs,Onyx,Opal,Orca,Panda,' +
    'Quests,Rose,Tachi,Teams,Tiger,Triceratops,Velociraptor,Vice,Wakizashi,Wolf,Giraffe,Otter,Zombie,clever,' +
    'Snowboard,Gryphatrice'
  ).split(','),
);

const entriesOf = (value: unknown): [field: string, value: unknown][] =>
  isFields(value) || Array.isArray(value) ? Object.entries(value) : [];

/** The texts of an answer in fields with words, by path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return isWorded(path.split('.').at(-1) ?? '', value) ? [[path, value]] : [];
  return entriesOf(value).flatMap(([field, inner]) => textsOf(inner, `${path}.${field}`));
}

/** What two answers say alike in fields with words: path and text. */
function alike(english: unknown, german: unknown): string[] {
  const others = new Map(textsOf(german));
  return textsOf(english)
    .filter(([path, text]) => text !== '' && others.get(path) === text && !same.has(text))
    .map(([path, text]) => `${path}: ${text}`);
}

async function inBoth(path: string, asked: string): Promise<[unknown, unknown]> {
  const mark = path.includes('?') ? '&' : '?';
  const [english, german] = await Promise.all(
    ['en', 'de'].map(async (code) => (await player.get(`${path}${mark}${asked}=${code}`)).body.data),
  );
  return [english, german];
}

describe('in German', () => {
  test.each([
    ['/content', 'language', 9000],
    ['/faq', 'lang', 90],
    ['/shops/market', 'lang', 60],
    ['/shops/market-gear', 'lang', 40],
    ['/shops/quests', 'lang', 60],
    ['/shops/seasonal', 'lang', 10],
    ['/shops/time-travelers', 'lang', 100],
    ['/shops/backgrounds', 'lang', 10],
    ['/user/in-app-rewards', 'lang', 4],
  ])('%s says nothing in English', async (path, asked, atLeast) => {
    const [english, german] = await inBoth(path, asked);
    expect(alike(english, german)).toEqual([]);
    expect(textsOf(german).length).toBeGreaterThanOrEqual(atLeast);
  });

  test.each(['01-15', '04-02', '07-15', '10-20', '12-28'])(
    'the shops of 2026-%s say nothing in English',
    async (day) => {
      server.system.at = Date.parse(`2026-${day}T12:00:00.000Z`);
      for (const shop of ['market', 'seasonal', 'time-travelers', 'quests', 'backgrounds']) {
        const [english, german] = await inBoth(`/shops/${shop}`, 'lang');
        expect(alike(english, german)).toEqual([]);
      }
    },
  );

  test('a check-in is told of with its prize', async () => {
    await changePlayer(server, player, (one) => ({
      ...one,
      loginIncentives: 0,
      preferences: { ...one.preferences, language: 'de' },
    }));
    server.system.at += 24 * 3_600_000;
    await player.post('/cron', { body: {} });
    const told = fieldsIn((await player.get('/user')).body.data)['notifications'];
    expect(JSON.stringify(told)).toContain('Bardenwams');
    expect(JSON.stringify(told)).not.toContain('Doublet');
  });

  test('messages and mails are not those of English', () => {
    const left = messageKeys().filter((key) => {
      const [english, german] = [messageText(key), messageText(key, 'de')];
      return english === german && / [a-z]/.test(english.replaceAll(/\{\w+\}/g, ''));
    });
    expect(left).toEqual([]);
  });

  test.each<[Family, string]>([
    ['gear', 'armor_special_bardRobes'],
    ['gearSets', 'yetiSet'],
    ['mysterySets', '201402'],
    ['checkIns', '50'],
  ])('%s %s has a name and a description of its own', (family, key) => {
    expect(nameOf('de', family, key)).not.toBe(nameOf('en', family, key));
    expect(descriptionOf('de', family, key)).not.toBe(descriptionOf('en', family, key));
  });
});
