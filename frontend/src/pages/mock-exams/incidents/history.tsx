import { asSentence } from 'schemas/describe/sentences';
import { kindWords } from 'schemas/mock-exams/incidents/evidence.rules';
import { decisionWords, minutesWords } from 'schemas/mock-exams/incidents/incident-words.rules';
import { day, timeToTheSecond } from '../../../parts/dates';
import { counted, listed } from '../../../parts/words';
import type { DecidedIncident, MarkedIncident } from './api';

interface HistoryProps {
  readonly incident: MarkedIncident;
  readonly nameOf: (learnerId: string) => string;
}

/** What became of an incident, in words, from its first line on. */
export function History({ incident, nameOf }: HistoryProps) {
  const { markedAt, markedBy, decisions, withdrawn, kinds } = incident;
  return (
    <section className="office-panel incident-history" aria-label="History">
      <h2>History</h2>
      <ol>
        <li>
          <When at={markedAt} /> {markedBy ?? 'Staff'} marked it
          {kinds.length > 0 && (
            <span className="soft">, to count: {kinds.map((kind) => kindWords[kind].toLowerCase()).join(', ')}</span>
          )}
          .
        </li>
        {decisions.map((one) => (
          <li key={one.decisionId}>
            <Decision decision={one} nameOf={nameOf} />
          </li>
        ))}
        {withdrawn && (
          <li>
            <When at={withdrawn.at} /> {withdrawn.by ?? 'Staff'} took it back: {withdrawn.reason}
          </li>
        )}
      </ol>
    </section>
  );
}

const When = ({ at }: { readonly at: string }) => (
  <span className="num">
    {day(at)}, {timeToTheSecond(at)}
  </span>
);

interface DecisionProps {
  readonly decision: DecidedIncident;
  readonly nameOf: (learnerId: string) => string;
}

function Decision({ decision, nameOf }: DecisionProps) {
  const { decidedAt, by, how, kinds, children, reason, note, rule, countedTo } = decision;
  const learnerIds = [...new Set(children.map(({ learnerId }) => learnerId))];
  return (
    <>
      <When at={decidedAt} /> {by ?? 'Staff'}: <b>{decisionWords[how]}</b>
      {learnerIds.length > 0 && ` for ${counted(learnerIds.length, 'child', 'children')}`}. {asSentence(reason)}
      {note !== null && <span> On the report: “{note}”</span>}
      <span className="soft small incident-basis">
        {kinds.length > 0 && `Counted: ${listed(kinds.map((kind) => kindWords[kind].toLowerCase()))}. `}
        Rule {rule}, what these children’s sittings had in the log up to {countedTo.replace(/^0+(?=\d)/, '')}.
      </span>
      {children.length > 0 && (
        <details>
          <summary>Child by child</summary>
          <ul>
            {children.map((one) => (
              <li key={`${one.learnerId} ${one.paper}`}>
                {nameOf(one.learnerId)}, paper {one.paper}: {givenWords(one, how)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const givenWords = ({ seconds }: DecidedIncident['children'][number], how: DecidedIncident['how']): string =>
  how === 'time' ? `${minutesWords(seconds)} given back` : `${minutesWords(seconds)} lost`;
