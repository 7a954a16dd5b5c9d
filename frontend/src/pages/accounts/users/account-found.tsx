import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { day, exactly } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import { AccountActs } from './account-acts';
import { AccountHistory } from './account-history';
import type { FoundAccount } from './api';
import { Confirmation, type Intent } from './confirmation';
import { Factor } from './factor-reset';
import { lookAs } from './look-as-address';
import { everyRole, roleWords, worksHere } from './role-words';

/** Whose account it is, with what can be changed about it; each change is asked about first. */
export function AccountFound({ account }: { readonly account: FoundAccount }) {
  const [intent, setIntent] = useState<Intent>();
  const [done, setDone] = useState<string>();
  const ask = (next: Intent) => {
    setDone(undefined);
    setIntent(next);
  };
  const over = (words?: string) => {
    setIntent(undefined);
    setDone(words);
  };
  return (
    <div className="office-stack">
      <p role="status" className={done === undefined ? 'read-aloud' : 'notice good'}>
        {done}
      </p>
      <Person account={account} />
      <Roles account={account} ask={ask} />
      <Sessions account={account} ask={ask} />
      <Factor key={account.accountId} account={account} onDone={setDone} />
      <AccountActs key={`acts ${account.accountId}`} account={account} onDone={setDone} />
      <AccountHistory key={`history ${account.accountId}`} accountId={account.accountId} />
      {intent && <Confirmation account={account} intent={intent} onOver={over} />}
    </div>
  );
}

function Person({ account }: { readonly account: FoundAccount }) {
  const { email, parentFirstName, parentLastName, childName, registeredAt, emailConfirmedAt, active } = account;
  const heading = useRef<HTMLHeadingElement>(null);
  // Its row may stand far below.
  useEffect(() => heading.current?.focus(), []);
  const parent = [parentFirstName, parentLastName].filter(Boolean).join(' ');
  return (
    <section className="office-panel user-panel" aria-label="Account">
      <h2 ref={heading} tabIndex={-1} className="user-address">
        {email}
      </h2>
      <dl className="user-facts">
        <div>
          <dt>Parent</dt>
          <dd>{parent === '' ? 'No name given' : parent}</dd>
        </div>
        <div>
          <dt>Child</dt>
          <dd>{childName ?? 'No name given'}</dd>
        </div>
        <div>
          <dt>Registered</dt>
          <dd>{day(registeredAt)}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{emailConfirmedAt === null ? 'Not confirmed yet' : `Confirmed on ${day(emailConfirmedAt)}`}</dd>
        </div>
        {!worksHere(account) && (
          <div>
            <dt>Screens</dt>
            <dd>
              <Link to={lookAs(account.accountId, account.learnerId)}>Look as {childName ?? 'the child'}</Link>
            </dd>
          </div>
        )}
        {!active && (
          <div>
            <dt>State</dt>
            <dd className="is-wrong">Deactivated: nobody can log in</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface Asking {
  readonly account: FoundAccount;
  readonly ask: (intent: Intent) => void;
}

function Roles({ account: { roles }, ask }: Asking) {
  return (
    <section className="office-panel user-panel" aria-label="Roles">
      <h2>Roles</h2>
      <ul className="user-rows">
        {everyRole.map((role) => {
          const { title, does } = roleWords(role);
          const isHeld = roles.includes(role);
          return (
            <li key={role}>
              <span>
                <b>{title}</b>
                {isHeld && <span className="user-held">has it</span>}
                <br />
                <span className="soft">{does}</span>
              </span>
              <button
                type="button"
                className="btn low pale"
                aria-label={`${isHeld ? 'Take away' : 'Give'}: ${title}`}
                onClick={() => ask({ kind: isHeld ? 'take' : 'give', role })}
              >
                {isHeld ? 'Take away' : 'Give'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sessions({ account: { sessions, sessionCount }, ask }: Asking) {
  return (
    <section className="office-panel user-panel" aria-label="Open sessions">
      <h2>Open sessions</h2>
      {sessionCount === 0 ? (
        <p>This account is logged in nowhere.</p>
      ) : (
        <>
          <p>Logged in on {counted(sessionCount, 'browser', 'browsers')}.</p>
          <ul className="user-sessions">
            {sessions.map(({ sessionId, openedAt }) => (
              <li key={sessionId}>Since {exactly(openedAt)}</li>
            ))}
          </ul>
          {sessionCount > sessions.length && <p className="soft">The newest {sessions.length} are shown.</p>}
          <button type="button" className="btn low" onClick={() => ask({ kind: 'end sessions' })}>
            End all sessions
          </button>
        </>
      )}
    </section>
  );
}
