import { job, NotYet } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { prepareReports } from 'schemas/mock-exams/reports/delivery.contract';
import { settleMockSitting } from 'schemas/mock-exams/sittings/sitting.contract';
import type { Services } from '../../services';
import { refusedAs } from './refused-as';

const data = { sessionId: Id, requestId: Id };

/**
 * Counts once what all reports of a request are made from. Whatever the clock has ended by then is written down first: nobody's
 * marks are of a sitting that is half over.
 */
export const prepareReportsJob = job<typeof data, Services>('mock-exams.prepare-reports', {
  data,
  once: ({ sessionId, requestId }) => `${sessionId} ${requestId}`,
  run: async ({ sessionId, requestId }, { reports, command }) => {
    await reports.caughtUp();
    for (const learnerId of await reports.unsettled(sessionId))
      await command(settleMockSitting, { sessionId, learnerId });
    const position = await reports.caughtUp();
    const { kind, learnerIds } = await reports.request(sessionId, requestId);
    const addressed = learnerIds ?? (await reports.addressed(sessionId));
    const prepared = await reports.prepare({ sessionId, kind }, position);
    const counted = { sessionId, requestId, ...prepared, learnerIds: [...addressed] };
    // They are counted again, by the keys that count now.
    return refusedAs('ReportsKeysMeanwhile', NotYet, () => command(prepareReports, counted));
  },
});
