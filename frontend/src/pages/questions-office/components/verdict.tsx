import type { Problem } from '../../../client/problem';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';

export const keptHere = 'What you have written is kept on this device.';

interface VerdictProps {
  /** What the last check found; nothing before the first. */
  readonly reasons: readonly string[] | undefined;
  readonly problem: Problem | undefined;
  /** A newer version is being checked. */
  readonly checking: boolean;
}

/** Whether it may be added as it stands, and what stands in the way. */
export function Verdict({ reasons, problem, checking }: VerdictProps) {
  if (problem) return <ProblemNote problem={problem} safe={keptHere} />;
  return (
    <div role="status" aria-busy={checking}>
      {reasons && reasons.length > 0 && <Reasons reasons={reasons} />}
      {reasons?.length === 0 && <p className="notice good">Every check is passed. It can be added.</p>}
      {checking && <p className="soft">Checking…</p>}
    </div>
  );
}

/** What stands in the way of adding it. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="notice warn">
      <p>
        <b>{counted(reasons.length, 'thing')} to mend before it can be added</b>
      </p>
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
