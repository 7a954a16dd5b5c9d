import type { Work } from '../work';
import { followSessionJob } from './follow-session.job';
import { returnExamJob } from './return-exam.job';
import { seatMail } from './seat-mail.job';
import { tellSeats } from './tell-seats.process';

export const mockExamsWork: Work = {
  processes: [tellSeats],
  jobs: [followSessionJob, seatMail, returnExamJob],
};
