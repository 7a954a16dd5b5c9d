import type { Command } from '../../../client/contract';
import type { addChild, changeChild } from 'schemas/accounts/family.contract';
import { Field, SendButton } from '../../../parts/form/fields';
import { required } from '../../../parts/form/rules';
import { refusedNames } from '../../../parts/form/refused-names';
import { useForm } from '../../../parts/form/use-form';
import type { Problem } from '../../../client/problem';
import { ProblemNote } from '../../../parts/page/shown';
import type { Child } from './api';

type Said = { readonly name: string; readonly bornOn?: string };

interface ChildFormProps {
  /** Whom it is about; a new one where it is absent. */
  readonly child?: Child;
  readonly command: Pick<Command<typeof addChild> | Command<typeof changeChild>, 'busy' | 'problem'>;
  /** Whether it was taken. */
  readonly send: (said: Said) => Promise<boolean>;
}

/** What is said of a child: a name, and a birthday where the parent likes to give it. */
export function ChildForm({ child, command: { busy, problem }, send }: ChildFormProps) {
  const refused = refusedFields(problem);
  const form = useForm({
    name: `child-${child === undefined ? 'new' : child.learnerId}`,
    initial: saidOf(child),
    rules: { name: required('Name is required'), bornOn: birthday },
    passing: true,
    refused,
  });
  const submit = form.submit(async ({ name, bornOn }) => {
    if (await send({ name: name.trim(), ...(bornOn !== '' && { bornOn }) })) form.forget();
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field field={form.field('name')} label="Name" autoComplete="off" hint="As the child likes to be called." />
      <Field
        field={form.field('bornOn')}
        label="Date of birth"
        type="date"
        autoComplete="off"
        hint="Tells the school year. It can be left out."
        optional
      />
      {problem && !refused && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy}>{child ? 'Save' : 'Add'}</SendButton>
    </form>
  );
}

const saidOf = (child: Child | undefined) => ({ name: child?.name ?? '', bornOn: child?.bornOn ?? '' });

/** As the server sees it, which has the last word on the day that is today. */
function birthday(value: string): string | undefined {
  if (value === '') return undefined;
  const now = new Date();
  if (value > londonDay.format(now)) return 'Enter a date in the past';
  now.setFullYear(now.getFullYear() - OLDEST_YEARS);
  return value < londonDay.format(now) ? `Enter a date within the last ${OLDEST_YEARS} years` : undefined;
}

const OLDEST_YEARS = 19;
const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** What the server has said of a box; undefined where it is of none of them, or of nothing that stands here. */
function refusedFields(problem: Problem | undefined): { name?: string; bornOn?: string } | undefined {
  if (problem?.code === 'ChildNameTaken') return { name: problem.message };
  if (problem?.code === 'BirthdayNotPossible') return { bornOn: problem.message };
  return problem?.code === 'RequestNotValid' ? notValid(problem) : undefined;
}

function notValid(problem: Problem): { name?: string; bornOn?: string } | undefined {
  const { bornOn } = problem.fields;
  const ofNames = refusedNames(problem, ['name']);
  if (bornOn === undefined) return ofNames;
  return { ...ofNames, bornOn: 'Please check the date: there is no such day in the calendar.' };
}
