import { beforeAll, describe, expect, it } from 'vitest';
import { allGear } from '../src/index.ts';
import { loadWordsIn, nameOf, wordsOf } from '../src/words/index.ts';

beforeAll(() => loadWordsIn('de'));

describe('German names of gear', () => {
  it.each([
    ['a compound of two short words', 'weapon_special_yeti', 'Yetikeule'],
    ['a linking letter', 'armor_special_summer2015Healer', 'Matrosenanzug'],
    ['a plural', 'armor_special_summer2023Warrior', 'Goldfisch-Schuppen'],
    ['a hyphen where the compound gets long', 'shield_special_snowflake', 'Schneeflocken-Schild'],
    ['a hyphen before a compound', 'shield_special_yeti', 'Yeti-Schneeschild'],
    ['a feminine ordinal', 'shield_special_springRogue', 'Zweite Schleichkätzchen-Kralle'],
    ['a masculine ordinal', 'shield_special_fallRogue', 'Zweiter Vampirjäger-Pflock'],
    ['a masculine adjective', 'head_special_fallRogue', 'Breiter Vampirjägerhut'],
    ['a neuter ordinal', 'shield_special_spring2016Rogue', 'Zweites Spürhund-Stöckchen'],
    ['a theme of several words', 'weapon_special_fall2016Rogue', 'Schwarze-Witwen-Giftzahn'],
    ['an ordinal before several words', 'shield_special_fall2016Rogue', 'Zweiter Schwarze-Witwen-Giftzahn'],
    ['an adjective before a hyphen', 'armor_mystery_201904', 'Gelber Pfützenspringer-Mantel'],
    ['a name of its own', 'head_special_fall2021Warrior', 'Fehlender Kopf'],
    ['three equal letters', 'weapon_special_winter2024Rogue', 'Schneeeulen-Klaue'],
    ['a slot beside the four main ones', 'body_special_summer2015Healer', 'Matrosenkragen'],
    ['a genitive', 'weapon_warrior_6', 'Schwert der letzten Tagesaufgabe'],
  ])('join with %s: %s', (_what, key, name) => {
    expect(nameOf('gear', key, 'de')).toBe(name);
  });

  it.each([
    ['yetiSet', 'Yeti-Set'],
    ['fall2016BlackWidowSet', 'Schwarze-Witwen-Set'],
    ['redLoungewear', 'Rotes Faulenzer-Set'],
    ['sillierTuxedoSet', 'Noch alberneres Smoking-Set'],
  ])('name the set %s: %s', (key, name) => {
    expect(nameOf('gearSets', key, 'de')).toBe(name);
  });

  it('put no two capitals, and no hyphen beside a space, into one word', () => {
    const odd = allGear()
      .map(({ key }) => nameOf('gear', key, 'de'))
      .filter((name) => /\p{Ll}\p{Lu}|- | -|--|=/u.test(name));
    expect(odd).toEqual([]);
  });

  it.each([
    ['shield_special_goldenknight', 'Bringt|Gut für|Leiht dir|Gibt dir'],
    ['weapon_wizard_1', 'Braucht beide Hände.'],
  ])('say what %s adds', (key, phrase) => {
    expect(wordsOf('gear', key, 'de')?.description).toMatch(new RegExp(phrase));
  });
});
