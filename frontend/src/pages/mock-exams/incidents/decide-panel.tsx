import type { IncidentDecision } from 'schemas/mock-exams/incidents/incident.events';
import { moment } from '../../../parts/dates';
import { SendButton } from '../../../parts/form/fields';
import { Area, Choose, OneOf } from '../../../parts/form/written';
import { useForm, type FieldState } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { Clashes, useKnowing } from '../sessions/clashes';
import { useDecide, type Incidents, type MarkedIncident } from './api';
import { callFor, childrenFor, deedWords, meaning, replacedWords, waysIn } from './deciding';
import type { LossRow, Weighing } from './looked-at';

interface DecidePanelProps {
  readonly sessionId: string;
  readonly known: Incidents;
  readonly incident: MarkedIncident;
  readonly weighing: Weighing;
  /** Who is chosen, and lost something. */
  readonly rows: readonly LossRow[];
  readonly onDone: () => void;
}

const rules = {
  reason: (typed: string) => (typed.trim().length < 3 ? 'Please say why, in a few words' : undefined),
  note: (typed: string, { how }: { readonly how: string }) =>
    how === 'note' && typed.trim() === '' ? 'Please write what families will read' : undefined,
};

/** One decision for all who are chosen. */
export function DecidePanel({ sessionId, known, incident, weighing, rows, onDone }: DecidePanelProps) {
  const { run, busy, problem } = useDecide();
  const ways = waysIn(known, rows);
  const [usual] = ways[0];
  const [first] = known.catchUps.map(({ mockExamSessionId }) => mockExamSessionId);
  const name = `decide-${incident.incidentId}`;
  const form = useForm({
    name,
    initial: { how: usual, reason: '', note: '', catchUp: first ?? '' },
    rules,
    passing: true,
  });
  // What was chosen may not be possible any more: the room is over meanwhile.
  const [how] = ways.find(([way]) => way === form.values.how) ?? ways[0];
  const whom = [...new Set(childrenFor(how, rows).map(({ mockExamUserId }) => mockExamUserId))];
  const knowing = useKnowing(name, how === 'catch-up' ? seatsAskedFor(form.values.catchUp, whom) : undefined);
  const send = async ({ reason, note, catchUp }: typeof form.values) => {
    if (!knowing.mayGoOn()) return;
    const typed = { how, reason, note, catchUp };
    if (!(await run(callFor({ sessionId, incident, weighing, rows }, typed)))) return;
    // The next decision begins in the place of this one.
    form.forget();
    onDone();
  };
  return (
    <section className="office-panel decide-panel" aria-label="Decide">
      <h2>Decide</h2>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <OneOf field={form.field('how')} legend="What they are given" choices={ways} />
        <p className="soft">{meaning(how, rows)}</p>
        <Replaced words={replacedWords(how, rows, incident)} />
        <OfWay how={how} known={known} fieldOf={form.field} />
        <Clashes knowing={knowing} />
        <Area
          field={form.field('reason')}
          label="Why"
          most={300}
          rows={2}
          hint="For our own records. Please name nobody."
        />
        {problem && <ProblemNote problem={problem} undone="Nothing was decided." />}
        <SendButton busy={busy || knowing.answer.loading}>{deedWords(how, whom.length)}</SendButton>
      </form>
    </section>
  );
}

const Replaced = ({ words }: { readonly words: string }) =>
  words === '' ? null : (
    <p role="note">
      <b>{words}</b>
    </p>
  );

/** Undefined where there is no session, or nobody. */
const seatsAskedFor = (mockExamSessionId: string, mockExamUserIds: string[]) =>
  mockExamSessionId === '' || mockExamUserIds.length === 0 ? undefined : { mockExamSessionId, mockExamUserIds };

interface OfWayProps {
  readonly how: IncidentDecision;
  readonly known: Incidents;
  readonly fieldOf: (name: 'catchUp' | 'note') => FieldState;
}

const besideNote =
  'A report that was made already is made again with it. Left empty, a note that an earlier decision about this incident put on their reports is taken off.';

/** What one way asks besides. */
function OfWay({ how, known: { catchUps }, fieldOf }: OfWayProps) {
  if (how === 'nothing') return null;
  return (
    <>
      {how === 'catch-up' && (
        <Choose
          field={fieldOf('catchUp')}
          label="Session"
          choices={catchUps.map((one) => [one.mockExamSessionId, `${moment(one.startsAt)} · ${one.name}`] as const)}
        />
      )}
      <Area
        field={fieldOf('note')}
        label="Note on the report, as families will read it"
        most={300}
        rows={2}
        optional={how !== 'note'}
        hint={how === 'note' ? undefined : besideNote}
      />
    </>
  );
}
