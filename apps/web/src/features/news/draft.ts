import { isOut } from '@everdeed/rules';
import type { NewsPost } from './queries.ts';

/** When a post comes out: not yet, when it is saved, or at a time. */
export type When = 'draft' | 'now' | 'at';

export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly credits: string;
  readonly when: When;
  /** The value of a field of date and time, in the zone of this device. */
  readonly at: string;
}

/** An instant as a field of date and time has it, to the minute. */
export function fieldOf(instant: number): string {
  const date = new Date(instant);
  return new Date(instant - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const DAY_MS = 86_400_000;

/** What the form begins with; a new post that is to be scheduled comes out in a day, unless it is said otherwise. */
export function draftOf(post: NewsPost | undefined, now: number): Draft {
  if (!post) return { title: '', text: '', credits: '', when: 'draft', at: fieldOf(now + DAY_MS) };
  const { title, text, credits, publishDate } = post;
  const when = !post.published ? 'draft' : isOut(post, now) ? 'now' : 'at';
  const at = fieldOf(when === 'at' ? Date.parse(publishDate) : now + DAY_MS);
  return { title, text, credits, when, at };
}

type Field = 'title' | 'text' | 'credits' | 'at';

/** Fields that are empty and needed, in the order of the form. */
export const missingIn = ({ title, text, credits, when, at }: Draft): readonly Field[] =>
  (
    [
      ['title', title.trim()],
      ['text', text.trim()],
      ['credits', credits.trim()],
      ['at', when === 'at' ? at : 'now'],
    ] as const
  ).flatMap(([name, value]) => (value === '' ? [name] : []));

/** When it comes out; one that is out already keeps its date. */
export function publishDateOf({ when, at }: Draft, post: NewsPost | undefined, now: number): string {
  if (when === 'at') return new Date(at).toISOString();
  return post && (when === 'draft' || isOut(post, now)) ? post.publishDate : new Date(now).toISOString();
}

/** What is sent. */
export const sentOf = (draft: Draft, post: NewsPost | undefined, now: number) => ({
  title: draft.title.trim(),
  text: draft.text,
  credits: draft.credits.trim(),
  published: draft.when !== 'draft',
  publishDate: publishDateOf(draft, post, now),
});
