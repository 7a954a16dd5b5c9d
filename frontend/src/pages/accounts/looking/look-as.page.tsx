import { Link, useSearchParams } from 'react-router-dom';
import { lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import { useCommand } from '../../../client/contract';
import { beginLook } from '../../../client/look';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';

/**
 * Asks why somebody looks before they do. Whom is named by the address: `?accountId=…&learnerId=…`, and `&name=…` for the
 * heading.
 */
export default function LookAsPage() {
  const [asked] = useSearchParams();
  const [accountId, learnerId] = [asked.get('accountId') ?? '', asked.get('learnerId') ?? ''];
  return (
    <div className="office-stack">
      <PageHeading title="Look as a learner" />
      {accountId === '' || learnerId === '' ? (
        <p>
          You look at the screens of one child.{' '}
          <Link to="/app/admin-whizz/view-all-users">Choose one among the users</Link>: each child’s name leads here.
        </p>
      ) : (
        <Why accountId={accountId} learnerId={learnerId} />
      )}
    </div>
  );
}

const reasonRule = (value: string) => (value.trim().length < 3 ? 'Please say why, in a few words' : undefined);

function Why(whom: { readonly accountId: string; readonly learnerId: string }) {
  const { run, busy, problem } = useCommand(lookAsLearner);
  const form = useForm({
    name: `look-${whom.learnerId}`,
    initial: { reason: '' },
    rules: { reason: reasonRule },
    passing: true,
  });
  const send = async ({ reason }: { readonly reason: string }) => {
    const reply = await run({ ...whom, reason: reason.trim() });
    if (!reply) return;
    form.forget();
    beginLook(reply);
  };
  return (
    <form className="form card office-panel user-panel" noValidate onSubmit={form.submit(send)}>
      <p>
        This tab shows the learner’s screens as they see them, for five minutes. Nothing can be changed, and what is for
        parents alone stays shut. That you looked, and why, is kept with the account.
      </p>
      <Field field={form.field('reason')} label="Why do you look?" autoComplete="off" />
      {problem && <ProblemNote problem={problem} undone="Nobody has been looked at." />}
      <SendButton busy={busy}>Look</SendButton>
    </form>
  );
}
