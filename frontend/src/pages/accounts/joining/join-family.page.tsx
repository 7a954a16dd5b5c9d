import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { readInvitation } from 'schemas/accounts/family/parents.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote } from '../../../parts/page/shown';
import { FormSkeleton } from '../../../parts/page/skeleton';
import { useReadInvitation } from './api';
import { JoinAsNew } from './join-as-new';
import { JoinWithAccount } from './join-with-account';
import '../accounts.css';

type Read = ReplyOf<typeof readInvitation>;

/** Where the link of an invitation leads; `t` is its token. */
export default function JoinFamilyPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  return (
    <div className="auth">
      <PageHeading title="Join a family" />
      {token === '' ? <NotValid /> : <Invitation token={token} />}
    </div>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const { run, problem } = useReadInvitation();
  const [read, setRead] = useState<Read>();
  useEffect(() => void run({ token }).then(setRead), [run, token]);
  if (read) return <Whole token={token} read={read} />;
  if (problem?.code === 'LinkNotValid' || problem?.code === 'RequestNotValid') return <NotValid />;
  if (problem) return <ProblemNote problem={problem} again={() => void run({ token }).then(setRead)} />;
  return (
    <div aria-busy="true">
      <FormSkeleton fields={5} />
    </div>
  );
}

function Whole({ token, read: { email, inviterEmail, hasAccount } }: { readonly token: string; readonly read: Read }) {
  const [isKnown, setKnown] = useState(hasAccount);
  const [isOver, setOver] = useState(false);
  if (isOver) return <NotValid />;
  const over = () => setOver(true);
  return (
    <>
      <p>
        <b className="address">{inviterEmail}</b> invites you to be a parent of their family at Fieldfare. You would see
        the same children, their worksheets and their progress.
      </p>
      {isKnown ? (
        <JoinWithAccount token={token} email={email} onOver={over} />
      ) : (
        <JoinAsNew token={token} email={email} onKnown={() => setKnown(true)} onOver={over} />
      )}
    </>
  );
}

function NotValid() {
  return (
    <div className="problem" role="alert">
      <p>
        <b>This invitation cannot be used: it was used already, withdrawn, or is more than a week old.</b>
      </p>
      <p>
        If you joined with it, <Link to="/auth/individual-login">log in</Link>. Otherwise please ask for another
        invitation.
      </p>
    </div>
  );
}
