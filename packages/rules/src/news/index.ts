export { editNewsPost, type NewsPost, type SentNewsPost, writeNewsPost } from './news-post.ts';
export { hasUnreadNews, isOut, writesNews } from './policy.ts';
export { type NewsScene, postponeNews, readNews } from './read.ts';
