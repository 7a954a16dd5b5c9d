import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { Area } from '../../../parts/form/written';
import { ProblemNote } from '../../../parts/page/shown';
import type { Problem } from '../../../client/problem';

interface RefuseProps {
  readonly proposalId: string;
  readonly busy: boolean;
  /** Who proposed it, where they are known. */
  readonly by: string | null;
  readonly problem: Problem | undefined;
  /** Resolves to whether it is refused. */
  readonly onRefuse: (words: string) => Promise<boolean>;
}

/** Refuses what another proposed, and tells them why where there is something to say. */
export function Refuse(props: RefuseProps) {
  const { busy } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => setOpen(!busy)}>
        {busy ? 'One moment…' : 'Refuse it'}
      </button>
      {open && <RefuseDialog {...props} onOver={() => setOpen(false)} />}
    </>
  );
}

interface RefuseDialogProps extends RefuseProps {
  readonly onOver: () => void;
}

function RefuseDialog({ busy, proposalId, by, problem, onRefuse, onOver }: RefuseDialogProps) {
  const form = useForm({ name: `refuse-${proposalId}`, initial: { words: '' }, rules: {}, passing: true });
  const refuse = async ({ words }: typeof form.values) => {
    if (await onRefuse(words)) onOver();
  };
  return (
    <Dialog title="Refuse the proposal" open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(refuse)}>
        <p>The key stays as it is. {by ?? 'Whoever proposed it'} is written to, and reads on this page what you say.</p>
        <Area
          field={form.field('words')}
          label="Why"
          most={300}
          rows={2}
          hint="Admins alone read it. Please name no family."
          optional
        />
        {problem && <ProblemNote problem={problem} undone="Nothing has been decided." />}
        <SendButton busy={busy} onCancel={onOver}>
          Refuse it
        </SendButton>
      </form>
    </Dialog>
  );
}
