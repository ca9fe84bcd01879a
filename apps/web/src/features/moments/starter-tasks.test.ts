import { starterThemes } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/locales/en/moments.ts';

describe('every starter task', () => {
  it.each(starterThemes)(
    'of the theme $theme has a title, and a note where it has one',
    ({ theme, tasks }) => {
      const ids = tasks.flatMap(({ notes }, index) => {
        const id = `starter.${theme}.${index}`;
        return notes ? [id, `${id}.notes`] : [id];
      });
      expect(Object.keys(messages)).toEqual(expect.arrayContaining(ids));
    },
  );
});
