import { start } from 'platform/jobs';
import { lastOfFormer } from 'schemas/accounts/token';
import { process } from '../process';
import {
  beginErasureJob,
  carryOutErasureJob,
  certifyErasureJob,
  keepAfterNewPasswordJob,
  noteErasureNearJob,
} from './erasure.jobs';
import { erasureAskedMail, erasureCancelledMail, erasureNearMail } from './erasure.mails';

/** How long before the end they are told once more. */
const REMINDED_BEFORE_MS = 3 * 86_400_000;

/** A wish to be forgotten: told at once and before the end, then carried out step by step. Each step is asked for by the one before; a new password of the one who asked ends it. */
export const erase = process('erase', {
  ErasureAsked: ({ data: { erasureId, familyId, told, whom, dueAt } }) => [
    ...told.map((accountId) => start(erasureAskedMail, { erasureId, accountId, whom, dueAt })),
    start(noteErasureNearJob, { erasureId, familyId }, { at: new Date(Date.parse(dueAt) - REMINDED_BEFORE_MS) }),
    start(beginErasureJob, { erasureId, familyId }, { at: dueAt }),
  ],
  PasswordChanged: ({ data: { accountId, resetId, changedAt } }) =>
    start(keepAfterNewPasswordJob, { accountId, resetId, changedAt }, { at: new Date(lastOfFormer(changedAt)) }),
  ErasureDrewNear: ({ data: { erasureId, told, dueAt } }) =>
    told.map((accountId) => start(erasureNearMail, { erasureId, accountId, dueAt })),
  ErasureCancelled: ({ data: { erasureId, told, why } }) =>
    told.map((accountId) => start(erasureCancelledMail, { erasureId, accountId, ...(why !== undefined && { why }) })),
  ErasureBegun: ({ data: { erasureId, familyId } }) => start(carryOutErasureJob, { erasureId, familyId }),
  ErasureCarriedOut: ({ data: { erasureId, familyId } }) => start(certifyErasureJob, { erasureId, familyId }),
});
