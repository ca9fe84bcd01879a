import type { RuleContext } from '../command.ts';
import { fieldsOf } from '../fields/composites.ts';
import { problemAt } from '../fields/field.ts';
import { text, uuid } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Player, Tag } from '../state/player.ts';

/** Maximum number of tags of one player, our own limit. */
export const MAX_TAGS = 1000;

/** The refusal of more tags than a player may have. */
export const refuseTooManyTags = (): Result<never, 'validationFailed'> =>
  refuseFields('User', [problemAt('tags', 'maxEntries', undefined, { path: 'tags', max: MAX_TAGS })]);

const name = text({ required: true, maxLength: 1000 });

/** Reads a tag's name: not empty, at most 1000 characters, our own limit. */
export function readName(sent: unknown, path = 'name'): Result<string, 'validationFailed'> {
  const read = name(sent, path);
  return read.ok ? accept(read.value) : refuseFields('User', read.problems);
}

/** Reads a tag as sent; without an id it gets a new one. `prefix` goes before the fields' names in problems. */
export function readTag({ newId }: RuleContext, sent: unknown, prefix = ''): Result<Tag, 'validationFailed'> {
  const fields = fieldsOf(sent);
  const named = readName(fields['name'], `${prefix}name`);
  if (!named.ok) return named;
  if (fields['id'] === undefined) return accept({ id: newId(), name: named.value });
  const id = uuid(fields['id'], `${prefix}id`);
  return id.ok ? accept({ id: id.value, name: named.value }) : refuseFields('User', id.problems);
}

/** The player's tag with that id, in either case. */
export function findTag({ tags }: Pick<Player, 'tags'>, id: string): Result<Tag, 'tagNotFound'> {
  const tag = tags.find((candidate) => candidate.id === id.toLowerCase() || candidate.id === id);
  return tag ? accept(tag) : refuse('notFound', 'tagNotFound');
}
