import { useSession } from '../../../client/session';
import { PageHeading } from '../../../parts/page/page-heading';
import { useMySecondFactor } from './api';
import { OwnSessions } from './own-sessions';
import { SecondFactor } from './second-factor';

/** How somebody of staff logs in, and where they are logged in. */
export default function OfficeLoggingInPage() {
  const mustEnrol = useSession()?.mustEnrol === true;
  const { data, problem } = useMySecondFactor();
  // What stands above is taller than its grey shape: the list would be pushed away.
  const isSettled = data !== undefined || problem !== undefined;
  return (
    <div className="office-stack">
      <PageHeading title="Logging in" />
      {mustEnrol && <p className="notice">Before anything else, please set up a code beside your password.</p>}
      <SecondFactor />
      {!mustEnrol && isSettled && <OwnSessions />}
    </div>
  );
}
