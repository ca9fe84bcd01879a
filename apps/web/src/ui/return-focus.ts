import { type RefCallback, useCallback, useState } from 'react';
import { isTyping } from '../lib/typing.ts';

const OVERLAY = '[role="dialog"], [role="menu"]';

/** Places to focus, the best first. Some of them may be gone when their time comes. */
type Trail = readonly Element[];

/** The trail that leads out of each open overlay. */
const trails = new WeakMap<Element, Trail>();

const withAncestors = (element: Element | null): Element[] =>
  element ? [element, ...withAncestors(element.parentElement)] : [];

function openerTrail(overlay: Element): Trail {
  const trail = trails.get(overlay);
  if (trail) return trail;
  // A menu is labelled by the button that opens it.
  return withAncestors(document.getElementById(overlay.getAttribute('aria-labelledby') ?? ''));
}

/** From an element through everything around it; out of an overlay, on from what opened that. */
function trailOf(element: Element): Trail {
  const overlay = element.closest(OVERLAY);
  return overlay ? [...withAncestors(element), ...openerTrail(overlay)] : withAncestors(element);
}

/** The trail of the last focused element, which may be gone by the time the code of a dialog is loaded. */
let lastTrail: Trail = [];
globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) lastTrail = trailOf(target);
});

function trailOfFocus(): Trail {
  const { activeElement } = document;
  return activeElement && activeElement !== document.body ? trailOf(activeElement) : lastTrail;
}

/** A section takes the focus by its heading, so that its name is read out; without such a heading by itself, if it does. */
const focusTarget = (place: Element): Element =>
  (place.matches('section') && place.querySelector(':scope h2[tabindex]')) || place;

/** Whether it is on its way out, and would take the focus with it. */
const isLeaving = (element: Element): boolean =>
  element.closest(OVERLAY)?.getAttribute('data-state') === 'closed';

function tryFocus(element: Element | null): boolean {
  const canShow = element instanceof HTMLElement && element !== document.body && element.isConnected;
  if (!canShow || element.closest('[inert]') || isLeaving(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function focusFirst(trail: Trail): void {
  const found = trail.some((place) => tryFocus(focusTarget(place)));
  if (!found) tryFocus(document.querySelector('main'));
}

/** Focuses the first place on the trail that still takes the focus, or else the page's main landmark. */
function returnFocus(trail: Trail): void {
  const { activeElement } = document;
  // The focus has already moved on: to the next dialog, or to a field that was asked for.
  if (!isTyping(activeElement) && !activeElement?.closest(OVERLAY)) focusFirst(trail);
}

/** Focuses an element that had the focus before, the nearest place around it that takes the focus, or the main landmark. */
export const focusAgain = (element: Element | null): void => focusFirst(withAncestors(element));

/** Focuses the nearest place around what had the focus last, if that has left the page, or takes no focus any more. */
export function focusNearLost(): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body && lastTrail[0]?.isConnected === false;
  if (isLost || activeElement?.matches(':disabled')) focusFirst(lastTrail.slice(1));
}

export interface ReturnFocus {
  /** For the element with the role `dialog`. */
  readonly ref: RefCallback<Element>;
  /** Call it after the overlay has left the page. */
  readonly onCloseAutoFocus: (event?: Event) => void;
}

/**
 * Remembers what has the focus, or had it last, when an overlay is first rendered, and gives the focus back to it (WCAG 2.4.3).
 * Use it in the component that renders the portal: by the time of the portal's content, an overlay that this one
 * replaces is gone and the focus with it.
 * If that is gone, the nearest place around it takes the focus: its card, its column, the main landmark.
 */
export function useReturnFocus(): ReturnFocus {
  const [trail] = useState(trailOfFocus);
  const ref = useCallback(
    (overlay: Element | null) => {
      if (overlay) trails.set(overlay, trail);
    },
    [trail],
  );
  const onCloseAutoFocus = useCallback(
    (event?: Event) => {
      // Otherwise the dialog primitive would focus its own trigger, and there is none.
      event?.preventDefault();
      returnFocus(trail);
    },
    [trail],
  );
  return { ref, onCloseAutoFocus };
}
