import 'fake-indexeddb/auto';
import { vi } from 'vitest';

/** A request to the server. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | undefined;
}

type Responder = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

export const saved = (data: object, userV?: number): Response =>
  Response.json({ success: true, data, notifications: [], ...(userV !== undefined && { userV }) });

export const refused = (status: number, error: string): Response =>
  Response.json({ success: false, error, message: error }, { status });

/** Waits until a check passes; patiently, since other tests run at the same time. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 15_000 });

/** Tracks timers and channels to other tabs; returns a function that ends them, as closing the page would. */
function watchLeftovers(): () => void {
  const { setTimeout: start, BroadcastChannel: Channel } = globalThis;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const channels: BroadcastChannel[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    const timer = start(run, ms);
    timers.push(timer);
    return timer;
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
  };
}

/**
 * A browser around the code under test: storage with a session, a disk that outlives the page, and a server that
 * answers operations as `respond` says; undefined is no answer. Modules imported afterwards are those of a page just opened.
 */
export function openBrowser() {
  const asked: Asked[] = [];
  let respond: Responder = () => undefined;
  const stop = watchLeftovers();
  // Distinguishes this page's requests from late ones of a closed page.
  const apiToken = crypto.randomUUID();
  const storage = new Map([['everdeed-session', JSON.stringify({ userId: 'p', apiToken })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  let turn = Promise.resolve();
  const inTurn = (_: string, work: () => Promise<void>) => (turn = turn.then(work, work));
  vi.stubGlobal('navigator', { onLine: true, locks: { request: inTurn } });
  vi.stubGlobal('document', new EventTarget());
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const served = new Map<string, () => unknown>();
  const serveData = async (path: string): Promise<Response | undefined> => {
    const serve = served.get(path.split('?')[0] ?? '');
    if (!serve) return served.size > 0 ? refused(404, 'NotFound') : undefined;
    const data = await serve();
    return data instanceof Response ? data : Response.json({ success: true, data });
  };
  let live: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    const sent = new Headers(headers);
    if (sent.get('x-api-key') !== apiToken) throw new TypeError('fetch failed');
    const operationId = sent.get('idempotency-key') ?? undefined;
    const request = { method, path, operationId };
    asked.push(request);
    const response = operationId === undefined ? await serveData(path) : await respond(request);
    if (!response) throw new TypeError('fetch failed');
    return response;
  });
  return {
    asked,
    /** Ids of the operations sent, including repeats. */
    sent: () => asked.flatMap(({ operationId }) => operationId ?? []),
    answer: (next: Responder) => {
      respond = next;
    },
    /** Answers a GET with data, or a promise of it; once one is served, others are not found. */
    serve: (path: string, data: () => unknown) => void served.set(path, data),
    /** The answer of a live stream, into which `push` writes. */
    stream: () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (live = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    push: (event: object) => live?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    /** Ends the live stream, as a server does that goes away. */
    endStream: () => live?.close(),
    /** Says that the network is back. */
    comeOnline: () => page.dispatchEvent(new Event('online')),
    close: () => {
      stop();
      vi.unstubAllGlobals();
    },
  };
}
