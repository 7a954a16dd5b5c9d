import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useWithdrawGrant, type GrantTold } from '../api';
import { givesWords, reasonRule } from '../rights-words';

interface TakeBackProps {
  readonly familyId: string;
  readonly grant: GrantTold;
  readonly onOver: () => void;
}

/** Takes back what staff gave, there and then, with a reason. */
export function TakeBack({ familyId, grant, onOver }: TakeBackProps) {
  const { run, busy, problem } = useWithdrawGrant();
  const form = useForm({
    name: `take-${grant.grantId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { reason: string }) => {
    if (await run({ familyId, grantId: grant.grantId, reason: reason.trim() })) onOver();
  };
  return (
    <Dialog title="Take it back?" open onClose={onOver}>
      <p>They lose it within ten minutes: {givesWords(grant)}. What was begun can be finished.</p>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
        {problem && <ProblemNote problem={problem} undone="Nothing has been changed." />}
        <SendButton busy={busy}>Take it back</SendButton>
      </form>
    </Dialog>
  );
}
