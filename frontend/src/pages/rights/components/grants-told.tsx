import { Link } from 'react-router-dom';
import type { FoundRights, GrantTold } from '../api';
import { givesWords, moment, sourceOf, termWords } from '../rights-words';
import { anchorOf } from './child-of-day';

/** Everything that the family was ever given, and what became of it: the chain of events behind the day. */
export function GrantsTold({ account: { grants, children } }: { readonly account: FoundRights }) {
  const nameOf = (learnerId: string | null) =>
    learnerId === null
      ? 'all children'
      : (children.find((child) => child.learnerId === learnerId)?.name ?? 'a child without a name');
  return (
    <section className="office-panel rights-panel" aria-label="What happened">
      <h2>What happened</h2>
      {grants.length === 0 ? (
        <p>This family was never given anything.</p>
      ) : (
        <ol className="rights-grants">
          {grants.map((grant) => (
            <OneGrant key={grant.grantId} grant={grant} whose={nameOf(grant.learnerId)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function OneGrant({ grant, whose }: { readonly grant: GrantTold; readonly whose: string }) {
  const { grantId, terms, reason, endReason, stream } = grant;
  return (
    <li id={anchorOf(grantId)} tabIndex={-1}>
      <h3>{sourceOf(grant)}</h3>
      <p>
        For {whose}: {givesWords(grant)}.
      </p>
      {reason !== null && <p>Why: {reason}</p>}
      <ul className="rights-terms">
        {terms.map((term) => (
          <li key={`${term.since} ${term.why}`}>
            <span className="soft">{moment(term.since)}</span> {termWords(term, grant)}
            {term.by !== undefined && <span className="soft rights-by"> By {term.by}</span>}
          </li>
        ))}
      </ul>
      {endReason !== null && <p>Why it was changed: {endReason}</p>}
      <Link to={`/app/admin-whizz/investigations?${new URLSearchParams({ stream }).toString()}`}>See its events</Link>
    </li>
  );
}
