import { previewDeed } from './preview.ts';
import { useGame } from './store.ts';

/** Rehearses a tick and forgets it: the rules read their tables at first use, and nobody waits for that now. */
function rehearse(): void {
  const { view } = useGame.getState();
  const task = view?.tasks.find(({ type }) => type === 'habit') ?? view?.tasks[0];
  if (!view || !task) return;
  const deed = { kind: 'score', taskId: task._id, direction: 'up' } as const;
  previewDeed(view, { deed, at: new Date().toISOString(), id: '' });
}

/** Rehearses once the browser has nothing better to do. */
export function warmUp(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(rehearse, { timeout: 3000 });
  else setTimeout(rehearse, 1500);
}
