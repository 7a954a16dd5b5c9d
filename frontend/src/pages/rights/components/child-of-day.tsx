import { day } from '../../../parts/dates';
import type { ChildDay, DaySpan, FoundRights } from '../api';
import { nameAmong, practiceWords, restWords, when } from '../rights-words';

interface ChildProps {
  readonly child: ChildDay;
  readonly account: FoundRights;
}

/** What one child may do on the day, part by part, and by which grants. */
export function ChildOfDay({ child, account }: ChildProps) {
  const { name, archivedAt, userType, isPaidCustomer, spans } = child;
  const called = name ?? 'A child without a name';
  return (
    <section className="office-panel rights-panel" aria-label={called}>
      <h2>
        {called} <span className="rights-label">{userType}</span>
        {isPaidCustomer && <span className="rights-label">Pays</span>}
      </h2>
      {archivedAt !== null && <p className="soft">Put away by their family on {day(archivedAt)}.</p>}
      <ul className="rights-rows">
        {spans.map((span) => (
          <li key={span.fromAt}>
            <b className="rights-when">{when(span, spans)}</b>
            <div>
              <p>{practiceWords(span, account)}</p>
              <p>{restWords(span)}</p>
              <Because span={span} account={account} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Because({ span, account: { grants } }: { readonly span: DaySpan; readonly account: FoundRights }) {
  const ids = new Set(span.because.flatMap(({ grantIds }) => grantIds));
  const giving = grants.filter(({ grantId }) => ids.has(grantId));
  if (giving.length === 0) return <p className="soft">Because nothing that the family was given holds then.</p>;
  return (
    <p className="soft">
      Because of{' '}
      {giving.map((grant, n) => (
        <span key={grant.grantId}>
          {n > 0 && ', '}
          <a href={`#${anchorOf(grant.grantId)}`}>{nameAmong(giving, grant)}</a>
        </span>
      ))}
    </p>
  );
}

export const anchorOf = (grantId: string): string => `grant-${grantId}`;
