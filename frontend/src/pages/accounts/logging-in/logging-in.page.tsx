import { PageHeading } from '../../../parts/page/page-heading';
import { ParentsOnly } from '../../../parts/parents-door/parents-only';
import { OwnSessions } from './own-sessions';

/** Where a family is logged in, for the parents. */
export default function LoggingInPage() {
  return (
    <ParentsOnly title="Logging in">
      <div className="stack">
        <PageHeading title="Logging in" />
        <OwnSessions />
      </div>
    </ParentsOnly>
  );
}
