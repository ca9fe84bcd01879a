import { describe, expect, it } from 'vitest';
import { fieldName, fieldValue, isDeed } from './change-words.ts';

describe('a change in the log', () => {
  it.each([
    ['stats.gp', 3, 'Gold', '3'],
    ['balance', 3, 'Gems', '12'],
    ['flags.chatRevoked', true, 'Muted', 'on'],
    ['permissions.news', true, 'News', 'on'],
    ['permissions.news', undefined, 'News', 'off'],
    ['party._id', undefined, 'Party', '–'],
    ['device', 'Old phone', 'Device', 'Old phone'],
    ['jobs', 3, 'Background jobs', '3'],
    ['items.eggs.Fox', 2, undefined, '2'],
  ])('of %s to %s reads %s %s', (path, value, name, words) => {
    expect(fieldName(path)).toBe(name);
    expect(fieldValue(path, value)).toBe(words);
  });

  it('tells the beginning of the day as a date', () => {
    expect(fieldValue('lastCron', '2026-11-28T05:41:00.000Z')).toMatch(/^28 Nov 2026/);
  });

  it.each([
    ['changeApiToken', 'New API token'],
    ['removeFromParty', 'Remove from party'],
  ])('that is a deed is told by its name alone: %s', (path, name) => {
    expect(isDeed(path)).toBe(true);
    expect(fieldName(path)).toBe(name);
  });
});
