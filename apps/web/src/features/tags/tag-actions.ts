import * as rules from '@everdeed/rules';
import type { Tag } from '@everdeed/rules';
import { tagCalls } from 'virtual:calls/tag';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter } from '../../data/game.ts';

interface OneTag {
  readonly tagId: string;
}

/** Creates a tag, with an id made here. */
export const createTag = defineAction({
  kind: 'createTag',
  call: ({ tag }: { readonly tag: Tag }) => requestOf(tagCalls.createTag, { body: tag }),
  preview: (game, { tag }, context) => gameAfter(game, rules.createTag(context, game, tag)),
});

export const renameTag = defineAction({
  kind: 'renameTag',
  call: ({ tagId, name }: OneTag & { readonly name: string }) =>
    requestOf(tagCalls.updateTag, { params: { tagId }, body: { name } }),
  preview: (game, { tagId, name }, context) =>
    gameAfter(game, rules.renameTag(context, game, { tagId, name })),
});

/** Removes a tag, also from all tasks. */
export const deleteTag = defineAction({
  kind: 'deleteTag',
  call: ({ tagId }: OneTag) => requestOf(tagCalls.deleteTag, { params: { tagId } }),
  preview: (game, { tagId }, context) => gameAfter(game, rules.deleteTag(context, game, { tagId })),
});

/** Moves a tag to a place of the list, counted from 0. */
export const moveTag = defineAction({
  kind: 'moveTag',
  call: ({ tagId, to }: OneTag & { readonly to: number }) =>
    requestOf(tagCalls.reorderTags, { body: { tagId, to } }),
  preview: (game, { tagId, to }, context) => gameAfter(game, rules.moveTag(context, game, { tagId, to })),
});

/** Every kind of action of this feature. */
export const tagActions = [createTag, renameTag, deleteTag, moveTag] as const;
