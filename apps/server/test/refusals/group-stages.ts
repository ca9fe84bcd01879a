import type { Group } from '@everdeed/rules';
import { groupWith, runningPlan } from '../support/parties.ts';
import type { RefusalCase, Stage } from '../support/refusal-cases.ts';
import type { Answer, Caller } from '../support/server.ts';

type By = RefusalCase['by'];

export const bad = { error: 'BadRequest' } as const;
export const notAllowed = (by: By): RefusalCase => ({ error: 'NotAuthorized', by });
export const absent = (by: By): RefusalCase => ({ error: 'NotFound', by });

export const asking = (path: string) => (stage: Stage) => stage.player.get(`/groups${path}`);
export const founding = (body: object) => (stage: Stage) => stage.player.post('/groups', body);

/** The player alone in a group that they lead; a party unless `fields` say otherwise. */
export const inGroup =
  (fields: Partial<Group>, act: (stage: Stage, id: string) => Promise<Answer>): By =>
  async (stage) =>
    act(stage, await groupWith(stage.server, [stage.player], fields));

/** The player and a stranger in a group that the stranger leads. */
export const inStrangersGroup =
  (
    fields: Partial<Group> | ((stage: Stage, stranger: Caller) => Partial<Group>),
    act: (stage: Stage, id: string, stranger: Caller) => Promise<Answer>,
  ): By =>
  async (stage) => {
    const stranger = await stage.stranger();
    const given = typeof fields === 'function' ? fields(stage, stranger) : fields;
    return act(stage, await groupWith(stage.server, [stranger, stage.player], given), stranger);
  };

/** The same in a guild. */
export const inStrangersGuild = (act: (stage: Stage, id: string, stranger: Caller) => Promise<Answer>): By =>
  inStrangersGroup({ type: 'guild' }, act);

/** The player in a guild of a stranger, whose plan keeps gems from all but its leader. */
export const inKeepingGuild = (act: By): By =>
  inStrangersGroup(
    {
      type: 'guild',
      leaderOnly: { challenges: false, getGems: true },
      purchased: { plan: runningPlan },
    },
    act,
  );

export const managing = (what: 'add' | 'remove', managerId: string) => (stage: Stage, id: string) =>
  stage.player.post(`/groups/${id}/${what}-manager`, { managerId });

/** A quest that the party is on, or is asked about. */
export const questOf = (
  leader: string,
  members: Group['quest']['members'],
  active = true,
): Group['quest'] => ({
  key: 'vice1',
  active,
  leader,
  members,
  progress: { collect: {} },
  extra: {},
});
