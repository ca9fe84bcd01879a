import type { Habit } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { taskBase } from '../../test/support/tasks.ts';
import { historyCsv } from './history-csv.ts';
import { toXml } from './to-xml.ts';

const habit = (text: string): Habit => ({
  ...taskBase(''),
  _id: 'h',
  type: 'habit',
  text,
  up: true,
  down: true,
  counterUp: 0,
  counterDown: 0,
  frequency: 'daily',
  history: [{ date: Date.parse('2026-02-10T15:00:01.000Z'), value: 1.5 }],
});

describe('historyCsv', () => {
  it('has the header and a line for each entry', () => {
    expect(historyCsv([habit('read')])).toBe(
      'Task Name,Task ID,Task Type,Date,Value\nread,h,habit,2026-02-10 15:00:01,1.5\n',
    );
  });

  it('quotes what needs quotes and keeps formulas from running', () => {
    expect(historyCsv([habit('a "b", c')])).toContain('"a ""b"", c",h');
    expect(historyCsv([habit('=1+1')])).toContain("'=1+1");
  });
});

describe('toXml', () => {
  it.each([
    ['text is escaped', { a: '<b>&' }, '<user><a>&lt;b&gt;&amp;</a>'],
    ['lists become repeated elements', { a: [1, 2] }, '<user><a>1</a><a>2</a>'],
    ['letters that XML cannot hold are left out', { a: 'x\u0000y' }, '<user><a>xy</a>'],
    [
      'keys that are no names go into an attribute',
      { a: { '1-2': true } },
      '<a><entry key="1-2">true</entry></a>',
    ],
    [
      'bought looks become lists of keys',
      { purchased: { skin: { bear: true, wolf: false } } },
      '<skin>bear</skin>',
    ],
    [
      'unread groups carry their id',
      { newMessages: { g: { name: 'G', value: true } } },
      '<newMessages><id>g</id>',
    ],
  ])('%s', (_, view, part) => {
    expect(toXml(view)).toContain(part);
  });
});
