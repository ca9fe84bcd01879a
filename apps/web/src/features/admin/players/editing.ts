import { isFields } from '@everdeed/content/values';
import { useEffect, useState } from 'react';
import { keepDraftOf, readDraftOf } from '../../../data/drafts-by-id.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { type Edits, type Value, withEdit, withoutEdit } from './edits.ts';
import type { Hero } from './queries.ts';

/** Parts of the page with fields, in their order. */
export const PARTS = ['stats', 'flags', 'items', 'achievements', 'plan', 'account'] as const;
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
  /** Brings back what was cleared. */
  readonly restore: (edits: Edits) => void;
}

/** A field of the page. */
export interface Field {
  readonly path: string;
  readonly name: string;
  readonly part: Part;
  readonly blank: Value;
}

export const titleOf = (part: Part): MessageId => `admin.part.${part}`;

type Kept = Pick<Editing, 'edits' | 'names'>;

function keptOf(id: string): Kept {
  const kept = readDraftOf('heroes', id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this file keeps drafts under this name
  return isFields(kept) ? (kept as unknown as Kept) : { edits: {}, names: {} };
}

/** Keeps what is edited of a player, in this tab also elsewhere, until it is saved or dropped. */
export function useEditing(hero: Hero): Editing {
  const { _id: id } = hero;
  const [kept] = useState(() => keptOf(id));
  const [edits, setEdits] = useState<Edits>(kept.edits);
  const [names, setNames] = useState<Editing['names']>(kept.names);
  const isTouched = Object.keys(edits).length > 0;
  useEffect(
    () => keepDraftOf('heroes', id, isTouched ? { edits, names } : undefined),
    [id, isTouched, edits, names],
  );
  return {
    hero,
    edits,
    names,
    set: ({ path, name, part, blank }, value) => {
      setNames((before) => ({ ...before, [path]: { name, part } }));
      setEdits((before) => withEdit(before, hero, path, value, blank));
    },
    undo: (path) => setEdits((before) => withoutEdit(before, path)),
    clear: () => {
      setEdits({});
      // At once: who leaves the page with this sees no other picture of it.
      keepDraftOf('heroes', id, undefined);
    },
    restore: setEdits,
  };
}
