import { day } from '../../../parts/dates';
import { useMockSessions, type MockSession } from './people-api';

/** Which mock exams are meant; `span`: all from one day to another. */
export type WhichDates = 'none' | 'all' | 'chosen' | 'span';

const titles: Readonly<Record<WhichDates, string>> = {
  none: 'No dates',
  all: 'All dates to come, as of now',
  chosen: 'Chosen dates',
  span: 'All mock exams from one day to another',
};

interface MockDatesProps {
  /** Unique on the page. */
  readonly name: string;
  readonly offered: readonly WhichDates[];
  readonly which: WhichDates;
  readonly chosen: readonly string[];
  readonly onChange: (which: WhichDates, chosen: readonly string[]) => void;
}

/** None, all that are to come, or some of a list. */
export function MockDates({ name, offered, which, chosen, onChange }: MockDatesProps) {
  return (
    <fieldset className="mock-dates">
      <legend>Mock exam dates</legend>
      {offered.map((one) => (
        <label key={one} className="tick">
          <input type="radio" name={`${name}-dates`} checked={which === one} onChange={() => onChange(one, chosen)} />
          <span>{titles[one]}</span>
        </label>
      ))}
      {which === 'chosen' && <Sessions chosen={chosen} onChange={(next) => onChange('chosen', next)} />}
    </fieldset>
  );
}

interface SessionsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Sessions({ chosen, onChange }: SessionsProps) {
  const { data, problem } = useMockSessions();
  if (problem) return <p className="is-wrong">{problem.message}</p>;
  if (!data) return <p className="soft">One moment…</p>;
  if (data.length === 0) return <p className="soft">No mock exam is to come yet.</p>;
  const turn = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className="mock-dates-list">
      {data.map((session) => (
        <label key={session.mockexamSessionId} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(session.mockexamSessionId)}
            onChange={() => turn(session.mockexamSessionId)}
          />
          <span>{titleOf(session)}</span>
        </label>
      ))}
    </div>
  );
}

const titleOf = ({ mockExamDate, mockExamTime, isFreeSession }: MockSession) =>
  `${day(`${mockExamDate}T12:00:00Z`)}, ${mockExamTime.slice(0, 5)}${isFreeSession ? ' (free)' : ''}`;

/** As the calls take them. */
export const selectedDates = (which: WhichDates, chosen: readonly string[]) =>
  which === 'all' ? ({ selectedDates: 'all' } as const) : which === 'chosen' ? { selectedDates: [...chosen] } : {};
