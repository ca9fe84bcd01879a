import type { Player, Tag } from '@everdeed/rules';
import { isUuid } from '@everdeed/contract';
import { fieldError, text } from '../work/fields.ts';
import { invalidModel } from '../work/refusal.ts';

const nameOf = text({ required: true, maxLength: 1000 });

function readTag(sent: unknown, newId: () => string): Tag {
  const { id, name } = (typeof sent === 'object' && sent !== null ? sent : {}) as {
    id?: unknown;
    name?: unknown;
  };
  const cast = nameOf(name, 'tags.name');
  if ('error' in cast) throw invalidModel('User', [cast.error]);
  if (id !== undefined && !isUuid(id))
    throw invalidModel('User', [fieldError('invalidValue', 'tags.id', id).error]);
  return { id: id === undefined ? newId() : String(id), name: String(cast.value) };
}

/**
 * The tags of a player replaced by a list that was sent. Tags of groups stay and come first; a challenge keeps its
 * mark on a tag that is still there (wire-user-and-tasks 1.4).
 */
export function replaceTags(player: Player, sent: readonly unknown[], newId: () => string): readonly Tag[] {
  const old = new Map(player.tags.map((tag) => [tag.id, tag]));
  const kept = player.tags.filter((tag) => tag.group !== undefined);
  const seen = new Set(kept.map((tag) => tag.id));
  const added: Tag[] = [];
  for (const entry of sent) {
    const tag = readTag(entry, newId);
    if (seen.has(tag.id)) continue;
    seen.add(tag.id);
    added.push(old.get(tag.id)?.challenge === true ? { ...tag, challenge: true } : tag);
  }
  return [...kept, ...added];
}
