export { beforeSave } from './before-save.ts';
export { noBuffs } from './fresh-start.ts';
export { noPlan } from './nothing-yet.ts';
export * from './rebirth.ts';
export { reroll } from './reroll.ts';
export * from './reset.ts';
export { previewRevive, revive } from './revive.ts';
export { toggleSleep } from './sleep.ts';
export {
  clientKind,
  newPlayer,
  type ClientKind,
  type NewPlayer,
  type NewPlayerInput,
} from './new-player.ts';
