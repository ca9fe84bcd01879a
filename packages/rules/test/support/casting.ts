import { cast, type CastInput, type CastScene, type Player, type PlayerClass } from '@everdeed/rules';
import { contextAt, makePlayer } from './make.ts';

/** An id that nobody and nothing has. */
export const NOBODY = 'cccccccc-0000-4000-8000-000000000009';

/** A caster of level 20 and bare of gear: 10 points of each attribute by level, and what is given. */
export const caster = (playerClass: PlayerClass, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { lvl: 20, mp: 100, hp: 20, class: playerClass, gp: 0, exp: 0 });
    for (const set of ['equipped', 'costume'] as const) player.items.gear[set] = {};
    change(player);
  });

/** What comes of a skill that a player casts at noon. */
export const casting = (
  player: Player,
  key: string,
  input: Partial<CastInput> = {},
  scene: Partial<CastScene> = {},
) => cast(contextAt(), { player, ...scene }, { key, ...input });
