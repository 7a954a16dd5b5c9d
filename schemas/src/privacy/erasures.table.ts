import Type from 'typebox';
import { Maybe } from '../describe/events';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';
import { Certificate } from './certificate';
import { Whom } from './erasure.events';

/** Every wish to be forgotten, and what became of it. Nothing in it tells who it was once they are. */
export const erasures = table('privacy_erasures', {
  keeps: 'Erasures that were asked for',
  row: {
    /** Also the reference of the certificate. */
    erasureId: Id,
    familyId: Id,
    whom: Whom,
    learnerId: Maybe(Id),
    state: Type.Enum(['asked', 'cancelled', 'begun', 'carried out', 'certified']),
    askedAt: Instant,
    dueAt: Instant,
    certificate: Maybe(Certificate),
    hash: Maybe(Type.String()),
  },
  key: 'erasureId',
  indexes: [['familyId', 'askedAt']],
});
