import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { getPath } from '../state/paths.ts';
import type { Player } from '../state/player.ts';
import { mayWear } from './looks.ts';
import { settings } from './settings.ts';
import { previewUpdatePlayer, type SentSettings, updatePlayer } from './update.ts';

const ID = 'dddddddd-0000-4000-8000-000000000001';
const player = makePlayer((fresh) => {
  fresh.guilds = [ID];
  fresh.purchased.shirt = { convict: true };
  fresh.purchased.background = { beach: true };
  fresh.tags = [{ id: ID, name: 'home' }];
  fresh.invitations.parties = [{ id: ID }];
});
const scene = { player, tasks: [], isIntolerable: (text: string) => text.includes('slur') };
const update = (sent: SentSettings, who = player) =>
  updatePlayer(contextAt(), { ...scene, player: who }, sent);

function updated(sent: SentSettings): Player {
  const result = update(sent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  expect(result.value.changed.players).toEqual([result.value.data]);
  return result.value.data;
}

describe('settings', () => {
  it.each<[path: string, sent: unknown, value: unknown]>([
    ['preferences.costume', 'yes', true],
    ['preferences.dayStart', '5', 5],
    ['preferences.sound', 'off', 'off'],
    ['preferences.size', 'broad', 'broad'],
    ['preferences.shirt', 'convict', 'convict'],
    ['preferences.background', 'beach', 'beach'],
    ['preferences.background', '', ''],
    ['preferences.timezone', 'Europe/Berlin', 'Europe/Berlin'],
    ['preferences.timezone', '', undefined],
    ['preferences.tasks.mirrorGroupTasks', [ID], [ID]],
    ['preferences.improvementCategories', ['work', 'school'], ['work', 'school']],
    ['preferences.suppressModals.levelUp', true, true],
    ['preferences.language', 'de', 'de'],
    ['preferences.language', 'pt-BR', 'pt_BR'],
    ['preferences.language', 'en@pirate', 'en@pirate'],
    ['preferences.language', 'tr', 'en'],
    ['preferences.language', '', 'en'],
    ['profile.name', ' Mira ', 'Mira'],
    ['profile.blurb', null, ''],
    ['party.quest.completed', null, undefined],
    ['flags.tour.intro', -2, -2],
    ['stats.gp', 1e12, 99_999_999],
    ['stats.lvl', 10_000, 9999],
    ['achievements.quests', { vice1: '2' }, { vice1: 2 }],
    ['achievements.challenges', ['a'], ['a']],
    ['inbox.optOut', 1, true],
  ])('sets %s to %j', (path, sent, value) => {
    expect(getPath(updated({ [path]: sent }), path)).toEqual(value);
  });

  it('sets several and shares every other section', () => {
    const after = updated({ 'preferences.costume': true, 'flags.welcomed': true });
    expect(after).toMatchObject({ preferences: { costume: true }, flags: { welcomed: true } });
    expect([after.stats === player.stats, after.items === player.items]).toEqual([true, true]);
    expect(updated({}).preferences).toBe(player.preferences);
  });

  it('takes the latest news as read, if there is any', () => {
    expect(updated({ 'flags.newStuff': false })).toEqual(player);
    const told = updatePlayer(contextAt(), { ...scene, latestNewsId: 'post' }, { 'flags.newStuff': false });
    expect(told).toMatchObject({ value: { data: { flags: { lastNewStuffRead: 'post' } } } });
    expect(update({ 'flags.newStuff': true }).ok).toBe(false);
  });

  it('drops invitations to parties with looking for one', () => {
    const after = updated({ 'party.seeking': '2024-05-10T12:00:00.000Z' });
    expect(after).toMatchObject({
      party: { seeking: '2024-05-10T12:00:00.000Z' },
      invitations: { parties: [] },
    });
    expect(updated({ 'party.seeking': null }).invitations).toBe(player.invitations);
  });

  it('replaces tags, and takes those that are gone off the tasks', () => {
    const task = makeTask('todo', { tags: [ID] });
    const scene = { player, tasks: [task], isIntolerable: () => false };
    const result = updatePlayer(contextAt(), scene, { tags: [{ name: 'new' }] });
    expect(result).toMatchObject({
      value: { data: { tags: [{ name: 'new' }] }, changed: { tasks: [{ ...task, tags: [] }] } },
    });
  });

  it.each<[why: string, sent: SentSettings, refusal: object]>([
    ['no name', { 'profile.name': null }, { key: 'invalidReqParams' }],
    ['a name too long', { 'profile.name': 'x'.repeat(31) }, { key: 'displaynameIssueLength' }],
    ['a name of two lines', { 'profile.name': 'a\nb' }, { key: 'displaynameIssueNewline' }],
    ['groups that are no list', { 'preferences.tasks.mirrorGroupTasks': ID }, { key: 'mustBeList' }],
    [
      'a group of others',
      { 'preferences.tasks.mirrorGroupTasks': [ID, 'x'] },
      { key: 'notMemberOfGroup', params: { username: 'mira' } },
    ],
    [
      'a look that is not theirs',
      { 'preferences.shirt': 'cross' },
      { kind: 'notAuthorized', key: 'mustPurchaseToSet', params: { key: 'preferences.shirt', val: 'cross' } },
    ],
    [
      'a path that is not theirs to set',
      { balance: 5 },
      { kind: 'notAuthorized', key: 'messageUserOperationProtected', params: { operation: 'balance' } },
    ],
    ['tags that are no list', { tags: {} }, { key: 'tagListArray' }],
    [
      'every bad value at once',
      { 'preferences.dayStart': 24, 'preferences.costume': 'x', 'preferences.timezone': 'Moon/Base' },
      {
        key: 'validationFailed',
        params: { model: 'User' },
        problems: [
          {
            path: 'preferences.dayStart',
            key: 'max',
            params: { path: 'preferences.dayStart', max: 23, value: 24 },
            value: 24,
          },
          { path: 'preferences.costume', key: 'cast', value: 'x' },
          { path: 'preferences.timezone', key: 'enum', value: 'Moon/Base' },
        ],
      },
    ],
    [
      'a forbidden path before the bad value that was sent first',
      { 'preferences.dayStart': 24, balance: 5 },
      { key: 'messageUserOperationProtected' },
    ],
  ])('refuses %s', (_, sent, refusal) => {
    expect(update(sent)).toMatchObject({ ok: false, refusal });
  });

  it.each(['profile.name', 'profile.blurb'])('with a slur in %s are refused, and end chatting', (path) => {
    expect(update({ [path]: 'a slur', 'preferences.costume': true })).toMatchObject({
      refusal: {
        kind: 'badRequest',
        key: 'bannedSlurUsedInProfile',
        outcome: {
          changed: { players: [{ ...player, flags: { ...player.flags, chatRevoked: true } }] },
          events: [{ kind: 'slurUsed', userId: player._id, text: 'a slur' }],
        },
      },
    });
  });

  it('with a slur in both say both, but nothing of those who are muted', () => {
    const sent = { 'profile.blurb': 'slurs', 'profile.name': 'a slur', 'profile.imageUrl': 'https://slur' };
    expect(update(sent)).toMatchObject({
      refusal: { outcome: { events: [{ text: 'a slur\nslurs' }] } },
    });
    const muted = { ...player, flags: { ...player.flags, chatRevoked: true } };
    expect(update(sent, muted)).toMatchObject({
      refusal: { key: 'bannedSlurUsedInProfile', outcome: { events: [] } },
    });
  });

  it('stay within what a player may set', () => {
    const paths = [...settings().keys()];
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths.length).toBeGreaterThan(200);
    const own = /^(?:achievements|flags|party|preferences|profile|stats|inbox)\./;
    expect(paths.filter((path) => !own.test(path))).toEqual([]);
    expect(
      paths.filter((path) => /^(?:lastCron|balance|contributor|permissions|purchased)/.test(path)),
    ).toEqual([]);
  });
});

describe('a look', () => {
  it.each([
    ['preferences.shirt', 'convict', true],
    ['preferences.shirt', 'cross', false],
    ['preferences.shirt', 'nothing of the kind', false],
    ['preferences.size', 'slim', true],
    ['preferences.hair.color', 'red', true],
    ['preferences.background', 'beach', true],
    ['preferences.background', 'fairy_ring', false],
    ['preferences.background', null, true],
    ['preferences.costume', 'anything', true],
  ])('%s %s may be worn: %s', (path, value, may) => {
    expect(mayWear(player, path, value)).toBe(may);
  });
});

describe('the preview of settings', () => {
  const preview = (sent: SentSettings) =>
    previewUpdatePlayer(contextAt(), { player, tasks: [], isIntolerable: () => false }, sent);

  it('leaves it to the server whether a look was bought', () => {
    const shown = preview({ 'preferences.shirt': 'cross' });
    expect(shown.ok && shown.value.data.preferences.shirt).toBe('cross');
    expect(update({ 'preferences.shirt': 'cross' }).ok).toBe(false);
  });

  it('refuses everything else as the server does', () => {
    for (const sent of [{ 'stats.class': 'rogue' }, { 'preferences.dayStart': 24 }, { 'profile.name': '' }])
      expect(preview(sent)).toEqual(update(sent));
  });
});
