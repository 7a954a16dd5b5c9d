import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day } from '../../../../parts/dates';
import { Dialog } from '../../../../parts/dialog/dialog';
import { SendButton } from '../../../../parts/form/fields';
import { Area, OneOf } from '../../../../parts/form/written';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote, Shown } from '../../../../parts/page/shown';
import { useSessions, type Session } from '../api';
import { useClose, useMove } from './room-api';
import { whyHint, whyRule, type RoomDialogProps } from './room-dialogs';
import { namedIn } from './room-state';

/** Ends the exam, for everybody or for one child. */
export function EndDialog({ sessionId, target, onOver }: RoomDialogProps) {
  const { run, busy, problem } = useClose();
  const form = useForm({
    name: `end-${sessionId}-${target.learnerId ?? 'all'}`,
    initial: { reason: '' },
    rules: { reason: whyRule },
    secret: ['reason'],
  });
  const send = async ({ reason }: typeof form.values) => {
    if (await run({ ...namedIn(sessionId, target), reason: reason.trim() })) onOver();
  };
  const isOne = target.learnerId !== undefined;
  return (
    <Dialog title={`End the exam for ${target.name}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          Within ten seconds {isOne ? 'their screen says' : 'every screen says'} calmly that staff have ended the exam,
          and that everything done until then is saved. {isOne ? 'The others sit on.' : 'Nobody sits on.'}{' '}
          <b>This cannot be taken back.</b>
        </p>
        <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
        {problem && <ProblemNote problem={problem} safe="The exam goes on as before." />}
        <SendButton busy={busy}>End the exam for {target.name}</SendButton>
      </form>
    </Dialog>
  );
}

/** A seat in another session instead. */
export function MoveDialog({ sessionId, target, onOver }: RoomDialogProps) {
  const answer = useSessions(false, 1);
  return (
    <Dialog title={`Move ${target.name} to another session`} open onClose={onOver}>
      <Shown answer={answer}>
        {({ sessions, serverNow }) => {
          const others = sessions.filter(
            (one) => one.mockExamSessionId !== sessionId && one.cancelledAt === null && one.startsAt > serverNow,
          );
          return others.length === 0 ? (
            <p>No other session is to come. Please make one first.</p>
          ) : (
            <MoveForm sessionId={sessionId} target={target} onOver={onOver} others={others} />
          );
        }}
      </Shown>
    </Dialog>
  );
}

interface MoveFormProps extends Omit<RoomDialogProps, 'room'> {
  readonly others: readonly Session[];
}

/** No more are shown to choose from. */
const MOST = 8;

function MoveForm({ sessionId, target, onOver, others }: MoveFormProps) {
  const { run, busy, problem } = useMove();
  const form = useForm({
    name: `move-${sessionId}-${target.learnerId ?? ''}`,
    initial: { to: '', reason: '' },
    rules: { to: (chosen) => (chosen === '' ? 'Please choose a session' : undefined), reason: whyRule },
    secret: ['to', 'reason'],
  });
  const send = async ({ to, reason }: typeof form.values) => {
    const { learnerId = '' } = target;
    const moving = { mockExamSessionId: sessionId, mockExamUserId: learnerId, toMockExamSessionId: to };
    if (await run({ ...moving, reason: reason.trim() })) onOver();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>
        They get a seat there, for nothing, and their family is written to. If they have begun here, this exam ends for
        them; what they did is kept.
      </p>
      <OneOf
        field={form.field('to')}
        legend="Session"
        choices={others.slice(0, MOST).map((one) => [one.mockExamSessionId, whenWords(one)] as const)}
      />
      <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
      {problem && <ProblemNote problem={problem} safe="They keep the seat that they have." />}
      <SendButton busy={busy}>Move {target.name}</SendButton>
    </form>
  );
}

const whenWords = ({ startsAt, mockExamTime, mockExamType, isCatchUpSession }: Session): string =>
  [
    `${day(startsAt)}, ${clockWords(mockExamTime)}`,
    ...(mockExamType === null ? [] : [mockExamType]),
    ...(isCatchUpSession ? ['catch-up'] : []),
  ].join(' · ');
