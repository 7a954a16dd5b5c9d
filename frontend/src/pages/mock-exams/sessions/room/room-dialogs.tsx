import { Dialog } from '../../../../parts/dialog/dialog';
import { SendButton } from '../../../../parts/form/fields';
import { Area } from '../../../../parts/form/written';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';
import { useMessage, usePause, useResume, type Room } from './room-api';
import { namedIn, type Target } from './room-state';

export interface RoomDialogProps {
  readonly sessionId: string;
  readonly room: Room;
  readonly target: Target;
  /** How many are in the room; undefined where that is not known. */
  readonly present?: number | undefined;
  /** It was left. */
  readonly onOver: () => void;
  /** It was done: in a sentence. */
  readonly onDone: (told: string) => void;
}

export const whyRule = (typed: string): string | undefined =>
  typed.trim().length < 3 ? 'Please say why, in a few words' : undefined;

/** Of one child it is kept as theirs; of all it stands open in the log. */
export const whyHint = ({ learnerId }: Target): string =>
  learnerId === undefined
    ? 'For our own records. Please name nobody.'
    : 'For our own records; sealed as this child’s, and gone when they are erased.';

const isOne = ({ learnerId }: Target) => learnerId !== undefined;

export function PauseDialog({ sessionId, target, onOver, onDone }: RoomDialogProps) {
  const { run, busy, problem } = usePause();
  const form = useForm({
    name: `pause-${sessionId}-${target.learnerId ?? 'all'}`,
    initial: { reason: '' },
    rules: { reason: whyRule },
    passing: true,
  });
  const send = async ({ reason }: typeof form.values) => {
    if (await run({ ...namedIn(sessionId, target), reason: reason.trim() })) onDone(`Paused for ${target.name}.`);
  };
  return (
    <Dialog title={`Pause for ${target.name}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          Within seconds {isOne(target) ? 'their paper is' : 'every paper is'} hidden, and the screen says that the exam
          is paused, that time is standing still, and that everything they did is safe. Nobody loses any time.
        </p>
        <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
        {problem && <ProblemNote problem={problem} undone="The exam goes on as before." />}
        <SendButton busy={busy}>Pause for {target.name}</SendButton>
      </form>
    </Dialog>
  );
}

export function ResumeDialog({ sessionId, target, onOver, onDone }: RoomDialogProps) {
  const { run, busy, problem } = useResume();
  const send = async () => {
    if (await run(namedIn(sessionId, target))) onDone(`Resumed for ${target.name}.`);
  };
  return (
    <Dialog title={`Resume for ${target.name}`} open onClose={onOver}>
      <div className="form">
        <p>
          The paper comes back within seconds, with as much time left as before the pause.
          {!isOne(target) && ' Whoever was paused alone stays paused.'}
        </p>
        {problem && <ProblemNote problem={problem} undone="The exam is still paused." />}
        <div className="form-ends">
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void send();
            }}
          >
            {busy ? 'One moment…' : `Resume for ${target.name}`}
          </button>
          <button type="button" className="btn pale" onClick={onOver}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const MOST_WORDS = 500;
const seenLater = 'Nobody is in the room yet: whoever comes sees it when they come.';

export function MessageDialog({ sessionId, target, present, onOver, onDone }: RoomDialogProps) {
  const { run, busy, problem } = useMessage();
  const form = useForm({
    name: `message-${sessionId}-${target.learnerId ?? 'all'}`,
    initial: { text: '' },
    rules: { text: (typed) => (typed.trim() === '' ? 'Please write what they are to read' : undefined) },
    passing: true,
  });
  const isNobodyThere = !isOne(target) && present === 0;
  const send = async ({ text }: typeof form.values) => {
    if (await run({ ...namedIn(sessionId, target), text: text.trim() }))
      onDone(`The message to ${target.name} is sent.${isNobodyThere ? ` ${seenLater}` : ''}`);
  };
  return (
    <Dialog title={`Message to ${target.name}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          It stands above the question within seconds, and is read aloud where a screen is read aloud. The clock goes
          on. A calm sentence is best.
        </p>
        {isNobodyThere && <p className="notice">{seenLater}</p>}
        <Area
          field={form.field('text')}
          label="Message"
          most={MOST_WORDS}
          hint="It is kept for good: please name nobody, and say nothing of anybody’s health."
        />
        {problem && <ProblemNote problem={problem} undone="Nothing has been sent." />}
        <SendButton busy={busy}>Send to {target.name}</SendButton>
      </form>
    </Dialog>
  );
}
