import { parents } from 'schemas/accounts/family/parents.table';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../read-model';

type Row = RowOf<typeof parents>;

/** It belongs where it looks, if it is counted there: the same rule as that of the commands. */
const belonging = (row: Omit<Row, 'familyId'>): Row => {
  const { accountId, towardsFamilyId, memberOf, joinedAt } = row;
  const isMember = towardsFamilyId !== null && memberOf.includes(towardsFamilyId);
  return { accountId, towardsFamilyId, memberOf, joinedAt, familyId: isMember ? towardsFamilyId : null };
};

const before = (accountId: string): Row => ({
  accountId,
  towardsFamilyId: null,
  memberOf: [],
  familyId: null,
  joinedAt: null,
});

const others = ({ memberOf }: Row, familyId: string) => memberOf.filter((id) => id !== familyId);

export const parentsProjection = readModel(parents, { version: 1 }).fold({
  FamilyJoinBegan: (row, { data: { accountId, familyId } }) => {
    const { memberOf, joinedAt } = row ?? before(accountId);
    return belonging({ accountId, towardsFamilyId: familyId, memberOf, joinedAt });
  },
  ParentJoinedFamily: (row, { data: { accountId, familyId }, meta }) => {
    const known = row ?? before(accountId);
    const { towardsFamilyId } = known;
    return belonging({
      accountId,
      towardsFamilyId,
      memberOf: [...others(known, familyId), familyId],
      joinedAt: meta.at,
    });
  },
  ParentLeftFamily: (row, { data: { accountId, familyId } }) => {
    if (!row) return row;
    const { towardsFamilyId, joinedAt } = row;
    return belonging({ accountId, towardsFamilyId, memberOf: others(row, familyId), joinedAt });
  },
});
