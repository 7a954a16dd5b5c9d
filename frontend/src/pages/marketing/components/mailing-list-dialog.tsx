import { Dialog } from '../../../parts/dialog/dialog';
import { useToldOutside } from '../../../parts/advertising/use-told-outside';
import { Field, SendButton } from '../../../parts/form/fields';
import { email } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useState } from 'react';
import { useSubscribe } from '../api';

interface MailingListDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Which page asked. */
  readonly source: string;
  /** What whoever comes from there might take the list for, and it is not. */
  readonly note?: string;
}

export default function MailingListDialog({ open, onClose, source, note }: MailingListDialogProps) {
  const [added, setAdded] = useState(false);
  const close = () => {
    setAdded(false);
    onClose();
  };
  return (
    <Dialog
      keepsDraft
      title={added ? 'We\u2019ve added you to our list!' : 'Join the mailing list'}
      open={open}
      onClose={close}
    >
      {added ? (
        <>
          <p role="status">
            One thing is left: please open the link in the mail we have just sent and press the button there, so that we
            know the address is yours.
          </p>
          <button type="button" className="btn" onClick={close}>
            Close
          </button>
        </>
      ) : (
        <MailingListForm source={source} note={note} onAdded={() => setAdded(true)} />
      )}
    </Dialog>
  );
}

interface MailingListFormProps {
  readonly source: string;
  readonly note: string | undefined;
  readonly onAdded: () => void;
}

function MailingListForm({ source, note, onAdded }: MailingListFormProps) {
  const { run, busy, problem } = useSubscribe();
  const provider = useToldOutside('mailingProvider');
  // A blank address is not sent, and nothing is said about it.
  const form = useForm({
    name: 'mailing-list',
    initial: { email: '' },
    rules: { email: (value) => (value.trim() === '' ? undefined : email(value, undefined)) },
  });
  const send = async (values: { email: string }) => {
    const address = values.email.trim();
    if (address === '' || !(await run({ email: address, source }))) return;
    form.forget();
    onAdded();
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <p className="soft">
        Free papers and tips, about twice a month. Leave whenever you like.
        {provider !== undefined && ` ${provider} keeps the list for us: it is told your address, and that you left.`}
      </p>
      {note !== undefined && <p className="soft">{note}</p>}
      <Field field={form.field('email')} label="Email" type="email" autoComplete="email" />
      {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy} wide>
        Join the list
      </SendButton>
    </form>
  );
}
