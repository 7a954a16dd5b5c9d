import type { Work } from '../work';
import { copyAskedMail, tellOfCopies } from './copy-asked.mail';
import { erase } from './erase.process';
import { beginErasureJob, carryOutErasureJob, certifyErasureJob, noteErasureNearJob } from './erasure.jobs';
import { erasureAskedMail, erasureCancelledMail, erasureNearMail } from './erasure.mails';

export const privacyWork: Work = {
  processes: [erase, tellOfCopies],
  jobs: [
    erasureAskedMail,
    erasureNearMail,
    erasureCancelledMail,
    noteErasureNearJob,
    beginErasureJob,
    carryOutErasureJob,
    certifyErasureJob,
    copyAskedMail,
  ],
};
