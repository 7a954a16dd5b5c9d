import { Link } from 'react-router-dom';
import { incidentsAddress, reportsAddress } from '../sessions/addresses';
import { moment } from '../../../parts/dates';
import { Shown } from '../../../parts/page/shown';
import { useKeyHistory, type HistoryLine } from './api';
import { keyAddress } from './places';

/** What happened to a session after it was sat: keys that were decided upon, incidents, reports that were made and sent; each with the way to it. */
export function KeyHistory({ sessionId }: { readonly sessionId: string }) {
  const answer = useKeyHistory(sessionId);
  return (
    <Shown answer={answer}>
      {({ papers, lines }) =>
        papers.length === 0 ? null : (
          <section className="office-panel key-decisions" aria-label="What happened since">
            <h2>What happened since</h2>
            {lines.length === 0 ? (
              <p className="soft key-facts">No key was changed, no incident was marked, and no report asked for.</p>
            ) : (
              <ol reversed>
                {lines.map((line) => {
                  const { at, what, detail, by, confirmedBy } = line;
                  return (
                    <li key={`${at} ${what}`}>
                      <span className="num">{moment(at)}</span> <Link to={wayTo(line, sessionId)}>{what}</Link>
                      <br />
                      {detail}{' '}
                      <span className="soft">
                        ({by ?? 'staff'}
                        {confirmedBy !== null && `, confirmed by ${confirmedBy}`})
                      </span>
                    </li>
                  );
                })}
              </ol>
            )}
            <p className="key-facts key-crumbs">
              {papers.map(({ paperHash, name }) => (
                <Link key={paperHash} to={keyAddress(paperHash)}>
                  Put a key of {name} right
                </Link>
              ))}
            </p>
          </section>
        )
      }
    </Shown>
  );
}

function wayTo({ about, paperHash, questionId }: HistoryLine, sessionId: string): string {
  if (paperHash !== null) return keyAddress(paperHash, questionId ?? undefined);
  return about === 'incident' ? incidentsAddress(sessionId) : reportsAddress(sessionId);
}
