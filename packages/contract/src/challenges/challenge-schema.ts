import { Type } from 'typebox';
import { instant, mapOf, nullable, open, optionalText, text, uuidText } from '../core/fields.ts';
import {
  basicFields,
  category,
  groupMemberSchema,
  namedLeader,
  shortLeader,
} from '../groups/group-schema.ts';
import { memberSchema } from '../members/member-schema.ts';
import { copySchema } from '../tasks/task-schema.ts';

const number = Type.Number();
const ids = Type.Array(text);

/** The group of a challenge in full: as it is read. */
const hostSchema = Type.Object({ ...basicFields, leader: text });
const { _id, name, type, privacy } = basicFields;
/** The same in short: after a change. */
const shortHostSchema = Type.Object({ _id, name, type, privacy });

/** A leader as lists show them. */
const listedLeader = Type.Object({
  ...namedLeader.properties,
  backer: Type.Optional(open('Support for the site.')),
  contributor: Type.Optional(open('Contributions to the site.')),
});

/** A challenge (wire-groups-and-admin 4.1). */
export const challengeSchema = Type.Object(
  {
    _id: uuidText,
    id: uuidText,
    name: text,
    shortName: Type.String({ description: 'The name of the tag that participants get.' }),
    summary: text,
    description: optionalText,
    official: Type.Boolean(),
    tasksOrder: Type.Object({ habits: ids, dailys: ids, todos: ids, rewards: ids }),
    leader: nullable(
      Type.Union([listedLeader, namedLeader, shortLeader, text], {
        description: 'The leader, or an id; null if their account is gone.',
      }),
    ),
    group: nullable(Type.Union([hostSchema, shortHostSchema, text])),
    memberCount: number,
    prize: Type.Number({ description: 'In gems.' }),
    categories: Type.Array(category),
    flags: mapOf(Type.Boolean(), 'Ids of those who reported it.'),
    flagCount: number,
    createdAt: instant(),
    updatedAt: instant(),
  },
  { $id: 'Challenge' },
);

const tasks = Type.Array(copySchema);

const ofParticipant = { tasks: Type.Optional(tasks), joinedAt: Type.Optional(instant()) };

/** A participant, by their names or as everybody may see them. */
export const participantSchema = Type.Union([
  Type.Object({ ...memberSchema.properties, ...ofParticipant }),
  Type.Object({ ...groupMemberSchema.properties, ...ofParticipant }),
]);

/** A participant with their copies of the challenge's tasks. */
export const progressSchema = Type.Object({ ...groupMemberSchema.properties, tasks });
