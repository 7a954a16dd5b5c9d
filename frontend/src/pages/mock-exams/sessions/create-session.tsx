import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useCreateSession, useServerNow } from './api';
import { capacityRule, placesIn } from './places';
import { WhenFields, whenRules } from './when-fields';

interface CreateSessionProps {
  readonly onClose: () => void;
  /** What is to be said of it. */
  readonly onCreated: (said: string) => void;
}

/** What families see of a session without a set. */
const madeWords = (isCatchUp: boolean): string =>
  isCatchUp
    ? 'The session is made. Only whoever is registered for it sees it; it can be sat once it has a set.'
    : 'The session is made, and families can book it already, with the type “To be announced”. Give it a set: they then see its type and how long it takes.';

/** A day and a time on which children sit a mock exam; its set is given to it afterwards. */
export function CreateSession({ onClose, onCreated }: CreateSessionProps) {
  const { run, busy, problem } = useCreateSession();
  const form = useForm({
    name: 'create-mock-exam-session',
    initial: { examSessionDate: '', examSessionTime: '', isCatchUpSession: '', isFreeSession: '', capacity: '' },
    rules: { ...whenRules(useServerNow()), capacity: capacityRule },
    lasting: true,
  });
  const send = async (values: typeof form.values) => {
    const { examSessionDate, examSessionTime } = values;
    const created = await run({
      examSessionDate,
      examSessionTime,
      isCatchUpSession: values.isCatchUpSession === 'yes',
      isFreeSession: values.isFreeSession === 'yes',
      ...placesIn(values.capacity),
    });
    if (created === undefined) return;
    form.forget();
    onCreated(madeWords(values.isCatchUpSession === 'yes'));
  };
  const leave = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog title="Create Mock Exam Session" open onClose={leave}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        {form.isBroughtBack && (
          <p className="notice">
            What you typed before is here again.{' '}
            <button type="button" className="link-button" onClick={form.beginAnew}>
              Begin anew
            </button>
          </p>
        )}
        <WhenFields fieldOf={form.field} />
        <Field
          field={form.field('capacity')}
          label="Places"
          autoComplete="off"
          optional
          hint="Left empty: as many as like"
        />
        <Tick field={form.field('isCatchUpSession')}>Catch-up session: shown only to whoever is registered for it</Tick>
        <Tick field={form.field('isFreeSession')}>Free session: anybody with an account can book it</Tick>
        {problem && <ProblemNote problem={problem} undone="No session was made." />}
        <SendButton busy={busy}>Create session</SendButton>
      </form>
    </Dialog>
  );
}
