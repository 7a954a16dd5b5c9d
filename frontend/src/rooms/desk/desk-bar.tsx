import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../client/session';
import { leave } from '../../client/sign-in';
import { Brand } from '../../look/brand';
import { Disclosure } from '../../parts/dialog/disclosure';
import { ReadingComfortMenu } from '../../parts/reading-comfort/reading-comfort-menu';
import { SavedBadge } from '../../parts/page/saved-badge';
import { FAMILY, LOGGING_IN, WHAT_WE_KEEP, WHO_IS_PRACTISING } from '../access';
import { trialMessage, useTrial } from './trial';

/** The top bar: how the trial stands, whether all is saved, reading comfort, the account. */
export function DeskBar() {
  const { free, daysLeft } = useTrial();
  const message = trialMessage(daysLeft);
  return (
    <header className="desk-bar">
      <Brand to="/app/dashboard" />
      <div className="desk-bar-tools">
        <SavedBadge />
        {message !== undefined && <span className="tag warn trial">{message}</span>}
        {free && (
          <Link className="btn low" to="/app/my-subscription">
            Upgrade
          </Link>
        )}
        <ReadingComfortMenu />
        <AccountMenu />
      </div>
    </header>
  );
}

const accountPages = [
  { to: '/app/my-subscription', title: 'My Subscription' },
  { to: '/mock-exams/upcoming-exams', title: 'Mock exam dates' },
  { to: '/app/analytics', title: 'Review Area' },
  { to: '/app/mistakes', title: 'Mistakes book' },
  { to: '/app/parents', title: 'For parents' },
  { to: FAMILY, title: 'Your family' },
  { to: WHAT_WE_KEEP, title: 'What we keep' },
  { to: LOGGING_IN, title: 'Logging in' },
] as const;

function AccountMenu() {
  const session = useSession();
  const navigate = useNavigate();
  // Until it is said who is practising, nobody's name stands there.
  const name = (session?.asksWho ? '' : session?.childName.trim()) || 'Account';
  const several = (session?.learners.length ?? 0) > 1;
  return (
    <Disclosure
      label={`${name}: account menu`}
      button={
        <>
          <span className="account-name">{name}</span> <span aria-hidden="true">▾</span>
        </>
      }
    >
      {(close) => (
        <ul className="menu">
          {several && (
            <li>
              <Link className="menu-item" to={WHO_IS_PRACTISING} onClick={close}>
                Switch child
              </Link>
            </li>
          )}
          {accountPages.map(({ to, title }) => (
            <li key={to}>
              <Link className="menu-item" to={to} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                leave();
                void navigate('/auth/individual-login');
              }}
            >
              Logout
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}
