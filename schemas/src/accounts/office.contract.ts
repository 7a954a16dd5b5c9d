import Type from 'typebox';
import { query } from '../describe/contract';
import { Count, Email, Id, Instant, orNull, Shape } from '../describe/schema';
import { accounts } from './accounts.table';
import { admins } from './roles';

const { accountId, learnerId, roles, active, registeredAt } = accounts.row;

export const findAccount = query({
  call: 'POST /auth/findAccount',
  who: admins,
  summary:
    'The account of an address, its roles and where it is logged in; null where there is none. Who looked at whose account is noted.',
  request: { email: Email },
  reply: {
    account: orNull(
      Shape({
        accountId,
        /** Of the first child. */
        learnerId,
        email: Email,
        parentFirstName: orNull(Type.String()),
        parentLastName: orNull(Type.String()),
        childName: orNull(Type.String()),
        roles,
        active,
        registeredAt,
        emailConfirmedAt: orNull(Instant),
        /** Null where there is no second factor. */
        secondFactorSetUpAt: orNull(Instant),
        /** The newest first, at most 50. */
        sessions: Type.Array(Shape({ sessionId: Id, openedAt: Instant })),
        /** All of them. */
        sessionCount: Count,
      }),
    ),
  },
});
