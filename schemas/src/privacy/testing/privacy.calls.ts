import { called, naming, nothing, password, type Called } from '../../testing/called';
import {
  askErasure,
  beginErasure,
  cancelErasure,
  carryOutErasure,
  certifyErasure,
  getErasureCertificate,
  keepAfterNewPassword,
  noteErasureNear,
} from '../erasure.contract';
import { askCopy, fetchCopy, getMyPrivacy } from '../privacy.contract';

const which = ({ fresh }: { readonly fresh: string }) => ({ familyId: fresh, erasureId: fresh });

const named = { learnerId: 'child', erasureId: 'erasure', copyId: 'copy', reference: 'for whoever holds it' } as const;

export const privacyCalls: readonly Called[] = naming(named, [
  called(askErasure, '. f u . . . . . . . . . .', ({ fresh }) => ({ learnerId: fresh, password, typed: 'erase' })),
  called(cancelErasure, '. f u . . . . . . . . . .', ({ fresh }) => ({ erasureId: fresh })),
  called(keepAfterNewPassword, '. . . . . . . . . W . . .', ({ fresh }) => ({
    accountId: fresh,
    changedAt: '2026-11-21T12:00:00.000Z',
  })),
  called(noteErasureNear, '. . . . . . . . . W . . .', which),
  called(beginErasure, '. . . . . . . . . W . . .', which),
  called(carryOutErasure, '. . . . . . . . . W . . .', which),
  called(certifyErasure, '. . . . . . . . . W . . .', which),
  called(getErasureCertificate, 'V F U S T H C E A W D O P', ({ fresh }) => ({ reference: fresh })),
  called(getMyPrivacy, '. f u . . . . . . . . . .', nothing),
  called(askCopy, '. f u . . . . . . . . . .', nothing),
  called(fetchCopy, '. f u . . . . . . . . . .', ({ fresh }) => ({ copyId: fresh })),
]);
