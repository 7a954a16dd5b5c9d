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
  const [stage, setStage] = useState<Stage>(token === '' ? 'refused' : 'asking');
  const show: Record<Stage, () => ReactNode> = {
    asking: () => (
      <NewPasswordForm
        token={token}
        onRefused={() => setStage('refused')}
        onChanged={() => {
          // Every session of the account has ended with it, this browser's included.
          leave();
          setStage('changed');
        }}
      />
    ),
    changed: () => <Changed />,
    refused: () => <Refused />,
  };
  return (
    <div className="auth">
      <PageHeading title="Set a new password" />
      {show[stage]()}
    </div>
  );
}

function Changed() {
  return (
    <div className="notice good" role="status">
      <p>Password changed successfully, you may now login with your new credentials.</p>
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
    </div>
  );
}
