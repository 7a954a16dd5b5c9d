import { Fragment, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { replayAddress } from '../replay/places';
import { boardAddress, incidentsAddress, reportsAddress, resultsAddress, usersAddress } from './addresses';
import './session-page.css';

export type Way = readonly [to: string, words: string];

export const dashboard: Way = ['/app/admin-whizz', 'Back to Admin Dashboard'];
export const allSessions: Way = ['/app/admin-whizz/mock-exam-sessions', 'Mock exam sessions'];

/** Everything that belongs to a session, by one name each: whichever of it is looked at leads to all the rest. */
export const waysOf = (sessionId: string): readonly Way[] => [
  [usersAddress(sessionId), 'Users'],
  [boardAddress(sessionId), 'Live board'],
  [replayAddress({ sessionId }), 'Replay of the room'],
  [incidentsAddress(sessionId), 'Incidents'],
  [resultsAddress(sessionId), 'Results'],
  [reportsAddress(sessionId), 'Reports'],
];

/** What stands above a page about sessions: where one may have come from, and where else to go. */
export function WaysBack({ ways }: { readonly ways: readonly Way[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="session-ways" aria-label="Ways back">
      {ways.map(([to, words]) => (
        <Link key={to} to={to} aria-current={to.split('?')[0] === pathname ? 'page' : undefined}>
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
  readonly children: (sessionId: string) => ReactNode;
}

/** A page about the session that its address names; another session is another page. */
export function SessionPage({ title, back = [dashboard, allSessions], children }: SessionPageProps) {
  const [params] = useSearchParams();
  const sessionId = params.get('mockExamSessionId') ?? params.get('session') ?? '';
  return (
    <div className="office-stack">
      <WaysBack ways={sessionId === '' ? back : [...back, ...waysOf(sessionId)]} />
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
