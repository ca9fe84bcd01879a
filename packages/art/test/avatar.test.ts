import { describe, expect, it } from 'vitest';
import { avatarLook, type LookSource } from '../src/index.ts';
import { drawAvatar } from '../src/all.ts';

const same = (a: LookSource, b: LookSource): boolean =>
  Buffer.compare(Buffer.from(drawAvatar(avatarLook(a)).data), Buffer.from(drawAvatar(avatarLook(b)).data)) ===
  0;
const base: LookSource = { preferences: { skin: 'ddc994', hair: { color: 'red', base: 3, bangs: 1 } } };
const worn = (
  equipped: Record<string, string>,
  costume: Record<string, string> = {},
  on = false,
): LookSource => ({
  preferences: { ...base.preferences, costume: on },
  items: { gear: { equipped, costume } },
});

describe('avatarLook', () => {
  it('reads a new player', () => {
    expect(avatarLook({})).toMatchObject({ size: 'slim', chair: 'none', asleep: false, gear: {} });
  });
  it('uses the costume only while it is on', () => {
    const gear = { head: 'head_warrior_5' };
    expect(avatarLook(worn(gear, { head: 'head_wizard_5' })).gear).toEqual(gear);
    expect(avatarLook(worn(gear, { head: 'head_wizard_5' }, true)).gear).toEqual({ head: 'head_wizard_5' });
  });
  it('shows the first transformation that is on', () => {
    const buffs = { str: 3, snowball: false, seafoam: true };
    expect(avatarLook({ stats: { buffs } }).buff).toBe('seafoam');
  });
});

describe('drawAvatar', () => {
  it.each([
    ['broad build', { preferences: { ...base.preferences, size: 'broad' } }],
    ['another skin', { preferences: { ...base.preferences, skin: '915533' } }],
    ['a shirt', { preferences: { ...base.preferences, shirt: 'rainbow' } }],
    ['a chair', { preferences: { ...base.preferences, chair: 'red' } }],
    ['sleep', { preferences: { ...base.preferences, sleep: true } }],
    ['a beard', { preferences: { ...base.preferences, hair: { ...base.preferences?.hair, beard: 2 } } }],
    ['a flower', { preferences: { ...base.preferences, hair: { ...base.preferences?.hair, flower: 4 } } }],
    ['a background', { preferences: { ...base.preferences, background: 'beach' } }],
    ['a pet', { ...base, items: { currentPet: 'Fox-Base' } }],
    ['a mount', { ...base, items: { currentMount: 'Fox-Base' } }],
    ['a buff', { ...base, stats: { buffs: { snowball: true } } }],
    ['a weapon', worn({ weapon: 'weapon_warrior_3' })],
    ['a shield', worn({ shield: 'shield_warrior_3' })],
    ['armor', worn({ armor: 'armor_warrior_3' })],
    ['a helmet', worn({ head: 'head_warrior_3' })],
    ['a cape', worn({ back: 'back_special_wondercon_red' })],
    ['glasses', worn({ eyewear: 'eyewear_special_blackTopFrame' })],
    ['ears', worn({ headAccessory: 'headAccessory_special_foxEars' })],
    ['a scarf', worn({ body: 'body_armoire_cozyScarf' })],
  ] as const)('shows %s', (_what, look) => {
    expect(same(base, look as LookSource)).toBe(false);
  });

  it.each([
    { mount: 'Wolf-Base', shows: true },
    { mount: 'Cactus-Base', shows: false },
  ])('hangs a leg over the flank of $mount: $shows', ({ mount, shows }) => {
    const shoes = (armor: string) => {
      const p = drawAvatar(
        avatarLook({ ...base, items: { currentMount: mount, gear: { equipped: { armor } } } }),
      );
      return p.data.subarray((38 * 48 + 26) * 4, (38 * 48 + 27) * 4).join();
    };
    expect(shoes('armor_warrior_3') !== shoes('armor_warrior_4')).toBe(shows);
  });

  it.each([
    { base: 6, head: 'head_rogue_3', out: false },
    { base: 6, head: 'head_warrior_1', out: true },
    { base: 6, head: 'head_base_0', out: true },
  ])('shows pigtails beside $head: $out', ({ base: style, head, out }) => {
    const hair = { color: 'red', base: style, bangs: 0 };
    const p = drawAvatar(avatarLook({ ...worn({ head }), preferences: { skin: 'ddc994', hair } }));
    expect(p.data[(20 * 48 + 10) * 4 + 3] !== 0).toBe(out);
  });

  it('closes the wearer’s hand over what it holds', () => {
    const grip = (skin: string) => {
      const p = drawAvatar(
        avatarLook({ ...worn({ weapon: 'weapon_wizard_1' }), preferences: { ...base.preferences, skin } }),
      );
      return p.data.subarray((33 * 48 + 34) * 4, (33 * 48 + 35) * 4).join();
    };
    expect(grip('915533')).not.toBe(grip('ddc994'));
  });

  it('shows nothing for the plain base pieces', () => {
    expect(
      same(
        base,
        worn({
          weapon: 'weapon_base_0',
          armor: 'armor_base_0',
          head: 'head_base_0',
          shield: 'shield_base_0',
        }),
      ),
    ).toBe(true);
  });
});
