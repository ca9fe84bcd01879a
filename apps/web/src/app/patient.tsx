import { type PropsWithChildren, useContext, useMemo } from 'react';
import { type NavigateOptions, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { goUnlessHeld } from '../lib/leave-guard.ts';
import { goElsewhere } from '../lib/way-back.ts';

/**
 * Lets every change of page below wait for what is being written there (`lib/leave-guard.ts`), and for a way back that
 * closing a dialog has begun (`lib/way-back.ts`).
 */
export function Patient({ children }: PropsWithChildren) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const patiently =
      (move: 'push' | 'replace') =>
      (to: To, ...rest: [state?: unknown, options?: NavigateOptions]) =>
        goUnlessHeld(to, () => goElsewhere(() => navigator[move](to, ...rest)));
    return {
      ...context,
      navigator: { ...navigator, push: patiently('push'), replace: patiently('replace') },
    };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
