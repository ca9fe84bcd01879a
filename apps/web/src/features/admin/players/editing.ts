import { useState } from 'react';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { type Edits, type Value, withEdit, withoutEdit } from './edits.ts';
import type { Hero } from './queries.ts';

/** Parts of the page with fields, in their order. */
export const PARTS = ['stats', 'flags', 'items', 'plan', 'account'] as const;
export type Part = (typeof PARTS)[number];

/** Fields that are being edited, with what their names are. */
export interface Editing {
  readonly hero: Hero;
  readonly edits: Edits;
  /** Names of edited fields as the review tells them, by path. */
  readonly names: Readonly<Record<string, { readonly name: string; readonly part: Part }>>;
  /** Changes a field; `blank` is what it has where the hero has nothing. */
  readonly set: (field: Field, value: Value) => void;
  readonly undo: (path: string) => void;
  readonly clear: () => void;
}

/** A field of the page. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly part: Part;
  readonly blank: Value;
}

export const titleOf = (part: Part): MessageId => `admin.part.${part}`;

/** Keeps what is edited of a player until it is saved or dropped. */
export function useEditing(hero: Hero): Editing {
  const [edits, setEdits] = useState<Edits>({});
  const [names, setNames] = useState<Editing['names']>({});
  return {
    hero,
    edits,
    names,
    set: ({ path, name, part, blank }, value) => {
      setNames((before) => ({ ...before, [path]: { name, part } }));
      setEdits((before) => withEdit(before, hero, path, value, blank));
    },
    undo: (path) => setEdits((before) => withoutEdit(before, path)),
    clear: () => setEdits({}),
  };
}
