import type { EventRuns } from '@everdeed/content';
import { create } from 'zustand';

/** What was started and ended by hand, for screens that tell what is on: they look again when it changes. */
export const useEventRuns = create<EventRuns>(() => ({}));
