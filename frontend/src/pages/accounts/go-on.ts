import { leftAt } from '../../client/sign-in';
import { landingFor } from '../../rooms/access';

/** Where somebody goes on after signing in: for those who hold several roles, in the room that they left last. */
export function goOnAt(roles: readonly string[]): string {
  const last = leftAt();
  const theirs = roles.map((role) => landingFor([role]));
  return theirs.find((landing) => last !== undefined && isOffice(landing) === isOffice(last)) ?? landingFor(roles);
}

const isOffice = (address: string) => address.startsWith('/app/admin-whizz');
