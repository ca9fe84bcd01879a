import { type ComponentType, lazy } from 'react';
import { loadAgain } from './load-again.ts';

/** A component that is loaded when it is first shown: one that fails to come is asked for again (`loadAgain`). */
export const loadLater = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadAgain(load));
