import { Type } from 'typebox';
import { instant, mapOf, nullable, optionalText, text } from '../core/fields.ts';

const amounts = (description: string) => mapOf(Type.Number(), `${description} to amounts.`);

const wornGear = Type.Object(
  {
    weapon: optionalText,
    armor: optionalText,
    head: optionalText,
    shield: optionalText,
    back: optionalText,
    headAccessory: optionalText,
    eyewear: optionalText,
    body: optionalText,
  },
  { description: 'Keys of gear by slot; an empty slot is absent.' },
);

/** Everything that a player owns (wire-user-and-tasks 1.2). */
export const itemsSchema = Type.Object(
  {
    gear: Type.Object({
      owned: mapOf(Type.Boolean(), 'Gear keys; false: owned once and lost, can be bought back.'),
      equipped: wornGear,
      costume: wornGear,
    }),
    eggs: amounts('Egg keys'),
    hatchingPotions: amounts('Potion keys'),
    food: amounts('Food keys'),
    quests: amounts('Quest keys'),
    pets: mapOf(Type.Number(), 'Pet keys to growth: 5 to 49; 0 released, -1 grew into a mount.'),
    mounts: mapOf(nullable(Type.Boolean()), 'Mount keys; null after a release.'),
    currentPet: text,
    currentMount: text,
    special: mapOf(
      Type.Union([Type.Number(), Type.Array(text)]),
      'Keys of special items to amounts; `<card>Received` lists the names of senders, oldest first.',
    ),
    lastDrop: Type.Object({ date: instant(), count: Type.Number() }),
  },
  { $id: 'Items' },
);
