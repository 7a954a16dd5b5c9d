import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { shownOfStreams } from '../investigations/look.events';

/** Who of us looked at what is written of somebody: one row for each stream, each person and what they were shown. */
export const looks = table('privacy_looks', {
  keeps: 'Who of us looked at what is written of you',
  row: {
    /** Stream, who looked, and what they were shown. */
    lookKey: Type.String(),
    stream: Type.String(),
    /** Whose it is, where the stream tells. */
    subjectId: Maybe(Id),
    /** Who looked. */
    staffId: Id,
    shown: Type.Enum([...shownOfStreams]),
    lastAt: Instant,
    /** On how many days. */
    times: Count,
  },
  key: 'lookKey',
  indexes: [['subjectId'], ['stream']],
});
