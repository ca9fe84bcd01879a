import type { challengeCalls } from '@everdeed/contract';
import type { Challenge, Group } from '@everdeed/rules';
import { challengeWriter } from '../../src/storage/challenges/challenge-writer.ts';
import { makeChallenge } from '../support/challenges.ts';
import { groupWith } from '../support/parties.ts';
import {
  elsewhere,
  failedCheck,
  notStored,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import type { Answer, Caller } from '../support/server.ts';
import { absent, bad, notAllowed } from './group-stages.ts';

type By = RefusalCase['by'];
const tavern = '00000000-0000-4000-A000-000000000000';
const named = { name: 'Read more', shortName: 'read' };

/** A challenge that the player leads in their party. */
const leading =
  (act: (stage: Stage, id: string) => Promise<Answer>, fields = {}): By =>
  async (stage) => {
    const group = await groupWith(stage.server, [stage.player]);
    return act(stage, await makeChallenge(stage.server, stage.player, group, fields));
  };

/** A challenge that a stranger leads, in a party with the player or without. */
const ofStranger =
  (act: (stage: Stage, id: string, leader: Caller) => Promise<Answer>, isOutside = false): By =>
  async (stage) => {
    const leader = await stage.stranger();
    const group = await groupWith(stage.server, isOutside ? [leader] : [leader, stage.player]);
    return act(stage, await makeChallenge(stage.server, leader, group), leader);
  };

/** Changes a stored challenge without a call. */
const change = ({ server }: Stage, id: string, fields: Partial<Challenge>) =>
  server.app.services.storage.run(async (tx) => {
    const challenge = await tx.challenges.get(id);
    if (challenge) await challengeWriter(tx).save({ ...challenge, ...fields });
  });

/** A new challenge of the player in a guild; or its clone. */
const founding =
  (
    body: object,
    how: { readonly fields?: Partial<Group>; readonly from?: string; readonly out?: true } = {},
  ): By =>
  async (stage) => {
    const leader = await stage.stranger();
    const members = how.out ? [leader] : [leader, stage.player];
    const group = await groupWith(stage.server, members, { type: 'guild', ...how.fields });
    if (how.from === undefined) return stage.player.post('/challenges', { group, ...named, ...body });
    const source = await makeChallenge(stage.server, leader, group);
    return stage.player.post(`/challenges/${source}/clone`, { group, ...named, ...body });
  };

/** The refusals that creating and cloning share. */
const founded = (from?: 'clone') => {
  const how = from === undefined ? {} : { from };
  return {
    cantAfford: notAllowed(founding({ prize: 4 }, how)),
    featureRetired: {
      ...bad,
      by: () =>
        elsewhere({ env: { PUBLIC_GROUPS: 'false' } }, async (server) => {
          const player = await server.register('founder');
          const source = await makeChallenge(server, player, await groupWith(server, [player]));
          const group = await groupWith(server, [player], { type: 'guild' });
          const path = from ? `/challenges/${source}/clone` : '/challenges';
          return player.post(path, { group, ...named });
        }),
    },
    groupNotFound: absent(founding({ group: unknownId }, how)),
    mustBeGroupMember: notAllowed(founding({}, { ...how, out: true, fields: { privacy: 'public' } })),
    noPrivAccess: notAllowed(founding({ categories: [{ slug: 'habitica_official' }] }, how)),
    onlyGroupLeaderChal: notAllowed(async (stage) => {
      const leader = await stage.stranger();
      const fields = { type: 'guild', leaderOnly: { challenges: true, getGems: false } } as const;
      const group = await groupWith(stage.server, [leader, stage.player], fields);
      const source = from ? await makeChallenge(stage.server, leader, group) : '';
      return stage.player.post(from ? `/challenges/${source}/clone` : '/challenges', { group, ...named });
    }),
    tavChalsMinPrize: notAllowed(founding({ group: tavern }, how)),
    validationFailed: notStored('Challenge', founding({ shortName: 'ab' }, how)),
  };
};

const gone = (method: string, path: string): RefusalCase =>
  absent(({ player }) => player.call(method, `/challenges/${unknownId}${path}`, { body: named }));
const badId = (method: string, path: string): RefusalCase =>
  failedCheck(({ player }) =>
    player.call(method, `/challenges/abc${path}`, { body: { ...named, group: tavern } }),
  );
const adding = (sent: unknown) => leading((stage, id) => stage.player.post(`/tasks/challenge/${id}`, sent));
const task = { type: 'todo', text: 'a task' };

/** The player alone with a task that came from a challenge which runs. */
const withCopy =
  (act: (stage: Stage, taskId: string) => Promise<Answer>): By =>
  async (stage) => {
    const { id } = await stage.task({ type: 'todo' });
    await stage.server.app.services.storage.run(async (tx) => {
      const found = await tx.tasks.get(stage.player.id, id);
      const challenge = { id: unknownId, taskId: unknownId };
      if (found) await tx.tasks.save(stage.player.id, { ...found, challenge });
    });
    return act(stage, id);
  };

/** Challenges, and what one does with their tasks. */
export const challengeRefusals: RefusalCases<typeof challengeCalls> = {
  listChallenges: { invalidValue: failedCheck(({ player }) => player.get('/challenges/user')) },
  listGroupChallenges: {
    groupNotFound: absent(({ player }) => player.get(`/challenges/groups/${unknownId}`)),
  },
  getChallenge: {
    challengeNotFound: absent(ofStranger(({ player }, id) => player.get(`/challenges/${id}`), true)),
    challengeIdRequired: badId('GET', ''),
  },
  exportChallenge: {
    challengeNotFound: absent(
      ofStranger(({ player }, id) => player.get(`/challenges/${id}/export/csv`), true),
    ),
    challengeIdRequired: badId('GET', '/export/csv'),
  },
  getChallengeMembers: {
    challengeNotFound: absent(ofStranger(({ player }, id) => player.get(`/challenges/${id}/members`), true)),
    challengeIdRequired: badId('GET', '/members'),
    invalidValue: failedCheck(leading(({ player }, id) => player.get(`/challenges/${id}/members?limit=61`))),
  },
  getChallengeMember: {
    challengeMemberNotFound: absent(
      leading(({ player }, id) => player.get(`/challenges/${id}/members/${player.id}`)),
    ),
    challengeNotFound: absent(
      ofStranger(({ player }, id, leader) => player.get(`/challenges/${id}/members/${leader.id}`), true),
    ),
    userWithIDNotFound: {
      error: 'NotFound',
      params: { userId: unknownId },
      by: leading(({ player }, id) => player.get(`/challenges/${id}/members/${unknownId}`)),
    },
    challengeIdRequired: failedCheck(({ player }) => player.get(`/challenges/abc/members/${player.id}`)),
    memberIdRequired: failedCheck(leading(({ player }, id) => player.get(`/challenges/${id}/members/abc`))),
  },
  createChallenge: {
    ...founded(),
    cannotMakeChallenge: {
      ...bad,
      by: async (stage) => {
        await stage.change((player) => ({ ...player, flags: { ...player.flags, chatRevoked: true } }));
        return founding({ group: tavern, prize: 1 })(stage);
      },
    },
    challengeBannedSlurs: {
      ...bad,
      leaves: true,
      by: founding({ group: tavern, prize: 1, description: 'Zounds!' }),
    },
    challengeBannedWords: { ...bad, by: founding({ group: tavern, prize: 1, summary: 'drat' }) },
    groupIdRequired: failedCheck(founding({ group: '' })),
    summaryLengthExceedsMax: failedCheck(founding({ summary: 's'.repeat(251) })),
    minLength: {
      error: 'BadRequest',
      under: 'validationFailed',
      params: { path: 'shortName', min: 3 },
      by: founding({ shortName: 'ab' }),
    },
    required: {
      error: 'BadRequest',
      under: 'validationFailed',
      params: { path: 'name' },
      by: founding({ name: undefined }),
    },
  },
  cloneChallenge: {
    ...founded('clone'),
    challengeNotFound: absent(
      ofStranger(async (stage, id) => {
        await change(stage, id, { flagCount: 2 });
        return stage.player.post(`/challenges/${id}/clone`, named);
      }),
    ),
    challengeIdRequired: badId('POST', '/clone'),
  },
  updateChallenge: {
    challengeNotFound: absent(ofStranger(({ player }, id) => player.put(`/challenges/${id}`, named), true)),
    onlyLeaderUpdateChal: notAllowed(ofStranger(({ player }, id) => player.put(`/challenges/${id}`, named))),
    validationFailed: notStored(
      'Challenge',
      leading(({ player }, id) => player.put(`/challenges/${id}`, { name: '' })),
    ),
    challengeIdRequired: badId('PUT', ''),
    summaryLengthExceedsMax: failedCheck(
      leading(({ player }, id) => player.put(`/challenges/${id}`, { summary: 's'.repeat(251) })),
    ),
  },
  deleteChallenge: {
    challengeNotFound: gone('DELETE', ''),
    onlyLeaderDeleteChal: notAllowed(ofStranger(({ player }, id) => player.delete(`/challenges/${id}`))),
    challengeIdRequired: badId('DELETE', ''),
  },
  selectWinner: {
    challengeNotFound: gone('POST', `/selectWinner/${unknownId}`),
    onlyLeaderDeleteChal: notAllowed(
      ofStranger(({ player }, id) => player.post(`/challenges/${id}/selectWinner/${player.id}`)),
    ),
    winnerNotFound: {
      error: 'NotFound',
      params: ({ player }) => ({ userId: player.id }),
      by: leading(({ player }, id) => player.post(`/challenges/${id}/selectWinner/${player.id}`)),
    },
    challengeIdRequired: badId('POST', `/selectWinner/${unknownId}`),
    winnerIdRequired: failedCheck(
      leading(({ player }, id) => player.post(`/challenges/${id}/selectWinner/me`)),
    ),
  },
  joinChallenge: {
    challengeNotFound: absent(ofStranger(({ player }, id) => player.post(`/challenges/${id}/join`), true)),
    userAlreadyInChallenge: notAllowed(
      leading(async ({ player }, id) => {
        await player.post(`/challenges/${id}/join`);
        return player.post(`/challenges/${id}/join`);
      }),
    ),
    challengeIdRequired: badId('POST', '/join'),
  },
  leaveChallenge: {
    challengeMemberNotFound: notAllowed(leading(({ player }, id) => player.post(`/challenges/${id}/leave`))),
    challengeNotFound: gone('POST', '/leave'),
    challengeIdRequired: badId('POST', '/leave'),
  },
  flagChallenge: {
    challengeNotFound: gone('POST', '/flag'),
    messageChallengeFlagAlreadyReported: absent(
      ofStranger(async ({ player }, id) => {
        await player.post(`/challenges/${id}/flag`);
        return player.post(`/challenges/${id}/flag`);
      }),
    ),
    messageChallengeFlagOfficial: absent(
      ofStranger(async (stage, id) => {
        await change(stage, id, { official: true });
        return stage.player.post(`/challenges/${id}/flag`);
      }),
    ),
    challengeIdRequired: badId('POST', '/flag'),
  },
  clearChallengeFlags: {
    challengeNotFound: absent(async (stage) => {
      await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
      return stage.player.post(`/challenges/${unknownId}/clearflags`);
    }),
    messageGroupChatAdminClearFlagCount: notAllowed(
      leading(({ player }, id) => player.post(`/challenges/${id}/clearflags`)),
    ),
    challengeIdRequired: badId('POST', '/clearflags'),
  },
  getChallengeTasks: {
    challengeNotFound: absent(ofStranger(({ player }, id) => player.get(`/tasks/challenge/${id}`), true)),
    challengeIdRequired: failedCheck(({ player }) => player.get('/tasks/challenge/abc')),
    invalidTasksType: failedCheck(
      leading(({ player }, id) => player.get(`/tasks/challenge/${id}?type=completedTodos`)),
    ),
  },
  createChallengeTasks: {
    challengeNotFound: absent(({ player }) => player.post(`/tasks/challenge/${unknownId}`, task)),
    invalidTaskType: { ...bad, by: adding({ type: 'chore', text: 'x' }) },
    onlyChalLeaderEditTasks: notAllowed(
      ofStranger(({ player }, id) => player.post(`/tasks/challenge/${id}`, task)),
    ),
    payloadTooLarge: { ...bad, by: adding(Array.from({ length: 501 }, () => task)) },
    validationFailed: notStored('todo', adding({ ...task, text: '' })),
    aliasOwnOnly: {
      error: 'BadRequest',
      under: 'validationFailed',
      by: adding({ ...task, alias: 'short' }),
    },
    challengeIdRequired: failedCheck(({ player }) => player.post('/tasks/challenge/abc', task)),
  },
  unlinkTask: {
    cantOnlyUnlinkChalTask: {
      ...bad,
      by: withCopy(({ player }, id) => player.post(`/tasks/unlink-one/${id}?keep=keep`)),
    },
    messageTaskNotFound: absent(({ player }) => player.post(`/tasks/unlink-one/${unknownId}?keep=keep`)),
    taskIdRequired: failedCheck(({ player }) => player.post('/tasks/unlink-one/abc?keep=keep')),
    keepOrRemove: failedCheck(({ player }) => player.post(`/tasks/unlink-one/${unknownId}?keep=keep-all`)),
  },
  unlinkTasks: {
    cantOnlyUnlinkChalTask: {
      ...bad,
      by: withCopy(({ player }) => player.post(`/tasks/unlink-all/${unknownId}?keep=keep-all`)),
    },
    challengeIdRequired: failedCheck(({ player }) => player.post('/tasks/unlink-all/abc?keep=keep-all')),
    keepOrRemoveAll: failedCheck(({ player }) => player.post(`/tasks/unlink-all/${unknownId}?keep=keep`)),
  },
};

/** The refusals of calls on a task that is a challenge's own: for its leader, and nobody else. */
export const ofOriginal = (method: string, path: string, body: object = {}) => {
  const asking =
    (isClosing: boolean): By =>
    (stage) =>
      ofStranger(async (_stage, id, leader) => {
        const { body: made } = await leader.post(`/tasks/challenge/${id}`, {
          ...task,
          checklist: [{ id: unknownId, text: 'step' }],
        });
        const original = String(Object(made.data)._id);
        if (isClosing) await change(stage, id, { closing: { broken: 'CHALLENGE_DELETED' } });
        return stage.player.call(method, `/tasks/${original}${path}`, { body });
      })(stage);
  return {
    challengeNotFound: absent(asking(true)),
    onlyChalLeaderEditTasks: notAllowed(asking(false)),
  };
};
