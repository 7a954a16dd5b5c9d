import { useState } from 'react';
import { subscriberTypes } from 'schemas/rights/rights.contract';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { usePassing } from '../../../parts/form/passing';
import { useForm, type FieldState } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { Choice } from './choice';
import { MockDates, selectedDates, type WhichDates } from './mock-dates';
import { useSubscriberType, type ListedUser } from './people-api';
import { reasonRule } from './reason-rule';

type Subscriber = (typeof subscriberTypes)[number];

const titles: Readonly<Record<Subscriber, string>> = {
  MOCK_EXAM_SUBSCRIBER: 'Mock exam subscriber: all mock exams',
  STANDARD_LEARNING: 'Standard learning: practice without a limit',
  MOCK_EXAM_NON_SUBSCRIBER: 'No mock exam subscriber',
};

interface SubscriberTypeProps {
  readonly user: ListedUser;
  readonly onOver: () => void;
}

/** What staff make of somebody; it adds to what there is, and no payment is changed. */
export function SubscriberType({ user, onOver }: SubscriberTypeProps) {
  const [isDone, setDone] = useState(false);
  return (
    <Dialog title="Subscriber type" open onClose={onOver}>
      <p className="user-words">
        {user.userEmail} is “{user.userType}”.
      </p>
      {isDone ? (
        <>
          <p role="status" className="notice good">
            It is changed, and stands in the account’s history.
          </p>
          <button type="button" className="btn low pale" onClick={onOver}>
            Close
          </button>
        </>
      ) : (
        <TypeForm user={user} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

const initial = { type: 'MOCK_EXAM_SUBSCRIBER', learnerId: '', reason: '' };
type Typed = typeof initial;

interface Dates {
  readonly which: WhichDates;
  readonly chosen: readonly string[];
}

/** As the call takes it: who is made none is given no dates. */
const asked = (userId: string, { type, learnerId, reason }: Typed, { which, chosen }: Dates) => ({
  userId,
  subscriberType: subscriberTypes.find((one) => one === type) ?? ('MOCK_EXAM_SUBSCRIBER' as const),
  ...(learnerId !== '' && { learnerId }),
  ...(reason.trim() !== '' && { reason: reason.trim() }),
  ...(takes(type) ? {} : selectedDates(which, chosen)),
});

function TypeForm({ user, onDone }: { readonly user: ListedUser; readonly onDone: () => void }) {
  const { run, busy, problem } = useSubscriberType();
  const { values: dates, keep: setDates } = usePassing<Dates>(`subscriber-dates-${user.userId}`, {
    which: 'none',
    chosen: [],
  });
  const [same, setSame] = useState<string>();
  const hasSeveral = user.children.length > 1;
  const form = useForm({
    name: `subscriber-${user.userId}`,
    initial,
    rules: {
      learnerId: (typed) => (hasSeveral && typed === '' ? 'Choose which child' : undefined),
      reason: (typed, { type }) => (takes(type) || typed.trim() !== '' ? reasonRule(typed) : undefined),
    },
    passing: true,
  });
  const { type } = form.values;
  const send = async ({ type: chosen, learnerId, reason }: Typed) => {
    setSame(undefined);
    const done = await run(asked(user.userId, { type: chosen, learnerId, reason }, dates));
    if (done?.changed === true) onDone();
    else if (done)
      setSame(takes(chosen) ? 'They are none: there is nothing of it to take.' : 'They have all of it already.');
  };
  const chosenNone = !takes(type) && dates.which === 'chosen' && dates.chosen.length === 0;
  return (
    <form className="form" noValidate onSubmit={form.submit((typed) => (chosenNone ? Promise.resolve() : send(typed)))}>
      <Choice field={form.field('type')} label="Becomes" of={subscriberTypes.map((one) => [one, titles[one]])} />
      {hasSeveral && <WhichChild field={form.field('learnerId')} user={user} />}
      {!takes(type) && (
        <MockDates
          name={user.userId}
          offered={['none', 'all', 'chosen']}
          which={dates.which}
          chosen={dates.chosen}
          onChange={(which, chosen) => setDates({ which, chosen })}
        />
      )}
      {chosenNone && <p className="field-note soft">Choose at least one date.</p>}
      <Field field={form.field('reason')} label="Why" autoComplete="off" optional={!takes(type)} most={300} />
      <Effect takesAway={takes(type)} same={same} />
      {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
      <SendButton busy={busy}>{takes(type) ? 'Change it' : 'Make Subscriber'}</SendButton>
    </form>
  );
}

function WhichChild({ field, user }: { readonly field: FieldState; readonly user: ListedUser }) {
  const children = user.children.map(({ learnerId, name }) => [learnerId, name ?? 'The child'] as const);
  return <Choice field={field} label="For" of={[['', 'Choose a child'], ...children]} />;
}

/** What it will do, and that it did nothing. */
function Effect({ takesAway, same }: { readonly takesAway: boolean; readonly same: string | undefined }) {
  return (
    <>
      <p className="small soft">
        {takesAway ? 'It takes away all mock exams that staff gave.' : 'It adds to what there is.'} No payment is
        changed.
      </p>
      <p role="status" className={same === undefined ? 'read-aloud' : 'notice'}>
        {same !== undefined && `Nothing was changed. ${same} What you wrote is still here.`}
      </p>
    </>
  );
}

const takes = (type: string) => type === 'MOCK_EXAM_NON_SUBSCRIBER';
