import type { Clock } from 'platform/clock';
import type { Ground } from 'platform/service';
import { arrangedSeats, type ArrangementChange } from './arranged/arranged-seats';
import { examSeat, type ExamSeat } from './exam-seat';
import type { Reports } from './reports/report-port';
import type { ReportPress } from './reports/press/report-press';
import { reportsIn } from './reports/reports-in';
import { pausedSince } from './room/paused-since';

/** What the work of mock exams may ask. */
export interface MockExamsServices {
  /** A child's seat in a mock exam. */
  readonly examSeat: (sessionId: string, learnerId: string) => Promise<ExamSeat>;
  /** The seats that a change of arrangements is about; none where it is no news any more. */
  readonly arrangedSeats: (change: ArrangementChange) => Promise<readonly ExamSeat[]>;
  /** Since when a room, or one child in it, is paused; null where it is not. */
  readonly pausedSince: (sessionId: string, learnerId: string | null) => Promise<string | null>;
  /** Reports of mock exams: what they are made from, and how they stand. */
  readonly reports: Reports;
}

interface Parts {
  readonly ground: Pick<Ground, 'db' | 'store'>;
  readonly press: ReportPress;
  readonly clock: Clock;
}

export const mockExamsServices = ({ ground: { db, store }, press, clock }: Parts): MockExamsServices => ({
  examSeat: (sessionId, learnerId) => examSeat(db, sessionId, learnerId),
  arrangedSeats: (change) => arrangedSeats(db, change, clock.now()),
  pausedSince: (sessionId, learnerId) => pausedSince(db, sessionId, learnerId),
  reports: reportsIn({ db, store, press }),
});
