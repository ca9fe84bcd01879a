import { Notes } from './finding.ts';

/** The year of the first release: a clock before it is wrong. */
const firstRelease = Date.parse('2026-01-01T00:00:00Z');
/** What clocks of two machines may differ by, and records be ahead (ms). */
const tolerance = 60_000;

/** Instants in ms to hold against the clock of this machine. */
export interface ClockFacts {
  readonly now: number;
  /** The clock of the database's machine; undefined where that is this one. */
  readonly ofDatabase: number | undefined;
  /** The latest that anything was recorded; undefined if nothing was. */
  readonly lastRecord: number | undefined;
}

const iso = (at: number): string => new Date(at).toISOString();

/** Whether the clock can be right. */
export function checkClock({ now, ofDatabase, lastRecord }: ClockFacts): Notes {
  const notes = new Notes('clock');
  const todo = 'Set the clock, and keep it right with NTP: timedatectl set-ntp true';
  if (now < firstRelease)
    notes.problem({
      what: `The clock says ${iso(now)}.`,
      why: 'Certificates, sign-ins and the days of players go by it.',
      todo,
    });
  else if (lastRecord !== undefined && lastRecord > now + tolerance)
    notes.problem({
      what: `The clock says ${iso(now)}, but something was recorded at ${iso(lastRecord)}.`,
      why: 'The clock went back, or was ahead before. Players who had a day that has not come yet get no new one until it has.',
      todo,
    });
  else notes.ok(`it says ${iso(now)}`);
  if (ofDatabase !== undefined && Math.abs(ofDatabase - now) > tolerance)
    notes.problem({
      what: `The clock of the database's machine differs by ${Math.round(Math.abs(ofDatabase - now) / 1000)} s.`,
      why: 'Several processes that disagree about the time take jobs from each other.',
      todo: 'Keep the clocks of both machines right with NTP.',
    });
  return notes;
}
