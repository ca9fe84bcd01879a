import { isFields } from '@everdeed/content/values';
import { useEffect, useState } from 'react';
import { keepDraftOf, readDraftOf } from '../../data/drafts-by-id.ts';
import { serverNow } from '../../data/server-clock.ts';
import { type Draft, draftOf } from './draft.ts';
import type { NewsPost } from './queries.ts';

/** The form of a post: what was kept of it in this tab, or how it begins. */
export function useDraft(post: NewsPost | undefined) {
  const id = post?._id ?? 'new';
  const [begun] = useState(() => draftOf(post, serverNow()));
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraftOf('posts', id);
    return { ...begun, ...(isFields(kept) ? kept : {}) };
  });
  const isTouched = JSON.stringify(draft) !== JSON.stringify(begun);
  useEffect(() => keepDraftOf('posts', id, isTouched ? draft : undefined), [id, draft, isTouched]);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return { draft, isTouched, change, forget: () => keepDraftOf('posts', id, undefined) };
}
