import { allGear } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { isClassGear, type Picture } from '../src/index.ts';
import * as ofClass from '../src/gear/class.ts';
import * as all from '../src/gear/index.ts';

const keys = allGear().map(({ key }) => key);
const classKeys = keys.filter(isClassGear);

const pixels = ({ data }: Picture): Buffer => Buffer.from(data.buffer, data.byteOffset, data.length);

describe('class gear alone', () => {
  it('is what the four classes and beginners wear', () => {
    expect(classKeys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => /_(warrior|rogue|wizard|healer|base)_/.test(key))).toEqual(classKeys);
    expect(isClassGear('armor_special_1')).toBe(false);
    expect(isClassGear('weapon_warrior_constructor')).toBe(false);
  });

  it.each(classKeys)('draws %s as all gear together does', (key) => {
    expect(pixels(ofClass.drawGear(key)).equals(pixels(all.drawGear(key)))).toBe(true);
    expect(pixels(ofClass.drawWorn(key, 1.17)).equals(pixels(all.drawWorn(key, 1.17)))).toBe(true);
    expect(ofClass.gearArt(key).covers).toBe(all.gearArt(key).covers);
  });

  it('draws nothing for a key that is not class gear', () => {
    const { data } = ofClass.drawWorn('armor_armoire_goldenToga', 1);
    expect(data.some((value) => value !== 0)).toBe(false);
  });
});
