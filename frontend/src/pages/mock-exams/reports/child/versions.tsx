import { Link } from 'react-router-dom';
import { moment } from '../../../../parts/dates';
import type { IssuedReport, Which } from './api';
import { versionSearch } from './which-report';

interface VersionsProps {
  readonly report: IssuedReport;
  readonly which: Which;
}

/** What changed since the report before, and the way to the others: what was sent once stays readable. */
export function Versions({ report: { versions, version, content }, which }: VersionsProps) {
  const [last, ...earlier] = versions;
  if (!last || earlier.length === 0) return null;
  if (last.version !== version)
    return (
      <p className="report-note">
        <b>This is an earlier report.</b> It was made anew on {moment(last.issuedAt)}:{' '}
        <Link to={versionSearch(which, last.version)}>read the one that counts now</Link>.
      </p>
    );
  return (
    <>
      <p className="report-note">
        <b>
          {content.head.isOnlyChanged ? 'Changed' : 'Corrected'} {moment(last.issuedAt)}.
        </b>{' '}
        {content.head.corrected ?? last.note ?? 'It was made anew.'}
      </p>
      <p className="small soft">
        Earlier:{' '}
        {earlier.map((one, index) => (
          <span key={one.version}>
            {index > 0 && ', '}
            <Link to={versionSearch(which, one.version)}>the one of {moment(one.issuedAt)}</Link>
          </span>
        ))}
      </p>
    </>
  );
}
