import { Type } from 'typebox';
import { word } from '../core/fields.ts';

const attributes = { str: Type.Number(), int: Type.Number(), con: Type.Number(), per: Type.Number() };

/** Boosts that end with the day; the last four are disguises that friends throw. */
const buffsSchema = Type.Object({
  ...attributes,
  stealth: Type.Number({ description: 'Dailies that the next day will not judge.' }),
  streaks: Type.Boolean(),
  snowball: Type.Boolean(),
  spookySparkles: Type.Boolean(),
  shinySeed: Type.Boolean(),
  seafoam: Type.Boolean(),
});

/** The four classes, by their names on the wire: the mage is `wizard`. */
const classWord = word(['warrior', 'rogue', 'wizard', 'healer']);

/** The attributes and points of a player. The last three are derived from the others, and not always sent. */
export const statsSchema = Type.Object(
  {
    hp: Type.Number(),
    mp: Type.Number(),
    exp: Type.Number(),
    gp: Type.Number(),
    lvl: Type.Integer(),
    class: classWord,
    points: Type.Number({ description: 'Attribute points to spend.' }),
    ...attributes,
    buffs: buffsSchema,
    training: Type.Object(attributes),
    toNextLevel: Type.Optional(Type.Number()),
    maxHealth: Type.Optional(Type.Number()),
    maxMP: Type.Optional(Type.Number()),
  },
  { $id: 'Stats' },
);
