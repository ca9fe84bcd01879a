import { free, type Kind, pick } from './move.ts';

const gear = ['weapon_warrior_0', 'armor_warrior_1', 'weapon_wizard_1', 'head_armoire_lunarCrown'];
const pins = ['potion', 'armoire', 'gear.flat.armor_warrior_1', 'gear.flat.head_warrior_1'];
const stranger = '11111111-2222-4333-8444-555555555555';

/** What arranges things and must never make or lose any. */
export const belongingKinds = {
  equip: {
    calls: ['equip'],
    plan: (_scene, at) => {
      const type = pick(['equipped', 'costume', 'pet', 'mount'], at);
      const key = type === 'pet' || type === 'mount' ? 'Wolf-Base' : pick(gear, Math.floor(at / 4));
      return free(`/user/equip/${type}/${key}`);
    },
  },
  unequip: {
    calls: ['unequip'],
    plan: (_scene, at) => free(`/user/unequip/${pick(['equipped', 'costume', 'pet-mount-background'], at)}`),
  },
  pin: {
    calls: ['togglePinnedItem'],
    plan: (_scene, at) => ({
      ...free(`/user/toggle-pinned-item/marketGear/${pick(pins, 2 + (at % 2))}`),
      method: 'GET',
    }),
  },
  movePin: {
    calls: ['movePinnedItem'],
    plan: (_scene, at) => free(`/user/move-pinned-item/${pick(pins, at)}/move/to/${at % 5}`),
  },
  dayStart: {
    calls: ['setCustomDayStart'],
    plan: (_scene, at) => free('/user/custom-day-start', { dayStart: at % 24 }),
  },
  block: { calls: ['toggleBlock'], plan: () => free(`/user/block/${stranger}`) },
  readMessages: { calls: ['markMessagesRead'], plan: () => free('/user/mark-pms-read') },
  device: {
    calls: ['addPushDevice'],
    plan: () => free('/user/push-devices', { regId: 'phone', type: 'ios' }),
  },
  noDevice: {
    calls: ['removePushDevice'],
    plan: () => ({ ...free('/user/push-devices/phone'), method: 'DELETE' }),
  },
} satisfies Record<string, Kind>;
