import type { equipmentCalls, subscriptionCalls } from '@everdeed/contract';
import type { RefusalCases, Stage } from '../support/refusal-cases.ts';

const asking = (path: string) => (stage: Stage) => stage.player.post(`/user/${path}`);
const bad = { error: 'BadRequest' } as const;
const missing = { error: 'NotFound' } as const;

/** Gear, and the boxes that it comes in. */
export const equipmentRefusals: RefusalCases<typeof equipmentCalls & typeof subscriptionCalls> = {
  equip: {
    invalidTypeEquip: { ...bad, by: asking('equip/hat/weapon_warrior_1') },
    mountNotOwned: { ...missing, by: asking('equip/mount/Wolf-Base') },
    petNotOwned: { ...missing, by: asking('equip/pet/Wolf-Base') },
    gearNotOwned: { ...missing, by: asking('equip/equipped/weapon_warrior_1') },
  },
  unequip: { invalidTypeEquip: { ...bad, by: asking('unequip/hat') } },
  openMysteryItem: { mysteryItemIsEmpty: { ...bad, by: asking('open-mystery-item') } },
};
