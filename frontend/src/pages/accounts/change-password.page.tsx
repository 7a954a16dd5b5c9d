import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { leave } from '../../client/sign-in';
import { supportEmail } from '../../look/product';
import { PageHeading } from '../../parts/page/page-heading';
import { NewPasswordForm } from './components/new-password-form';
import './accounts.css';

type Stage = 'asking' | 'changed' | 'refused';

/** Where the link of the reset mail leads; `t` is its one-time token. */
export default function ChangePasswordPage() {
  const token = useSearchParams()[0].get('t') ?? '';
  const [otherParents, setOtherParents] = useState(0);
  const [stage, setStage] = useState<Stage>(token === '' ? 'refused' : 'asking');
  const show: Record<Stage, () => ReactNode> = {
    asking: () => (
      <NewPasswordForm
        token={token}
        onRefused={() => setStage('refused')}
        onChanged={(others) => {
          // Every session of the account has ended with it, this browser's included.
          leave();
          setOtherParents(others);
          setStage('changed');
        }}
      />
    ),
    changed: () => <Changed otherParents={otherParents} />,
    refused: () => <Refused />,
  };
  return (
    <div className="auth">
      <PageHeading title="Set a new password" />
      {show[stage]()}
    </div>
  );
}

/** `otherParents`: they have passwords of their own, which the new one does not shut out. */
function Changed({ otherParents }: { readonly otherParents: number }) {
  return (
    <div className="notice good" role="status">
      <p>Password changed successfully, you may now login with your new credentials.</p>
      {otherParents > 0 && (
        <p>
          {otherParents === 1 ? 'Another parent belongs' : `${otherParents} other parents belong`} to your family and
          still {otherParents === 1 ? 'sees' : 'see'} your children. If you do not know{' '}
          {otherParents === 1 ? 'them' : 'one of them'}, take them out on the page “Your family”, once you have logged
          in.
        </p>
      )}
      <Link to="/auth/individual-login">Go to the log-in</Link>
    </div>
  );
}

function Refused() {
  return (
    <div className="problem" role="alert">
      <p>
        It looks like there was an error resetting your password, this may be because your link has expired. Please{' '}
        <Link to="/auth/forgot-password">click here to try again</Link> or contact{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> if the problem continues.
      </p>
      <p>
        A link is good once: if you have chosen a new password with it already,{' '}
        <Link to="/auth/individual-login">log in with that</Link>.
      </p>
    </div>
  );
}
