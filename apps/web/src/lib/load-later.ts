import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadAgain } from './load-again.ts';
import { untilLoaded } from './until-loaded.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded when it is first shown, or before that if somebody knows that it will be. */
export type Later<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly preload: () => void };

/** Makes such a component: one that fails to come is asked for again (`loadAgain`), also by whoever shows it then. */
export function loadLater<Props extends object>(load: Load<Props>): Later<Props> {
  let early: ReturnType<Load<Props>> | undefined;
  const start = () => early ?? loadAgain(load);
  const preload = () => {
    early ??= loadAgain(load);
    early.catch(() => (early = undefined));
  };
  return Object.assign(lazy(start), { preload });
}

/** The same for a part that a screen can do without: it does not appear before it can be loaded (`untilLoaded`). */
export const loadAtLast = <Props extends object>(load: Load<Props>) => lazy(() => untilLoaded(load));
