import type { RuleContext } from '../command.ts';
import { type FieldTable, readFields } from '../fields/composites.ts';
import { orDefault } from '../fields/field.ts';
import { flag, instant, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { accept, type Result } from '../result.ts';

/** A news post, with the field names of the wire; instants are ISO 8601 texts (wire-groups-and-admin 7.2). */
export interface NewsPost {
  readonly _id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly credits: string;
  /** Id of the player who wrote it. */
  readonly author: string;
  readonly publishDate: string;
  /** False for a draft. */
  readonly published: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a client sends of a post. */
export type SentNewsPost = Readonly<
  Partial<Record<'title' | 'text' | 'credits' | 'publishDate' | 'published', unknown>>
>;

/** Lengths in characters: our own limits. */
const MAX_LINE = 500;
const MAX_TEXT = 100_000;

const needed = (maxLength: number) => text({ required: true, maxLength });
/** In the order in which problems are told. */
const fields: FieldTable = {
  credits: needed(MAX_LINE),
  text: needed(MAX_TEXT),
  title: needed(MAX_LINE),
  publishDate: orDefault(instant),
  published: orDefault(flag, false),
};

/** The post with what was sent; a date that is sent empty means now. */
function withSent(
  { now }: RuleContext,
  post: NewsPost,
  sent: SentNewsPost,
): Result<NewsPost, 'validationFailed'> {
  const { title, text: body, credits } = post;
  const { values, problems } = readFields(fields, { title, text: body, credits, ...sent });
  if (problems.length > 0) return refuseFields('NewsPost', problems);
  const updatedAt = new Date(now).toISOString();
  const publishDate = 'publishDate' in values ? (values['publishDate'] ?? updatedAt) : post.publishDate;
  return accept({ ...post, ...values, publishDate: String(publishDate), updatedAt });
}

/** A new post; without a date it comes out now, and it is a draft unless it says otherwise. */
export function writeNewsPost(
  context: RuleContext,
  author: string,
  sent: SentNewsPost,
): Result<NewsPost, 'validationFailed'> {
  const at = new Date(context.now).toISOString();
  const dates = { publishDate: at, createdAt: at, updatedAt: at };
  const blank = {
    _id: context.newId(),
    title: '',
    text: '',
    credits: '',
    author,
    published: false,
    ...dates,
  };
  return withSent(context, blank, sent);
}

/** The post with the fields that were sent, the others as they are. */
export const editNewsPost = withSent;
