import { job } from 'platform/jobs';
import type { Contract } from 'schemas/describe/contract';
import { Id } from 'schemas/describe/schema';
import { beginErasure, carryOutErasure, certifyErasure, noteErasureNear } from 'schemas/privacy/erasure.contract';
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
