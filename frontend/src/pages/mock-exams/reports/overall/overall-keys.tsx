import { Link, useSearchParams } from 'react-router-dom';
import { listed } from '../../../../parts/words';
import { reportsAddress } from '../../sessions/addresses';
import type { OverallReport } from './api';

/** With which keys it was marked; where one was put right since, that it was, and the way to a new issue. */
export function OverallKeys({ report: { keys, version, versions } }: { readonly report: OverallReport }) {
  const [params] = useSearchParams();
  const mockExamSessionId = params.get('mockExamSessionId') ?? '';
  const old = keys.filter(({ made, now }) => now > made);
  if (keys.length === 0) return null;
  // With which it was marked stands among the facts of the report.
  if (old.length === 0) return <p className="soft">No key has been put right since.</p>;
  const marked = `Marked with key ${listed(keys.map(({ paper, made }) => `version ${made} of ${paper}`))}.`;
  const last = versions[0]?.version ?? version;
  return (
    <p className="overall-caution" role="status">
      <b>A key has changed since this report was issued.</b> {marked} Now{' '}
      {listed(old.map(({ paper, now }) => `version ${now} of ${paper}`))} {old.length === 1 ? 'counts' : 'count'}.{' '}
      {last > version ? (
        <Link to={`?${new URLSearchParams({ mockExamSessionId, version: String(last) }).toString()}`}>
          Read the last issue
        </Link>
      ) : (
        <Link to={`${reportsAddress(mockExamSessionId)}#overall-report`}>Make it anew and send it</Link>
      )}
    </p>
  );
}
