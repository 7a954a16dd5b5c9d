import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_PARENTS } from 'schemas/accounts/family/parents.contract';
import { Dialog } from '../../../parts/dialog/dialog';
import { day } from '../../../parts/dates';
import { Field, SendButton } from '../../../parts/form/fields';
import { email } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import {
  tellSession,
  useInviteParent,
  useLeaveFamily,
  useMyParents,
  useRemoveParent,
  useWithdrawInvitation,
  type Invitation,
  type Parent,
  type Parents,
} from './api';

/** Which grown-ups see these children, and what can be done about it. */
export function ParentsSection() {
  const parents = useMyParents();
  return (
    <section className="card stack" aria-labelledby="parents">
      <h2 id="parents">Parents</h2>
      <Shown answer={parents}>{(whole) => <Whole {...whole} />}</Shown>
    </section>
  );
}

function Whole({ parents, invitations, isHolder }: Parents) {
  const isFull = parents.length + invitations.length >= MOST_PARENTS;
  return (
    <>
      <p className="soft">
        Every parent here sees the same children, worksheets, reports and plan.
        {!isHolder && ' Only the parent who began the family invites others.'}
      </p>
      <ul className="archived">
        {parents.map((parent) => (
          <OneParent key={parent.accountId} parent={parent} mayRemove={isHolder && !parent.isHolder} />
        ))}
        {invitations.map((invitation) => (
          <OneInvitation key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
      {isHolder && (isFull ? <Full /> : <Invite />)}
    </>
  );
}

const Full = () => (
  <p className="notice">A family has {MOST_PARENTS} parents at most, those who are invited included.</p>
);

function OneParent({ parent, mayRemove }: { readonly parent: Parent; readonly mayRemove: boolean }) {
  const [asking, setAsking] = useState(false);
  const name = nameOf(parent);
  const mayLeave = parent.isCaller && !parent.isHolder;
  const close = () => setAsking(false);
  return (
    <li className="row between archived-child">
      <span>
        <b>{name}</b>
        {parent.isCaller && ' (you)'}
        <span className="soft small parent-about">{aboutOf(parent, name)}</span>
      </span>
      {mayRemove && (
        <button type="button" className="btn low plain" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
          Remove
        </button>
      )}
      {mayLeave && (
        <button type="button" className="btn low plain" onClick={() => setAsking(true)}>
          Leave this family
        </button>
      )}
      {mayLeave ? (
        <LeaveDialog open={asking} onClose={close} />
      ) : (
        <RemoveDialog parent={parent} open={asking} onClose={close} />
      )}
    </li>
  );
}

interface Asked {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RemoveDialog({ parent, open, onClose }: Asked & { readonly parent: Parent }) {
  const { run, busy, problem } = useRemoveParent();
  const remove = async () => {
    if (await run({ accountId: parent.accountId })) onClose();
  };
  return (
    <Dialog title={`Remove ${nameOf(parent)}?`} open={open} onClose={onClose} end="Cancel">
      <p>They no longer see your children, on any device. What the children have done stays with you.</p>
      <p>They are told by mail. You can invite them again.</p>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void remove()}>
        Remove
      </button>
    </Dialog>
  );
}

function LeaveDialog({ open, onClose }: Asked) {
  const { run, busy, problem } = useLeaveFamily();
  const navigate = useNavigate();
  const leave = async () => {
    if (!(await run({}))) return;
    onClose();
    await tellSession('moved');
    await navigate('/app/dashboard');
  };
  return (
    <Dialog title="Leave this family?" open={open} onClose={onClose} end="Cancel">
      <p>You no longer see these children. What they have done stays with the family.</p>
      <p>Your own account stays, with whatever was in it before. To come back you need another invitation.</p>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void leave()}>
        Leave
      </button>
    </Dialog>
  );
}

function OneInvitation({
  invitation: { invitationId, email: address, expiresAt },
}: {
  readonly invitation: Invitation;
}) {
  const { run, busy, problem } = useWithdrawInvitation();
  return (
    <li className="archived-child">
      <div className="row between">
        <span>
          <b>{address}</b>
          <span className="soft small parent-about">Invited; the link is good until {day(expiresAt)}</span>
        </span>
        <button
          type="button"
          className="btn low pale"
          aria-label={`Withdraw the invitation of ${address}`}
          aria-disabled={busy}
          onClick={() => void run({ invitationId })}
        >
          Withdraw
        </button>
      </div>
      {problem && <ProblemNote problem={problem} />}
    </li>
  );
}

const initial = { email: '' };

/** An empty form for the next one, once an invitation is on its way. */
function Invite() {
  const [sent, setSent] = useState(0);
  const [newest, setNewest] = useState<string>();
  return (
    <>
      <InviteForm
        key={sent}
        onTry={() => setNewest(undefined)}
        onSent={(address) => {
          setSent(sent + 1);
          setNewest(address);
        }}
      />
      {newest !== undefined && (
        <p className="notice good" role="status">
          The invitation is on its way to {newest}.
        </p>
      )}
    </>
  );
}

interface InviteFormProps {
  /** What became of the one before stands there no longer. */
  readonly onTry: () => void;
  readonly onSent: (address: string) => void;
}

function InviteForm({ onTry, onSent }: InviteFormProps) {
  const { run, busy, problem } = useInviteParent();
  const form = useForm({ name: 'invite-parent', initial, rules: { email }, passing: true });
  const send = async (values: typeof initial) => {
    const address = values.email.trim();
    onTry();
    if (!(await run({ email: address }))) return;
    form.forget();
    onSent(address);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <Field
        field={form.field('email')}
        label="Invite another parent by e-mail"
        type="email"
        autoComplete="off"
        hint="They get a link that is good once, for seven days. The mail names your address."
      />
      {problem && <ProblemNote problem={problem} safe="What you typed is still here." />}
      <SendButton busy={busy}>Invite</SendButton>
    </form>
  );
}

const nameOf = ({ firstName, lastName, email: address }: Parent) =>
  [firstName, lastName].filter((part) => part?.trim()).join(' ') || address || 'A parent';

function aboutOf({ email: address, isHolder, joinedAt }: Parent, name: string): string {
  const since = isHolder ? 'began this family' : `joined on ${day(joinedAt)}`;
  return address === null || address === name ? since : `${address}, ${since}`;
}
