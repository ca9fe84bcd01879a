import { audioThemes } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { eventOf, type SoundEvent, tonesFor, waveOf } from './tunes.ts';

const EVENTS: readonly SoundEvent[] = ['reward', 'loss', 'drop', 'streak', 'success', 'error'];

describe('the themes', () => {
  it('each sound like themselves', () => {
    const heard = audioThemes.map((theme) => `${waveOf(theme)} ${JSON.stringify(tonesFor(theme, 'streak'))}`);
    expect(new Set(heard).size).toBe(audioThemes.length);
  });

  it('stay short, and within what small speakers play', () => {
    for (const theme of audioThemes)
      for (const event of EVENTS)
        for (const { pitch, at, length } of tonesFor(theme, event)) {
          expect(pitch).toBeGreaterThanOrEqual(110);
          expect(pitch).toBeLessThan(2000);
          expect(at + length).toBeLessThan(1.2);
        }
  });

  it('fall back to a plain one', () => {
    expect(tonesFor('no such theme', 'loss')).toHaveLength(2);
  });
});

describe('the kinds of toasts', () => {
  it.each([
    ['gp', 'reward'],
    ['damage', 'loss'],
    ['drop', 'drop'],
    ['crit', 'streak'],
    ['error', 'error'],
    ['info', undefined],
  ])('%s sounds like %s', (toast, event) => {
    expect(eventOf(toast)).toBe(event);
  });
});
