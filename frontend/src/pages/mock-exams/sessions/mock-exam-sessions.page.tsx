import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { NotUpToDate } from '../../../parts/page/not-up-to-date';
import { ProblemNote } from '../../../parts/page/shown';
import { useSessions, type Session } from './api';
import { AssignSet } from './assign-set';
import { CancelSession, MoveSession, SetPlaces } from './change-session';
import { CreateSession } from './create-session';
import { dashboard, WaysBack } from './session-page';
import { SessionTable, type Act } from './session-table';
import './sessions.css';

const PAGE = 50;

/** When mock exams are sat, by whom, and of which set. */
export default function MockExamSessionsPage() {
  const [address, go] = useSearchParams();
  const isPast = address.get('show') === 'past';
  const isCreating = address.get('form') === 'session';
  const [acting, setActing] = useState<{ readonly act: Act; readonly session: Session }>();
  const [said, setSaid] = useState('');
  const leave = () => go(isPast ? { show: 'past' } : {}, { replace: true });
  return (
    <div className="office-stack">
      <WaysBack ways={[dashboard]} />
      <div className="session-head">
        <PageHeading title="Mock exam sessions" />
        <button type="button" className="btn" onClick={() => go({ form: 'session' })}>
          Create Mock Exam Session
        </button>
      </div>
      <p role="status" className={said === '' ? 'read-aloud' : 'notice good'}>
        {said}
      </p>
      <p className="session-shown">
        <button type="button" className="btn low pale" aria-pressed={!isPast} onClick={() => go({})}>
          To come
        </button>
        <button type="button" className="btn low pale" aria-pressed={isPast} onClick={() => go({ show: 'past' })}>
          Past
        </button>
      </p>
      <Listed
        key={String(isPast)}
        isPast={isPast}
        onAct={(act, session) => {
          setSaid('');
          setActing({ act, session });
        }}
      />
      {isCreating && (
        <CreateSession
          onClose={leave}
          onCreated={(words) => {
            setSaid(words);
            leave();
          }}
        />
      )}
      {acting && <Acting act={acting.act} session={acting.session} onOver={() => setActing(undefined)} />}
    </div>
  );
}

interface ListedProps {
  readonly isPast: boolean;
  readonly onAct: (act: Act, session: Session) => void;
}

function Listed({ isPast, onAct }: ListedProps) {
  const [page, setPage] = useState(1);
  const { data, problem, again, stopped } = useSessions(isPast, page);
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <section className="office-panel" aria-label={isPast ? 'Past sessions' : 'Sessions to come'}>
      {problem && <ProblemNote problem={problem} again={again} />}
      {stopped && <NotUpToDate />}
      <SessionTable {...data} isPast={isPast} onAct={onAct} />
      {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
    </section>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  return (
    <p className="session-shown">
      <button type="button" className="btn low pale" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Before
      </button>
      <span>
        Page {page} of {pages}
      </span>
      <button type="button" className="btn low pale" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        After
      </button>
    </p>
  );
}

function Acting({
  act,
  session,
  onOver,
}: {
  readonly act: Act;
  readonly session: Session;
  readonly onOver: () => void;
}) {
  switch (act) {
    case 'assign':
      return <AssignSet session={session} onOver={onOver} />;
    case 'move':
      return <MoveSession session={session} onOver={onOver} />;
    case 'places':
      return <SetPlaces session={session} onOver={onOver} />;
    case 'cancel':
      return <CancelSession session={session} onOver={onOver} />;
  }
}
