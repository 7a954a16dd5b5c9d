import { answer, nothing } from 'platform/http';
import { getCurrentMockExamSessionIfTakingPlace } from 'schemas/mock-exams/sittings/current-session.contract';
import { grants } from 'schemas/rights/grants.table';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { ownExams, ownExamTables } from './own-exams';

export const currentSessionQuery = answer(
  getCurrentMockExamSessionIfTakingPlace,
  { reads: [...ownExamTables, grants] },
  async (_, { db, now, caller }) => {
    const { learnerId, accountId, familyId = accountId } = caller;
    const [exams, given] = await Promise.all([
      ownExams(learnerId, { db, now }),
      db.from(grants).selectAll().where('familyId', '=', familyId).execute(),
    ]);
    const rights = rightsAt(given, learnerId, now);
    const theirs = exams.filter(({ session, hasBegun }) => hasBegun || maySit(rights, session));
    const running = theirs.find(({ isRunning }) => isRunning);
    if (running) {
      const { session, hasBegun } = running;
      return { mockExamSessionId: session.sessionId, startsAt: session.startsAt, serverNow: now, hasBegun };
    }
    const next = theirs.find(({ session: { startsAt } }) => startsAt > now)?.session;
    return next === undefined ? nothing : Math.ceil((Date.parse(next.startsAt) - Date.parse(now)) / 1_000);
  },
);
