import { Maybe } from '../describe/events';
import { Day, Id, Instant, Name, Personal } from '../describe/schema';
import { table } from '../describe/table';

/** Every child of every family: who may be practising, and whose work a parent sees. */
export const children = table('accounts_children', {
  keeps: 'The child: name, date of birth, since when',
  row: {
    learnerId: Id,
    familyId: Id,
    /** Also null where the child was signed up without a name. */
    name: Personal(Name, 'learnerId'),
    bornOn: Personal(Day, 'learnerId'),
    addedAt: Instant,
    archivedAt: Maybe(Instant),
  },
  key: 'learnerId',
  indexes: [['familyId', 'addedAt']],
});
