import { Link } from 'react-router-dom';
import { moment } from '../../../parts/dates';
import { Shown } from '../../../parts/page/shown';
import { useKeyHistory } from './api';
import { keyAddress } from './places';

/** What was decided of the keys of a session's papers, and the way to the next decision. */
export function KeyHistory({ sessionId }: { readonly sessionId: string }) {
  const answer = useKeyHistory(sessionId);
  return (
    <Shown answer={answer}>
      {({ papers, lines }) =>
        papers.length === 0 ? null : (
          <section className="office-panel key-decisions" aria-label="Keys of this session">
            <h2>Keys of this session</h2>
            {lines.length === 0 ? (
              <p className="soft key-facts">Every question counts as it was published.</p>
            ) : (
              <ol reversed>
                {lines.map(({ at, paperHash, questionId, what, detail, by, confirmedBy }) => (
                  <li key={`${at} ${what}`}>
                    <span className="num">{moment(at)}</span>{' '}
                    <Link to={keyAddress(paperHash, questionId ?? undefined)}>{what}</Link>
                    <br />
                    {detail}{' '}
                    <span className="soft">
                      ({by ?? 'staff'}
                      {confirmedBy !== null && `, confirmed by ${confirmedBy}`})
                    </span>
                  </li>
                ))}
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
