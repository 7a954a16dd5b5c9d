import { useState } from 'react';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { endOfDay, instantIn } from '../../../parts/form/london';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useGiveGrant, type FoundRights, type GrantTold } from '../api';
import { reasonRule } from '../rights-words';
import { today } from './day-chooser';

const initial = () => ({ learnerId: '', practice: 'yes', mocks: '', from: today(), until: '', reason: '' });
type Typed = ReturnType<typeof initial>;

const rules = {
  practice: (typed: string, { mocks }: Typed) =>
    (typed === 'yes') === (mocks === 'yes') ? 'Choose one of the two; the other can be given after it' : undefined,
  mocks: (typed: string, { learnerId }: Typed) =>
    typed === 'yes' && learnerId === '' ? 'Mock exams are given to one child: choose which' : undefined,
  from: (typed: string) => (instantIn(typed) === undefined ? 'A day' : undefined),
  until: (typed: string, { from }: Typed) =>
    typed !== '' && (endOfDay(typed) === undefined || typed < from) ? 'Not before its first day' : undefined,
  reason: reasonRule,
};

/** Gives something to the children of a family, or to one of them, from one day in London to another, with a reason. */
export function GiveGrant({ account }: { readonly account: FoundRights }) {
  const [done, setDone] = useState(0);
  // What was given is not said any more once something was taken back.
  const taken = account.grants.filter(({ terms }) => terms.at(-1)?.why === 'withdrawn').length;
  const [takenThen, setTakenThen] = useState(taken);
  const isSaid = done > 0 && takenThen === taken;
  const given = () => {
    setDone(done + 1);
    setTakenThen(taken);
  };
  return (
    <section className="office-panel rights-panel" aria-label="Give something">
      <h2>Give something</h2>
      <p role="status" className={isSaid ? 'notice good' : 'read-aloud'}>
        {isSaid && 'It is given.'}
      </p>
      <GrantForm key={done} account={account} onDone={given} />
    </section>
  );
}

interface GrantFormProps {
  readonly account: FoundRights;
  readonly onDone: () => void;
}

function GrantForm({ account, onDone }: GrantFormProps) {
  const { run, busy, problem } = useGiveGrant();
  const form = useForm({ name: `give-${account.accountId}`, initial: initial(), rules, passing: true });
  const send = async (typed: Typed) => {
    if (!(await run(requestOf(typed, account.familyId)))) return;
    form.forget();
    onDone();
  };
  const whose = form.field('learnerId');
  return (
    <form className="form rights-give" noValidate onSubmit={form.submit(send)}>
      <div className="field">
        <label htmlFor={whose.id}>For</label>
        <select id={whose.id} value={whose.value} onChange={({ target }) => whose.onChange(target.value)}>
          <option value="">All children of the family</option>
          {account.children.map(({ learnerId, name }) => (
            <option key={learnerId} value={learnerId}>
              {name ?? 'A child without a name'}
            </option>
          ))}
        </select>
      </div>
      <Tick field={form.field('practice')}>Practice without a limit, and comprehension</Tick>
      <Tick field={form.field('mocks')}>All mock exams</Tick>
      <div className="form-pair">
        <Field field={form.field('from')} label="First day" type="date" autoComplete="off" />
        <Field field={form.field('until')} label="Last day" type="date" autoComplete="off" optional />
      </div>
      <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
      {problem && <ProblemNote problem={problem} undone="Nothing was given." />}
      <SendButton busy={busy}>Give it</SendButton>
    </form>
  );
}

/** What begins today begins at this moment. */
function requestOf({ learnerId, practice, from, until, reason }: Typed, familyId: string) {
  const beginsAt = from === today() ? undefined : instantIn(from);
  const endsAt = until === '' ? undefined : endOfDay(until);
  const gives: GrantTold['gives'] = practice === 'yes' ? ['practice', 'comprehension'] : ['all-mock-sessions'];
  return {
    familyId,
    gives,
    reason: reason.trim(),
    ...(learnerId !== '' && { learnerId }),
    ...(beginsAt !== undefined && { beginsAt }),
    ...(endsAt !== undefined && { endsAt }),
  };
}
