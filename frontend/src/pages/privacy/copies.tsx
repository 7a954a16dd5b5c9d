import { day } from '../../parts/dates';
import { ProblemNote } from '../../parts/page/shown';
import { useAskCopy, useFetchCopy, type Copy, type MyPrivacy } from './api';
import { nameOf } from './names';

/** All that is kept, to take along. */
export function Copies({ privacy: { children, copies } }: { readonly privacy: MyPrivacy }) {
  const { run, busy, problem } = useAskCopy();
  const names = new Map(children.map((child) => [child.learnerId, nameOf(child)]));
  const has = (learnerId: string | null) => copies.some((copy) => copy.learnerId === learnerId);
  return (
    <section className="card stack" aria-labelledby="copies">
      <h2 id="copies">Take a copy</h2>
      <p>
        A ZIP with everything as it is kept, and as tables for a spreadsheet. For a week it can be fetched here, behind
        your password; it is made while you fetch it, and kept nowhere.
      </p>
      {copies.length > 0 && (
        <ul className="copies">
          {copies.map((copy) => (
            <OneCopy key={copy.copyId} copy={copy} of={names.get(copy.learnerId ?? '') ?? 'your whole family'} />
          ))}
        </ul>
      )}
      <div className="row">
        {!has(null) && (
          <button type="button" className="btn pale" aria-disabled={busy} onClick={() => void run({})}>
            A copy of everything
          </button>
        )}
        {children.length > 1 &&
          children
            .filter(({ learnerId }) => !has(learnerId))
            .map((child) => (
              <button
                key={child.learnerId}
                type="button"
                className="btn plain"
                aria-disabled={busy}
                onClick={() => void run({ learnerId: child.learnerId })}
              >
                Only {nameOf(child)}
              </button>
            ))}
      </div>
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
}

function OneCopy({ copy: { copyId, expiresAt }, of }: { readonly copy: Copy; readonly of: string }) {
  const { fetchOne, busy, problem } = useFetchCopy();
  return (
    <li>
      <span>
        A copy of {of}, until {day(expiresAt)}
      </span>
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => void fetchOne(copyId)}>
        {busy ? 'One moment…' : 'Fetch it'}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </li>
  );
}
