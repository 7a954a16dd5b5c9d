import { Link } from 'react-router-dom';
import { faultBeside } from 'schemas/payments/paid-twice.rules';
import { ProblemNote } from '../../../parts/page/shown';
import { leaving } from '../../../parts/prices/leaving';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { useUpgrade, type Plan } from './api';
import { stayingOf, type Whose } from './whose';

/** Mock exams are one child's: the way to them for brothers and sisters, beside what is paid for already. */
export function MoreMocks({ plans, whose }: { readonly plans: readonly Plan[]; readonly whose: Whose }) {
  const { mockExamsPence } = usePrices();
  const { run, busy, problem } = useUpgrade();
  const without = stayingOf(whose).filter(({ learnerId }) => !faultBeside({ productId: 2, learnerId }, plans));
  if (whose.practising.length < 2 || without.length === 0) return null;
  const choose = (learnerId: string) =>
    void run({ productId: 2, learnerId }).then((reply) => reply && leaving.to(reply.url));
  return (
    <section className="stack" aria-labelledby="more-mocks">
      <h2 id="more-mocks">Mock exams for each child</h2>
      <p>
        Practice is for all your children; mock exams are for one child. Every one to come: {pounds(mockExamsPence)} a
        set, billed monthly. <Link to="/mock-exams/upcoming-exams">See the dates, or book just one</Link>.
      </p>
      {problem && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      {without.map(({ learnerId, name }) => (
        <button
          key={learnerId}
          type="button"
          className="btn quiet"
          aria-disabled={busy}
          onClick={() => !busy && choose(learnerId)}
        >
          {busy ? 'One moment…' : `Choose mock exams for ${name}`}
        </button>
      ))}
    </section>
  );
}
