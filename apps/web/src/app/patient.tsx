import { type PropsWithChildren, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { goElsewhere } from '../lib/way-back.ts';

/** Lets every change of page below wait for a way back that closing a dialog has begun (`lib/way-back.ts`). */
export function Patient({ children }: PropsWithChildren) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (...way: Parameters<typeof navigator.push>) => goElsewhere(() => navigator.push(...way)),
        replace: (...way: Parameters<typeof navigator.replace>) =>
          goElsewhere(() => navigator.replace(...way)),
      },
    };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
