import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long one that is slow keeps its connection (ms), at most. */
const LONGEST_MS = 6_000;

/**
 * Opens a connection and sends a request that comes slowly, or stops half way, or is none; then leaves. Nobody waits
 * for an answer.
 */
export async function sendSlowly(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Math.random() < 0.5 ? 'Content-Length: 9000000' : 'Transfer-Encoding: chunked';
  const isOwner = Math.random() < 0.5;
  socket.write(
    `POST /api/v4/tasks/user HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${isOwner ? own.join('') : ''}`,
  );
  const endsAt = performance.now() + Math.random() * LONGEST_MS;
  // Some never get past their headers, some stop in the body, some go on byte by byte.
  const way = Math.random();
  if (way > 0.3) socket.write(`${length}\r\n\r\n`);
  if (way > 0.6) socket.write(length.startsWith('C') ? `[${' '.repeat(500_000)}` : '7a120\r\n[');
  while (performance.now() < endsAt && !socket.destroyed) {
    if (way > 0.3 || Math.random() < 0.2) socket.write(way > 0.3 ? ' ' : 'X');
    await pause(100);
  }
  socket.destroy();
}
