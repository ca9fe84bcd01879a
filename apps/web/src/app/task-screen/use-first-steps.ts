import { hasCompletedOnboarding } from '@everdeed/rules';
import { useState } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';

const KEY = 'everdeed-first-steps';
/** From this level, when a class is chosen, nobody is a beginner. */
const LAST_LEVEL = 9;

function wasClosed(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

/** Whether the first steps are shown: until all are done, or the player closes them on this device. */
export function useFirstSteps(): { readonly areShown: boolean; readonly close: () => void } {
  const userId = usePlayerPart(({ _id }) => _id);
  const isBeginner = usePlayerPart(
    (player) => player.flags.welcomed && player.stats.lvl <= LAST_LEVEL && !hasCompletedOnboarding(player),
  );
  const [closed, setClosed] = useState(() => wasClosed(userId));
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(KEY, userId);
    } catch {
      // Without storage, they are closed until the page is left.
    }
  };
  return { areShown: isBeginner && !closed, close };
}
