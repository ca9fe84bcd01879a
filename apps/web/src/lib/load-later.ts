import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { t } from '../i18n/i18n.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import { loadAgain } from './load-again.ts';
import { bringMissingStyles } from './missing-styles.ts';
import { untilLoaded } from './until-loaded.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded when it is first shown, or before that if somebody knows that it will be. */
export type Later<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly preload: () => void };

/** Loads with its styles, also those that did not come when it was loaded before. */
const whole =
  <Props>(load: Load<Props>): Load<Props> =>
  async () => {
    await bringMissingStyles();
    return load();
  };

/** Makes such a page: one that fails to come is asked for again (`loadAgain`), also by whoever shows it then. */
export function loadLater<Props extends object>(load: Load<Props>): Later<Props> {
  let early: ReturnType<Load<Props>> | undefined;
  const start = () => early ?? loadAgain(whole(load));
  const preload = () => {
    early ??= loadAgain(whole(load));
    early.catch(() => (early = undefined));
  };
  return Object.assign(lazy(start), { preload });
}

/** Without a network the page says so anyway; with one, the file may be gone with an older release. */
async function keepAsking<Part>(load: () => Promise<Part>): Promise<Part> {
  const action = { label: t('app.reload'), run: () => location.reload() };
  const told =
    navigator.onLine && showToast({ type: 'info', text: t('ui.partMissing'), stays: true, action });
  const part = await untilLoaded(load);
  if (told) dismissToast(told);
  return part;
}

/**
 * The same for a part of a page, such as a menu or a dialog: it appears once it can be loaded, and breaks nothing
 * before. Where it does not come soon although there is a network, a toast says so.
 */
export const loadAtLast = <Props extends object>(load: Load<Props>) =>
  lazy(() => loadAgain(whole(load)).catch(() => keepAsking(whole(load))));
