import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { instantIn } from '../../../parts/form/london';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useCancelSession, useMoveSession, useServerNow, useSetCapacity, type Session } from './api';
import { Clashes, useKnowing } from './clashes';
import { capacityRule, placesIn } from './places';
import { reasonRule, WhenFields, whenRules, type When } from './when-fields';
import { whenWords } from './when-words';

interface ChangeProps {
  readonly session: Session;
  readonly onOver: () => void;
}

const whoHears = ({ mockExamUsers }: Session): string =>
  mockExamUsers === 0
    ? 'Nobody has booked it yet.'
    : `${counted(mockExamUsers, 'family has', 'families have')} booked it and will be written to.`;

/** To another time; the words of the reason stand in the mails. Who has another exam then is told before. */
export function MoveSession({ session, onOver }: ChangeProps) {
  const { mockExamSessionId, mockExamDate, mockExamTime, startsAt: seenStartsAt } = session;
  const { run, busy, problem } = useMoveSession();
  const standing = { examSessionDate: mockExamDate, examSessionTime: mockExamTime.slice(0, 5) };
  const rules = whenRules(useServerNow(), standing);
  const name = `move-${mockExamSessionId}`;
  const form = useForm({
    name,
    initial: { ...standing, reason: '' },
    rules: { ...rules, reason: reasonRule },
    passing: true,
  });
  const startsAt = instantOf(form.values, rules);
  const knowing = useKnowing(name, startsAt === undefined ? undefined : { mockExamSessionId, startsAt });
  const send = async (values: typeof form.values) => {
    if (knowing.mayGoOn() && (await run({ mockExamSessionId, seenStartsAt, ...values }))) onOver();
  };
  return (
    <Dialog title={`Move: ${whenWords(session)}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>{whoHears(session)}</p>
        <WhenFields fieldOf={form.field} />
        <Clashes knowing={knowing} />
        <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
        {problem && <ProblemNote problem={problem} undone="The session is where it was." />}
        <SendButton busy={busy || knowing.answer.loading}>Move session</SendButton>
      </form>
    </Dialog>
  );
}

/** What was typed as an instant; undefined as long as it cannot be that. */
function instantOf(typed: When, { examSessionTime: faultOf }: ReturnType<typeof whenRules>): string | undefined {
  const { examSessionDate: date, examSessionTime: time } = typed;
  return date === '' || faultOf(time, typed) !== undefined ? undefined : instantIn(`${date}T${time}`);
}

export function CancelSession({ session, onOver }: ChangeProps) {
  const { mockExamSessionId, isFreeSession, mockExamUsers, held } = session;
  const hasPaid = !isFreeSession && mockExamUsers + held > 0;
  const { run, busy, problem } = useCancelSession();
  const form = useForm({
    name: `cancel-${mockExamSessionId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: typeof form.values) => {
    if (await run({ mockExamSessionId, reason })) onOver();
  };
  return (
    <Dialog title={`Cancel: ${whenWords(session)}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          {whoHears(session)} {hasPaid && 'What was paid for this exam alone goes back to the card. '}
          This cannot be undone.
        </p>
        <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
        {problem && <ProblemNote problem={problem} undone="The session still stands." />}
        <SendButton busy={busy} cancel="Keep it">
          Cancel session
        </SendButton>
      </form>
    </Dialog>
  );
}

export function SetPlaces({ session, onOver }: ChangeProps) {
  const { mockExamSessionId, capacity, mockExamUsers } = session;
  const { run, busy, problem } = useSetCapacity();
  const form = useForm({
    name: `places-${mockExamSessionId}`,
    initial: { capacity: capacity === null ? '' : String(capacity) },
    rules: { capacity: capacityRule },
    passing: true,
  });
  const send = async (values: typeof form.values) => {
    if (await run({ mockExamSessionId, ...placesIn(values.capacity) })) onOver();
  };
  return (
    <Dialog title={`Places: ${whenWords(session)}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>{counted(mockExamUsers, 'child has', 'children have')} a place, and keep it whatever you choose.</p>
        <Field
          field={form.field('capacity')}
          label="Places"
          autoComplete="off"
          optional
          hint="Empty: as many as like"
        />
        {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
        <SendButton busy={busy}>Save</SendButton>
      </form>
    </Dialog>
  );
}
