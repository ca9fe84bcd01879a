/**
 * When an event runs by hand, in milliseconds since the epoch. It stands in for the occurrence of the calendar that was
 * on when it was started or ended. An event that was ended early has a run without length.
 */
export interface EventRun {
  readonly start: number;
  readonly end: number;
}

/** The latest run by hand of each event that was ever started or ended by hand, by the key of the event. */
export type EventRuns = Readonly<Record<string, EventRun>>;

let runs: EventRuns = {};

/** What was started and ended by hand, as this process or page knows it. Others only have another object. */
export const eventRuns = (): EventRuns => runs;

/** Has everything in this process or page that asks what is on know of these runs. */
export function setEventRuns(known: EventRuns): void {
  runs = known;
}
