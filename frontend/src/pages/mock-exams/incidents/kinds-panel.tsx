import { kindGroups, kindHints, kindWords, type LossKind } from 'schemas/mock-exams/incidents/evidence.rules';
import { counted } from '../../../parts/words';
import type { LookedAt, LossRow, Weighing } from './looked-at';

interface KindsPanelProps {
  readonly looked: LookedAt;
  readonly weighing: Weighing;
  readonly rows: readonly LossRow[];
  readonly onWeigh: (weighing: Weighing) => void;
}

/** Which evidence counts: staff say, and every figure follows at once. */
export function KindsPanel({ looked, weighing, rows, onWeigh }: KindsPanelProps) {
  const { kinds, lessByHand } = weighing;
  const change = (kind: LossKind, on: boolean) =>
    onWeigh({ kinds: on ? [...kinds, kind] : kinds.filter((one) => one !== kind), lessByHand });
  return (
    <section className="office-panel loss-kinds" aria-label="What counts">
      <h2>What counts</h2>
      {kindGroups
        .filter(({ kinds: [first] }) => looked.incident !== null || first !== 'window')
        .map((group) => (
          <fieldset key={group.name}>
            <legend>{group.name}</legend>
            {group.kinds.map((kind) => (
              <label key={kind} className="loss-kind">
                <input
                  type="checkbox"
                  checked={kinds.includes(kind)}
                  onChange={(event) => change(kind, event.target.checked)}
                />
                <span>
                  <span className={`loss-key is-${kind}`} aria-hidden="true" /> {kindWords[kind]}
                  <span className="soft num"> {saidBy(kind, rows)}</span>
                  <span className="soft small loss-hint">{kindHints[kind]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      <label className="loss-kind">
        <input
          type="checkbox"
          checked={lessByHand}
          onChange={(event) => onWeigh({ kinds, lessByHand: event.target.checked })}
        />
        <span>
          Less what staff gave by hand since
          <span className="soft small loss-hint">More time that was given in the room after the loss began.</span>
        </span>
      </label>
    </section>
  );
}

/** Of how many children it is said. */
function saidBy(kind: LossKind, rows: readonly LossRow[]): string {
  const count = rows.filter(({ loss }) =>
    loss.papers.some(({ evidence }) => evidence.some((one) => one.kind === kind)),
  );
  return count.length === 0 ? 'nobody' : counted(count.length, 'child', 'children');
}
