import { Type } from 'typebox';
import { messageSchema } from '../chat/message-schema.ts';
import { instant, mapOf, nullable, open, optionalText, text, unset, uuidText, word } from '../core/fields.ts';

const number = Type.Number();
const ids = Type.Array(text);

/** A subject; `_id` is the entry's own. */
export const category = Type.Object({ _id: text, slug: text, name: text });

/** The names by which others know a player. */
const nameFields = {
  _id: uuidText,
  id: uuidText,
  profile: Type.Object({ name: text }),
  flags: Type.Object({ verifiedUsername: Type.Boolean() }),
};

/** A leader as whole groups show them. */
export const namedLeader = Type.Object({
  ...nameFields,
  auth: Type.Object({ local: Type.Object({ username: optionalText }) }),
});

/** The caller, who has just become the leader. */
export const shortLeader = Type.Object({ _id: uuidText, profile: Type.Object({ name: text }) });

/** A member of a group, by their names (wire-user-and-tasks 1.3). */
export const groupMemberSchema = Type.Object(
  {
    ...nameFields,
    auth: Type.Object({
      local: Type.Object({
        username: nullable(Type.String({ description: 'Null while it is not verified.' })),
      }),
    }),
  },
  { $id: 'GroupMember' },
);

/** The fields of a group that stand alone in other records. */
export const basicFields = {
  _id: text,
  id: text,
  name: text,
  type: word(['guild', 'party']),
  privacy: word(['private', 'public']),
  summary: text,
  categories: Type.Array(category),
};

const listedFields = {
  ...basicFields,
  description: optionalText,
  memberCount: number,
  balance: Type.Number({ description: 'The bank of the group. One unit is shown as 4 gems.' }),
  leaderOnly: Type.Object({ challenges: Type.Boolean(), getGems: Type.Boolean() }),
};

const leaderId = Type.String({ description: 'Id of the leader.' });

const planState = {
  active: Type.Optional(Type.Boolean({ description: 'Absent: nobody ever paid.' })),
  wasUpgraded: Type.Optional(Type.Literal(true)),
  dateTerminated: unset(instant()),
};

/** A group in a list (wire-groups-and-admin 1.1, 1.3). */
export const listedGroupSchema = Type.Object(
  { ...listedFields, leader: leaderId, purchased: Type.Optional(Type.Object(planState)) },
  { $id: 'ListedGroup' },
);

/** A group with its managers, after one was made or is none any more (wire-groups-and-admin 1.12). */
export const managedGroupSchema = Type.Object(
  { ...basicFields, leader: leaderId, managers: mapOf(Type.Literal(true), 'Ids of managers.') },
  { $id: 'ManagedGroup' },
);

const nullableText = unset(text);
const planSchema = Type.Object({
  planId: nullableText,
  subscriptionId: nullableText,
  customerId: nullableText,
  paymentMethod: nullableText,
  owner: optionalText,
  dateCreated: nullableText,
  dateTerminated: nullableText,
  dateUpdated: nullableText,
  dateCurrentTypeCreated: nullableText,
  lastReminderDate: nullableText,
  lastBillingDate: nullableText,
  nextPaymentProcessing: nullableText,
  nextBillingDate: nullableText,
  hourglassPromoReceived: nullableText,
  quantity: number,
  extraMonths: number,
  gemsBought: number,
  cumulativeCount: number,
  mysteryItems: ids,
  consecutive: Type.Object({
    count: number,
    offset: number,
    gemCapExtra: number,
    trinkets: number,
    lastHourglassReceived: optionalText,
  }),
});

/** The quest of a group: asked about, or under way (wire-groups-and-admin 3.1). */
export const questSchema = Type.Object({
  key: unset(text),
  active: Type.Boolean(),
  leader: unset(uuidText),
  members: mapOf(unset(Type.Boolean()), 'Ids to answers.'),
  progress: Type.Object({
    hp: Type.Optional(number),
    rage: Type.Optional(number),
    collect: mapOf(number),
  }),
  extra: Type.Optional(open('What a world boss has done.')),
});

/** A whole group (wire-groups-and-admin 1.1). */
export const groupSchema = Type.Object(
  {
    ...listedFields,
    logo: optionalText,
    leaderMessage: optionalText,
    bannedWordsAllowed: Type.Optional(Type.Boolean()),
    chatLimitCount: Type.Optional(number),
    leader: Type.Union([namedLeader, shortLeader, text], {
      description: 'The leader; an id alone if their account is gone, or never was there.',
    }),
    challengeCount: number,
    chat: Type.Array(messageSchema),
    managers: mapOf(Type.Literal(true), 'Ids of managers.'),
    quest: questSchema,
    tasksOrder: Type.Object({ habits: ids, dailys: ids, todos: ids, rewards: ids }),
    purchased: Type.Object({ plan: Type.Optional(planSchema), ...planState }),
    cron: Type.Object(
      {
        lastProcessed: Type.Optional(instant()),
        timezoneOffset: Type.Optional(number),
        dayStart: Type.Optional(number),
      },
      { description: 'The team’s own day.' },
    ),
  },
  { $id: 'Group' },
);
