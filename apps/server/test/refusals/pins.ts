import type { pinCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const bad = { error: 'BadRequest' } as const;
const moving = (path: string, position: string) => (stage: Stage) =>
  stage.player.post(`/user/move-pinned-item/${path}/move/to/${position}`);
const toggling = (type: string, path: string) => (stage: Stage) =>
  stage.player.get(`/user/toggle-pinned-item/${type}/${path}`);

/** The rewards column. */
export const pinRefusals: RefusalCases<typeof pinCalls> = {
  movePinnedItem: {
    positionRequired: failedCheck(moving('potion', 'top')),
    wrongItemPath: { ...bad, params: { path: 'eggs.Wolf' }, by: moving('eggs.Wolf', '0') },
  },
  togglePinnedItem: {
    wrongItemPath: { ...bad, params: { path: 'eggs.nothing' }, by: toggling('eggs', 'eggs.nothing') },
    wrongItemType: { ...bad, params: { type: 'hats' }, by: toggling('hats', 'eggs.Wolf') },
    cannotUnpinItem: { ...bad, by: toggling('potion', 'potion') },
  },
};
