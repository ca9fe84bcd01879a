import { Type } from 'typebox';

const instant = (description: string) => Type.String({ format: 'date-time', description });
const optional = Type.Optional;

/** One entry of a checklist. */
const checklistItemSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  text: Type.String(),
  completed: Type.Boolean(),
  linkId: optional(Type.String()),
});

/** A task of any type as it travels (wire-user-and-tasks 4.1); fields of other types are absent. */
export const taskSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    id: Type.String({ format: 'uuid' }),
    type: Type.String({ enum: ['habit', 'daily', 'todo', 'reward'] }),
    text: Type.String(),
    notes: Type.String(),
    alias: optional(Type.String({ pattern: '^[A-Za-z0-9_-]+$' })),
    tags: Type.Array(Type.String({ format: 'uuid' })),
    value: Type.Number({ description: 'Redness; the price in gold of a reward.' }),
    priority: Type.Number({ enum: [0.1, 1, 1.5, 2] }),
    attribute: Type.String({ enum: ['str', 'con', 'int', 'per'] }),
    reminders: Type.Array(
      Type.Object({
        id: Type.String({ format: 'uuid' }),
        time: instant('When to remind.'),
        startDate: optional(instant('First day of reminding.')),
      }),
    ),
    userId: optional(Type.String({ format: 'uuid' })),
    challenge: Type.Record(Type.String(), Type.Unknown()),
    group: Type.Record(Type.String(), Type.Unknown()),
    byHabitica: Type.Boolean({ description: 'A starter task made by the product.' }),
    createdAt: instant('Creation.'),
    updatedAt: instant('Last save.'),
    up: optional(Type.Boolean()),
    down: optional(Type.Boolean()),
    counterUp: optional(Type.Number()),
    counterDown: optional(Type.Number()),
    frequency: optional(Type.String({ enum: ['daily', 'weekly', 'monthly', 'yearly'] })),
    everyX: optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    startDate: optional(instant("Start of that day in the player's zone.")),
    repeat: optional(Type.Record(Type.String(), Type.Boolean())),
    daysOfMonth: optional(Type.Array(Type.Integer())),
    weeksOfMonth: optional(Type.Array(Type.Integer())),
    streak: optional(Type.Number()),
    isDue: optional(Type.Boolean()),
    nextDue: optional(Type.Array(Type.String({ format: 'date-time' }))),
    yesterDaily: optional(Type.Boolean()),
    completed: optional(Type.Boolean()),
    collapseChecklist: optional(Type.Boolean()),
    checklist: optional(Type.Array(checklistItemSchema)),
    date: optional(instant('Due date of a to-do.')),
    dateCompleted: optional(instant('When a to-do was done.')),
    history: optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  },
  { $id: 'Task' },
);

/** What a client may send of a task; anything else is dropped. Refused fields answer `validationFailed`. */
export const taskInputNote =
  'Settable: type (on creation), _id (on creation, a UUID), text, notes, alias, tags, value (rewards), priority, ' +
  'attribute, reminders, byHabitica, up, down, counterUp, counterDown, frequency, everyX, startDate, repeat, ' +
  'daysOfMonth, weeksOfMonth, streak, yesterDaily, collapseChecklist, checklist, date.';
