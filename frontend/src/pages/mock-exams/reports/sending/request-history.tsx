import { moment } from '../../../../parts/dates';
import { counted } from '../../../../parts/words';
import type { ReportsRequest } from './known';

/** What was asked for, by whom and why: the last first. */
export function RequestHistory({ requests }: { readonly requests: readonly ReportsRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="office-panel reports-panel" aria-labelledby="reports-history">
      <h2 id="reports-history">What was asked for</h2>
      <ul className="reports-history">
        {requests.map((request) => (
          <li key={request.requestId}>
            <time dateTime={request.askedAt}>{moment(request.askedAt)}</time>: {askedWords(request)}
            {request.note !== null && <span className="soft report-why">Families read: “{request.note}”</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function askedWords({ kind, reason, named, by }: ReportsRequest): string {
  const who = by ?? 'Somebody';
  if (kind === 'overall') return `${who} asked for the overall report.`;
  const whose = named === null ? 'every report' : counted(named, 'report');
  // It follows from the decision, whose page says who decided it.
  if (reason === 'key changed') return `A key was put right: ${whose} that would now read otherwise made anew.`;
  if (reason === 'note changed') return `A note was put on, or taken off: ${whose} made anew.`;
  return reason === 'again' ? `${who} had ${whose} made anew.` : `${who} had ${whose} made and sent.`;
}
