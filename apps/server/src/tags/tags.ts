import type { Player, Tag } from '@everdeed/rules';
import { asText, isUuid } from '@everdeed/contract';
import { fieldError, text } from '../work/fields.ts';
import { invalidModel, refusal } from '../work/refusal.ts';

const nameOf = text({ required: true, maxLength: 1000 });

function readName(sent: unknown): string {
  const cast = nameOf(sent, 'name');
  if ('error' in cast) throw invalidModel('User', [cast.error]);
  return String(cast.value);
}

/** The tag of that id; refuses when the player has none. */
export function findTag(player: Player, id: string): Tag {
  const tag = player.tags.find((candidate) => candidate.id === id.toLowerCase() || candidate.id === id);
  if (!tag) throw refusal('NotFound', 'tagNotFound');
  return tag;
}

/** A new tag as sent, at the end. */
export function addTag(player: Player, sent: { id?: unknown; name?: unknown }, newId: () => string): Player {
  const name = readName(sent.name);
  if (sent.id !== undefined && (!isUuid(sent.id) || player.tags.some((tag) => tag.id === sent.id)))
    throw invalidModel('User', [fieldError('invalidValue', 'id', sent.id).error]);
  return {
    ...player,
    tags: [...player.tags, { id: sent.id === undefined ? newId() : String(sent.id), name }],
  };
}

export function renameTag(player: Player, id: string, sentName: unknown): Player {
  const tag = findTag(player, id);
  if (sentName === undefined) return player;
  const name = readName(sentName);
  return { ...player, tags: player.tags.map((other) => (other === tag ? { ...tag, name } : other)) };
}

/** `to` is read as the reference does: what is no number is the beginning, what is beyond the end the end. */
export function moveTag(player: Player, id: string, to: unknown): Player {
  const tag = findTag(player, id);
  const others = player.tags.filter((other) => other !== tag);
  const index = Math.trunc(Number(asText(to))) || 0;
  others.splice(index, 0, tag);
  return { ...player, tags: others };
}

export function removeTag(player: Player, id: string): Player {
  const tag = findTag(player, id);
  return { ...player, tags: player.tags.filter((other) => other !== tag) };
}
