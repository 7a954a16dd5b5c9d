import { sessionsRefusals } from 'schemas/mock-exams/sessions/sessions.refusals';
import { Field } from '../../../parts/form/fields';
import { instantIn, onTheWall } from '../../../parts/form/london';
import { required } from '../../../parts/form/rules';
import type { FieldState } from '../../../parts/form/use-form';

export interface When {
  readonly examSessionDate: string;
  readonly examSessionTime: string;
}

/**
 * In the words of the spec, and of the server, which decides: here it is told before anything else is asked for.
 * @param now by the server; what is over is not known without it
 * @param standing when it is already
 */
export const whenRules = (now: string | undefined, standing?: When) => ({
  examSessionDate: required('A date is required for the exam session'),
  examSessionTime: (time: string, { examSessionDate: date }: When): string | undefined => {
    if (time.trim() === '') return 'time is required';
    if (date === '') return undefined;
    if (standing?.examSessionDate === date && standing.examSessionTime === time)
      return 'It begins then already. Please choose another day or time.';
    return timeFault(`${date}T${time}`, now);
  },
});

const HOUR_MS = 3_600_000;

/** A time that no clock in London shows, or two, or that is over. */
function timeFault(wall: string, now: string | undefined): string | undefined {
  const instant = instantIn(wall);
  if (instant === undefined) return undefined;
  if (onTheWall(instant) !== wall) return sessionsRefusals.TimeNeverComes.title;
  const anHourLater = new Date(Date.parse(instant) + HOUR_MS).toISOString();
  if (onTheWall(anHourLater) === wall) return sessionsRefusals.TimeComesTwice.title;
  return now !== undefined && instant <= now ? sessionsRefusals.SessionInPast.title : undefined;
}

export const reasonRule = (value: string): string | undefined =>
  value.trim().length < 3 ? 'Say why, in a few words: it stands in the mail to the families.' : undefined;

interface WhenFieldsProps {
  readonly fieldOf: (name: 'examSessionDate' | 'examSessionTime') => FieldState;
}

/** A day and a time, by the clocks of London. */
export function WhenFields({ fieldOf }: WhenFieldsProps) {
  return (
    <>
      <Field field={fieldOf('examSessionDate')} label="Date" type="date" autoComplete="off" />
      <Field
        field={fieldOf('examSessionTime')}
        label="Start time"
        type="time"
        autoComplete="off"
        hint="What clocks in London say"
      />
    </>
  );
}
