import type { tagCalls } from '@everdeed/contract';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

const asking = (method: string, id: string, fields?: object) => (stage: Stage) =>
  stage.player.call(method, `/tags/${id}`, fields === undefined ? {} : { body: fields });
const missing = { error: 'NotFound' } as const;
const moving = (fields: object) => (stage: Stage) => stage.player.post('/reorder-tags', fields);

/** A tag of the player gets a name. */
const renaming = (name: unknown) => async (stage: Stage) => {
  const { tags } = await stage.change((player) => player);
  return stage.player.put(`/tags/${tags[0]?.id ?? ''}`, { name });
};

/** Tags. */
export const tagRefusals: RefusalCases<typeof tagCalls> = {
  createTag: { validationFailed: notStored('User', ({ player }) => player.post('/tags', { name: '' })) },
  getTag: {
    tagNotFound: { ...missing, by: asking('GET', unknownId) },
    tagIdRequired: failedCheck(asking('GET', 'abc')),
  },
  updateTag: {
    tagNotFound: { ...missing, by: asking('PUT', unknownId, { name: 'x' }) },
    validationFailed: notStored('User', renaming({ first: 'x' })),
    tagIdRequired: failedCheck(asking('PUT', 'abc', { name: 'x' })),
  },
  deleteTag: {
    tagNotFound: { ...missing, by: asking('DELETE', unknownId, {}) },
    tagIdRequired: failedCheck(asking('DELETE', 'abc', {})),
  },
  reorderTags: {
    tagNotFound: { ...missing, by: moving({ tagId: unknownId, to: 0 }) },
    toRequired: failedCheck(moving({ tagId: unknownId })),
    tagIdRequired: failedCheck(moving({ tagId: '', to: 0 })),
  },
};
