import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { instantIn, onTheWall } from '../../../parts/form/london';
import { OneOf } from '../../../parts/form/written';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import type { LossKind } from 'schemas/mock-exams/incidents/evidence.rules';
import { useMark } from './api';

/** What the form begins with. */
export interface Marking {
  /** What it was begun from: what was typed is brought back to the same alone. */
  readonly origin: string;
  readonly what: string;
  readonly fromAt: string;
  readonly untilAt: string;
  /** Whether all of that time was lost, or what the log shows in it. */
  readonly by: 'window' | 'log';
  readonly whom: 'all' | 'some';
}

interface MarkDialogProps {
  readonly sessionId: string;
  readonly marking: Marking;
  /** Children who are chosen in the table: it can be for them alone. */
  readonly some: readonly string[];
  readonly onOver: (incidentId?: string) => void;
}

const asked = (typed: string): string | undefined => (instantIn(typed) === undefined ? 'A day and a time' : undefined);

/** By which it would count: the marked time itself where nobody could work in it, and what the log says in it. */
const kindsBy: Readonly<Record<Marking['by'], readonly LossKind[]>> = {
  window: ['window', 'outage', 'save'],
  log: ['outage', 'save', 'silence', 'takeover', 'late'],
};

const MINUTE_MS = 60_000;

/** A box has no seconds: the minute that has begun is meant as a whole. */
const wholeMinute = (at: string): string => new Date(Math.ceil(Date.parse(at) / MINUTE_MS) * MINUTE_MS).toISOString();

/** A stretch of the session in which something disturbed it. It gives nothing by itself. */
export function MarkDialog({ sessionId, marking, some, onOver }: MarkDialogProps) {
  const { run, busy, problem } = useMark();
  const form = useForm({
    name: `mark-${sessionId}-${marking.origin}`,
    initial: {
      what: marking.what,
      from: onTheWall(marking.fromAt),
      until: onTheWall(wholeMinute(marking.untilAt)),
      by: marking.by,
      whom: marking.whom,
    },
    rules: {
      what: (typed) => (typed.trim() === '' ? 'Please say what it was, in a few words' : undefined),
      from: asked,
      until: (typed, { from }) => asked(typed) ?? (typed > from ? undefined : 'Later than it began'),
    },
    // Who is ticked is not known after a reload.
    secret: ['whom'],
    passing: true,
  });
  const send = async (typed: typeof form.values) => {
    const [fromAt, untilAt] = [instantIn(typed.from), instantIn(typed.until)];
    if (fromAt === undefined || untilAt === undefined) return;
    const whom = typed.whom === 'some' ? { mockExamUserIds: [...some] } : {};
    const kinds = [...kindsBy[typed.by === 'log' ? 'log' : 'window']];
    const wish = { mockExamSessionId: sessionId, what: typed.what.trim(), fromAt, untilAt, kinds, ...whom };
    const marked = await run(wish);
    if (marked) onOver(marked.incidentId);
  };
  return (
    <Dialog title="Mark an incident" open onClose={() => onOver()}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>It gives nothing by itself: you will see who lost how much first.</p>
        <Field
          field={form.field('what')}
          label="What happened"
          autoComplete="off"
          most={120}
          hint="It is kept for good: please name nobody. “Fire bell”, “The network of the hall”."
        />
        <Field field={form.field('from')} label="From" type="datetime-local" autoComplete="off" />
        <Field
          field={form.field('until')}
          label="Until"
          type="datetime-local"
          autoComplete="off"
          hint="What clocks in London say"
        />
        <OneOf
          field={form.field('by')}
          legend="What was lost"
          choices={[
            ['window', 'All of that time'],
            ['log', 'What the log shows in it'],
          ]}
        />
        {some.length > 0 && (
          <OneOf
            field={form.field('whom')}
            legend="Whom it concerns"
            choices={[
              ['all', 'Everybody'],
              ['some', `The ${some.length} who are ticked`],
            ]}
          />
        )}
        {problem && <ProblemNote problem={problem} undone="Nothing was marked." />}
        <SendButton busy={busy}>Mark it</SendButton>
      </form>
    </Dialog>
  );
}
