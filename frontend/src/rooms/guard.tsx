import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { session, useSession, type Session } from '../client/session';
import { asksNobody, learnerRoles, mayOpen, OFFICE_LOGGING_IN, ownRoomOf, WHO_IS_PRACTISING } from './access';

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
  const held = here?.roles;
  const location = useLocation();
  const { pathname, search } = location;
  const first = sentFirst(here, who, location);
  if (first !== undefined) return <Navigate to={first} replace />;
  if (held && mayOpen(held, who)) return children;
  const own = held && ownRoomOf(held);
  if (own !== undefined) return <Navigate to={own} replace />;
  const back = session.wasLeft() ? '' : `?returnTo=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/auth/individual-login${back}`} replace />;
}
