import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, Text } from '../../describe/schema';
import { table } from '../../describe/table';

/** The letters to the mailing list. */
export const letters = table('marketing_letters', {
  row: {
    letterId: Id,
    version: Count,
    subject: Text(150),
    body: Text(10_000),
    state: Type.Enum(['draft', 'released', 'addressed']),
    writtenAt: Instant,
    /** Of the version that stands. */
    writtenBy: Id,
    releasedAt: Maybe(Instant),
    releasedBy: Maybe(Id),
    /** How many readers it was addressed to so far. */
    recipients: Count,
    /** How many left the list by its link. */
    left: Count,
  },
  key: 'letterId',
  indexes: [['writtenAt']],
});
