import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moment } from '../../../parts/dates';
import { whoIs } from '../../../parts/list/who-is';
import type { FoundRights, GrantTold } from '../api';
import { givesWords, sourceOf, termWords } from '../rights-words';
import { anchorOf } from './child-of-day';
import { TakeBack } from './take-back';

interface GrantsToldProps {
  readonly account: FoundRights;
  readonly onMore: () => void;
}

/** Everything that the family was ever given, and what became of it: the chain of events behind the day. */
export function GrantsTold({ account, onMore }: GrantsToldProps) {
  const { grants, children, actors, grantCount } = account;
  const [taken, setTaken] = useState<GrantTold>();
  const nameOfActor = (id: string) => whoIs(actors.find((actor) => actor.id === id) ?? { id, email: null });
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
            <OneGrant
              key={grant.grantId}
              grant={grant}
              whose={nameOf(grant.learnerId)}
              nameOfActor={nameOfActor}
              onTake={() => setTaken(grant)}
            />
          ))}
        </ol>
      )}
      {grants.length < grantCount && (
        <div>
          <p className="soft">
            {grants.length} of {grantCount} are shown: the newest, and those that hold on this day.
          </p>
          <button type="button" className="btn low pale" onClick={onMore}>
            Show all
          </button>
        </div>
      )}
      {taken && <TakeBack familyId={account.familyId} grant={taken} onOver={() => setTaken(undefined)} />}
    </section>
  );
}

interface OneGrantProps {
  readonly grant: GrantTold;
  readonly whose: string;
  readonly nameOfActor: (id: string) => string;
  readonly onTake: () => void;
}

/** What is paid for ends with its payment, and what came with the account is no grant of anybody. */
const canBeTaken = ({ source, stream, terms }: GrantTold): boolean =>
  (source === 'staff' || source === 'school') && stream.startsWith('rights-') && terms.at(-1)?.why !== 'withdrawn';

function OneGrant({ grant, whose, nameOfActor, onTake }: OneGrantProps) {
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
            {term.by !== undefined && <span className="soft rights-by"> by {nameOfActor(term.by)}</span>}
          </li>
        ))}
      </ul>
      {endReason !== null && <p>Why it was changed: {endReason}</p>}
      {canBeTaken(grant) && (
        <button type="button" className="btn low pale" onClick={onTake}>
          Take back… <span className="read-aloud">{givesWords(grant)}</span>
        </button>
      )}
      <Link to={`/app/admin-whizz/investigations?${new URLSearchParams({ stream }).toString()}`}>See its events</Link>
    </li>
  );
}
