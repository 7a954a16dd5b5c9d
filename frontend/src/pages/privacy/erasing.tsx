import { useState } from 'react';
import { Link } from 'react-router-dom';
import { day, time } from '../../parts/dates';
import { Dialog } from '../../parts/dialog/dialog';
import { ProblemNote } from '../../parts/page/shown';
import { useCancelErasure, type Erasure, type MyPrivacy } from './api';
import { EraseForm, type ToErase } from './erase-form';
import { nameOf } from './names';

/** Erasing a child or the whole family, and changing one's mind. */
export function Erasing({ privacy }: { readonly privacy: MyPrivacy }) {
  const [wanted, setWanted] = useState<ToErase>();
  const { children, erasures } = privacy;
  const names = new Map(children.map((child) => [child.learnerId, nameOf(child)]));
  const isAsked = (learnerId: string | null) =>
    erasures.some((one) => one.state === 'asked' && one.learnerId === learnerId);
  const practising = children.filter(({ isArchived }) => !isArchived);
  const mayGo = children.filter(
    ({ learnerId, isArchived }) => !isAsked(learnerId) && (isArchived || practising.length > 1),
  );
  const shown = erasures.filter(({ state }) => state !== 'cancelled');
  return (
    <section className="card stack" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        Nothing is erased at once: you have a fortnight to change your mind. After that we destroy the keys to what we
        keep, search for whatever may be left, and give you a certificate that there is nothing. Nobody can bring it
        back then, we neither.
      </p>
      {shown.map((one) => (
        <OneErasure key={one.erasureId} erasure={one} of={names.get(one.learnerId ?? '')} />
      ))}
      <div className="row">
        {mayGo.map((child) => (
          <button
            key={child.learnerId}
            type="button"
            className="btn plain"
            onClick={() => setWanted({ learnerId: child.learnerId, of: nameOf(child) })}
          >
            Erase {nameOf(child)}
          </button>
        ))}
        {!isAsked(null) && (
          <button type="button" className="btn plain" onClick={() => setWanted({ of: 'the whole family' })}>
            Erase the whole family
          </button>
        )}
      </div>
      <Dialog title={`Erase ${wanted?.of ?? ''}?`} open={wanted !== undefined} onClose={() => setWanted(undefined)}>
        {wanted && <EraseForm wanted={wanted} hasPlan={privacy.hasPlan} onDone={() => setWanted(undefined)} />}
      </Dialog>
    </section>
  );
}

function OneErasure({ erasure, of }: { readonly erasure: Erasure; readonly of: string | undefined }) {
  const { run, busy, problem } = useCancelErasure();
  const { erasureId, whom, state, dueAt } = erasure;
  const who = whom === 'family' ? 'Your whole family' : (of ?? 'One of your children');
  const isDone = state === 'certified';
  return (
    <div className="notice stack" role="status">
      {state === 'asked' ? (
        <>
          <p>
            {who} will be erased on {day(dueAt)}, {time(dueAt)}.
          </p>
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void run({ erasureId })}>
            {busy ? 'One moment…' : 'Keep everything as it is'}
          </button>
        </>
      ) : (
        <p>
          {isDone ? `${who}: erased. ` : `${who}: we are erasing it, and searching for whatever may be left. `}
          <Link to={`/erasure-certificate?reference=${erasureId}`}>The certificate</Link>
        </p>
      )}
      {problem && <ProblemNote problem={problem} />}
    </div>
  );
}
