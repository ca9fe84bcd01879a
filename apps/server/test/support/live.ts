import type { Caller, TestServer } from './server.ts';

/** An open page of a player, and what has come to it. */
export interface LivePage {
  /** All that has come so far. */
  readonly text: () => string;
  /** Reads until a part has come; throws if the stream ends before. */
  readonly hear: (part: string) => Promise<void>;
  readonly close: () => void;
}

/** Where the server listens, from the first page on. */
const baseOf = async (server: TestServer['app']['server']): Promise<string> =>
  server.server.listening ? server.listeningOrigin : server.listen({ port: 0, host: '127.0.0.1' });

/** Opens a player's stream of live events; the server listens from then on. `lastId`: the last event that they had. */
export async function openPage(
  { app }: TestServer,
  { credentials }: Caller,
  lastId?: string,
): Promise<LivePage> {
  const base = await baseOf(app.server);
  const stop = new AbortController();
  const headers = { ...credentials, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const { body } = await fetch(`${base}/api/v4/events`, { headers, signal: stop.signal });
  const reader = body?.getReader();
  let text = '';
  return {
    text: () => text,
    async hear(part) {
      while (!text.includes(part)) {
        const read = await reader?.read();
        if (!read || read.done) throw new Error(`the stream ended after ${text}`);
        text += Buffer.from(read.value).toString();
      }
    },
    close: () => stop.abort(),
  };
}
