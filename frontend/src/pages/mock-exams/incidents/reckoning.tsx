import { Link } from 'react-router-dom';
import { kindWords } from 'schemas/mock-exams/incidents/evidence.rules';
import { minutesWords, stepWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import type { LossStep, PaperLoss, WeighedEvidence } from 'schemas/mock-exams/incidents/losses.rules';
import { clockOf, lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { timelineAddress } from '../sessions/addresses';
import { nameOf, type LossRow } from './looked-at';

interface ReckoningProps {
  readonly sessionId: string;
  readonly row: LossRow;
}

/** How much a child lost, step by step, with where each piece of evidence stands in the log. */
export function Reckoning({ sessionId, row }: ReckoningProps) {
  const { papers } = row.loss;
  const timeline = timelineAddress(sessionId, row.learnerId);
  return (
    <div className="reckoning">
      {papers.length === 0 && <p className="soft">The log says nothing of lost time for them.</p>}
      {papers.map((paper) => (
        <PaperReckoning key={paper.paper} loss={paper} name={nameOf(row)} />
      ))}
      <p>
        <Link to={timeline}>
          Timeline<span className="read-aloud"> of {nameOf(row)}</span>
        </Link>
      </p>
    </div>
  );
}

interface PaperReckoningProps {
  readonly loss: PaperLoss;
  readonly name: string;
}

function PaperReckoning({ loss, name }: PaperReckoningProps) {
  const counted = loss.evidence.filter(({ counts }) => counts);
  const others = loss.evidence.filter(({ counts }) => !counts);
  return (
    <div role="group" aria-label={`Paper ${loss.paper} of ${name}`}>
      <p>
        <b>Paper {loss.paper}</b>
        {loss.isOver && <span className="soft"> is over: no time can be added to it</span>}
      </p>
      <table className="sum">
        <tbody>
          {counted.map((one) => (
            <EvidenceLine key={`${one.kind} ${one.fromAt}`} one={one} />
          ))}
          {counted.length > 0 && <SumLines loss={loss} />}
        </tbody>
      </table>
      {others.length > 0 && (
        <p className="soft">
          Not counted:{' '}
          {others
            .map((one) => `${kindWords[one.kind]} ${spanWords(one)}, ${lengthOf(one.seconds)}${atWords(one)}`)
            .join('; ')}
        </p>
      )}
    </div>
  );
}

function EvidenceLine({ one }: { readonly one: WeighedEvidence }) {
  return (
    <tr>
      <th scope="row">
        {kindWords[one.kind]} <span className="num">{spanWords(one)}</span>
        <span className="soft">{atWords(one)}</span>
      </th>
      <td className="num">{lengthOf(one.seconds)}</td>
    </tr>
  );
}

const taken: readonly LossStep[] = ['outside', 'twice', 'stood', 'given', 'worked'];

function SumLines({ loss: { steps, lostSeconds, seconds } }: { readonly loss: PaperLoss }) {
  const less = (step: LossStep) =>
    steps[step] > 0 && (
      <tr key={step}>
        <th scope="row">less: {stepWords[step]}</th>
        <td className="num">−{lengthOf(steps[step])}</td>
      </tr>
    );
  return (
    <>
      {taken.map(less)}
      <tr className="is-sum">
        <th scope="row">Lost</th>
        <td className="num">{lengthOf(lostSeconds)}</td>
      </tr>
      {less('hand')}
      {steps.rounded > 0 && (
        <tr>
          <th scope="row">{stepWords.rounded}</th>
          <td className="num">+{lengthOf(steps.rounded)}</td>
        </tr>
      )}
      <tr className="is-sum">
        <th scope="row">To give back</th>
        <td className="num">{minutesWords(seconds)}</td>
      </tr>
    </>
  );
}

export const spanWords = ({ fromAt, untilAt }: { readonly fromAt: string; readonly untilAt: string }): string =>
  `${clockOf(fromAt)}–${clockOf(untilAt)}`;

/** Where it stands in the log, without the noughts before it. */
function atWords({ positions, count }: WeighedEvidence): string {
  const places = positions.map((position) => position.replace(/^0+(?=\d)/, ''));
  if (places.length === 0) return ' (by the clock)';
  const events = count > 2 ? `${count} events, ` : '';
  return ` (${events}log ${places.join('–')})`;
}
