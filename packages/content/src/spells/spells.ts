import { lazyIndex } from '../lazy.ts';
import { spells } from './table.ts';
import type { Spell, SpellClass } from './types.ts';

/** The skill or special item of `key`; keys are unique across classes. */
export const findSpell: (key: string) => Spell | undefined = /* @__PURE__ */ lazyIndex(() => spells);

/** Skills of a class by required level, or the special items. */
export const spellsOfClass = (spellClass: SpellClass): readonly Spell[] =>
  spells.filter((spell) => spell.class === spellClass);
