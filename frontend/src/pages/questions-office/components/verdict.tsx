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
      {reasons && reasons.length > 0 && <Reasons reasons={reasons.map((reason) => ({ reason }))} />}
      {reasons?.length === 0 && <p className="notice good">Every check is passed. It can be added.</p>}
      {checking && <p className="soft">Checking…</p>}
    </div>
  );
}

interface ReasonsProps {
  readonly reasons: readonly { readonly reason: string; readonly onGo?: () => void }[];
}

/** What stands in the way of adding it, each with the way to the field where it is mended. */
export function Reasons({ reasons }: ReasonsProps) {
  return (
    <div className="notice warn">
      <p>
        <b>{counted(reasons.length, 'thing')} to mend before it can be added</b>
      </p>
      <ul className="reasons">
        {reasons.map(({ reason, onGo }, place) => (
          <li key={place}>
            {onGo ? (
              <button type="button" className="link-button" onClick={onGo}>
                {reason}
              </button>
            ) : (
              reason
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
