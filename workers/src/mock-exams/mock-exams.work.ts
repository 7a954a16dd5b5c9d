import type { Work } from '../work';
import { followSessionJob } from './follow-session.job';
import { returnExamJob } from './return-exam.job';
import { seatMail } from './seat-mail.job';
import { settleSittingJob } from './sittings/settle-sitting.job';
import { settleSittings } from './sittings/settle-sittings.process';
import { tellSeats } from './tell-seats.process';

export const mockExamsWork: Work = {
  processes: [tellSeats, settleSittings],
  jobs: [followSessionJob, seatMail, returnExamJob, settleSittingJob],
};
