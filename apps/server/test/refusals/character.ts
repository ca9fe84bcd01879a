import type { characterCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { type RefusalCases, type Stage } from '../support/refusal-cases.ts';

/** A warrior with nothing left to spend. */
const spent = (player: Player): Player => ({
  ...player,
  stats: { ...player.stats, lvl: 12, str: 12, points: 0 },
  flags: { ...player.flags, classSelected: true },
});
const poor = (player: Player): Player => ({ ...player, balance: 0.25 });

const asking =
  (path: string, fields: object = {}, before?: (player: Player) => Player) =>
  async (stage: Stage) => {
    if (before) await stage.change(before);
    return stage.player.post(`/user/${path}`, fields);
  };
const bad = { error: 'BadRequest' } as const;
const denied = { error: 'NotAuthorized' } as const;
const unknown = { ...bad, params: { attr: 'luck' } } as const;

/** Attributes and starting over. */
export const characterRefusals: RefusalCases<typeof characterCalls> = {
  revive: { cannotRevive: { ...denied, by: asking('revive') } },
  allocate: {
    invalidAttribute: { ...unknown, by: asking('allocate?stat=luck', {}, spent) },
    classNotSelected: { ...denied, by: asking('allocate?stat=str') },
    notEnoughAttrPoints: { ...denied, by: asking('allocate?stat=str', {}, spent) },
  },
  allocateBulk: {
    statsObjectRequired: { ...bad, by: asking('allocate-bulk', { stats: 'str' }, spent) },
    invalidAttribute: { ...unknown, by: asking('allocate-bulk', { stats: { str: 1, luck: 1 } }, spent) },
    classNotSelected: { ...denied, by: asking('allocate-bulk', { stats: { str: 1 } }) },
    notEnoughAttrPoints: { ...denied, by: asking('allocate-bulk', { stats: { str: 1, int: 1 } }, spent) },
  },
  reroll: { notEnoughGems: { ...denied, by: asking('reroll', {}, poor) } },
  rebirth: { notEnoughGems: { ...denied, by: asking('rebirth', {}, poor) } },
  resetUser: {
    missingPassword: { ...bad, by: asking('reset') },
    wrongPassword: { ...denied, by: asking('reset', { password: 'RESET' }) },
    incorrectResetPhrase: {
      ...denied,
      by: async (stage) => {
        await stage.forgetPassword();
        return asking('reset', { password: 'DELETE' })(stage);
      },
    },
  },
};
