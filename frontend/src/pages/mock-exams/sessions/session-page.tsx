import { Fragment, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import './session-page.css';

export type Way = readonly [to: string, words: string];

export const dashboard: Way = ['/app/admin-whizz', 'Back to Admin Dashboard'];
export const allSessions: Way = ['/app/admin-whizz/mock-exam-sessions', 'Mock exam sessions'];

/** What stands above a page about sessions: where one may have come from, and where else to go. */
export function WaysBack({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <nav className="session-ways" aria-label="Ways back">
      {ways.map(([to, words]) => (
        <Link key={to} to={to}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

interface SessionPageProps {
  /** Heads the page where no session is named. */
  readonly title: string;
  readonly back?: readonly Way[];
  /** Where else a session leads from here. */
  readonly ways: (sessionId: string) => readonly Way[];
  readonly children: (sessionId: string) => ReactNode;
}

/** A page about the session that its address names; another session is another page. */
export function SessionPage({ title, back = [dashboard, allSessions], ways, children }: SessionPageProps) {
  const [params] = useSearchParams();
  const sessionId = params.get('mockExamSessionId') ?? params.get('session') ?? '';
  return (
    <div className="office-stack">
      <WaysBack ways={sessionId === '' ? back : [...back, ...ways(sessionId)]} />
      {sessionId === '' ? (
        <>
          <PageHeading title={title} />
          <p>Please choose a session from the list first.</p>
        </>
      ) : (
        <Fragment key={sessionId}>{children(sessionId)}</Fragment>
      )}
    </div>
  );
}
