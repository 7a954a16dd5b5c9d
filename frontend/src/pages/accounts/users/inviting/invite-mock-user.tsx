import { Field, SendButton } from '../../../../parts/form/fields';
import { email, required } from '../../../../parts/form/rules';
import { usePassing } from '../../../../parts/form/passing';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';
import { MockDates, selectedDates, type WhichDates } from '../mock-dates';
import { useInviteMockUser } from '../people-api';

const initial = { parentFirstName: '', parentLastName: '', email: '', childName: '', fromOn: '', untilOn: '' };
type Typed = typeof initial;

const rules = {
  parentFirstName: required('First name is required'),
  parentLastName: required('Surname is required'),
  email,
  childName: required("Child's name is required"),
  untilOn: (typed: string, { fromOn }: Typed) =>
    typed !== '' && typed < fromOn ? 'Not before its first day' : undefined,
};

/** Add new mock exam user: a parent is invited by mail, and what is chosen here is given with the account. */
export function InviteMockUser({ onDone }: { readonly onDone: (email: string) => void }) {
  const { run, busy, problem } = useInviteMockUser();
  const { values: dates, keep: setDates } = usePassing<Dates>('invite-mock-user-dates', { which: 'all', chosen: [] });
  const form = useForm({
    name: 'invite-mock-user',
    initial,
    rules,
    passing: true,
  });
  const missing = missingIn(dates, form.values);
  const send = async (typed: Typed) => {
    if (missing === undefined && (await run(requestOf(typed, dates)))) onDone(typed.email.trim());
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <div className="form-pair">
        <Field field={form.field('parentFirstName')} label="Parent’s first name" autoComplete="off" />
        <Field field={form.field('parentLastName')} label="Parent’s surname" autoComplete="off" />
      </div>
      <Field
        field={form.field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        hint="A link goes there, good for seven days. The parent chooses the password."
      />
      <Field field={form.field('childName')} label="Child’s name" autoComplete="off" />
      <MockDates
        name="mock-user"
        offered={['all', 'chosen', 'span']}
        which={dates.which}
        chosen={dates.chosen}
        onChange={(which, chosen) => setDates({ which, chosen })}
      />
      {dates.which === 'span' && (
        <div className="form-pair">
          <Field field={form.field('fromOn')} label="First day" type="date" autoComplete="off" />
          <Field field={form.field('untilOn')} label="Last day" type="date" autoComplete="off" optional />
        </div>
      )}
      {missing !== undefined && <p className="field-note soft">{missing}</p>}
      {problem && <ProblemNote problem={problem} undone="Nobody has been invited." />}
      <SendButton busy={busy}>Invite</SendButton>
    </form>
  );
}

interface Dates {
  readonly which: WhichDates;
  readonly chosen: readonly string[];
}

function missingIn({ which, chosen }: Dates, { fromOn }: Typed): string | undefined {
  if (which === 'chosen' && chosen.length === 0) return 'Choose at least one date.';
  return which === 'span' && fromOn === '' ? 'Choose the first day.' : undefined;
}

const requestOf = ({ fromOn, untilOn, ...parent }: Typed, { which, chosen }: Dates) => ({
  parentFirstName: parent.parentFirstName.trim(),
  parentLastName: parent.parentLastName.trim(),
  email: parent.email.trim(),
  childName: parent.childName.trim(),
  ...selectedDates(which, chosen),
  ...(which === 'span' && { fromOn }),
  ...(which === 'span' && untilOn !== '' && { untilOn }),
});
