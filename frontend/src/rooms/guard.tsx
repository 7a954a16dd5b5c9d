import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { session, useSession, type Session } from '../client/session';
import {
  adminRoles,
  asksNobody,
  editorRoles,
  FOR_ADMINS,
  holdsOneOf,
  learnerRoles,
  mayOpen,
  OFFICE_LOGGING_IN,
  ownRoomOf,
  staffRoles,
  WHO_IS_PRACTISING,
} from './access';

const isAskedFirst = (here: Session | undefined, who: readonly RoleName[], pathname: string) =>
  here?.asksWho === true &&
  (who === learnerRoles || pathname.startsWith('/mock-exams')) &&
  !asksNobody.includes(pathname);

/** Where somebody is sent before any other page. */
function sentFirst(here: Session | undefined, who: readonly RoleName[], { pathname, search }: Location) {
  const back = `?returnTo=${encodeURIComponent(pathname + search)}`;
  if (here?.mustEnrol && pathname !== OFFICE_LOGGING_IN) return `${OFFICE_LOGGING_IN}${back}`;
  return isAskedFirst(here, who, pathname) ? `${WHO_IS_PRACTISING}${back}` : undefined;
}

/**
 * Lets in those who hold one of the roles. Whoever works or practises elsewhere goes to their own room; the others to the
 * individual log-in, and come back here after it. Before a child's page it is asked which child this is.
 */
export function Guard({ who, children }: { readonly who: readonly RoleName[]; readonly children: ReactNode }) {
  const here = useSession();
  const location = useLocation();
  const isIn = here !== undefined && mayOpen(here.roles, who);
  const wasIn = useWasIn(isIn, here?.email);
  const first = sentFirst(here, who, location);
  if (first !== undefined) return <Navigate to={first} replace />;
  if (isIn) return children;
  return <Outside held={here?.roles} isTaken={wasIn && holdsOneOf(staffRoles, who)} isForAdmins={who === adminRoles} />;
}

interface OutsideProps {
  readonly held: readonly RoleName[] | undefined;
  /** Whether it is a page of staff's, and they were let in before. */
  readonly isTaken: boolean;
  readonly isForAdmins: boolean;
}

function Outside({ held, isTaken, isForAdmins }: OutsideProps) {
  const { pathname, search } = useLocation();
  const own = held && ownRoomOf(held);
  if (isTaken) return <RoleTaken own={own} />;
  // Who works in the office is told why they are where they did not want to go.
  const isOfOffice = isForAdmins && holdsOneOf(held ?? [], editorRoles);
  if (own !== undefined) return <Navigate to={own} replace state={isOfOffice ? FOR_ADMINS : undefined} />;
  const back = session.wasLeft() ? '' : `?returnTo=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/auth/individual-login${back}`} replace />;
}

/** Whether the same person was let in here, in the life of the page. */
function useWasIn(isIn: boolean, email: string | undefined): boolean {
  const [whoWas, setWhoWas] = useState<string>();
  useEffect(() => {
    if (isIn) setWhoWas(email);
  }, [isIn, email]);
  return whoWas !== undefined && whoWas === email;
}

/** For staff whose role was taken while they were at work: the page would be gone without a word. It stands in the room, where the page did. */
function RoleTaken({ own }: { readonly own: string | undefined }) {
  return (
    <div className="notice warn role-taken" role="status">
      <h1>You may not work on this page any more</h1>
      <p>
        An admin has taken the role that it needs from your account; what you had sent before is kept. If you think that
        this is a mistake, please ask them.
      </p>
      <p>
        <Link to={own ?? '/'}>{own === undefined ? 'Go to the first page' : 'Go to your own pages'}</Link>
      </p>
    </div>
  );
}
