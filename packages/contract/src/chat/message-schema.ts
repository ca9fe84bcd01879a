import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { backerSchema, contributorSchema } from '../players/person-schema.ts';
import { preferencesSchema } from '../players/settings-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';

const { equipped, costume: worn } = itemsSchema.properties.gear.properties;
const { background, chair, costume, hair, shirt, size, skin } = preferencesSchema.properties;
const { buffs, class: classWord } = statsSchema.properties;
const { seafoam, shinySeed, spookySparkles, snowball } = buffs.properties;

const userStyles = Type.Object(
  {
    items: Type.Object({
      gear: Type.Object({ costume: Type.Optional(worn), equipped: Type.Optional(equipped) }),
      currentMount: text,
      currentPet: text,
    }),
    preferences: Type.Object({ background, chair, costume, hair, shirt, size, skin }),
    stats: Type.Object({
      class: classWord,
      buffs: Type.Object({ seafoam, shinySeed, spookySparkles, snowball }),
    }),
  },
  { description: 'How the author looked; absent in system messages.' },
);

const fields = {
  id: text,
  _id: text,
  groupId: text,
  text: Type.String({ description: 'Markdown; mentions are links.' }),
  unformattedText: text,
  info: open('What a system message says, by `type`; empty in messages of players.'),
  likes: mapOf(Type.Boolean(), 'Ids of players; false: no longer.'),
  flags: mapOf(Type.Literal(true), 'Ids of those who reported it; for moderators.'),
  flagCount: Type.Integer({ description: 'For moderators; 0 for others.' }),
  uuid: Type.String({ description: 'Id of the author, or `system`.' }),
  user: optionalText,
  username: optionalText,
  contributor: Type.Optional(contributorSchema),
  backer: Type.Optional(backerSchema),
  client: optionalText,
  userStyles: Type.Optional(userStyles),
};

/** A message as its readers see it (wire-groups-and-admin 2.1, 2.2). */
export const messageSchema = Type.Object(
  {
    ...fields,
    timestamp: Type.Number({ description: 'Milliseconds since the epoch.' }),
    _meta: Type.Optional(open('For moderators; of some system messages.')),
  },
  { $id: 'ChatMessage' },
);

/** A message as it is stored: just posted, liked or reported (2.1). */
export const storedMessageSchema = Type.Object(
  {
    ...fields,
    timestamp: instant(),
    _meta: Type.Union([open('Of some system messages.'), Type.Null()]),
  },
  { $id: 'StoredChatMessage' },
);
