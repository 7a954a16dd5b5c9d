import { endLookAsLearner, type lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { call } from './call';
import { session } from './session';

/** Goes to a page of ours as if it were opened anew, with nothing left of what was fetched. An object, so that tests can stay where they are. */
export const anew = {
  to: (address: string): void => {
    globalThis.location.assign(address);
  },
};

/** Where the office finds people. */
const USERS = '/app/admin-whizz/view-all-users';

/** Shows the learner's screens in this tab from now on; every other tab stays as it is. */
export function beginLook(reply: ReplyOf<typeof lookAsLearner>): void {
  const { email, accessToken, roles, childName, learnerId, learners, expiresInSeconds, lookId } = reply;
  const said = { email, accessToken, roles, childName, learnerId, learners, expiresInSeconds, doorOpenSeconds: 0 };
  session.look({ ...said, lookId, endsAt: Date.now() + expiresInSeconds * 1_000 });
  anew.to('/app/dashboard');
}

/** Back to the office: the server hears of it, and where it does not the look ends by itself. */
export async function leaveLook(): Promise<void> {
  const look = session.looking();
  if (look) await call(endLookAsLearner, { lookId: look.lookId }, { asOneself: true }).catch(() => undefined);
  session.look(undefined);
  anew.to(USERS);
}
