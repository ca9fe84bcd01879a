import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present, trimmed, uuid } from '../core/check.ts';
import { instant, open, text, uuidText } from '../core/fields.ts';
import { pageQuery } from '../core/page.ts';
import { groupSchema } from '../groups/group-schema.ts';
import { backerSchema, contributorSchema, profileSchema } from '../players/person-schema.ts';

const common = { area: 'hall', method: 'GET', versions: ['v3', 'v4'], refusals: [] } as const;
const forAll = { ...common, auth: 'user', spec: 'wire-groups-and-admin 6.1' } as const;
const forSupport = { ...common, auth: { privilege: 'userSupport' } } as const;

const pages = pageQuery();
const listed = Type.Array(
  Type.Object({
    _id: uuidText,
    contributor: contributorSchema,
    backer: backerSchema,
    profile: Type.Object({ name: text }),
  }),
);
const byHero = {
  params: Type.Object({ heroId: text }),
  checks: [trimmed(present('params', 'heroId', 'heroIdRequired'))],
  refusals: ['userWithIDNotFound'],
} as const;

const like = open('As in `Player`; parts without anything in them are left out.');
const report = Type.Object({ comment: text, source: text, timestamp: instant() });
/** A player as support sees them (wire-groups-and-admin 6.2). */
const heroSchema = Type.Object(
  {
    _id: uuidText,
    id: Type.Optional(uuidText),
    auth: like,
    balance: Type.Number({ description: 'One unit is shown as 4 gems.' }),
    contributor: contributorSchema,
    flags: like,
    items: like,
    lastCron: instant(),
    party: like,
    preferences: like,
    profile: Type.Object({
      ...profileSchema.properties,
      flags: Type.Optional(Type.Record(text, report, { description: 'Reports, by who made them.' })),
    }),
    purchased: like,
    secret: Type.Object({ text: Type.Optional(text) }, { description: 'A note of the support.' }),
    permissions: Type.Optional(Type.Record(text, Type.Boolean())),
    achievements: like,
    stats: like,
  },
  { $id: 'Hero' },
);

const sent = (description: string) => Type.Optional(Type.Unknown({ description }));
const part = sent('The fields to change, as in the answer.');
const heroBody = Type.Object({
  balance: sent('0 is ignored.'),
  purchased: sent('`plan`, with `convertToGroupPlan`: the id of a group; `ads`: only true.'),
  stats: part,
  contributor: part,
  permissions: part,
  purchasedPath: sent('A look, such as `purchased.shirt.cold`.'),
  purchasedVal: sent('true gives the look, all else takes it.'),
  achievementPath: sent('Such as `achievements.quests.dilatory`.'),
  achievementVal: sent('A number, true or false.'),
  itemPath: sent('Such as `items.pets.Wolf-Base`.'),
  itemVal: sent('0, false and null as texts.'),
  auth: sent('`blocked`; `local.email`.'),
  flags: sent('`chatRevoked`, `chatShadowMuted`.'),
  profile: part,
  secret: sent('`text`: the note of the support.'),
  changeApiToken: sent('true.'),
  resetCron: sent('true: yesterday was the last day.'),
  removeFromParty: sent('true.'),
  reason: sent('Why, for the log.'),
});

const { properties: ofGroup } = groupSchema;
const { _id, leaderOnly, memberCount, summary, purchased } = ofGroup;
const supported = { _id, id: _id, leader: uuidText, leaderOnly, memberCount, summary, purchased };

/** The hall, and what support does with single players. */
export const hallCalls = {
  getHeroes: defineCall({
    ...forAll,
    id: 'getHeroes',
    path: '/hall/heroes',
    summary: 'List the contributors, the highest tier first',
    answer: listed,
  }),
  getPatrons: defineCall({
    ...forAll,
    id: 'getPatrons',
    path: '/hall/patrons',
    summary: 'List the patrons, the highest tier first',
    details: '50 per page.',
    query: Type.Object(pages.fields),
    checks: pages.checks,
    answer: listed,
  }),
  getHero: defineCall({
    ...forSupport,
    ...byHero,
    id: 'getHero',
    path: '/hall/heroes/{heroId}',
    summary: 'Get everything that support needs to know of a player',
    details: 'By id or username.',
    answer: heroSchema,
    spec: 'wire-groups-and-admin 6.2',
  }),
  updateHero: defineCall({
    ...forSupport,
    id: 'updateHero',
    method: 'PUT',
    path: '/hall/heroes/{heroId}',
    summary: 'Change a player',
    details:
      'All that is sent, or nothing, and noted in the log. Permissions need full access, and so do the sign-ins of people who have it. `changeApiToken` signs out all devices.',
    params: Type.Object({ heroId: text }),
    checks: [uuid('params', 'heroId', 'heroIdRequired')],
    body: heroBody,
    bodyReading: 'lenient',
    answer: heroSchema,
    refusals: [
      'cannotDeleteActiveGroup',
      'cannotLeaveWhileActiveQuest',
      'groupNotFound',
      'heroConvertPlan',
      'leaderCannotLeaveGroupWithActiveGroup',
      'questLeaderCannotLeaveGroup',
      'userWithIDNotFound',
      'validationFailed',
    ],
    spec: 'wire-groups-and-admin 6.3',
  }),
  getHeroParty: defineCall({
    ...forSupport,
    id: 'getHeroParty',
    path: '/hall/heroes/party/{groupId}',
    summary: 'Get the state of a party',
    details: 'Without its name and texts.',
    params: Type.Object({ groupId: text }),
    checks: [uuid('params', 'groupId', 'groupIdRequired')],
    answer: Type.Object({
      ...supported,
      balance: ofGroup.balance,
      challengeCount: ofGroup.challengeCount,
      quest: ofGroup.quest,
    }),
    refusals: ['groupWithIDNotFound'],
    spec: 'wire-groups-and-admin 6.5',
  }),
  getHeroGroupPlans: defineCall({
    ...forSupport,
    ...byHero,
    id: 'getHeroGroupPlans',
    path: '/hall/heroes/{heroId}/group-plans',
    summary: 'List the groups of a player that have an active plan',
    details: 'By id or username.',
    answer: Type.Array(Type.Object({ ...supported, name: text, managers: ofGroup.managers })),
    spec: 'wire-groups-and-admin 6.5',
  }),
};
