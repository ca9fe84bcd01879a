import type { Amounts } from './state/player.ts';

interface Cast {
  /** Display name of the caster. */
  readonly user: string;
  /** A class, or `special` for an item. */
  readonly class: string;
  readonly spell: string;
  /** Casts in a row; the chat merges a line with an equal one before it. */
  readonly times: number;
}

/** Lines of the tavern about its world boss (rules-play-and-shops 7.11). */
export type TavernInfo =
  | {
      readonly type: 'tavern_quest_completed' | 'tavern_boss_rage_tired' | 'tavern_boss_desperation';
      readonly quest: string;
    }
  | { readonly type: 'tavern_boss_rage'; readonly quest: string; readonly scene: string };

/** What a system line says, by type; readers see it in their own language (rules-play-and-shops 1.7, 7.10). */
export type ChatInfo =
  | ({ readonly type: 'spell_cast_party' } & Cast)
  | ({ readonly type: 'spell_cast_user'; readonly target: string } & Cast)
  | { readonly type: 'quest_start' | 'boss_rage' | 'boss_defeated'; readonly quest: string }
  | {
      readonly type: 'boss_damage';
      readonly user: string;
      readonly quest: string;
      /** One decimal. */
      readonly userDamage: string;
      readonly bossDamage: string;
    }
  | {
      readonly type: 'boss_dont_attack';
      readonly user: string;
      readonly quest: string;
      readonly userDamage: string;
    }
  | {
      readonly type: 'user_found_items';
      readonly user: string;
      readonly quest: string;
      readonly items: Amounts;
    }
  | { readonly type: 'all_items_found' }
  | { readonly type: 'quest_cancel' | 'quest_abort'; readonly user: string; readonly quest: string }
  | TavernInfo;

/** A system line for a group's chat. */
export interface ChatLine {
  readonly groupId: string;
  readonly info: ChatInfo;
  /** The line's `_meta` on the wire. */
  readonly meta?: Readonly<Record<string, string>>;
}
