import { useState } from 'react';
import type { Fault } from './fault-fields';
import { useDraft } from './use-draft';

/** How an attempt to add something came out, told beside the button. */
export type Outcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'not-fit'; readonly faults: readonly Fault[] }
  /** Not sent: that without which nothing can be judged was missing, and maybe more. */
  | { readonly kind: 'missing'; readonly faults: readonly Fault[] }
  /** Not sent: some fields must be filled in first. */
  | { readonly kind: 'incomplete'; readonly faults: readonly Fault[] };

/** What the server made of it. */
type Judged = { readonly kind: 'added' | 'checked' | 'not-fit'; readonly reasons: readonly string[] } | undefined;

/** The state of a long form: what is written, what is kept of it, and how the last attempt came out. */
export function useOfficeForm<V extends object>(name: string) {
  const { draft, keep, forget } = useDraft<V>(name);
  const [round, setRound] = useState({ count: 0, initial: draft });
  const [values, setValues] = useState(draft);
  const [outcome, setOutcome] = useState<Outcome>();
  const restart = (anew: V) => {
    setRound(({ count }) => ({ count: count + 1, initial: anew }));
    setValues(anew);
    forget();
  };
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
    restart,
    /** Tells how an attempt came out; what was added makes room for the next one, and nothing else does. */
    settle: (reply: Judged, next: V, faultOf: (reason: string) => Fault) => {
      if (reply?.kind === 'not-fit') setOutcome({ kind: 'not-fit', faults: reply.reasons.map(faultOf) });
      if (reply?.kind !== 'added') return;
      restart(next);
      setOutcome({ kind: 'added' });
    },
  };
}
