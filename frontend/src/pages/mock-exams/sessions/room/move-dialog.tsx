import { Dialog } from '../../../../parts/dialog/dialog';
import { SendButton } from '../../../../parts/form/fields';
import { useForm } from '../../../../parts/form/use-form';
import { Area, Choose, OneOf } from '../../../../parts/form/written';
import { ProblemNote, Shown } from '../../../../parts/page/shown';
import { useSessions, type Session } from '../api';
import { Clashes, useKnowing } from '../clashes';
import { whenWords } from '../when-words';
import { useMove } from './room-api';
import { whyHint, whyRule, type RoomDialogProps } from './room-dialogs';
import { leftOutWords, whereTo, type WhereTo } from './where-to';

/** A seat in another session instead. */
export function MoveDialog({ sessionId, room, target, onOver, onDone }: RoomDialogProps) {
  const answer = useSessions(false, 1);
  return (
    <Dialog title={`Move ${target.name} to another session`} open onClose={onOver}>
      <Shown answer={answer}>
        {(known) => {
          const to = whereTo(known, { sessionId, papers: room.papers, hasBegun: target.hasBegun === true });
          return to.open.length === 0 ? (
            <>
              <p>No other session has a place for {target.name}. Please make one first, or more places in one.</p>
              <LeftOut to={to} name={target.name} />
            </>
          ) : (
            <MoveForm sessionId={sessionId} target={target} onDone={onDone} to={to} />
          );
        }}
      </Shown>
    </Dialog>
  );
}

/** What is not offered, and why: else it would be looked for. */
function LeftOut({ to, name }: { readonly to: WhereTo; readonly name: string }) {
  const words = leftOutWords(to, name);
  return words === '' ? null : <p className="small soft">{words}</p>;
}

interface MoveFormProps extends Omit<RoomDialogProps, 'room' | 'onOver'> {
  readonly to: WhereTo;
}

/** So many stand side by side; more are a list to choose from. */
const SIDE_BY_SIDE = 6;

function MoveForm({ sessionId, target, onDone, to }: MoveFormProps) {
  const { run, busy, problem } = useMove();
  const { learnerId = '' } = target;
  const name = `move-${sessionId}-${learnerId}`;
  const form = useForm({
    name,
    initial: { to: '', reason: '' },
    rules: { to: (chosen) => (chosen === '' ? 'Please choose a session' : undefined), reason: whyRule },
    passing: true,
  });
  const { to: chosen } = form.values;
  const asked = { mockExamSessionId: chosen, mockExamUserIds: [learnerId], insteadOfMockExamSessionId: sessionId };
  const knowing = useKnowing(name, chosen === '' ? undefined : asked);
  const send = async (values: typeof form.values) => {
    if (!knowing.mayGoOn()) return;
    const moving = { mockExamSessionId: sessionId, mockExamUserId: learnerId, toMockExamSessionId: values.to };
    if (await run({ ...moving, reason: values.reason.trim() })) onDone(`${target.name} is moved.`);
  };
  const choices = to.open.map((one) => [one.mockExamSessionId, choiceWords(one)] as const);
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>
        They get a seat there, for nothing, and their family is written to. If they have begun here, this exam ends for
        them; what they did is kept.
      </p>
      {choices.length > SIDE_BY_SIDE ? (
        <Choose field={form.field('to')} label="Session" choices={[['', 'Choose one of them'], ...choices]} />
      ) : (
        <OneOf field={form.field('to')} legend="Session" choices={choices} />
      )}
      <LeftOut to={to} name={target.name} />
      <Clashes knowing={knowing} />
      <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
      {problem && <ProblemNote problem={problem} undone="They keep the seat that they have." />}
      <SendButton busy={busy || knowing.answer.loading}>Move {target.name}</SendButton>
    </form>
  );
}

const choiceWords = (session: Session): string =>
  [
    whenWords(session),
    ...(session.mockExamType === null ? [] : [session.mockExamType]),
    ...(session.isCatchUpSession ? ['catch-up'] : []),
  ].join(' · ');
