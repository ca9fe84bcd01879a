import { canDecide } from '@everdeed/rules';
import type { Report } from './queries.ts';

export const CONTENTS = ['keep', 'hide', 'delete'] as const;
export const AUTHORS = ['nothing', 'mute', 'shadowMute', 'block'] as const;

type Content = (typeof CONTENTS)[number];
type Author = (typeof AUTHORS)[number];

/** What a moderator is about to decide. */
export interface Choice {
  readonly content: Content | undefined;
  readonly author: Author;
  readonly reason: string;
}

export const NO_CHOICE: Choice = { content: undefined, author: 'nothing', reason: '' };

/** Keys that choose (UI, "Reports"). */
export const CONTENT_KEYS: Readonly<Record<Content, string>> = { keep: 'C', hide: 'H', delete: 'D' };
export const AUTHOR_KEYS: Readonly<Record<Author, string>> = {
  nothing: '1',
  mute: '2',
  shadowMute: '3',
  block: '4',
};

/** Whether this can be done with what was reported: what is gone can be kept only, and the rules say what else. */
export const canDo = ({ kind, isGone }: Pick<Report, 'kind' | 'isGone'>, content: Content): boolean =>
  content === 'keep' || (!isGone && canDecide(kind, content));

/** Whether there is an author to do something about. */
export const hasAuthor = ({ author }: Pick<Report, 'author'>): boolean => author._id !== null;

/** The choice after a key, if it chooses anything. */
export function choiceByKey(
  choice: Choice,
  key: string,
  report: Pick<Report, 'kind' | 'isGone' | 'author'>,
): Choice | undefined {
  const content = CONTENTS.find((one) => CONTENT_KEYS[one] === key.toUpperCase());
  if (content) return canDo(report, content) ? { ...choice, content } : undefined;
  const author = AUTHORS.find((one) => AUTHOR_KEYS[one] === key);
  return author && hasAuthor(report) ? { ...choice, author } : undefined;
}

/** Whether it cannot simply be taken back, or weighs so much that it is asked once more. */
export const isGrave = ({ content, author }: Choice): boolean => content === 'delete' || author === 'block';
