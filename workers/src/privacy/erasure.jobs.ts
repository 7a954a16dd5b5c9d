import { job } from 'platform/jobs';
import type { Contract } from 'schemas/describe/contract';
import { Id, Instant } from 'schemas/describe/schema';
import {
  beginErasure,
  carryOutErasure,
  certifyErasure,
  keepAfterNewPassword,
  noteErasureNear,
} from 'schemas/privacy/erasure.contract';
import type { Services } from '../services';

const data = { erasureId: Id, familyId: Id };

/** A step of an erasure: what is still to be done is decided by its stream, so that a repeat goes on where it ended. */
const step = (name: string, contract: Contract<typeof data>) =>
  job<typeof data, Services>(name, {
    data,
    once: ({ erasureId }) => erasureId,
    run: (request, { command }) => command(contract, request),
  });

export const noteErasureNearJob = step('privacy.note-erasure-near', noteErasureNear);
export const beginErasureJob = step('privacy.begin-erasure', beginErasure);
export const carryOutErasureJob = step('privacy.carry-out-erasure', carryOutErasure);
export const certifyErasureJob = step('privacy.certify-erasure', certifyErasure);

/** What an account asked for is kept once it has a new password. */
export const keepAfterNewPasswordJob = job('privacy.keep-after-new-password', {
  data: { accountId: Id, resetId: Id, changedAt: Instant },
  once: ({ resetId }) => resetId,
  run: ({ accountId, changedAt }, { command }: Services) => command(keepAfterNewPassword, { accountId, changedAt }),
});
