import { useEffect, useState } from 'react';
import { createPath, type Path, type To, useLocation } from 'react-router';
import { guardLeaving } from '../lib/leave-guard.ts';
import { profileAt } from '../lib/profile-address.ts';
import { useBackCloses } from './back-closes.ts';
import { Confirm, type ConfirmProps } from './confirm.tsx';

/** Whether another page, or another thing on this one, is shown there; what opens over a page leaves it as it is. */
function leadsAway(to: To, { pathname, search }: Path): boolean {
  const there = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  const isOver = profileAt(there.pathname) !== undefined || there.searchParams.has('openGemsModal');
  return !isOver && there.pathname + there.search !== pathname + search;
}

/** Goes back beyond the entry of the history that Back only closes (`back-closes.ts`), once that is left. */
function goBackFurther(): void {
  addEventListener('popstate', () => setTimeout(() => history.back()), { once: true });
}

/** Asks the browser to ask, in its own words, before the page is closed. */
const askInBrowser = (event: Event): void => event.preventDefault();

interface LeaveQuestionProps extends Pick<ConfirmProps, 'title' | 'hint' | 'yes' | 'no'> {
  /** Whether anything would be lost. */
  readonly isTouched: boolean;
  /** Drops what would be lost, now that it is agreed to. */
  readonly onLeave: () => void;
}

/**
 * Asks before what is written on a page is left by a link, a command, Back or closing the tab. Whoever leads elsewhere
 * after saving calls `guardLeaving(undefined)` first.
 */
export function LeaveQuestion({ isTouched, onLeave, ...words }: LeaveQuestionProps) {
  const here = useLocation();
  const [go, setGo] = useState<() => void>();
  const [isLeft, setIsLeft] = useState(false);
  const isHeld = isTouched && !isLeft;
  useEffect(() => {
    if (!isHeld) return undefined;
    guardLeaving((to, onward) => {
      const isAway = leadsAway(to, here);
      if (isAway) setGo(() => onward);
      return isAway;
    });
    return () => guardLeaving(undefined);
  }, [isHeld, here]);
  useEffect(() => {
    if (!isHeld) return undefined;
    addEventListener('beforeunload', askInBrowser);
    return () => removeEventListener('beforeunload', askInBrowser);
  }, [isHeld]);
  useBackCloses(isHeld ? () => setGo(() => goBackFurther) : undefined);
  if (!go) return null;
  const leave = () => {
    guardLeaving(undefined);
    setIsLeft(true);
    onLeave();
    go();
  };
  return <Confirm {...words} onYes={leave} onClose={() => setGo(undefined)} />;
}
