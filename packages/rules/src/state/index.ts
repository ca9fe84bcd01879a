export type * from './group.ts';
export type * from './player.ts';
export type * from './purchased.ts';
export type * from './settings.ts';
export type * from './task.ts';
export type * from './score-tmp.ts';
export type { Change, UndoRecord } from './undo-record.ts';
export type { Webhook } from './webhook.ts';
export { getPath, setPath } from './paths.ts';
