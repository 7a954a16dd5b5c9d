import type { SharedSilence } from 'schemas/mock-exams/incidents/shared-silences.rules';
import { moment } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import type { Incidents, MarkedIncident } from './api';
import { WHOLE } from './looked-at';
import { spanWords } from './reckoning';

/** A stretch of time that somebody may want to mark, and what it was. */
export interface Suggested {
  readonly what: string;
  readonly fromAt: string;
  readonly untilAt: string;
}

interface IncidentListProps {
  readonly incidents: Incidents['incidents'];
  readonly outages: Incidents['outages'];
  readonly shared: readonly SharedSilence[];
  readonly chosen: string | null;
  readonly onChoose: (incidentId: string | null) => void;
  readonly onMark: (suggested?: Suggested) => void;
}

/** What was marked, and what our own record has. */
export function IncidentList({ incidents, outages, shared, chosen, onChoose, onMark }: IncidentListProps) {
  return (
    <section className="office-panel incident-list" aria-label="Incidents">
      <div className="incident-head">
        <h2>Incidents</h2>
        <button type="button" className="btn low pale" onClick={() => onMark()}>
          Mark one…
        </button>
      </div>
      <ul>
        <li>
          <Choice isChosen={chosen === null} onChoose={() => onChoose(null)} title={WHOLE} more="the whole session" />
        </li>
        {incidents.map((one) => (
          <li key={one.incidentId}>
            <Choice
              isChosen={chosen === one.incidentId}
              onChoose={() => onChoose(one.incidentId)}
              title={one.what}
              more={`${spanWords(one)} · ${whom(one)} · ${standing(one)}`}
            />
          </li>
        ))}
      </ul>
      <p className="soft small">
        {outages.length === 0
          ? 'Our own record has no outage on that day.'
          : `By our own record children could not reach us ${counted(outages.length, 'time')} that day:`}
      </p>
      <Suggestions
        of={outages.map(({ service, fromAt, untilAt }) => ({
          what: service === null ? 'Answers could not be saved' : awayWords[service],
          fromAt,
          untilAt,
        }))}
        onMark={onMark}
      />
      {shared.length > 0 && <p className="soft small">Devices of many were silent together:</p>}
      <Suggestions
        of={shared.map(({ fromAt, untilAt, children }) => ({
          what: `${children} devices silent together`,
          fromAt,
          untilAt,
        }))}
        onMark={onMark}
      />
    </section>
  );
}

/** What it was to a child. */
const awayWords: Readonly<Record<NonNullable<Incidents['outages'][number]['service']>, string>> = {
  gateway: 'Nothing of ours could be reached',
  'query-service': 'Our pages could not be read',
  projectors: 'Our pages were not kept up to date',
};

interface SuggestionsProps extends Pick<IncidentListProps, 'onMark'> {
  readonly of: readonly Suggested[];
}

function Suggestions({ of, onMark }: SuggestionsProps) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map((one) => (
        <li key={one.fromAt}>
          <span>
            <span className="num">{spanWords(one)}</span> <span className="soft small">{one.what}</span>{' '}
            <button type="button" className="link-button" onClick={() => onMark(one)}>
              Mark<span className="read-aloud"> {spanWords(one)} as an incident</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly more: string;
}

function Choice({ isChosen, onChoose, title, more }: ChoiceProps) {
  return (
    <button type="button" className="incident-choice" aria-pressed={isChosen} onClick={onChoose}>
      <b>{title}</b>
      <span className="soft small num">{more}</span>
    </button>
  );
}

const whom = ({ mockExamUserIds }: MarkedIncident): string =>
  mockExamUserIds === null ? 'everybody' : counted(mockExamUserIds.length, 'child', 'children');

const standing = ({ withdrawn, decisions }: MarkedIncident): string => {
  if (withdrawn !== null) return 'taken back';
  const last = decisions.at(-1);
  return last === undefined ? 'not decided yet' : `decided ${moment(last.decidedAt)}`;
};
