import { Type } from 'typebox';
import { instant, optionalText, text, uuidText } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { backerSchema, profileSchema } from '../players/person-schema.ts';
import { preferencesSchema } from '../players/settings-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';

const { equipped, costume: worn } = itemsSchema.properties.gear.properties;
const { background, chair, costume, hair, shirt, size, skin } = preferencesSchema.properties;
const { buffs, class: classWord, lvl } = statsSchema.properties;

/** A player who is looking for a party: how they look and play (wire-groups-and-admin 1.13). */
export const seekerSchema = Type.Object(
  {
    _id: uuidText,
    auth: Type.Object({
      local: Type.Object({ username: optionalText }),
      timestamps: Type.Object({ created: instant(), loggedin: instant(), updated: instant() }),
    }),
    backer: backerSchema,
    contributor: Type.Object({ level: Type.Optional(Type.Number()) }),
    flags: Type.Object({
      classSelected: Type.Boolean(),
      chatRevoked: Type.Optional(Type.Boolean()),
    }),
    invited: Type.Boolean({ description: 'False; clients note here whom they have invited.' }),
    items: Type.Object({ gear: Type.Object({ equipped, costume: worn }) }),
    loginIncentives: Type.Integer(),
    preferences: Type.Object({
      background,
      chair,
      costume,
      hair,
      shirt,
      size,
      skin,
      language: Type.Optional(text),
    }),
    profile: profileSchema,
    stats: Type.Object({ buffs, class: classWord, lvl }),
  },
  { $id: 'Seeker' },
);
