import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { session, useSession } from '../client/session';
import { mayOpen, ownRoomOf } from './access';

/**
 * Lets in those who hold one of the roles. Whoever works or practises elsewhere goes to their own room; the others to the
 * individual log-in, and come back here after it.
 */
export function Guard({ who, children }: { readonly who: readonly RoleName[]; readonly children: ReactNode }) {
  const held = useSession()?.roles;
  const { pathname, search } = useLocation();
  if (held && mayOpen(held, who)) return children;
  const own = held && ownRoomOf(held);
  if (own !== undefined) return <Navigate to={own} replace />;
  const back = session.wasLeft() ? '' : `?returnTo=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/auth/individual-login${back}`} replace />;
}
