import { isFields, valueIn } from '@everdeed/content/values';
import { type DraftName, keepDraft, readDraft } from './drafts.ts';

/** Drafts of which there is one for each thing. */
type ById = Extract<DraftName, 'posts' | 'heroes'>;

/** What was kept of the thing with this id. */
export const readDraftOf = (name: ById, id: string): unknown => valueIn(readDraft(name), id);

/** Keeps a draft beside those of other things; undefined forgets it. */
export function keepDraftOf(name: ById, id: string, value: unknown): void {
  const kept = readDraft(name);
  keepDraft(name, { ...(isFields(kept) ? kept : {}), [id]: value });
}
