import { Type } from 'typebox';
import { optionalText, text } from '../core/fields.ts';

const number = Type.Number();
const yes = Type.Optional(Type.Literal(true));

/** A piece of gear as the catalogue has it (wire-groups-and-admin 7.4). */
export const gearSchema = Type.Object(
  {
    key: text,
    text,
    notes: text,
    type: Type.String({ description: 'The slot.' }),
    klass: Type.String({ description: 'A class, special, mystery or armoire.' }),
    index: text,
    set: text,
    value: Type.Number({ description: 'Price in gold.' }),
    str: number,
    int: number,
    per: number,
    con: number,
    twoHanded: yes,
    last: yes,
    specialClass: optionalText,
    season: optionalText,
    gearSet: optionalText,
    mystery: optionalText,
  },
  { $id: 'Gear' },
);
