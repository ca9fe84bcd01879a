import { currentSession } from './session.ts';
import { refreshGame } from './load.ts';
import { useGame } from './store.ts';

const RETRY_MS = 15_000;
/** Our own acts echo here too: their answers get a moment to arrive first. */
const SETTLE_MS = 400;

/** Reads a stream of server-sent events line by line; `fetch` is used because the stream needs our headers. */
async function readEvents(response: Response, onEvent: (data: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = fieldOf(block, 'data');
      if (data) onEvent(data);
    }
  }
}

function fieldOf(block: string, name: string): string {
  const lines = block.split('\n').filter((line) => line.startsWith(`${name}:`));
  return lines.map((line) => line.slice(name.length + 1).trim()).join('\n');
}

/** A change made elsewhere: what we know is behind when the told version is newer than ours. */
function hear(data: string): void {
  const { base, pending } = useGame.getState();
  const told = parse(data);
  const version = typeof told['userV'] === 'number' ? told['userV'] : undefined;
  if (!base || pending.length > 0) return;
  if (version === undefined || version > base.player._v) void refreshGame();
}

function parse(data: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Listens to what happens to this player elsewhere (other devices, other people), until `signal` aborts. */
export async function followLive(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(signal).catch(() => undefined);
    await pauseOrOnline();
  }
}

/** Waits a while, or until the network is back. */
function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    addEventListener('online', done);
  });
}

async function listenOnce(signal: AbortSignal): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const response = await fetch('/api/v4/events', {
    headers: {
      'x-client': 'habitica-web',
      'x-api-user': session.userId,
      'x-api-key': session.apiToken,
      accept: 'text/event-stream',
    },
    signal,
  });
  if (!response.ok || !response.headers.get('content-type')?.includes('text/event-stream')) return;
  await readEvents(response, (data) => setTimeout(() => hear(data), SETTLE_MS));
}
