import Type from 'typebox';
import { command, query } from '../../describe/contract';
import { Count, Id, Instant, orNull, Reason } from '../../describe/schema';
import { adminsAfterPassword, staffToBe } from '../roles';

/** Six digits of an app, or a recovery code; spaces and hyphens do not matter. */
export const FactorCode = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' });
const GivenPassword = Type.String({ minLength: 1, maxLength: 128 });

export const offerSecondFactor = command({
  call: 'POST /auth/offerSecondFactor',
  who: staffToBe,
  summary: 'Makes a secret for an app that shows codes, for whoever gives their password. Nothing is asked for yet.',
  request: { password: GivenPassword },
  reply: {
    /** Base32, to be typed where nothing can be scanned. */
    secret: Type.String(),
    /** What the app scans. */
    address: Type.String(),
  },
  refusals: ['PasswordNotRight', 'SecondFactorNotOffered', 'SecondFactorStands', 'TooManyAttempts'],
});

export const setUpSecondFactor = command({
  call: 'POST /auth/setUpSecondFactor',
  who: staffToBe,
  summary:
    'Sets the second factor up with a code of the app: every log-in asks for one from now on. Replies with recovery codes, this once; a repeat by the same key is told them for ten minutes, as long as none was used.',
  request: { code: FactorCode },
  reply: { recoveryCodes: Type.Array(Type.String()) },
  refusals: ['SecondCodeNotRight', 'SecondFactorNotOffered', 'SecondFactorStands', 'TooManyAttempts'],
});

export const removeSecondFactor = command({
  call: 'POST /auth/removeSecondFactor',
  who: staffToBe,
  summary:
    'Takes the caller’s own second factor away, with a code of it. Where one is required, another is set up next.',
  request: { password: GivenPassword, code: FactorCode },
  refusals: ['PasswordNotRight', 'SecondCodeNotRight', 'SecondFactorNotThere', 'TooManyAttempts'],
});

export const resetSecondFactor = command({
  call: 'POST /auth/resetSecondFactor',
  who: adminsAfterPassword,
  does: 'takes away what guards the log-in of somebody here',
  summary:
    'Takes the second factor of somebody away who has lost it, with a reason, and logs them out everywhere. Its owner is told by mail. Nobody resets their own.',
  request: { accountId: Id, reason: Reason },
  refusals: ['AccountNotFound', 'AdminRoleGone', 'OwnSecondFactor', 'SecondFactorNotThere'],
});

export const getMySecondFactor = query({
  call: 'POST /auth/getMySecondFactor',
  who: staffToBe,
  summary: 'Whether the caller has a second factor, since when, and how many recovery codes are left.',
  reply: { setUpAt: orNull(Instant), recoveryCodesLeft: Count },
});
