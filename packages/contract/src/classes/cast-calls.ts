import { isUuid } from '@everdeed/rules';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { rule } from '../core/check.ts';
import { text, uuidText } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { achievementsSchema } from '../players/person-schema.ts';
import { playerSchema } from '../players/player-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import { common } from './common.ts';

const touchedPlayer = Type.Object({
  profile: Type.Object({ name: text }),
  stats: statsSchema,
  achievements: achievementsSchema,
  items: Type.Object({ special: itemsSchema.properties.special }),
});

/** Casting skills, cards and special items. */
export const castCalls = {
  castSpell: defineCall({
    ...common,
    id: 'castSpell',
    method: 'POST',
    path: '/user/class/cast/{spellId}',
    summary: 'Cast a skill, send a card, or use a special item',
    details:
      'A task skill answers `task`, brightness `tasks` with the player in front, and what touches the party or ' +
      'somebody in it `partyMembers`; skills on oneself answer the player alone. What a party skill other than ' +
      '`healAll` gives its caster is not in the answer yet: it shows when the player is read next.',
    params: Type.Object({ spellId: text }),
    query: Type.Object({ targetId: Type.Optional(uuidText) }),
    body: Type.Object({
      quantity: Type.Optional(Type.Integer({ description: 'How many times: 1 (default) to 100.' })),
    }),
    bodyReading: 'lenient',
    checks: [rule('query', 'targetId', 'targetIdUUID', (sent) => sent === undefined || isUuid(sent))],
    answer: Type.Object({
      user: playerSchema,
      task: Type.Optional(taskSchema),
      tasks: Type.Optional(Type.Array(Type.Union([playerSchema, taskSchema]))),
      partyMembers: Type.Optional(Type.Array(touchedPlayer)),
    }),
    refusals: [
      'spellNotFound',
      'invalidQuantity',
      'notEnoughMana',
      'messageNotEnoughGold',
      'spellLevelTooHigh',
      'targetIdUUID',
      'messageTaskNotFound',
      'challengeTasksNoCast',
      'groupTasksNoCast',
      'spellAlreadyCast',
      'partyNotFound',
      'userWithIDNotFound',
      'spellNotOwned',
      'messageHealthAlreadyMax',
    ],
    spec: 'wire-user-and-tasks 3.3',
  }),
};
