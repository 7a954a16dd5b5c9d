import { start } from 'platform/jobs';
import { process } from '../../process';
import { settleSittingJob } from './settle-sitting.job';

interface Due {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly dueAt: string;
}

const lookAt = ({ sessionId, learnerId, dueAt }: Due) =>
  start(settleSittingJob, { sessionId, learnerId, dueAt }, { at: dueAt });

/** Each paper that is opened is looked at after its grace; each look asks for the next as long as there is more to come. */
export const settleSittings = process('settle-sittings', {
  MockPaperOpened: ({ data }) => lookAt(data),
  MockSittingDue: ({ data }) => lookAt(data),
});
