import { addGroups } from '../support/groups.ts';
import type { classCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

type Stats = Player['stats'];
const adept =
  (stats: Partial<Stats> = {}) =>
  (player: Player): Player => ({
    ...player,
    stats: { ...player.stats, lvl: 14, mp: 100, ...stats },
    flags: { ...player.flags, classSelected: true },
  });
const asking =
  (path: string, before?: (player: Player) => Player, fields: object = {}) =>
  async (stage: Stage) => {
    if (before) await stage.change(before);
    return stage.player.post(`/user/${path}`, fields);
  };
const casting = (what: string, stats: Partial<Stats> = {}, fields: object = {}) =>
  asking(`class/cast/${what}`, adept(stats), fields);

/** Casts on a task that the player has in common with others. */
const castingOnShared =
  (shared: object, stats: Partial<Stats> = {}) =>
  async (stage: Stage) => {
    await stage.change(adept(stats));
    const { id } = await stage.task({ type: 'habit' });
    await stage.server.app.services.storage.run(async (tx) => {
      const task = await tx.tasks.get(stage.player.id, id);
      if (task) await tx.tasks.save(stage.player.id, { ...task, ...shared });
    });
    return stage.player.post(`/user/class/cast/smash?targetId=${id}`);
  };
/** Casts on somebody who is not in the player's party. */
const castingOnStranger = async (stage: Stage) => {
  const party = '99999999-2222-4333-8444-555555555555';
  await addGroups(stage.server.app.services.storage, [party], { type: 'party' });
  await stage.change((player) => adept({ gp: 20 })({ ...player, party: { ...player.party, _id: party } }));
  return stage.player.post(`/user/class/cast/greeting?targetId=${unknownId}`);
};
const bad = { error: 'BadRequest' } as const;
const denied = { error: 'NotAuthorized' } as const;
const missing = { error: 'NotFound' } as const;

/** Classes and their skills. */
export const classRefusals: RefusalCases<typeof classCalls> = {
  changeClass: {
    lvl10ChangeClass: { ...denied, by: asking('change-class?class=rogue', adept({ lvl: 9 })) },
    notEnoughGems: { ...denied, by: asking('change-class?class=rogue', adept()) },
    invalidClass: { ...bad, by: asking('change-class?class=bard', adept()) },
  },
  castSpell: {
    spellNotFound: { ...missing, params: { spellId: 'fireball' }, by: casting('fireball') },
    invalidQuantity: { ...bad, by: casting('heal', { class: 'healer', hp: 10 }, { quantity: 101 }) },
    notEnoughMana: { ...denied, by: casting('intimidate', { mp: 14 }) },
    messageNotEnoughGold: { ...denied, by: casting('greeting', { gp: 9 }) },
    spellLevelTooHigh: { ...denied, params: { level: 14 }, by: casting('intimidate', { lvl: 13 }) },
    targetIdUUID: { ...bad, by: casting('smash') },
    messageTaskNotFound: { ...missing, by: casting(`smash?targetId=${unknownId}`) },
    challengeTasksNoCast: { ...bad, by: castingOnShared({ challenge: { id: unknownId } }) },
    groupTasksNoCast: {
      ...bad,
      by: castingOnShared({ group: { id: unknownId, assignedUsers: [], completedBy: {} } }),
    },
    spellAlreadyCast: { ...bad, by: casting('stealth', { class: 'rogue' }) },
    partyNotFound: { ...missing, by: casting(`greeting?targetId=${unknownId}`, { gp: 20 }) },
    userWithIDNotFound: {
      ...missing,
      params: { userId: unknownId },
      by: castingOnStranger,
    },
    spellNotOwned: { ...denied, by: casting('snowball') },
    messageHealthAlreadyMax: { ...denied, by: casting('heal', { class: 'healer' }) },
  },
};
