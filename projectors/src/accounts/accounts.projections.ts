import { accountsProjection } from './accounts.projection';
import { adminsProjection } from './admins.projection';
import { childrenProjection } from './children.projection';
import { invitationsProjection } from './invitations.projection';
import { learnerLooksProjection } from './learner-looks.projection';
import { loginsProjection } from './logins.projection';
import { parentsProjection } from './parents.projection';
import { secondFactorsProjection } from './second-factors.projection';
import { historyProjection } from './people/history.projection';
import { guestsProjection } from './people/guests.projection';
import { usageProjection } from './people/usage.projection';
import { sessionsProjection } from './sessions.projection';
import { signUpsProjection } from './sign-ups.projection';

export const accountsProjections = [
  accountsProjection,
  sessionsProjection,
  loginsProjection,
  signUpsProjection,
  childrenProjection,
  secondFactorsProjection,
  learnerLooksProjection,
  parentsProjection,
  invitationsProjection,
  usageProjection,
  guestsProjection,
  historyProjection,
  adminsProjection,
];
