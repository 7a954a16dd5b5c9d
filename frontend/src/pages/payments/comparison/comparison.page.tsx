import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { exactly } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { useBeginComparison, useComparison, type Comparison } from './api';
import { DifferenceList } from './difference-list';
import '../prices/prices.css';

/** What Stripe tells beside what we know: compared each night, and whenever somebody asks. */
export default function ComparisonPage() {
  const answer = useComparison();
  const { run, busy, problem } = useBeginComparison();
  const isUnderWay = answer.data?.isUnderWay ?? false;
  const isBusy = busy || isUnderWay;
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Stripe and us" />
        <p className="soft">
          Each night every plan, and every payment of the last 40 days, is compared with what we know, as is what was
          given back or disputed since; and whatever a family was given as paid for is looked for at Stripe. Nothing is
          changed by it.
        </p>
      </div>
      <div>
        <button type="button" className="btn low" aria-disabled={isBusy} onClick={() => !isBusy && void run({})}>
          {isBusy ? 'Looking…' : 'Look again'}
        </button>
      </div>
      {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
      <Shown answer={answer}>{({ last }) => <Last last={last} />}</Shown>
    </div>
  );
}

function Last({ last }: { readonly last: Comparison | null }) {
  if (last === null) return <p>Nothing has been compared yet.</p>;
  const { endedAt, looked, found } = last;
  return (
    <section className="office-panel prices-panel" aria-label="The last comparison">
      <h2 aria-live="polite">{found === 0 ? 'Nothing differs' : counted(found, 'thing differs', 'things differ')}</h2>
      <p className="soft">
        Compared on {exactly(endedAt)}: {counted(looked, 'thing', 'things')} looked at.
      </p>
      <DifferenceList last={last} />
    </section>
  );
}
