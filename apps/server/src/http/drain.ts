import type { FastifyInstance } from 'fastify';

/** How long calls in flight may take when the server ends (ms). */
const drainMs = 5_000;
/** How often connections are looked for that have done their last call (ms). */
const lookMs = 50;

/** Stops accepting calls, and ends when those in flight are answered, or after five seconds. */
export async function drain(server: FastifyInstance): Promise<void> {
  const look = setInterval(() => server.server.closeIdleConnections(), lookMs);
  const cut = setTimeout(() => server.server.closeAllConnections(), drainMs);
  try {
    await server.close();
  } finally {
    clearInterval(look);
    clearTimeout(cut);
  }
}
