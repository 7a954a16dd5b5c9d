import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Incidents, LosingChild } from './api';
import {
  kindsIn,
  lookedAtIn,
  rowsOf,
  usualKinds,
  wishOf,
  type LookedAt,
  type LossRow,
  type Weighing,
} from './looked-at';

/** What is looked at and by what it is weighed stand in the address, so that a link shares them. */
export function useLooked(known: Incidents, sat: readonly LosingChild[]) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('incident');
  // An address follows a press only after a while: what is pressed next must know of it at once.
  const [asked, setAsked] = useState(params.get('kinds'));
  const [lessByHand, setLessByHand] = useState(params.get('hand') !== 'no');
  const looked = useMemo(() => lookedAtIn(known, chosen), [known, chosen]);
  const kinds = useMemo(() => (asked === null ? usualKinds(looked) : kindsIn(asked)), [asked, looked]);
  const rows = useMemo(() => rowsOf(sat, wishOf(looked, { kinds, lessByHand })), [sat, looked, kinds, lessByHand]);
  const change = (does: (after: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        does(after);
        return after;
      },
      { replace: true },
    );
  return {
    looked,
    rows,
    weighing: { kinds, lessByHand },
    choose: (incidentId: string | null) => {
      setAsked(null);
      change((after) => {
        after.delete('kinds');
        if (incidentId === null) after.delete('incident');
        else after.set('incident', incidentId);
      });
    },
    weigh: (weighing: Weighing) => {
      setAsked(weighing.kinds.join(','));
      setLessByHand(weighing.lessByHand);
      change((after) => {
        after.set('kinds', weighing.kinds.join(','));
        if (weighing.lessByHand) after.delete('hand');
        else after.set('hand', 'no');
      });
    },
  };
}

const nobody: ReadonlySet<string> = new Set();

/** Everybody who lost something, as long as nobody takes them out: of each incident by itself. */
export function useTicked(rows: readonly LossRow[], { incident }: Pick<LookedAt, 'incident'>) {
  const incidentId = incident?.incidentId ?? null;
  const [left, setLeft] = useState<ReadonlyMap<string | null, ReadonlySet<string>>>(new Map());
  const without = left.get(incidentId) ?? nobody;
  const losing = rows.filter(({ lostSeconds }) => lostSeconds > 0);
  return {
    ticked: new Set(losing.map(({ learnerId }) => learnerId).filter((id) => !without.has(id))),
    tick: (learnerIds: readonly string[], on: boolean) =>
      setLeft((before) => {
        const after = new Set(before.get(incidentId));
        for (const id of learnerIds) {
          if (on) after.delete(id);
          else after.add(id);
        }
        return new Map(before).set(incidentId, after);
      }),
  };
}
