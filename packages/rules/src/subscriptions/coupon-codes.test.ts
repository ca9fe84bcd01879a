import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCouponCode, readCouponCode } from './coupon-codes.ts';

describe('the code of a coupon', () => {
  // By hand, from wire-groups-and-admin 7.6: c = ((1 · 19 + 0) · 19 + 0) · 19 + 0 = 6859, and 6859 mod 31 = 8.
  it.each([
    ['of zeros', '00000000-0000-4000-8000-000000000000', '0008-000G-000Q'],
    ['of a one in its last bit', '00000000-0001-4000-8000-000000000000', '100V-000G-000Q'],
  ])('%s is made of its id', (_what, id, code) => expect(newCouponCode(id)).toBe(code));

  it('is three groups of four, and reads as itself', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        const code = newCouponCode(id);
        expect(code).toMatch(/^[0-9A-HJ-NP-RT-Y]{4}(?:-[0-9A-HJ-NP-RT-Y]{4}){2}$/);
        expect(readCouponCode(code)).toBe(code);
      }),
    );
  });

  const code = '0008-000G-000Q';
  it.each([
    ['in small letters', code.toLowerCase()],
    ['without dashes', '0008000G000Q'],
    ['with spaces around', ' 0008 000G 000Q\n'],
    ['with letters for digits', 'OOo8-ooOG-OOOQ'],
  ])('is read %s', (_how, typed) => expect(readCouponCode(typed)).toBe(code));

  it('is read with I, Z and S for 1, 2 and 5', () => {
    expect(readCouponCode('IZS9-izsH-IzSR')).toBe('1259-125H-125R');
  });

  it.each([
    ['a wrong check', '0009-000G-000Q'],
    ['groups in another order', '000G-0008-000Q'],
    ['a group missing', '0008-000G'],
    ['a symbol too many', '0008-000G-000Q-0'],
    ['a letter beyond ASCII', '0008-000G-000Ǫ'],
    ['nothing', ''],
  ])('is no code with %s', (_what, typed) => expect(readCouponCode(typed)).toBeUndefined());
});
