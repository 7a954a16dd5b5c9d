import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { Area } from '../../../parts/form/written';
import { ProblemNote } from '../../../parts/page/shown';
import type { Problem } from '../../../client/problem';
import type { KeyProposal } from './api';

interface EndProposalProps {
  readonly proposal: Pick<KeyProposal, 'proposalId' | 'isOwn' | 'by' | 'askedOf'>;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  /** Resolves to whether it is over. */
  readonly onEnd: (words: string) => Promise<boolean>;
}

/** Refuses what another proposed, or takes away what one proposed oneself, and tells why where there is something to say. */
export function EndProposal(props: EndProposalProps) {
  const { busy, proposal } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn low pale" aria-disabled={busy} onClick={() => setOpen(!busy)}>
        {busy ? 'One moment…' : wordsOf(proposal).act}
      </button>
      {open && <EndDialog {...props} onOver={() => setOpen(false)} />}
    </>
  );
}

const wordsOf = ({ isOwn, by, askedOf }: EndProposalProps['proposal']) =>
  isOwn
    ? {
        act: 'Take the proposal away',
        title: 'Take the proposal away',
        follows:
          askedOf === null
            ? 'The key stays as it is. What you say stands on this page.'
            : `The key stays as it is. ${askedOf} is written to, and reads on this page what you say.`,
      }
    : {
        act: 'Refuse it',
        title: 'Refuse the proposal',
        follows: `The key stays as it is. ${by ?? 'Whoever proposed it'} is written to, and reads on this page what you say.`,
      };

interface EndDialogProps extends EndProposalProps {
  readonly onOver: () => void;
}

function EndDialog({ busy, proposal, problem, onEnd, onOver }: EndDialogProps) {
  const { proposalId, isOwn } = proposal;
  const { act, title, follows } = wordsOf(proposal);
  const form = useForm({
    name: `${isOwn ? 'take-away' : 'refuse'}-${proposalId}`,
    initial: { words: '' },
    rules: {},
    passing: true,
  });
  const end = async ({ words }: typeof form.values) => {
    if (await onEnd(words)) onOver();
  };
  return (
    <Dialog title={title} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(end)}>
        <p>{follows}</p>
        <Area
          field={form.field('words')}
          label="Why"
          most={300}
          rows={2}
          hint="Admins alone read it. Please name no family."
          optional
        />
        {problem && <ProblemNote problem={problem} undone="Nothing has been decided." />}
        <SendButton busy={busy}>{act}</SendButton>
      </form>
    </Dialog>
  );
}
