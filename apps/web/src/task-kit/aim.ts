import type { Task } from '@everdeed/rules';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/** A skill that waits for the task it is cast on. */
export interface Aim {
  /** Ids of the tasks that it may hit; the others rest meanwhile. */
  readonly targets: ReadonlySet<string>;
  /** The button that lies over the card of such a task. */
  readonly Target: ComponentType<{ readonly task: Task }>;
}

/** What the cards of the board are aimed at with, if anything. */
export const useAim = create<{ readonly aim: Aim | undefined }>(() => ({ aim: undefined }));
