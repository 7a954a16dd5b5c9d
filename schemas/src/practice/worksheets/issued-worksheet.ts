import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id } from '../../describe/schema';
import { LearnerQuestion, Passage } from '../../questions/question';

/** Of a free account today; null where there is no limit; -2 for what only paid plans have. */
export const Remaining = Type.Union([Type.Integer(), Type.Null()]);

/** What every call that issues a worksheet replies. `FEWER_LEFT`: nothing was issued, since `remaining` is less than was asked for. */
export const issuedWorksheet = {
  kind: Type.Enum(['questions', 'none']),
  worksheetId: Maybe(Id),
  questions: Type.Array(LearnerQuestion),
  passage: Maybe(Passage),
  timeLimitSeconds: Maybe(Count),
  /** Each question may be checked as it is answered. */
  checksEach: Maybe(Type.Boolean()),
  remaining: Remaining,
  reason: Maybe(Type.Enum(['DAILY_LIMIT', 'FEWER_LEFT', 'TRIAL_EXPIRED', 'PREMIUM'])),
};
