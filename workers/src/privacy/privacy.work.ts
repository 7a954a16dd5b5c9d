import type { Work } from '../work';
import { copyAskedMail, tellOfCopies } from './copy-asked.mail';
import { erase } from './erase.process';
import {
  beginErasureJob,
  carryOutErasureJob,
  certifyErasureJob,
  keepAfterNewPasswordJob,
  noteErasureNearJob,
} from './erasure.jobs';
import { erasureAskedMail, erasureCancelledMail, erasureNearMail } from './erasure.mails';

export const privacyWork: Work = {
  processes: [erase, tellOfCopies],
  jobs: [
    erasureAskedMail,
    erasureNearMail,
    erasureCancelledMail,
    keepAfterNewPasswordJob,
    noteErasureNearJob,
    beginErasureJob,
    carryOutErasureJob,
    certifyErasureJob,
    copyAskedMail,
  ],
};
