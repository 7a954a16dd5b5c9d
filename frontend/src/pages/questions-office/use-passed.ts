import { useEffect } from 'react';

/** Tells of each answer of the checks that finds nothing to mend. */
export function usePassed(answer: { readonly kind: string } | undefined, onPassed: () => void): void {
  useEffect(() => {
    if (answer !== undefined && answer.kind !== 'not-fit') onPassed();
    // Of each answer once, whoever is told.
  }, [answer]);
}
