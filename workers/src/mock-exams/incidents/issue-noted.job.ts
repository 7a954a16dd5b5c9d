import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { issueAgainAfterIncident } from 'schemas/mock-exams/incidents/incidents.contract';
import type { Services } from '../../services';
import { refusedAs, StillCounted } from '../reports/refused-as';

const data = { sessionId: Id, decisionId: Id };

/** Has those reports made anew that were counted with other notes than stand now. */
export const issueNotedJob = job<typeof data, Services>('mock-exams.issue-noted', {
  data,
  once: ({ decisionId }) => decisionId,
  run: ({ sessionId, decisionId }, { command }) =>
    refusedAs('IncidentReportsRunning', StillCounted, () =>
      command(issueAgainAfterIncident, { sessionId, decisionId }),
    ),
});
