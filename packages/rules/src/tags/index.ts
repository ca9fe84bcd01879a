export { createTag, deleteTag, moveTag, type NewTag, renameTag } from './commands.ts';
export { replaceTags } from './replace.ts';
export { findTag, MAX_TAGS } from './tag.ts';
