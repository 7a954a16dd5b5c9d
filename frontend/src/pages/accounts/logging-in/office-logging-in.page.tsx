import { useNavigate, useSearchParams } from 'react-router-dom';
import { session, useSession } from '../../../client/session';
import { PageHeading } from '../../../parts/page/page-heading';
import { landingFor, safeReturn } from '../../../rooms/access';
import { useMySecondFactor } from './api';
import { OwnSessions } from './own-sessions';
import { SecondFactor } from './second-factor';

/** How somebody of staff logs in, and where they are logged in. Whoever was sent here first goes on from here. */
export default function OfficeLoggingInPage() {
  const mustEnrol = useSession()?.mustEnrol === true;
  const goOn = useGoOn();
  const { data, problem } = useMySecondFactor();
  // What stands above is taller than its grey shape: the list would be pushed away.
  const isSettled = data !== undefined || problem !== undefined;
  return (
    <div className="office-stack">
      <PageHeading title="Logging in" />
      <SecondFactor isWanted={mustEnrol} onSetUp={mustEnrol ? goOn : stay} />
      {!mustEnrol && isSettled && <OwnSessions />}
    </div>
  );
}

const stay = () => undefined;

/** To the page that they meant to open, or where their work begins. */
function useGoOn() {
  const navigate = useNavigate();
  const back = safeReturn(useSearchParams()[0].get('returnTo'));
  return () => void navigate(back ?? landingFor(session.current()?.roles ?? []), { replace: true });
}
