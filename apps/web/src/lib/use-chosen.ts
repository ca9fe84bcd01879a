import { startTransition, useOptimistic } from 'react';

/**
 * What is chosen where the choice stands in the address: shown at once, while `go` has the page follow at its own pace.
 * Whoever chooses twice before it has followed has chosen both.
 */
export function useChosen<Chosen>(
  inAddress: Chosen,
  go: (chosen: Chosen) => void,
): readonly [chosen: Chosen, choose: (chosen: Chosen) => void] {
  const [chosen, show] = useOptimistic(inAddress);
  const choose = (next: Chosen) =>
    startTransition(() => {
      show(next);
      go(next);
    });
  return [chosen, choose];
}
