import { daysTold } from 'schemas/rights/rights.contract';
import { day as dayInWords } from '../../../parts/dates';

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The calendar day in London. */
export const today = (): string => isoDay.format(new Date());

const DAY_MS = 86_400_000;
const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What the call takes: a box for a date can hold a year of six figures. */
const isDay = (typed: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && typed >= daysTold.first && typed <= daysTold.last;

interface DayChooserProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A day, with the ones beside it. */
export function DayChooser({ day, onChange }: DayChooserProps) {
  return (
    <div className="rights-day">
      <button
        type="button"
        className="btn low pale"
        disabled={day <= daysTold.first}
        onClick={() => onChange(daysFrom(day, -1))}
      >
        Day before
      </button>
      <label>
        <span className="read-aloud">Day</span>
        <input
          type="date"
          value={day}
          min={daysTold.first}
          max={daysTold.last}
          onChange={({ target: { value } }) => isDay(value) && onChange(value)}
        />
      </label>
      <button
        type="button"
        className="btn low pale"
        disabled={day >= daysTold.last}
        onClick={() => onChange(daysFrom(day, 1))}
      >
        Day after
      </button>
      <h2 className="rights-title" aria-live="polite">
        {dayInWords(day)}
        {day === today() && ', today'}
      </h2>
    </div>
  );
}
