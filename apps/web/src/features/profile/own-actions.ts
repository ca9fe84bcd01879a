import type { SentSettings } from '@everdeed/rules';
import type { Allocation } from './attributes.ts';

/** What can be done on one's own profile. */
export interface OwnActions {
  /** By dotted path. */
  readonly onSet: (values: SentSettings) => void;
  readonly onAllocate: (points: Allocation) => void;
  /** Spends all points the way the settings say. */
  readonly onAllocateAll: () => void;
  /** Opens the choice of a class. */
  readonly onChooseClass: () => void;
}
