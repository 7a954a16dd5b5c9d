import { extraTimePercents, MOST_EXTRA_MINUTES, MOST_REST_MINUTES } from 'schemas/mock-exams/sessions/arrangements';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { OneOf } from '../../../parts/form/written';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useSetArrangements, type SessionUser } from './api';

interface ArrangementsFormProps {
  readonly sessionId: string;
  readonly user: SessionUser;
  readonly onOver: () => void;
}

/** What a child has who cannot sit as the others do, in this session or in every one. */
export function ArrangementsForm({ sessionId, user, onOver }: ArrangementsFormProps) {
  const { run, busy, problem } = useSetArrangements();
  const form = useForm({
    name: `arrangements-${sessionId}-${user.mockExamUserId}`,
    initial: { ...asTyped(user.arrangements ?? user.always), always: user.state === 'not booked' ? 'yes' : '' },
    rules: {
      minutes: (typed, { extra }) => (extra === 'minutes' ? wholeTo(MOST_EXTRA_MINUTES, 1, typed) : undefined),
      rest: (typed) => wholeTo(MOST_REST_MINUTES, 0, typed),
    },
    passing: true,
  });
  const send = async ({ extra, minutes, rest, larger, always }: typeof form.values) => {
    const extraTime = extraIn(extra, minutes);
    const done = await run({
      userId: user.accountId,
      mockExamUserId: user.mockExamUserId,
      ...(always !== 'yes' && { mockExamSessionId: sessionId }),
      arrangements: { restMinutes: Number(rest), largerText: larger === 'yes', ...(extraTime && { extraTime }) },
    });
    if (done) onOver();
  };
  return (
    <Dialog title={`Arrangements: ${user.childName ?? 'a child'}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <OneOf field={form.field('extra')} legend="Extra time" choices={extraChoices} />
        {form.values.extra === 'minutes' && (
          <Field field={form.field('minutes')} label="Minutes more for each paper" autoComplete="off" />
        )}
        <Field
          field={form.field('rest')}
          label="Minutes of rest in each paper"
          autoComplete="off"
          hint="While a child rests their clock stands still"
        />
        <Tick field={form.field('larger')}>Larger text</Tick>
        {user.state === 'not booked' ? (
          <p className="soft small">There is no booking yet: this is for every mock exam of this child.</p>
        ) : (
          <Tick field={form.field('always')}>For every mock exam of this child, not only this one</Tick>
        )}
        <p className="soft small">
          It holds from the next paper that is opened: to one that is being sat, time is given by “More time”.
        </p>
        {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
        <SendButton busy={busy}>Save arrangements</SendButton>
      </form>
    </Dialog>
  );
}

const extraChoices = [
  ['none', 'None'],
  ...extraTimePercents.map((percent) => [String(percent), `${percent}%`] as const),
  ['minutes', 'Minutes'],
] as const;

/** What a child has, as the form has it. */
function asTyped(known: Arrangements | null) {
  if (known === null) return { extra: 'none', minutes: '', rest: '0', larger: '' };
  const { extraTime, restMinutes, largerText } = known;
  return {
    extra: extraOf(extraTime),
    minutes: extraTime?.kind === 'minutes' ? String(extraTime.minutes) : '',
    rest: String(restMinutes),
    larger: largerText ? 'yes' : '',
  };
}

function extraOf(extra: Arrangements['extraTime']): string {
  if (extra === undefined) return 'none';
  return extra.kind === 'percent' ? String(extra.percent) : 'minutes';
}

function extraIn(extra: string, minutes: string): Arrangements['extraTime'] {
  if (extra === 'minutes') return { kind: 'minutes', minutes: Number(minutes) };
  const percent = extraTimePercents.find((one) => String(one) === extra);
  return percent === undefined ? undefined : { kind: 'percent', percent };
}

function wholeTo(most: number, least: number, typed: string): string | undefined {
  const is = /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  return is ? undefined : `A whole number from ${least} to ${most}`;
}
