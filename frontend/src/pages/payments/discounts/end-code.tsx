import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useEndCode, type DiscountCode } from './api';
import { reasonRule } from './code-rules';

interface EndCodeProps {
  readonly code: DiscountCode;
  /** `isDone`: it is ended. */
  readonly onOver: (isDone: boolean) => void;
}

export function EndCode({ code: { discountId, code }, onOver }: EndCodeProps) {
  const { run, busy, problem } = useEndCode();
  const form = useForm({
    name: `end-${discountId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const end = async ({ reason }: { readonly reason: string }) => {
    if (!(await run({ discountId, reason: reason.trim() }))) return;
    form.forget();
    onOver(true);
  };
  return (
    <Dialog title={`End “${code}”?`} open onClose={() => onOver(false)}>
      <form className="form" noValidate onSubmit={form.submit(end)}>
        <p>Nobody gets it any more, and it cannot be begun again. What it took off for others stays taken off.</p>
        <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
        {problem && <ProblemNote problem={problem} undone="The code is as it was." />}
        <SendButton busy={busy}>End it</SendButton>
      </form>
    </Dialog>
  );
}
