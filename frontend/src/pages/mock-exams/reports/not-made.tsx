import { Link } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { reportsAddress } from '../sessions/addresses';

interface NotMadeProps {
  readonly title: string;
  readonly sessionId: string;
}

/** Instead of a report that nobody has asked for yet: nothing went wrong. */
export const NotMade = ({ title, sessionId }: NotMadeProps) => (
  <>
    <PageHeading title={title} />
    <p>
      This report has not been made. It can be asked for under{' '}
      <Link to={reportsAddress(sessionId)}>Reports of the session</Link>.
    </p>
  </>
);
