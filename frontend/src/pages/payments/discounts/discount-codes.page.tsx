import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useDiscountCodes, useDiscountHistory, type DiscountCode } from './api';
import { CodeHistory } from './code-history';
import { CodeList } from './code-list';
import { EndCode } from './end-code';
import { MakeCode } from './make-code';
import '../prices/prices.css';
import '../refunds/refunds.css';

/** Every discount code as Stripe tells of it now; how one is made, and ended, and who did it before. */
export default function DiscountCodesPage() {
  const { listed, problem, again } = useDiscountCodes();
  const history = useDiscountHistory();
  const [ending, setEnding] = useState<DiscountCode>();
  const lookAgain = () => {
    again();
    history.again();
  };
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Discount codes" />
        <p className="soft">
          Each takes something off the first month of a plan, once for each family. What everything costs without one
          stands under <Link to="/app/admin-whizz/prices">Prices</Link>.
        </p>
      </div>
      <section className="office-panel prices-panel" aria-label="Codes">
        <h2>Codes</h2>
        {problem && <ProblemNote problem={problem} again={again} undone="Nothing has been changed." />}
        {!listed && !problem && <Skeleton lines={4} />}
        {listed && <CodeList {...listed} onEnd={setEnding} />}
      </section>
      {ending && (
        <EndCode
          key={ending.discountId}
          code={ending}
          onOver={(isDone) => {
            setEnding(undefined);
            if (isDone) lookAgain();
          }}
        />
      )}
      <MakeCode onMade={lookAgain} />
      <Shown answer={history}>{({ acts }) => <CodeHistory acts={acts} />}</Shown>
    </div>
  );
}
