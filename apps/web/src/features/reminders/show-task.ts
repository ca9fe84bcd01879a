const PREFIX = '#task=';
/** How long a card is waited for, in milliseconds: the board may still be loading. */
const WAIT_MS = 5000;

function focusCard(taskId: string, until: number): void {
  const card = document.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"]`);
  if (card) {
    card.scrollIntoView({ block: 'center' });
    card.focus();
  } else if (Date.now() < until) setTimeout(() => focusCard(taskId, until), 100);
}

function showFromAddress(): void {
  if (!location.hash.startsWith(PREFIX)) return;
  const taskId = decodeURIComponent(location.hash.slice(PREFIX.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  focusCard(taskId, Date.now() + WAIT_MS);
}

/** Goes to the task of a notification that was clicked, here or before this page opened. */
export function showClickedTasks(signal: AbortSignal): void {
  showFromAddress();
  addEventListener('hashchange', showFromAddress, { signal });
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ readonly taskId?: unknown } | undefined>) => {
      if (typeof data?.taskId !== 'string') return;
      if (location.pathname === '/') focusCard(data.taskId, Date.now() + WAIT_MS);
      else location.assign(`/${PREFIX}${encodeURIComponent(data.taskId)}`);
    },
    { signal },
  );
}
