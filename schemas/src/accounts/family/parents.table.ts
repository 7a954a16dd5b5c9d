import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Id, Instant } from '../../describe/schema';
import { table } from '../../describe/table';

/** Every account that has joined the family of another, and where it looks for its family now. */
export const parents = table('accounts_parents', {
  keeps: 'Which parents belong to the family',
  row: {
    accountId: Id,
    /** Where the account looks; null before it has begun to join one. */
    towardsFamilyId: Maybe(Id),
    /** The families that count it among their parents. */
    memberOf: Type.Array(Id),
    /** The family that it belongs to: where it looks, if that family says so too. Null: its own. */
    familyId: Maybe(Id),
    joinedAt: Maybe(Instant),
  },
  key: 'accountId',
  indexes: [['familyId']],
});
