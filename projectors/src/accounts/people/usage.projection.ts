import { atEach, set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { usage } from 'schemas/accounts/people/usage.table';
import { readModel } from '../../read-model';

type Row = RowOf<typeof usage>;

const fresh = (accountId: string): Row => ({ accountId, signIns: 0, lastSignInAt: null, questionsAsked: 0 });

/** Whoever asks for a worksheet is its actor: children of one family count with the account that they practise under. */
export const usageProjection = readModel(usage, { version: 1 }).fold({
  SessionOpened: (row, { data: { accountId }, meta }) => {
    const before = row ?? fresh(accountId);
    return set(before, { signIns: before.signIns + 1, lastSignInAt: meta.at });
  },
  WorksheetIssued: atEach(
    (_, { actorId }) => (actorId === '' ? [] : [actorId]),
    (row, { data: { questions }, meta }) => {
      const before = row ?? fresh(meta.actorId);
      return set(before, { questionsAsked: before.questionsAsked + questions.length });
    },
  ),
});
