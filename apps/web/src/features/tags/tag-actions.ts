import { accept, type Tag } from '@everdeed/rules';
import { tagCalls } from 'virtual:calls/tag';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { type Game, withPlayer } from '../../data/game.ts';

function withTags(game: Game, change: (tags: readonly Tag[]) => Tag[]): Game {
  return withPlayer(game, { tags: change(game.player.tags) });
}

interface OneTag {
  readonly tagId: string;
}

/** A tag with an id of our own making. */
export const createTag = defineAction({
  kind: 'createTag',
  call: ({ tag }: { readonly tag: Tag }) => requestOf(tagCalls.createTag, { body: tag }),
  preview: (game, { tag }) =>
    accept(withTags(game, (tags) => [...tags.filter(({ id }) => id !== tag.id), tag])),
});

export const renameTag = defineAction({
  kind: 'renameTag',
  call: ({ tagId, name }: OneTag & { readonly name: string }) =>
    requestOf(tagCalls.updateTag, { params: { tagId }, body: { name } }),
  preview: (game, { tagId, name }) =>
    accept(withTags(game, (tags) => tags.map((tag) => (tag.id === tagId ? { ...tag, name } : tag)))),
});

/** Removes a tag, also from all tasks. */
export const deleteTag = defineAction({
  kind: 'deleteTag',
  call: ({ tagId }: OneTag) => requestOf(tagCalls.deleteTag, { params: { tagId } }),
  preview: (game, { tagId }) => {
    const tasks = game.tasks.map((task) =>
      task.tags.includes(tagId) ? { ...task, tags: task.tags.filter((id) => id !== tagId) } : task,
    );
    return accept(withTags({ ...game, tasks }, (tags) => tags.filter(({ id }) => id !== tagId)));
  },
});

/** Moves a tag to a place of the list, counted from 0. */
export const moveTag = defineAction({
  kind: 'moveTag',
  call: ({ tagId, to }: OneTag & { readonly to: number }) =>
    requestOf(tagCalls.reorderTags, { body: { tagId, to } }),
  preview: (game, { tagId, to }) => {
    const tag = game.player.tags.find(({ id }) => id === tagId);
    if (!tag) return accept(game);
    return accept(withTags(game, (tags) => tags.filter((other) => other !== tag).toSpliced(to, 0, tag)));
  },
});
