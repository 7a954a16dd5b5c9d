import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { Area } from '../../../parts/form/written';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useWithdraw, type MarkedIncident } from './api';

interface WithdrawDialogProps {
  readonly sessionId: string;
  readonly incident: MarkedIncident;
  readonly onOver: () => void;
}

/** Takes back what was marked by mistake. */
export function WithdrawDialog({ sessionId, incident, onOver }: WithdrawDialogProps) {
  const { run, busy, problem } = useWithdraw();
  const { incidentId, what } = incident;
  const form = useForm({
    name: `withdraw-${incidentId}`,
    initial: { reason: '' },
    rules: { reason: (typed) => (typed.trim().length < 3 ? 'Please say why, in a few words' : undefined) },
    passing: true,
  });
  const send = async ({ reason }: typeof form.values) => {
    if (await run({ mockExamSessionId: sessionId, incidentId, reason: reason.trim() })) onOver();
  };
  return (
    <Dialog title={`Take back “${what}”`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>It stays in the history as taken back, and nothing can be decided about it any more.</p>
        <Area field={form.field('reason')} label="Why" most={300} rows={2} hint="Please name nobody." />
        {problem && <ProblemNote problem={problem} undone="It stands as before." />}
        <SendButton busy={busy}>Take it back</SendButton>
      </form>
    </Dialog>
  );
}
