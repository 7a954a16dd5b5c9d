import { useState } from 'react';
import { useDraft } from './use-draft';

/** How an attempt to add something came out, told beside the button. */
export type Outcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'not-fit'; readonly reasons: readonly string[] }
  /** Not sent: what was missing. */
  | { readonly kind: 'missing' };

/** The state of a long form: what is written, what is kept of it, and how the last attempt came out. */
export function useOfficeForm<V extends object>(name: string) {
  const { draft, keep, forget } = useDraft<V>(name);
  const [round, setRound] = useState({ count: 0, initial: draft });
  const [values, setValues] = useState(draft);
  const [outcome, setOutcome] = useState<Outcome>();
  return {
    values,
    outcome,
    setOutcome,
    /** Changes when the form begins anew: its fields are then made anew, too. */
    round: round.count,
    initial: round.initial,
    take: (next: V) => {
      setValues(next);
      keep(next);
      setOutcome(undefined);
    },
    restart: (initial: V) => {
      setRound(({ count }) => ({ count: count + 1, initial }));
      setValues(initial);
      forget();
    },
  };
}
