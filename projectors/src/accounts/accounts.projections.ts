import { accountsProjection } from './accounts.projection';
import { childrenProjection } from './children.projection';
import { loginsProjection } from './logins.projection';
import { sessionsProjection } from './sessions.projection';
import { signUpsProjection } from './sign-ups.projection';

export const accountsProjections = [
  accountsProjection,
  sessionsProjection,
  loginsProjection,
  signUpsProjection,
  childrenProjection,
];
