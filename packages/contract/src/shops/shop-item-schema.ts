import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text, unset, word } from '../core/fields.ts';
import { gearSchema } from '../equipment/gear-schema.ts';

const flag = Type.Optional(Type.Boolean());
const number = Type.Optional(Type.Number());
const thing = Type.Object({ type: text, key: text, text, onlyOwner: flag });

/** What a quest asks for and gives, in the buyer's language. */
const questFields = {
  boss: Type.Optional(
    Type.Object({
      name: text,
      hp: Type.Number(),
      str: Type.Number(),
      def: Type.Number(),
      rage: Type.Optional(open('The rage bar: what fills it, and what happens then.')),
      desperation: Type.Optional(open('Figures of a world boss that is nearly beaten.')),
    }),
  ),
  collect: Type.Optional(mapOf(Type.Object({ text, count: Type.Number() }), 'Things to find, by key.')),
  drop: Type.Optional(
    Type.Object({
      items: Type.Optional(Type.Array(thing)),
      gp: Type.Number(),
      exp: Type.Number(),
      unlock: optionalText,
    }),
  ),
  unlockCondition: Type.Optional(Type.Object({ condition: text, incentiveThreshold: number, text })),
  group: optionalText,
  previous: unset(Type.String({ description: 'The name of the quest before it; null if it is the first.' })),
  completed: flag,
  lvl: number,
  addlNotes: unset(text),
};

const gearFields = {
  klass: optionalText,
  specialClass: optionalText,
  season: optionalText,
  str: number,
  int: number,
  per: number,
  con: number,
  owned: Type.Optional(
    Type.Boolean({ description: 'Market gear: false if it was lost; absent if it was never owned.' }),
  ),
  canOwn: flag,
};

/** An item as a shop or the rewards column shows it to one player (wire-groups-and-admin 7.7). */
export const shopItemSchema = Type.Object(
  {
    key: text,
    text,
    notes: text,
    value: Type.Number({ description: 'The price.' }),
    currency: word(['gold', 'gems', 'hourglasses']),
    purchaseType: Type.String({ description: 'The `type` that buys it.' }),
    class: Type.String({ description: 'The name of the picture.' }),
    locked: Type.Boolean({ description: 'It cannot be bought yet.' }),
    path: Type.Optional(Type.String({ description: 'Pins it, together with `pinType`.' })),
    pinType: optionalText,
    pinKey: Type.Optional(Type.String({ description: 'Instead of a path for pieces of a mystery set.' })),
    isSuggested: Type.Optional(Type.Boolean({ description: 'The season pins it.' })),
    pinned: Type.Optional(Type.Boolean({ description: 'It is in the rewards column.' })),
    end: Type.Optional(instant('When it leaves the shop.')),
    type: Type.Optional(Type.String({ description: 'The slot of gear, the part of the body of a look.' })),
    set: Type.Optional(
      Type.Union([
        text,
        Type.Object({ key: text, text, price: Type.Number(), setPrice: Type.Optional(Type.Number()) }),
      ]),
    ),
    ...gearFields,
    ...questFields,
    items: Type.Optional(Type.Array(gearSchema, { description: 'The pieces of a mystery set.' })),
    mana: number,
    immediateUse: flag,
    target: optionalText,
  },
  { $id: 'ShopItem' },
);
