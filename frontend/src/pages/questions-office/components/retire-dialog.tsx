import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { Area } from '../../../parts/form/written';

interface RetireDialogProps {
  readonly itemId: string;
  readonly title: string;
  readonly onRetire: (reason: string) => void;
  readonly onOver: () => void;
}

/** Takes an item from all children to come, with a reason for whoever wrote it. */
export function RetireDialog({ itemId, title, onRetire, onOver }: RetireDialogProps) {
  const form = useForm({
    name: `retire-${itemId}`,
    initial: { reason: '' },
    rules: { reason: (typed) => (typed.trim() === '' ? 'Please say why, in a few words' : undefined) },
    passing: true,
  });
  const retire = ({ reason }: typeof form.values) => {
    onRetire(reason.trim());
    onOver();
    return Promise.resolve();
  };
  return (
    <Dialog title={`Retire “${title}”?`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(retire)}>
        <p>No child is given it any more. Old worksheets keep it. This cannot be undone; it can be added anew.</p>
        <Area field={form.field('reason')} label="Why" most={400} rows={2} hint="Whoever wrote it reads it here." />
        <SendButton busy={false}>Retire</SendButton>
      </form>
    </Dialog>
  );
}
