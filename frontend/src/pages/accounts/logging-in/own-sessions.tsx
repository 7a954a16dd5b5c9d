import { useState } from 'react';
import { takeSession } from '../../../client/renew-session';
import { day, time } from '../../../parts/dates';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useEndOthers, useEndSession, useMySessions, type OwnSession } from './api';
import './logging-in.css';

/** Where somebody is logged in, each to be ended. */
export function OwnSessions() {
  return (
    <section className="card office-panel logging-in" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are logged in</h2>
      <Shown answer={useMySessions()}>
        {({ sessions, sessionCount }) => <Sessions sessions={sessions} count={sessionCount} />}
      </Shown>
    </section>
  );
}

function Sessions({ sessions, count }: { readonly sessions: readonly OwnSession[]; readonly count: number }) {
  const [done, setDone] = useState<string>();
  const end = useEndSession();
  const problem = end.problem;
  const endOne = async ({ sessionId, device }: OwnSession) => {
    setDone(undefined);
    if (await end.run({ sessionId })) setDone(`${nameOf(device)} is logged out.`);
  };
  return (
    <>
      <ul className="own-sessions">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <span>
              <b>{nameOf(session.device)}</b>
              {session.isThis && <span className="tag">this one</span>}
              <br />
              <span className="soft">
                Since {day(session.openedAt)}, {time(session.openedAt)}. Last used about {time(session.seenAt)},{' '}
                {day(session.seenAt)}.
              </span>
            </span>
            {!session.isThis && (
              <button
                type="button"
                className="btn low pale"
                aria-label={`Log out ${nameOf(session.device)}, since ${day(session.openedAt)}, ${time(session.openedAt)}`}
                aria-disabled={end.busy}
                onClick={() => !end.busy && void endOne(session)}
              >
                Log out
              </button>
            )}
          </li>
        ))}
      </ul>
      {count > sessions.length && (
        <p className="soft">
          The {sessions.length} used last are shown, of {count}.
        </p>
      )}
      <p role="status" className={done === undefined ? 'read-aloud' : 'notice good'}>
        {done}
      </p>
      {problem && <ProblemNote problem={problem} undone="Nothing was changed." />}
      {count > 1 && <EndOthers sessions={sessions} others={count - 1} onDone={setDone} />}
    </>
  );
}

const nameOf = (device: string | null) => device ?? 'A device that we do not know';

interface EndOthersProps {
  readonly sessions: readonly OwnSession[];
  readonly others: number;
  readonly onDone: (words: string) => void;
}

function EndOthers({ sessions, others, onDone }: EndOthersProps) {
  const { run, busy, problem } = useEndOthers();
  const keep = sessions.find(({ isThis }) => isThis)?.sessionId;
  if (keep === undefined) return null;
  const end = async () => {
    const reply = await run({ keep });
    if (!reply) return;
    await takeSession(reply, 'instead');
    onDone('You are logged in here alone now.');
  };
  return (
    <>
      {problem && <ProblemNote problem={problem} undone="Nothing was changed." />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => !busy && void end()}>
        {busy ? 'One moment…' : `Log out ${others === 1 ? 'the other one' : `all ${counted(others, 'other')}`}`}
      </button>
    </>
  );
}
