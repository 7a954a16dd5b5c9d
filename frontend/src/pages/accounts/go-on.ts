import { leftAt } from '../../client/sign-in';
import { areaOf, landingFor } from '../../rooms/access';

/** Where somebody goes on after signing in: for those who hold several roles, in the room that they left last. Whoever has none is told so. */
export function goOnAt(roles: readonly string[]): string {
  const last = leftAt();
  const theirs = roles.map((role) => landingFor([role]));
  return theirs.find((landing) => last !== undefined && roomOf(landing) === roomOf(last)) ?? areaOf(roles);
}

function roomOf(address: string): 'office' | 'portal' | 'desk' {
  if (address.startsWith('/app/admin-whizz')) return 'office';
  return address.startsWith('/mock-exams') ? 'portal' : 'desk';
}
