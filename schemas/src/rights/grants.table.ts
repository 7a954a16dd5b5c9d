import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Id, Instant, Personal, Shape, Text } from '../describe/schema';
import { table } from '../describe/table';
import { Right, Source, Term } from './grant';

/** Every grant of every family, those that are over and those that came with an account too: who may do what, and why. */
export const grants = table('rights_grants', {
  keeps: 'What may be used, from when until when, and why',
  row: {
    familyId: Id,
    grantId: Id,
    /** Null: every child of the family. */
    learnerId: Maybe(Id),
    gives: Type.Array(Right),
    sessionIds: Type.Array(Id),
    source: Source,
    beginsAt: Instant,
    /** What was known of its end, and since when. */
    terms: Type.Array(Shape(Term)),
    reason: Personal(Text(300), 'familyId'),
    /** Why its end was moved, or why it was taken back. */
    endReason: Personal(Text(300), 'familyId'),
  },
  key: ['familyId', 'grantId'],
});
