import { Type } from 'typebox';
import { instant, mapOf, nullable, optionalText, text, unset, uuidText } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { backerSchema, badge, contributorSchema, profileSchema } from '../players/person-schema.ts';
import { preferencesSchema } from '../players/settings-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';

const number = Type.Number();
const gear = itemsSchema.properties.gear.properties;
const { size, hair, skin, shirt, chair, costume, sleep, background, tasks, disableClasses } =
  preferencesSchema.properties;

const party = Type.Object({
  _id: optionalText,
  order: text,
  orderAscending: text,
  seeking: Type.Optional(instant()),
  quest: Type.Object({
    key: unset(text),
    completed: unset(text),
    RSVPNeeded: Type.Boolean(),
    progress: Type.Object({
      up: number,
      down: number,
      collectedItems: number,
      collect: Type.Optional(mapOf(number)),
    }),
  }),
});

const achievements = Type.Object(
  {
    streak: number,
    perfect: number,
    ultimateGearSets: Type.Optional(mapOf(Type.Boolean())),
    challenges: Type.Array(text),
    quests: Type.Optional(mapOf(number)),
  },
  { additionalProperties: badge },
);

/** What everybody may see of a player (wire-user-and-tasks 1.3). Only lists have objects without fields. */
export const memberSchema = Type.Object(
  {
    _id: uuidText,
    id: uuidText,
    loginIncentives: Type.Integer(),
    profile: profileSchema,
    auth: Type.Object({
      local: Type.Object({
        username: nullable(Type.String({ description: 'Null while it is not verified.' })),
      }),
      timestamps: Type.Object({ created: instant(), loggedin: instant(), updated: instant() }),
    }),
    flags: Type.Object({ classSelected: Type.Boolean(), verifiedUsername: Type.Boolean() }),
    stats: statsSchema,
    achievements,
    party,
    backer: Type.Optional(backerSchema),
    contributor: Type.Optional(contributorSchema),
    items: Type.Object({
      ...Type.Partial(itemsSchema).properties,
      gear: Type.Optional(Type.Object(Type.Partial(Type.Object(gear)).properties)),
    }),
    preferences: Type.Object({
      size,
      hair,
      skin,
      shirt,
      chair,
      costume,
      sleep,
      background,
      tasks,
      disableClasses,
    }),
    inbox: Type.Object({
      optOut: Type.Boolean(),
      canReceive: Type.Optional(
        Type.Boolean({ description: 'The caller may write to them. Only where asked for by username.' }),
      ),
    }),
  },
  { $id: 'Member' },
);
