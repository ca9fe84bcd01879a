import type { RuleContext } from '../command.ts';
import { problemAt } from '../fields/field.ts';
import { asText } from '../fields/as-text.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { PlayerScene, TasksScene } from '../scenes.ts';
import type { Player, Tag } from '../state/player.ts';
import { findTag, MAX_TAGS, readName, readTag, refuseTooManyTags } from './tag.ts';
import { withoutTags } from './without-tags.ts';

const change = <Data>(player: Player, tags: Tag[], data: Data): Result<Outcome<Data>> =>
  accept(outcomeOf(data, { players: [{ ...player, tags }] }));

/** What a client sends for a new tag; without an `id`, the tag gets a new one. */
export interface NewTag {
  readonly id?: unknown;
  readonly name?: unknown;
}

/** Adds a tag at the end (wire-user-and-tasks 5.1). */
export function createTag(
  context: RuleContext,
  { player }: PlayerScene,
  sent: NewTag,
): Result<Outcome<Tag>, 'validationFailed'> {
  if (player.tags.length >= MAX_TAGS) return refuseTooManyTags();
  const tag = readTag(context, sent);
  if (!tag.ok) return tag;
  const { id } = tag.value;
  if (player.tags.some((other) => other.id === id))
    return refuseFields('User', [problemAt('id', 'invalidValue', id)]);
  return change(player, [...player.tags, tag.value], tag.value);
}

/** Renames a tag; without a name it stays as it is. */
export function renameTag(
  _context: RuleContext,
  { player }: PlayerScene,
  input: { readonly tagId: string; readonly name?: unknown },
): Result<Outcome<Tag>, 'tagNotFound' | 'validationFailed'> {
  const tag = findTag(player, input.tagId);
  if (!tag.ok) return tag;
  if (input.name === undefined) return accept(outcomeOf(tag.value, { players: [player] }));
  const name = readName(input.name);
  if (!name.ok) return name;
  const renamed = { ...tag.value, name: name.value };
  const tags = player.tags.map((other) => (other === tag.value ? renamed : other));
  return change(player, tags, renamed);
}

/**
 * Moves a tag to a position among the others: 0 is the front, below 0 counts from the end. As in the reference,
 * anything but a number is the front, and a position beyond the end is the end.
 */
export function moveTag(
  _context: RuleContext,
  { player }: PlayerScene,
  { tagId, to }: { readonly tagId: string; readonly to: unknown },
): Result<Outcome<object>, 'tagNotFound'> {
  const tag = findTag(player, tagId);
  if (!tag.ok) return tag;
  const others = player.tags.filter((other) => other !== tag.value);
  return change(player, others.toSpliced(Math.trunc(Number(asText(to))) || 0, 0, tag.value), {});
}

/** Deletes a tag and removes it from the tasks: `tasks` are all that have it, completed to-dos included. */
export function deleteTag(
  _context: RuleContext,
  { player, tasks }: TasksScene,
  { tagId }: { readonly tagId: string },
): Result<Outcome<object>, 'tagNotFound'> {
  const tag = findTag(player, tagId);
  if (!tag.ok) return tag;
  const tags = player.tags.filter((other) => other !== tag.value);
  return accept(outcomeOf({}, { players: [{ ...player, tags }], tasks: withoutTags(tasks, [tag.value.id]) }));
}
