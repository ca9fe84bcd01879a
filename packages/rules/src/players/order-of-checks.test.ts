import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { refusalOf, valueOf } from '../../test/support/party.ts';
import { outcomeOf } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import { MAX_NAME_LENGTH, previewUpdatePlayer, updatePlayer } from './update.ts';

const GROUP = 'dddddddd-0000-4000-8000-000000000001';
const MIRRORS = 'preferences.tasks.mirrorGroupTasks';
interface Edit {
  readonly player: Player;
  readonly sent: Record<string, unknown>;
}
const isIntolerable = (text: string) => text.includes('slur');
const update = ({ player, sent }: Edit) =>
  updatePlayer(contextAt(), { player, tasks: [], isIntolerable }, sent);
const preview = ({ player, sent }: Edit) =>
  previewUpdatePlayer(contextAt(), { player, tasks: [], isIntolerable }, sent);

describe('settings are checked in order (wire-user-and-tasks 1.4)', () => {
  it.each([
    ['by the server', update],
    ['by a preview', preview],
  ])('%s', (_who, act) => {
    const player = makePlayer(({ party }) => (party._id = GROUP));
    const edit: Edit = {
      player,
      sent: {
        'preferences.dayStart': 24,
        balance: 100,
        tags: 'home',
        [MIRRORS]: GROUP,
        'profile.name': null,
      },
    };
    const muted = outcomeOf(
      {},
      { players: [{ ...player, flags: { ...player.flags, chatRevoked: true } }] },
      { events: [{ kind: 'slurUsed', userId: player._id, text: 'a slur' }] },
    );
    const tooLate = { path: 'preferences.dayStart', max: 23, value: 24 };
    expectOrder(edit, act, [
      [
        no('badRequest', 'invalidReqParams'),
        ({ sent }) => (sent['profile.name'] = `a slur\n${'x'.repeat(MAX_NAME_LENGTH)}`),
      ],
      [no('badRequest', 'displaynameIssueLength'), ({ sent }) => (sent['profile.name'] = 'a slur\n')],
      [no('badRequest', 'displaynameIssueNewline'), ({ sent }) => (sent['profile.name'] = 'a slur')],
      [
        { ...no('badRequest', 'bannedSlurUsedInProfile'), outcome: muted },
        ({ sent }) => (sent['profile.name'] = 'Mira'),
      ],
      [no('badRequest', 'mustBeList'), ({ sent }) => (sent[MIRRORS] = [GROUP, 'another'])],
      [no('badRequest', 'notMemberOfGroup', { username: 'mira' }), ({ sent }) => (sent[MIRRORS] = [GROUP])],
      [
        no('notAuthorized', 'messageUserOperationProtected', { operation: 'balance' }),
        ({ sent }) => delete sent['balance'],
      ],
      [no('badRequest', 'tagListArray'), ({ sent }) => (sent['tags'] = [])],
      [
        {
          ...no('badRequest', 'validationFailed', { model: 'User' }),
          problems: [{ path: 'preferences.dayStart', key: 'max', value: 24, params: tooLate }],
        },
        ({ sent }) => (sent['preferences.dayStart'] = 23),
      ],
    ]);
    expect(player.flags.chatRevoked).not.toBe(true);
  });
});

describe('a name', () => {
  const player = makePlayer();
  const named = (name: unknown): Edit => ({ player, sent: { 'profile.name': name } });

  it.each([
    ['thirty letters', 'x'.repeat(30)],
    ['thirty signs that take two units each', '🌱'.repeat(30)],
  ])('may have %s', (_what, name) => {
    expect(valueOf(update(named(name))).data.profile.name).toBe(name);
    expect(refusedBy(named(`${name}x`), update)).toEqual(no('badRequest', 'displaynameIssueLength'));
  });

  it.each(['\n', '\r'])('may not be broken by %j, wherever it stands', (line) => {
    for (const name of [`a${line}b`, `${line}a`, `a${line}`])
      expect(refusedBy(named(name), update)).toEqual(no('badRequest', 'displaynameIssueNewline'));
  });
});

describe('a group that is mirrored', () => {
  it.each<readonly [why: string, groups: readonly string[], answer: string]>([
    ['none', [], 'accepted'],
    ['the party and a guild', [GROUP, 'guild'], 'accepted'],
    ['one that was left', [GROUP, 'left'], 'badRequest notMemberOfGroup'],
  ])('is one’s own: %s', (_why, groups, answer) => {
    const player = makePlayer((fresh) => {
      fresh.party._id = GROUP;
      fresh.guilds = ['guild'];
    });
    expect(refusalOf(update({ player, sent: { [MIRRORS]: groups } }))).toBe(answer);
  });
});
