import { describe, expect, it } from 'vitest';
import { earnedSections, newestOf } from './sections.ts';

const one = (title: string, optionalCount?: number) => ({
  title,
  text: '',
  icon: '',
  earned: true,
  index: 0,
  ...(optionalCount !== undefined && { optionalCount }),
});
const none = { label: '', achievements: {} };
const SECTIONS = {
  basic: {
    label: 'Basic',
    achievements: {
      streak: one('In the Groove', 4),
      perfect: one('Nothing Left Undone', 1),
      hatchedPet: one('First Hatchling'),
      fedPet: { ...one('First Bite'), earned: false },
    },
  },
  onboarding: none,
  seasonal: none,
  special: none,
};

describe('what has been earned', () => {
  it('is newest first, and what has no date follows in its order', () => {
    const sections = earnedSections(SECTIONS, {
      perfect: { first: '2026-10-01T12:00:00.000Z', last: '2026-11-22T12:00:00.000Z' },
      hatchedPet: { last: '2026-11-01T12:00:00.000Z' },
      fedPet: { last: '2026-11-23T12:00:00.000Z' },
    });
    expect(sections[0]?.earned.map(({ key, count }) => [key, count])).toEqual([
      ['perfect', undefined],
      ['hatchedPet', undefined],
      ['streak', 4],
    ]);
    expect(newestOf(sections)).toBe('2026-11-22T12:00:00.000Z');
  });

  it('says nothing of dates that nobody kept', () => {
    const sections = earnedSections(SECTIONS);
    expect(sections[0]?.earned.every(({ last }) => last === undefined)).toBe(true);
    expect(newestOf(sections)).toBeUndefined();
  });
});
