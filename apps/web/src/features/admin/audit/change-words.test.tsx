import { describe, expect, it } from 'vitest';
import { deedName, fieldName, fieldValue, isSecret, isTold } from './change-words.ts';

describe('a change in the log', () => {
  it.each([
    ['stats.gp', 3, 'Gold', '3'],
    ['stats.class', 'wizard', 'Class', 'Mage'],
    ['balance', 3, 'Gems', '12'],
    ['flags.chatRevoked', true, 'Muted', 'on'],
    ['permissions.news', true, 'News', 'on'],
    ['permissions.news', undefined, 'News', 'off'],
    ['party._id', undefined, 'Party', '–'],
    ['device', 'Old phone', 'Device', 'Old phone'],
    ['device', 'habitica-web', 'Device', 'Web browser'],
    ['purchased.plan.dateTerminated', '2026-12-24T12:00:00.000Z', 'Until', '24 Dec 2026, 12:00'],
    ['type', 'email', 'Kind', 'Email'],
    ['area', 'full', 'Kept out of', 'Everything'],
    ['disabled', false, 'Switched off', 'off'],
    ['registration', 'invitation', 'Who can join', 'By invitation'],
    ['backupHour', 3, 'Hour of the backup', '3'],
    ['jobs', 3, 'Background jobs', '3'],
    ['items.eggs.Fox', 2, 'Fox (Eggs)', '2'],
    ['items.gear.owned.head_base_0', true, 'Head Base 0 (Gear)', 'yes'],
    ['achievements.quests.whale', 1, 'Whale (Achievements)', '1'],
    ['items.special.snowball', 2, undefined, '2'],
  ])('of %s to %s reads %s %s', (path, value, name, words) => {
    expect(fieldName(path)).toBe(name);
    expect(fieldValue(path, value)).toBe(words);
  });

  it('tells the beginning of the day as a date', () => {
    expect(fieldValue('lastCron', '2026-11-28T05:41:00.000Z')).toMatch(/^28 Nov 2026/);
  });

  it('tells when an event ran by hand, or that it was ended early', () => {
    const [start, end] = [Date.parse('2026-11-28T09:00:00'), Date.parse('2026-12-01T09:00:00')];
    expect(fieldName('run')).toBe('By hand');
    expect(fieldValue('run', { start, end })).toMatch(/^28 Nov 2026, .* to 1 Dec 2026, /);
    expect(fieldValue('run', { start, end: start })).toMatch(/^ended on 28 Nov 2026, /);
    expect(fieldValue('run', null)).toBe('–');
  });

  it.each([
    ['changeApiToken', true, 'New API token'],
    ['removeFromParty', true, 'Remove from party'],
    ['repair', 'endQuest', 'End the quest'],
    ['repair', 'something new', undefined],
    ['stats.gp', 3, undefined],
  ])('that is a deed is told by its name alone: %s, %s', (path, after, name) => {
    expect(deedName(path, after)).toBe(name);
  });

  it.each([
    ['disabled', undefined, false, false],
    ['disabled', false, true, true],
    ['stats.gp', undefined, 0, true],
  ])('of %s from %s to %s is told: %s', (path, before, after, told) => {
    expect(isTold({ path, before, after })).toBe(told);
  });

  it.each([
    ['secret.text', undefined, undefined, true],
    ['password', null, undefined, true],
    ['secret.text', 'A', undefined, false],
    ['party._id', 'a', null, false],
    ['auth.blocked', undefined, undefined, false],
  ])('of %s from %s to %s says no more than its name: %s', (path, before, after, secret) => {
    expect(isSecret({ path, before, after })).toBe(secret);
  });
});
