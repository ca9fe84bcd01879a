import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { TasksScene } from '../scenes.ts';
import type { Player, Tag } from '../state/player.ts';
import { MAX_TAGS, readTag, refuseTooManyTags } from './tag.ts';
import { withoutTags } from './without-tags.ts';

/**
 * The player's tags after a list was sent to replace them. Tags of groups stay and come first; a tag that is kept also
 * keeps its `challenge` mark; of several with the same id only the first counts (wire-user-and-tasks 1.4).
 */
export function tagsFrom(
  context: RuleContext,
  player: Player,
  sent: unknown,
): Result<Tag[], 'tagListArray' | 'validationFailed'> {
  if (!Array.isArray(sent)) return refuse('badRequest', 'tagListArray');
  if (sent.length > MAX_TAGS) return refuseTooManyTags();
  const marked = new Set(player.tags.filter(({ challenge }) => challenge === true).map(({ id }) => id));
  const tags = player.tags.filter(({ group }) => group !== undefined);
  const seen = new Set(tags.map(({ id }) => id));
  for (const entry of sent) {
    const tag = readTag(context, entry, 'tags.');
    if (!tag.ok) return tag;
    const { id } = tag.value;
    if (!seen.has(id)) tags.push(marked.has(id) ? { ...tag.value, challenge: true } : tag.value);
    seen.add(id);
  }
  return accept(tags);
}

/** Ids of the tags that exist before but not after. */
export function tagsGone(before: Pick<Player, 'tags'>, after: Pick<Player, 'tags'>): string[] {
  const left = new Set(after.tags.map(({ id }) => id));
  return before.tags.map(({ id }) => id).filter((id) => !left.has(id));
}

/** Replaces all tags, and removes those that are gone from the tasks: `tasks` are all of the player's. */
export function replaceTags(
  context: RuleContext,
  { player, tasks }: TasksScene,
  sent: unknown,
): Result<Outcome<Tag[]>, 'tagListArray' | 'validationFailed'> {
  const tags = tagsFrom(context, player, sent);
  if (!tags.ok) return tags;
  const after = { ...player, tags: tags.value };
  const untagged = withoutTags(tasks, tagsGone(player, after));
  return accept(outcomeOf(tags.value, { players: [after], tasks: untagged }));
}
