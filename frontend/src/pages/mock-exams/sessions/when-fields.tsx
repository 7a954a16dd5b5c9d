import { Field } from '../../../parts/form/fields';
import { required } from '../../../parts/form/rules';
import type { FieldState } from '../../../parts/form/use-form';

/** The words of the spec. */
export const whenRules = {
  examSessionDate: required('A date is required for the exam session'),
  examSessionTime: required('time is required'),
};

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
