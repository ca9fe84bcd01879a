import { Type } from 'typebox';
import { instant, mapOf, optionalText, text } from '../core/fields.ts';

const number = Type.Number();

const socialLogin = Type.Object(
  { id: optionalText, emails: Type.Optional(Type.Array(Type.Object({ value: text }))) },
  { description: 'Empty when it is not connected.' },
);

/** Sign-in data; never a hash, a salt or a code. */
export const authSchema = Type.Object({
  local: Type.Object({
    username: optionalText,
    lowerCaseUsername: optionalText,
    email: optionalText,
    has_password: Type.Optional(Type.Boolean()),
  }),
  facebook: socialLogin,
  google: socialLogin,
  apple: socialLogin,
  timestamps: Type.Object({ created: instant(), loggedin: instant(), updated: instant() }),
  blocked: Type.Optional(Type.Boolean()),
});

/** What players say about themselves. */
export const profileSchema = Type.Object({ name: text, blurb: optionalText, imageUrl: optionalText });

/** The value of any other badge or counter. */
export const badge = Type.Union([number, Type.Boolean()]);

/** Counters and badges by name, absent until they are earned (wire-user-and-tasks 1.2). */
export const achievementsSchema = Type.Object(
  {
    streak: number,
    perfect: number,
    ultimateGearSets: Type.Object({
      warrior: Type.Boolean(),
      rogue: Type.Boolean(),
      wizard: Type.Boolean(),
      healer: Type.Boolean(),
    }),
    challenges: Type.Array(text),
    quests: mapOf(number),
    rebirths: Type.Optional(number),
    rebirthLevel: Type.Optional(number),
  },
  { additionalProperties: badge },
);

/** Tier and words of somebody who helped to make the product. */
export const contributorSchema = Type.Object({
  level: Type.Optional(number),
  text: optionalText,
  contributions: optionalText,
  critical: optionalText,
  admin: Type.Optional(Type.Boolean()),
});

/** Tier of somebody who gave money. */
export const backerSchema = Type.Object({
  tier: Type.Optional(number),
  npc: optionalText,
  tokensApplied: Type.Optional(Type.Boolean()),
});
