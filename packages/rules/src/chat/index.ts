export * from './limits.ts';
export { cutMessage, linkMentions, mentionsIn, withoutMarks } from './mentions.ts';
export { type MessageAuthor, type NewMessage, type UserStyles, userStylesOf } from './message.ts';
export { canDeleteMessage, isReadable, isShown, isTold } from './policy.ts';
export { checkMuted, type PostInput, type PostingScene, postMessage, type PostRefusal } from './post.ts';
export { flagsAfter } from './flags.ts';
export { seeChat } from './seen.ts';
