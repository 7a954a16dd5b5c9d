import type { RoleName } from 'schemas/accounts/roles';
import { session, type Session } from '../src/client/session';

let count = 0;

/** Signs somebody in; a new learner each time, so that no test sees the answers of another. */
export function signInSomebody(...roles: RoleName[]): Session {
  count += 1;
  const somebody: Session = {
    email: 'amara@example.com',
    accessToken: `token-${count}`,
    roles: roles.length > 0 ? roles : ['ROLE_USER'],
    childName: 'Amara',
    learnerId: `learner-${count}`,
    learners: [{ learnerId: `learner-${count}`, childName: 'Amara' }],
    expiresInSeconds: 600,
    doorOpenSeconds: 900,
  };
  session.open(somebody);
  return somebody;
}
