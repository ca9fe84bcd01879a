import type { LiveEvent } from '@everdeed/contract';
import type { Caller, TestServer } from './server.ts';

/** What open pages of a player hear while something is done. */
export async function heardBy(
  server: TestServer,
  { id }: Caller,
  act: () => Promise<unknown>,
): Promise<Omit<LiveEvent, 'topic'>[]> {
  const events: LiveEvent[] = [];
  const page = server.app.services.events.subscribe([`player:${id}`], (event) => events.push(event));
  await act();
  page.close();
  return events.map(({ topic: _topic, ...event }) => event);
}
