import { Dialog } from '../../../../parts/dialog/dialog';
import { SendButton } from '../../../../parts/form/fields';
import { Area } from '../../../../parts/form/written';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';
import { useClose } from './room-api';
import { whyHint, whyRule, type RoomDialogProps } from './room-dialogs';
import { namedIn } from './room-state';

/** Ends the exam, for everybody or for one child. */
export function EndDialog({ sessionId, target, onOver, onDone }: RoomDialogProps) {
  const { run, busy, problem } = useClose();
  const form = useForm({
    name: `end-${sessionId}-${target.learnerId ?? 'all'}`,
    initial: { reason: '' },
    rules: { reason: whyRule },
    passing: true,
  });
  const send = async ({ reason }: typeof form.values) => {
    if (await run({ ...namedIn(sessionId, target), reason: reason.trim() }))
      onDone(`The exam is ended for ${target.name}.`);
  };
  const isOne = target.learnerId !== undefined;
  return (
    <Dialog title={`End the exam for ${target.name}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          Within seconds {isOne ? 'their screen says' : 'every screen says'} calmly that staff have ended the exam, and
          that everything done until then is saved. {isOne ? 'The others sit on.' : 'Nobody sits on.'}{' '}
          <b>This cannot be taken back.</b>
        </p>
        <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
        {problem && <ProblemNote problem={problem} undone="The exam goes on as before." />}
        <div className="session-acts is-final">
          <SendButton busy={busy}>End the exam for {target.name}</SendButton>
        </div>
      </form>
    </Dialog>
  );
}
