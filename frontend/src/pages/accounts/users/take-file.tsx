import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useTakeFile, type WhichUsers } from './people-api';
import { reasonRule } from './reason-rule';

interface TakeFileProps {
  readonly which: WhichUsers;
  /** How many lines it has, where that is known. */
  readonly total: number | undefined;
}

/** The list as it is filtered, as a CSV file; it leaves the house, so that it wants a reason. */
export function TakeFile({ which, total }: TakeFileProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" className="btn low pale" onClick={() => setAsks(true)}>
        Export CSV
      </button>
      <Dialog title="Export CSV" open={asks} onClose={() => setAsks(false)}>
        <Why which={which} total={total} onDone={() => setAsks(false)} />
      </Dialog>
    </>
  );
}

function Why({ which, total, onDone }: TakeFileProps & { readonly onDone: () => void }) {
  const { take, busy, problem } = useTakeFile();
  const form = useForm({
    name: 'take-file',
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { readonly reason: string }) => {
    if (await take(which, reason.trim())) onDone();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p>
        {total === undefined ? 'Everybody who fits' : counted(total, 'account', 'accounts')}, with addresses and names.
        That you took it, and why, is noted.
      </p>
      <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
      {problem && <ProblemNote problem={problem} safe="No file was made." />}
      <SendButton busy={busy}>Export CSV</SendButton>
    </form>
  );
}
