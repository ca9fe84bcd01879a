import type { NewsPost } from '@everdeed/rules';

/** A post as everybody sees it who may. */
export const presentPost = ({ _id, ...post }: NewsPost) => ({ _id, id: _id, ...post });
