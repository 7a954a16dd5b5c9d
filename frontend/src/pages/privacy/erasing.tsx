import { useState } from 'react';
import { Link } from 'react-router-dom';
import { day, time } from '../../parts/dates';
import { Dialog } from '../../parts/dialog/dialog';
import { ProblemNote } from '../../parts/page/shown';
import { FAMILY } from '../../rooms/access';
import { useCancelErasure, type Child, type Erasure, type MyPrivacy } from './api';
import { EraseForm, type ToErase } from './erase-form';
import { nameOf } from './names';

/** Erasing a child or the whole family, and changing one's mind. */
export function Erasing({ privacy }: { readonly privacy: MyPrivacy }) {
  const [wanted, setWanted] = useState<ToErase>();
  const { children, erasures } = privacy;
  const names = new Map(children.map((child) => [child.learnerId, nameOf(child)]));
  const isAsked = (learnerId: string | null) =>
    erasures.some((one) => one.state === 'asked' && one.learnerId === learnerId);
  const { mayGo, mustStay } = whoMayGo(privacy);
  const shown = erasures.filter(({ state }) => state !== 'cancelled');
  return (
    <section className="card stack" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        Nothing is erased at once: you have a fortnight to change your mind. After that we destroy the keys to what we
        keep, search for whatever may be left, and give you a certificate that there is nothing. Nobody can bring it
        back then, and neither can we.
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
            onClick={() => setWanted({ learnerId: child.learnerId, of: nameOf(child), paid: child })}
          >
            Erase {nameOf(child)}
          </button>
        ))}
        {!isAsked(null) && privacy.otherParents === 0 && (
          <button type="button" className="btn plain" onClick={() => setWanted({ of: 'the whole family' })}>
            Erase the whole family
          </button>
        )}
      </div>
      <WhyNot mustStay={children.length > 1 ? mustStay : []} otherParents={privacy.otherParents} />
      <Dialog title={`Erase ${wanted?.of ?? ''}?`} open={wanted !== undefined} onClose={() => setWanted(undefined)}>
        {wanted && <EraseForm wanted={wanted} hasPlan={privacy.hasPlan} onDone={() => setWanted(undefined)} />}
      </Dialog>
    </section>
  );
}

/** As the server has it: one who is put away or to be erased is not left to practise, and somebody must be. */
function whoMayGo({ children, erasures }: MyPrivacy) {
  const going = new Set(erasures.filter(({ state }) => state !== 'cancelled').map(({ learnerId }) => learnerId));
  const free = children.filter(({ learnerId }) => !going.has(learnerId));
  const left = free.filter(({ isArchived }) => !isArchived);
  const isSpared = (child: Child) => left.some((other) => other !== child);
  return { mayGo: free.filter(isSpared), mustStay: free.filter((child) => !isSpared(child)) };
}

/** Said before anybody types a password in vain. */
function WhyNot({ mustStay, otherParents }: { readonly mustStay: readonly Child[]; readonly otherParents: number }) {
  return (
    <>
      {mustStay.map((child) => (
        <p key={child.learnerId} className="soft">
          {nameOf(child)} would be the only child left{child.isArchived ? '' : ' to practise'}, and cannot be erased
          alone: keep another child, {child.isArchived ? 'bring one back, ' : ''}add one, or erase the whole family.
        </p>
      ))}
      {otherParents > 0 && (
        <p className="soft">
          The whole family cannot be erased while another parent belongs to it, since the children are theirs, too. It
          can once one of you has left, on the page <Link to={FAMILY}>Your family</Link>.
        </p>
      )}
    </>
  );
}

const namesOf = (whom: Erasure['whom'], of: string | undefined) =>
  whom === 'family'
    ? { who: 'Your whole family', kept: 'the whole family' }
    : { who: of ?? 'One of your children', kept: of ?? 'this child' };

function OneErasure({ erasure, of }: { readonly erasure: Erasure; readonly of: string | undefined }) {
  const { run, busy, problem } = useCancelErasure();
  const { erasureId, whom, state, dueAt } = erasure;
  const { who, kept } = namesOf(whom, of);
  const isDone = state === 'certified';
  return (
    <div className="notice stack" role="status">
      {state === 'asked' ? (
        <>
          <p>
            {who} will be erased on {day(dueAt)}, {time(dueAt)}.
          </p>
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void run({ erasureId })}>
            {busy ? 'One moment…' : `Keep ${kept}`}
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
