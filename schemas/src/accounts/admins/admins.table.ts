import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';
import type { RowOf } from '../../describe/table';
import type { Holding } from './admin-hands.rules';

/** Who has been an admin, since when and by whom: two that one person may have made decide nothing together. */
export const admins = table('accounts_admins', {
  row: {
    accountId: Id,
    hasRole: Type.Boolean(),
    isActive: Type.Boolean(),
    /** Of the event that made them one last. */
    position: Type.String(),
    /** Since when they have it. */
    heldSince: Instant,
    madeAt: Instant,
    /** Null: nobody is known to have. */
    madeBy: Maybe(Id),
    /** Null: nobody ended it, or they are back. */
    endedAt: Maybe(Instant),
  },
  key: 'accountId',
  keeps:
    'Whether an account has been an admin, since when, which other account made it one, and when another account ended that',
});

/** As its row keeps it. */
export const holdingFrom = ({ position, heldSince, madeAt, madeBy, ...standing }: RowOf<typeof admins>): Holding => ({
  making: { position, since: heldSince, at: madeAt, by: madeBy },
  hasRole: standing.hasRole,
  isActive: standing.isActive,
  endedAt: standing.endedAt,
});
