import { debugCalls } from '@everdeed/contract';
import { DAY_MS } from '@everdeed/rules';
import { route } from '../http/route.ts';

/** The last instant whose year has four digits. */
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A clock that can be moved. */
export interface TravelClock {
  now(): number;
  /** Moves the clock by the given number of milliseconds; it stays stopped or running as before. */
  travel(by: number): void;
  /** Stops the clock at an instant; undefined restores the real time. */
  setClock(at: number | undefined): void;
}

const isOn = (sent: unknown): boolean => sent === true || sent === 'true';

/** The distance to travel in milliseconds; undefined if none was given. */
function distanceOf(sent: unknown, now: number): number | undefined {
  const days = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  if (typeof days !== 'number' || !Number.isFinite(days) || days === 0) return undefined;
  const by = Math.round(days * DAY_MS);
  return now + by >= 0 && now + by <= LATEST ? by : undefined;
}

/** The server's clock, shared by all players. */
export function timeRoutes(clock: TravelClock) {
  const tell = () => ({ time: new Date(clock.now()).toISOString() });
  return [
    route(debugCalls.timeTravelTime, tell),
    route(debugCalls.jumpTime, (work, { actor, body }) => {
      if (actor.permissions['fullAccess'] !== true) throw work.refuse('BadRequest', 'debugNeedsFullAccess');
      const by = distanceOf(body.offsetDays, clock.now());
      if (by !== undefined) clock.travel(by);
      else if (isOn(body.reset) || isOn(body.disable)) clock.setClock(undefined);
      else throw work.refuse('BadRequest', 'debugTimeChange');
      return tell();
    }),
  ];
}
