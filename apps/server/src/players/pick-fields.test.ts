import { expect, test } from 'vitest';
import { pickFields } from './pick-fields.ts';

const view = {
  _id: 'a',
  id: 'a',
  _v: 3,
  notifications: [],
  preferences: { language: 'de' },
  auth: {},
  flags: {},
  permissions: {},
  stats: { hp: 50, gp: 0, buffs: { str: 1 } },
  balance: 0,
  tags: [{ id: 't' }],
};
const { stats, balance: _balance, tags: _tags, ...always } = view;

test.each([
  ['a section', 'stats', { stats }],
  ['one field of a section', 'stats.gp', { stats: { gp: 0 } }],
  ['two fields of one section', 'stats.gp,stats.hp', { stats: { gp: 0, hp: 50 } }],
  ['a section and one of its parts', 'stats.hp,stats', { stats }],
  ['a field three deep', 'stats.buffs.str', { stats: { buffs: { str: 1 } } }],
  ['a list, with spaces around the name', ' tags , balance ', { tags: [{ id: 't' }], balance: 0 }],
  ['one name twice', 'balance,balance', { balance: 0 }],
  ['what comes anyway', 'preferences.language,_id', {}],
  ['what is not there', 'nothing,stats.nothing,stats.hp.more', {}],
  ['what is no name', ',,.,stats.,1st,a b,$where', {}],
  ['what belongs to every object', '__proto__,constructor,stats.__proto__.x,toString', {}],
])('%s can be asked for: %j', (_, names, picked) => {
  expect(pickFields(view, names)).toEqual({ ...always, ...picked });
});

test('what was given is left as it was', () => {
  const before = structuredClone(view);
  pickFields(view, 'stats.gp,tags');
  expect(view).toEqual(before);
});
