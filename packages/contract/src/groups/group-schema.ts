import { Type } from 'typebox';
import { mapOf, open, text, unset, uuidText, word } from '../core/fields.ts';

const number = Type.Number();
const ids = Type.Array(text);

const category = Type.Object({ _id: text, slug: text, name: text });

const basicFields = {
  _id: text,
  id: text,
  name: text,
  type: word(['guild', 'party']),
  privacy: word(['private', 'public']),
  summary: text,
  categories: Type.Array(category),
  memberCount: number,
  balance: Type.Number({ description: 'The bank of the group. One unit is shown as 4 gems.' }),
  leaderOnly: Type.Object({ challenges: Type.Boolean(), getGems: Type.Boolean() }),
};

/** A group in a list (wire-groups-and-admin 1.1, 1.3). */
export const listedGroupSchema = Type.Object(
  { ...basicFields, leader: Type.String({ description: 'Id of the leader.' }) },
  { $id: 'ListedGroup' },
);

const planSchema = Type.Object({
  quantity: number,
  extraMonths: number,
  gemsBought: number,
  cumulativeCount: number,
  mysteryItems: ids,
  consecutive: Type.Object({ count: number, offset: number, gemCapExtra: number, trinkets: number }),
});

const questSchema = Type.Object({
  key: unset(text),
  active: Type.Boolean(),
  leader: unset(uuidText),
  members: mapOf(unset(Type.Boolean()), 'Ids to answers.'),
  progress: Type.Object({ collect: mapOf(number) }),
  extra: open('What a world boss has done.'),
});

/** A whole group (wire-groups-and-admin 1.1). */
export const groupSchema = Type.Object(
  {
    ...basicFields,
    leader: Type.String({ description: 'Id of a leader whose account is gone, or never was there.' }),
    challengeCount: number,
    chat: Type.Array(open('A message.')),
    managers: mapOf(Type.Literal(true), 'Ids of managers.'),
    quest: questSchema,
    tasksOrder: Type.Object({ habits: ids, dailys: ids, todos: ids, rewards: ids }),
    purchased: Type.Object({ plan: planSchema }),
    cron: open('The team’s own day.'),
  },
  { $id: 'Group' },
);
