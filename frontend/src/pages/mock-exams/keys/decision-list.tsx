import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { moment } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { changeWords } from 'schemas/mock-exams/keys/key-words.rules';
import type { KeyDecision, KeyPage, ProposalTakenAway, RefusedProposal } from './api';
import { stepWords } from './key-words';

interface DecisionListProps {
  readonly page: KeyPage;
  readonly look: (questionId: string, change: KeyChange | undefined) => void;
}

/** What was decided of this paper's keys, the newest first, each with its way back. */
export function DecisionList({
  page: { decisions, refused = [], takenAway = [], proposal, keyVersion },
  look,
}: DecisionListProps) {
  return (
    <section className="office-panel key-decisions" aria-label="Decided so far">
      <h2>Decided so far</h2>
      {decisions.length === 0 ? (
        <p className="soft key-facts">Nothing yet: every question counts as it was published.</p>
      ) : (
        <>
          <p className="soft small key-facts">The keys of this paper are at version {keyVersion}.</p>
          <ol reversed>
            {decisions.map((one) => (
              <Decision
                key={one.decisionId}
                decision={one}
                onBack={
                  one.canBeTakenBack && proposal === null
                    ? () =>
                        look(one.questionId, {
                          kind: 'take back',
                          questionId: one.questionId,
                          decisionId: one.decisionId,
                        })
                    : undefined
                }
              />
            ))}
          </ol>
        </>
      )}
      <Over title="Proposed and refused" proposals={refused.map(refusedWords)} />
      <Over title="Proposed and taken away" proposals={takenAway.map(takenAwayWords)} />
    </section>
  );
}

interface OverProposal extends Pick<RefusedProposal, 'proposalId' | 'number' | 'change' | 'reason'> {
  /** How it ended, and why where that was said. */
  readonly how: string;
  readonly who: string;
}

const refusedWords = ({ words, by, refusedAt, ...one }: RefusedProposal): OverProposal => ({
  ...one,
  how: words === null ? 'Refused, with no reason given.' : `Refused: “${words}”`,
  who: `${moment(refusedAt)}, ${by ?? 'staff'}.`,
});

const takenAwayWords = ({ words, by, takenAwayAt, ...one }: ProposalTakenAway): OverProposal => ({
  ...one,
  how: words === null ? 'Taken away, with no reason given.' : `Taken away: “${words}”`,
  who: `${moment(takenAwayAt)}, ${by ?? 'staff'}.`,
});

/** What was proposed and never decided, each with how it ended. */
function Over({ title, proposals }: { readonly title: string; readonly proposals: readonly OverProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {proposals.map(({ proposalId, number, change, reason, how, who }) => (
          <li key={proposalId}>
            <b>
              Question {number}: {changeWords(change)}
            </b>
            <br />“{reason}”
            <br />
            {how}
            <br />
            <span className="soft small">{who}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DecisionProps {
  readonly decision: KeyDecision;
  readonly onBack: (() => void) | undefined;
}

function Decision({ decision, onBack }: DecisionProps) {
  const { number, reason, by, confirmedBy, decidedAt, reports, isTakenBack, kind } = decision;
  const who = confirmedBy === null ? (by ?? 'staff') : `${by ?? 'staff'}, confirmed by ${confirmedBy}`;
  return (
    <li>
      <b>
        Question {number}: {stepWords(decision)}
      </b>
      {kind === 'take back' && ', taken back'}
      {isTakenBack && <span className="soft"> (taken back since)</span>}
      <br />“{reason}”
      <br />
      <span className="soft small">
        {moment(decidedAt)}, {who}. {issuedWords(reports)}
      </span>
      {onBack && (
        <p className="key-facts">
          <button type="button" className="link-button" onClick={onBack}>
            See what taking it back would change
          </button>
        </p>
      )}
    </li>
  );
}

function issuedWords(reports: number): string {
  if (reports === 0) return 'No report said anything different about the child, and none was issued again.';
  const why =
    reports === 1 ? 'it says something different about the child' : 'they say something different about the child';
  return `${counted(reports, 'report was', 'reports were')} issued again, as ${why}; others stayed as they were issued.`;
}
