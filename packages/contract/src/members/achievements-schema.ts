import { Type } from 'typebox';
import { instant, mapOf, text } from '../core/fields.ts';

const shown = Type.Object({
  title: text,
  text,
  icon: Type.String({ description: 'Key of the picture.' }),
  earned: Type.Boolean(),
  value: Type.Optional(
    Type.Union([Type.Number(), Type.Boolean(), text], {
      description: 'The stored count, flag or word, if there is one.',
    }),
  ),
  index: Type.Integer({ description: 'Position across all sections.' }),
  optionalCount: Type.Optional(
    Type.Number({ description: 'How often; of what can be earned several times.' }),
  ),
});

const section = Type.Object({
  label: text,
  achievements: mapOf(shown, 'Achievements by key, in order.'),
});

/** The achievements of a profile in their four sections (wire-user-and-tasks 5.5). */
export const profileAchievementsSchema = Type.Object(
  { basic: section, onboarding: section, seasonal: section, special: section },
  { $id: 'ProfileAchievements' },
);

/** When achievements were earned: our own. */
export const achievementDatesSchema = mapOf(
  Type.Object({
    first: Type.Optional(instant('When it was first earned; absent if that was before dates were kept.')),
    last: instant('When it was last earned.'),
  }),
  'By key of the achievement.',
);
