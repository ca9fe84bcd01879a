import { type ComponentType, lazy } from 'react';
import { loadAgain } from './load-again.ts';
import { untilLoaded } from './until-loaded.ts';

/** A component that is loaded when it is first shown: one that fails to come is asked for again (`loadAgain`). */
export const loadLater = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadAgain(load));

/** The same for a part that a screen can do without: it does not appear before it can be loaded (`untilLoaded`). */
export const loadAtLast = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(load));
