import { type EventRuns, setEventRuns } from '@everdeed/content';
import { create } from 'zustand';

/** What was started and ended by hand, for screens that tell what is on: they look again when it changes. */
export const useEventRuns = create<{ readonly runs: EventRuns }>(() => ({ runs: {} }));

/** Has this page keep to these runs: what is on, what is sold and what drops. */
export function takeEventRuns(runs: EventRuns): void {
  setEventRuns(runs);
  useEventRuns.setState({ runs });
}
