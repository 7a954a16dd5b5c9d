import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProblemNote } from '../../../parts/page/shown';
import { usePutRight, type Comparison, type Difference } from './api';
import { bothSides, remedyOf, whatDiffers, whose } from './difference-words';

/** Each difference in words, with whose it is, and the way to put it right: Stripe is asked once more about it. */
export function DifferenceList({ last: { comparisonId, differences, found } }: { readonly last: Comparison }) {
  return (
    <>
      <ol className="prices-history">
        {differences.map((difference) => (
          <OneDifference
            key={`${difference.kind} ${difference.about}`}
            comparisonId={comparisonId}
            difference={difference}
          />
        ))}
      </ol>
      {found > differences.length && <p className="soft">The first {differences.length} are shown.</p>}
    </>
  );
}

interface OneProps {
  readonly comparisonId: string;
  readonly difference: Difference;
}

function OneDifference({ comparisonId, difference }: OneProps) {
  const { about, family } = difference;
  return (
    <li>
      <p>
        <b>{whatDiffers(difference)}</b> <span className="soft">{whose(difference)}</span>
      </p>
      <ul className="prices-changes">
        {[...bothSides(difference), about].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {family && (
        <Link to={`/app/admin-whizz/payments?${new URLSearchParams({ family: family.id }).toString()}`}>
          Their payments
        </Link>
      )}
      <Remedy comparisonId={comparisonId} difference={difference} />
    </li>
  );
}

/** What can be done about it here; a dispute is answered at Stripe. */
function Remedy({ comparisonId, difference }: OneProps) {
  const { about, isPutRight } = difference;
  const { run, busy, problem } = usePutRight();
  const [asked, setAsked] = useState(false);
  const remedy = remedyOf(difference);
  const put = async () => {
    if (await run({ comparisonId, about })) setAsked(true);
  };
  if (remedy === undefined) return <p>It is answered in Stripe’s dashboard, under “Disputes”.</p>;
  if (isPutRight || asked)
    return (
      <p role="status">Stripe was asked again, and what it said was written. “Look again” tells whether all is well.</p>
    );
  return (
    <>
      {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
      <div>
        <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => !busy && void put()}>
          {busy ? 'One moment…' : remedy} <span className="read-aloud">{about}</span>
        </button>
      </div>
    </>
  );
}
