import { Link } from 'react-router-dom';
import { Brand } from '../../look/brand';
import { ReadingComfortMenu } from '../../parts/reading-comfort/reading-comfort-menu';
import { SavedBadge } from '../../parts/page/saved-badge';
import { FAMILY, LOGGING_IN, MY_SUBSCRIPTION, WHAT_WE_KEEP } from '../access';
import { AccountMenu } from './account-menu';
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
          <Link className="btn low" to={MY_SUBSCRIPTION}>
            Upgrade
          </Link>
        )}
        <ReadingComfortMenu />
        <AccountMenu pages={accountPages} />
      </div>
    </header>
  );
}

const accountPages = [
  { to: MY_SUBSCRIPTION, title: 'My Subscription' },
  { to: '/mock-exams/upcoming-exams', title: 'Mock exam dates' },
  { to: '/app/analytics', title: 'Review Area' },
  { to: '/app/mistakes', title: 'Mistakes book' },
  { to: '/app/parents', title: 'For parents' },
  { to: FAMILY, title: 'Your family' },
  { to: WHAT_WE_KEEP, title: 'What we keep' },
  { to: LOGGING_IN, title: 'Logging in' },
] as const;
