import { moment } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import type { Incidents, MarkedIncident } from './api';
import { WHOLE } from './looked-at';
import { spanWords } from './reckoning';

interface IncidentListProps {
  readonly incidents: Incidents['incidents'];
  readonly outages: Incidents['outages'];
  readonly chosen: string | null;
  readonly onChoose: (incidentId: string | null) => void;
  readonly onMark: (stretch?: Incidents['outages'][number]) => void;
}

/** What was marked, and what our own record has. */
export function IncidentList({ incidents, outages, chosen, onChoose, onMark }: IncidentListProps) {
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
          : `By our own record no service answered ${counted(outages.length, 'time')} that day:`}
      </p>
      {outages.length > 0 && (
        <ul className="outages">
          {outages.map((one) => (
            <li key={one.position}>
              <span className="num">{spanWords(one)}</span>{' '}
              <button type="button" className="link-button" onClick={() => onMark(one)}>
                Mark<span className="read-aloud"> {spanWords(one)} as an incident</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
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
